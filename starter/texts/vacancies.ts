import type { StarterVacancy } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

const amman: Translated = { en: 'Amman, Jordan', ar: 'عمّان، الأردن', fr: 'Amman, Jordanie', fa: 'امان، اردن' }

const diplomacyAndStandardsUnit: Translated = {
  en: 'Diplomacy and Standards Unit',
  ar: 'وحدة الدبلوماسية والمعايير',
  fr: 'Unité Diplomatie et normes',
  fa: 'واحد دیپلماسی و استاندارد',
}

const communicationsAndData: Translated = {
  en: 'Communications and Data',
  ar: 'الاتصال والبيانات',
  fr: 'Communication et données',
  fa: 'ارتباطات و داده',
}

const administration: Translated = {
  en: 'Administration',
  ar: 'الشؤون الإدارية',
  fr: 'Administration',
  fa: 'امور اداری',
}

/** Open positions, the most urgent first, then those open until filled, then expired ones. */
export const starterVacancies: readonly StarterVacancy[] = [
  {
    slug: 'consultant-for-past-drought-warnings',
    title: {
      en: 'Consultant to compare past drought warnings with what in fact happened in the river basins of five neighbouring member states',
      ar: 'خبير استشاري لمقارنة إنذارات الجفاف السابقة بما حدث فعلًا في أحواض الأنهار في خمس دول أعضاء متجاورة',
      fr: 'Consultant(e) pour comparer les alertes passées à la sécheresse avec ce qui s’est réellement produit dans les bassins de cinq États membres voisins',
      fa: 'مشاور برای مقایسهٔ هشدارهای گذشتهٔ خشک‌سالی با آنچه به‌راستی در حوضه‌های آبریز پنج کشور عضو همسایه رخ داد',
    },
    summary: {
      en: 'A short assignment of 60 working days to look back at fifteen years of drought warnings, and to tell five national services which of them came in time and which did not.',
      ar: 'مهمة قصيرة مدتها 60 يوم عمل للنظر في إنذارات الجفاف على مدى خمسة عشر عامًا، وإبلاغ خمس مؤسسات وطنية بما جاء منها في وقته وما لم يأتِ.',
      fr: 'Une mission courte de 60 jours ouvrés pour revenir sur quinze années d’alertes à la sécheresse et dire à cinq services nationaux lesquelles sont venues à temps, et lesquelles non.',
      fa: 'مأموریتی کوتاه در ۶۰ روز کاری برای بازنگری پانزده سال هشدار خشک‌سالی، تا پنج سازمان ملی بدانند کدام هشدارها به‌هنگام بوده و کدام‌ها نبوده است.',
    },
    body: {
      en: `Before a new warning is built, the old ones should be examined. Five national services have opened their archives for this purpose: bulletins, circulars and radio notes from the last fifteen years.

The consultant sets each warning beside the record of the following season: rainfall, reservoir levels, harvests and prices. The result is a table, a set of maps and a report of at most thirty pages that a district officer can read.

The work includes two workshops in the region, where the services discuss the findings before anyone else sees them. Errors are described without names. The aim is to choose better indicators, not to judge the people who issued the warnings.

Work is done from home, with four visits of one week. Fees follow the Network’s published scale and are paid in three parts.`,
      ar: `قبل بناء إنذار جديد ينبغي فحص الإنذارات القديمة. ولهذا الغرض فتحت خمس مؤسسات وطنية سجلاتها: نشرات وتعاميم وملاحظات إذاعية من الأعوام الخمسة عشر الأخيرة.

يضع الخبير كل إنذار إلى جانب سجل الموسم الذي تلاه: الأمطار، ومناسيب السدود، والمحاصيل، والأسعار. والناتج جدول ومجموعة خرائط وتقرير لا يزيد على ثلاثين صفحة يستطيع موظف المنطقة أن يقرأه.

ويشمل العمل ورشتين في المنطقة، تناقش فيهما المؤسسات النتائج قبل أن يطلع عليها غيرها. وتوصف الأخطاء دون أسماء. والغاية اختيار مؤشرات أفضل لا محاسبة من أصدروا الإنذارات.

ويُنجز العمل عن بُعد، مع أربع زيارات مدة كل منها أسبوع. وتتبع الأتعاب جدول الشبكة المنشور، وتُدفع على ثلاثة أقساط.`,
      fr: `Avant de bâtir une nouvelle alerte, il convient d’examiner les anciennes. Cinq services nationaux ont ouvert leurs archives à cette fin : bulletins, circulaires et notes de radio des quinze dernières années.

Le consultant place chaque alerte à côté de ce que montre la saison suivante : pluies, niveau des barrages, récoltes et prix. Il en tire un tableau, une série de cartes et un rapport de trente pages au plus, lisible par un agent de district.

La mission comprend deux ateliers dans la région, où les services discutent les résultats avant toute autre personne. Les erreurs sont décrites sans nommer quiconque. Il s’agit de choisir de meilleurs indicateurs, non de juger ceux qui ont lancé les alertes.

Le travail se fait à distance, avec quatre visites d’une semaine. Les honoraires suivent le barème publié du Réseau et sont versés en trois fois.`,
      fa: `پیش از ساختن هشدار تازه باید هشدارهای پیشین را بررسی کرد. پنج سازمان ملی بایگانی خود را برای این کار گشوده‌اند: بولتن‌ها، بخشنامه‌ها و یادداشت‌های رادیویی پانزده سال گذشته.

مشاور هر هشدار را کنار کارنامهٔ فصل پس از آن می‌گذارد: بارش، تراز سدها، برداشت و قیمت‌ها. حاصل کار یک جدول، مجموعه‌ای نقشه و گزارشی در حداکثر سی صفحه است که کارشناس شهرستان بتواند بخواند.

کار دو کارگاه در منطقه دارد که در آنها سازمان‌ها پیش از هر کس دیگری دربارهٔ یافته‌ها گفت‌وگو می‌کنند. خطاها بی‌نام شرح داده می‌شود. هدف، انتخاب شاخص‌های بهتر است، نه داوری دربارهٔ کسانی که هشدار داده‌اند.

کار از راه دور و با چهار بازدید یک‌هفته‌ای انجام می‌شود. حق‌الزحمه بر پایهٔ جدول منتشرشدهٔ شبکه و در سه نوبت پرداخت می‌شود.`,
    },
    requirements: {
      en: `- An advanced degree in hydrology, climate science or agricultural statistics.
- Eight years of work with drought or harvest data, some of it in dry countries.
- Reports that have been published and can be shown.
- English, and a good reading knowledge of Arabic, Persian, Turkish or Urdu.`,
      ar: `- شهادة عليا في علم المياه أو علوم المناخ أو الإحصاء الزراعي.
- ثماني سنوات من العمل على بيانات الجفاف أو المحاصيل، بعضها في بلدان جافة.
- تقارير منشورة يمكن الاطلاع عليها.
- الإنجليزية، مع إجادة القراءة بالعربية أو الفارسية أو التركية أو الأردية.`,
      fr: `- Un diplôme supérieur en hydrologie, en climatologie ou en statistique agricole.
- Huit années de travail sur des données de sécheresse ou de récolte, dont une part en pays aride.
- Des rapports publiés, que l’on puisse montrer.
- L’anglais, et une bonne lecture de l’arabe, du persan, du turc ou de l’ourdou.`,
      fa: `- مدرک تحصیلات تکمیلی در آب‌شناسی، اقلیم‌شناسی یا آمار کشاورزی.
- هشت سال کار با دادهٔ خشک‌سالی یا برداشت محصول، بخشی از آن در کشورهای خشک.
- گزارش‌هایی که منتشر شده و نشان‌دادنی باشد.
- زبان انگلیسی و توانایی خوب خواندن به عربی، فارسی، ترکی یا اردو.`,
    },
    kind: 'consultancy',
    department: {
      en: 'Nexus Planning Unit',
      ar: 'وحدة التخطيط المترابط',
      fr: 'Unité Planification du nexus',
      fa: 'واحد برنامه‌ریزی همبست',
    },
    location: {
      en: 'Remote, with visits to the region',
      ar: 'عن بُعد، مع زيارات إلى المنطقة',
      fr: 'À distance, avec des visites dans la région',
      fa: 'از راه دور، با بازدید از منطقه',
    },
    grade: 'C-3',
    positions: 1,
    postedInDays: -23,
    deadlineInDays: 5,
  },
  {
    slug: 'desalination-process-engineer',
    title: {
      en: 'Process engineer for small desalination plants',
      ar: 'مهندس عمليات لمحطات التحلية الصغيرة',
      fr: 'Ingénieur(e) procédés pour petites usines de dessalement',
      fa: 'مهندس فرایند برای واحدهای کوچک نمک‌زدایی',
    },
    summary: {
      en: 'The engineer supports nine small solar plants in four countries: reads their weekly figures, answers their operators, and prepares the five plants that are still to be built.',
      ar: 'يساند المهندس تسع محطات شمسية صغيرة في أربع دول: يقرأ أرقامها الأسبوعية، ويجيب مشغّليها، ويُعدّ للمحطات الخمس التي لم تُبنَ بعد.',
      fr: 'L’ingénieur suit neuf petites usines solaires dans quatre pays : il lit leurs chiffres chaque semaine, répond à leurs exploitants et prépare les cinq usines qui restent à construire.',
      fa: 'مهندس از نُه واحد کوچک خورشیدی در چهار کشور پشتیبانی می‌کند: ارقام هفتگی آنها را می‌خواند، به بهره‌برداران پاسخ می‌دهد و پنج واحد ساخته‌نشده را آماده می‌کند.',
    },
    body: {
      en: `The plants produce 300 to 1,000 cubic metres a day and are run by two operators each. When something goes wrong, they call this engineer first.

## What the work consists of

- Reading the weekly logs of nine plants and finding faults before they grow.
- Answering operators by telephone, in plain language, on the same day.
- Checking designs and offers for the plants still to be built.
- Visiting every plant once a year, and staying long enough to work a shift.

About a third of the time is spent in the field, often in places without a hotel. The engineer also writes the yearly note on costs and stoppages, which is public.

The contract is for two years and may be renewed once. It includes leave, insurance and support with moving to Amman.`,
      ar: `تنتج المحطات بين 300 و1,000 متر مكعب في اليوم، ويشغّل كلًا منها عاملان. وحين يقع خلل يتصلون بهذا المهندس أولًا.

## طبيعة العمل

- قراءة السجلات الأسبوعية لتسع محطات واكتشاف الأعطال قبل أن تكبر.
- الرد على المشغّلين هاتفيًا، بلغة بسيطة، في اليوم نفسه.
- مراجعة تصاميم المحطات الباقية وعروضها.
- زيارة كل محطة مرة في السنة، والبقاء فيها ما يكفي لأداء نوبة عمل كاملة.

ويُقضى نحو ثلث الوقت في الميدان، وكثيرًا ما يكون ذلك في أماكن لا فندق فيها. ويكتب المهندس كذلك المذكرة السنوية عن التكاليف والتوقفات، وهي مذكرة علنية.

ومدة العقد سنتان، ويجوز تجديده مرة واحدة. وهو يشمل الإجازات والتأمين والمساعدة على الانتقال إلى عمّان.`,
      fr: `Les usines produisent de 300 à 1 000 mètres cubes par jour et sont conduites chacune par deux exploitants. Quand un incident survient, c’est cet ingénieur qu’ils appellent d’abord.

## En quoi consiste le travail

- Lire les journaux hebdomadaires de neuf usines et trouver les défauts avant qu’ils ne s’aggravent.
- Répondre aux exploitants par téléphone, en langage simple, le jour même.
- Vérifier les plans et les offres des usines à construire.
- Visiter chaque usine une fois par an, assez longtemps pour y faire un poste.

Un tiers du temps environ se passe sur le terrain, souvent loin de tout hôtel. L’ingénieur rédige aussi la note annuelle sur les coûts et les arrêts, qui est publique.

Le contrat dure deux ans et peut être renouvelé une fois. Il comprend congés, assurance et aide à l’installation à Amman.`,
      fa: `این واحدها روزانه ۳۰۰ تا ۱٬۰۰۰ متر مکعب آب می‌دهند و هر یک دو بهره‌بردار دارد. هر گاه مشکلی پیش آید، نخست با این مهندس تماس می‌گیرند.

## شرح کار

- خواندن گزارش هفتگی نُه واحد و یافتن عیب‌ها پیش از آن‌که بزرگ شوند.
- پاسخ تلفنی به بهره‌برداران، به زبان ساده و در همان روز.
- بازبینی طرح‌ها و پیشنهادهای واحدهای ساخته‌نشده.
- بازدید سالانه از هر واحد و ماندن به اندازهٔ یک نوبت کاری.

نزدیک به یک‌سوم زمان در محل می‌گذرد، و بیشتر در جاهایی که مهمانخانه ندارد. مهندس یادداشت سالانهٔ هزینه‌ها و توقف‌ها را نیز می‌نویسد که در دسترس همگان است.

قرارداد دوساله است و یک بار تمدید می‌شود. مرخصی، بیمه و کمک‌هزینهٔ جابه‌جایی به امان را نیز در بر دارد.`,
    },
    requirements: {
      en: `- A degree in chemical, mechanical or environmental engineering.
- Five years with reverse osmosis plants, two of them as an operator or on site.
- Experience with solar supply and pressure recovery.
- English and Arabic; French is an advantage.
- Readiness to travel for up to fifteen weeks a year.`,
      ar: `- شهادة في الهندسة الكيميائية أو الميكانيكية أو البيئية.
- خمس سنوات في محطات التناضح العكسي، منها سنتان في التشغيل أو في الموقع.
- خبرة في الإمداد الشمسي واسترداد الضغط.
- الإنجليزية والعربية، والفرنسية ميزة إضافية.
- الاستعداد للسفر حتى خمسة عشر أسبوعًا في السنة.`,
      fr: `- Un diplôme d’ingénieur en chimie, en mécanique ou en environnement.
- Cinq années d’osmose inverse, dont deux comme exploitant ou sur site.
- L’expérience de l’alimentation solaire et de la récupération de pression.
- L’anglais et l’arabe ; le français est un atout.
- La disponibilité pour voyager jusqu’à quinze semaines par an.`,
      fa: `- مدرک مهندسی شیمی، مکانیک یا محیط زیست.
- پنج سال کار با تأسیسات اسمز معکوس، دو سال آن در بهره‌برداری یا در محل.
- تجربهٔ تأمین برق خورشیدی و بازیابی فشار.
- زبان انگلیسی و عربی؛ آشنایی با فرانسوی امتیاز است.
- آمادگی سفر تا پانزده هفته در سال.`,
    },
    kind: 'fixed-term',
    department: {
      en: 'Desalination Unit',
      ar: 'وحدة التحلية',
      fr: 'Unité Dessalement',
      fa: 'واحد نمک‌زدایی',
    },
    location: amman,
    grade: 'P-3',
    positions: 1,
    postedInDays: -18,
    deadlineInDays: 14,
  },
  {
    slug: 'internship-in-water-data-and-maps',
    title: {
      en: 'Internship in water data and maps',
      ar: 'تدريب في بيانات المياه وخرائطها',
      fr: 'Stage en données et cartes de l’eau',
      fa: 'کارآموزی در داده و نقشهٔ آب',
    },
    summary: {
      en: 'Six months in Amman with the people who keep the Nexus Atlas and the figures of the member states. Interns learn to check a source, draw a map and describe what is uncertain.',
      ar: 'ستة أشهر في عمّان مع القائمين على أطلس الترابط وأرقام الدول الأعضاء. يتعلم المتدربون التحقق من المصدر، ورسم الخريطة، ووصف ما هو غير مؤكد.',
      fr: 'Six mois à Amman auprès de ceux qui tiennent l’Atlas du nexus et les chiffres des États membres. Les stagiaires apprennent à vérifier une source, à dessiner une carte et à dire ce qui est incertain.',
      fa: 'شش ماه در امان، کنار کسانی که اطلس همبست و ارقام کشورهای عضو را نگه می‌دارند. کارآموزان بازبینی منبع، کشیدن نقشه و شرح آنچه نامطمئن است را می‌آموزند.',
    },
    body: {
      en: `Two interns join the data team twice a year. Each receives one map layer or one series of figures and keeps it until the end: finds the source, asks the national office, corrects, documents and publishes.

Work is reviewed every Thursday by two members of staff. Interns present their layer to the whole Secretariat in the last week, and their names are recorded with it, as for any other author of data.

> My first map was wrong in a way I could explain. That was the day I was trusted with a second one.

So wrote an intern in the visitors’ book. The internship is paid, covers travel from a member state, and leaves one day a week free for study. Applications are open to citizens of all member states who are studying or have graduated within the last two years.`,
      ar: `ينضم متدربان إلى فريق البيانات مرتين في السنة. ويتسلّم كل منهما طبقة واحدة من الخرائط أو سلسلة واحدة من الأرقام ويتولاها حتى النهاية: يبحث عن المصدر، ويسأل الدائرة الوطنية، ويصحّح، ويوثّق، وينشر.

ويراجع العمل كل خميس اثنان من الموظفين. وفي الأسبوع الأخير يعرض المتدربون ما أنجزوه على الأمانة العامة كلها، وتُسجَّل أسماؤهم معه، شأنهم شأن أي معدّ آخر للبيانات.

> كان في خريطتي الأولى خطأ استطعت أن أشرح سببه. وفي ذلك اليوم ائتُمنت على خريطة ثانية.

هكذا كتبت متدربة في سجل الزوار. والتدريب مدفوع الأجر، ويغطي السفر من الدولة العضو، ويترك يومًا في الأسبوع للدراسة. وهو متاح لمواطني الدول الأعضاء كافة ممن يدرسون أو تخرجوا خلال السنتين الأخيرتين.`,
      fr: `Deux stagiaires rejoignent l’équipe des données deux fois par an. Chacun reçoit une couche de cartes ou une série de chiffres et la suit jusqu’au bout : trouver la source, interroger l’office national, corriger, documenter, publier.

Le travail est relu chaque jeudi par deux membres du personnel. La dernière semaine, les stagiaires présentent leur couche à tout le Secrétariat, et leur nom y reste attaché, comme pour tout auteur de données.

> Ma première carte était fausse, mais je savais expliquer pourquoi. Ce jour-là, on m’en a confié une deuxième.

Ainsi parle une stagiaire dans le livre d’or. Le stage est rémunéré, le voyage depuis un État membre est pris en charge et un jour par semaine reste libre pour l’étude. Il est ouvert aux ressortissants de tous les États membres, étudiants ou diplômés depuis deux ans au plus.`,
      fa: `سالی دو بار دو کارآموز به گروه داده می‌پیوندند. هر یک لایه‌ای از نقشه یا یک سری از ارقام را می‌گیرد و تا پایان با آن است: منبع را می‌یابد، از ادارهٔ ملی می‌پرسد، اصلاح می‌کند، مستند می‌سازد و منتشر می‌کند.

هر پنجشنبه دو نفر از کارکنان کار را بازبینی می‌کنند. در هفتهٔ آخر، کارآموزان لایهٔ خود را به همهٔ دبیرخانه نشان می‌دهند و نامشان مانند هر پدیدآور دیگر داده با آن ثبت می‌شود.

> نخستین نقشه‌ام نادرست بود، اما می‌توانستم بگویم چرا. همان روز نقشهٔ دوم را به من سپردند.

این را کارآموزی در دفتر یادبود نوشته است. کارآموزی حقوق دارد، هزینهٔ سفر از کشور عضو پرداخت می‌شود و هفته‌ای یک روز برای درس آزاد است. شهروندان همهٔ کشورهای عضو که دانشجو هستند یا در دو سال گذشته دانش‌آموخته شده‌اند می‌توانند درخواست دهند.`,
    },
    requirements: {
      en: `- Studies in geography, water engineering, statistics, computer science or a related field.
- Practice with spreadsheets and with one mapping program.
- English, and one more of the Network’s languages.
- A page of the applicant’s own work: a map, a chart or a table, with its source.`,
      ar: `- دراسة في الجغرافيا أو هندسة المياه أو الإحصاء أو علوم الحاسوب أو ما يتصل بها.
- ممارسة الجداول الحسابية وأحد برامج الخرائط.
- الإنجليزية ولغة أخرى من لغات الشبكة.
- صفحة من عمل المتقدم نفسه: خريطة أو رسم بياني أو جدول مع مصدره.`,
      fr: `- Des études de géographie, d’hydraulique, de statistique, d’informatique ou d’un domaine voisin.
- La pratique du tableur et d’un logiciel de cartographie.
- L’anglais et une autre langue du Réseau.
- Une page de travail personnel : une carte, un graphique ou un tableau, avec sa source.`,
      fa: `- تحصیل در جغرافیا، مهندسی آب، آمار، علوم رایانه یا رشته‌ای نزدیک.
- کار با صفحه‌گسترده و یکی از نرم‌افزارهای نقشه.
- انگلیسی و یکی دیگر از زبان‌های شبکه.
- یک صفحه از کار خود متقاضی: نقشه، نمودار یا جدول، با ذکر منبع.`,
    },
    kind: 'internship',
    department: communicationsAndData,
    location: amman,
    grade: 'I-1',
    positions: 2,
    postedInDays: -9,
    deadlineInDays: 26,
  },
  {
    slug: 'editor-for-arabic-and-persian',
    title: {
      en: 'Editor for Arabic and Persian',
      ar: 'محرر للعربية والفارسية',
      fr: 'Rédacteur(trice) pour l’arabe et le persan',
      fa: 'ویراستار عربی و فارسی',
    },
    summary: {
      en: 'The editor makes sure that reports, notices and this website read as if they had first been written in Arabic and Persian, and that a technical term means one thing throughout.',
      ar: 'يحرص المحرر على أن تُقرأ التقارير والإعلانات وهذا الموقع كأنها كُتبت أصلًا بالعربية والفارسية، وأن يدل المصطلح الفني على معنى واحد حيثما ورد.',
      fr: 'Le rédacteur veille à ce que les rapports, les avis et ce site se lisent comme s’ils avaient été écrits d’abord en arabe et en persan, et à ce qu’un terme technique garde un seul sens.',
      fa: 'ویراستار مراقب است که گزارش‌ها، آگهی‌ها و این وب‌سایت چنان خوانده شوند که گویی از آغاز به عربی و فارسی نوشته شده‌اند و هر اصطلاح فنی همه جا یک معنا داشته باشد.',
    },
    body: {
      en: `More than half of the Network’s readers read Arabic or Persian. A text that merely carries over English sentences does not serve them. The editor therefore works with authors from the first draft, not only after translation.

The work covers about four hundred pages a year in each language: reports, policy briefs, tender notices and news. Translators are engaged from outside; the editor reviews their work and keeps the glossary, which holds some 2,300 terms.

The editor also advises on layout: numerals, dates, the direction of tables and the reading order of maps. Once a year, fifty readers are asked to explain a page in their own words, and the editor learns from their answers.

The contract is for three years, with a trial period of six months.`,
      ar: `يقرأ أكثر من نصف قرّاء الشبكة بالعربية أو الفارسية. والنص الذي ينقل الجمل الإنجليزية نقلًا لا يخدمهم. لذلك يعمل المحرر مع المؤلفين منذ المسودة الأولى، لا بعد الترجمة فقط.

ويشمل العمل نحو أربعمئة صفحة في السنة بكل لغة: تقارير، وموجزات سياسات، وإعلانات مناقصات، وأخبار. ويُستعان بمترجمين من الخارج؛ أما المحرر فيراجع عملهم ويرعى المسرد الذي يضم نحو 2,300 مصطلح.

ويقدم المحرر المشورة في الإخراج أيضًا: الأرقام، والتواريخ، واتجاه الجداول، وترتيب قراءة الخرائط. ومرة في السنة يُطلب من خمسين قارئًا أن يشرحوا صفحة بكلماتهم، ويتعلم المحرر من أجوبتهم.

ومدة العقد ثلاث سنوات، منها ستة أشهر فترة تجربة.`,
      fr: `Plus de la moitié des lecteurs du Réseau lisent l’arabe ou le persan. Un texte qui ne fait que transposer des phrases anglaises ne leur sert pas. Le rédacteur travaille donc avec les auteurs dès le premier jet, et pas seulement après la traduction.

Il traite environ quatre cents pages par an dans chaque langue : rapports, notes d’orientation, avis d’appel d’offres et nouvelles. Les traducteurs sont extérieurs ; le rédacteur relit leur travail et tient le glossaire, qui compte quelque 2 300 termes.

Il conseille aussi la mise en page : chiffres, dates, sens des tableaux, ordre de lecture des cartes. Une fois par an, cinquante lecteurs expliquent une page avec leurs propres mots, et le rédacteur apprend de leurs réponses.

Le contrat est de trois ans, dont six mois d’essai.`,
      fa: `بیش از نیمی از خوانندگان شبکه عربی یا فارسی می‌خوانند. متنی که تنها جمله‌های انگلیسی را برمی‌گرداند به کار آنان نمی‌آید. از این رو ویراستار از نخستین پیش‌نویس با نویسندگان کار می‌کند، نه فقط پس از ترجمه.

کار هر سال نزدیک به چهارصد صفحه در هر زبان است: گزارش، یادداشت سیاستی، آگهی مناقصه و خبر. مترجمان از بیرون به کار گرفته می‌شوند؛ ویراستار کار آنان را بازبینی و واژه‌نامه را، که نزدیک به ۲٬۳۰۰ اصطلاح دارد، نگهداری می‌کند.

ویراستار دربارهٔ صفحه‌آرایی نیز نظر می‌دهد: رقم‌ها، تاریخ‌ها، جهت جدول‌ها و ترتیب خواندن نقشه‌ها. سالی یک بار پنجاه خواننده صفحه‌ای را به زبان خود بازمی‌گویند و ویراستار از پاسخ‌ها می‌آموزد.

قرارداد سه‌ساله است و شش ماه نخست آزمایشی است.`,
    },
    requirements: {
      en: `- A degree in Arabic or Persian language, translation or journalism.
- Seven years of editing, with samples in both languages.
- Mother tongue in one of the two and full command of the other.
- Good English; an interest in water or farming.`,
      ar: `- شهادة في اللغة العربية أو الفارسية أو الترجمة أو الصحافة.
- سبع سنوات في التحرير، مع نماذج باللغتين.
- أن تكون إحدى اللغتين لغته الأم وأن يتقن الأخرى إتقانًا تامًا.
- إنجليزية جيدة، واهتمام بالمياه أو الزراعة.`,
      fr: `- Un diplôme d’arabe, de persan, de traduction ou de journalisme.
- Sept années de rédaction, avec des exemples dans les deux langues.
- L’une des deux comme langue maternelle et la pleine maîtrise de l’autre.
- Un bon anglais ; de l’intérêt pour l’eau ou l’agriculture.`,
      fa: `- مدرک زبان عربی یا فارسی، ترجمه یا روزنامه‌نگاری.
- هفت سال ویراستاری، با نمونه کار به هر دو زبان.
- زبان مادری بودن یکی از دو زبان و تسلط کامل بر دیگری.
- انگلیسی خوب و علاقه به آب یا کشاورزی.`,
    },
    kind: 'fixed-term',
    department: communicationsAndData,
    location: amman,
    grade: 'P-2',
    positions: 1,
    postedInDays: -4,
    deadlineInDays: 33,
  },
  {
    slug: 'hydrogeologist-on-secondment',
    title: {
      en: 'Hydrogeologist on secondment from a member state',
      ar: 'خبير مياه جوفية مُعار من دولة عضو',
      fr: 'Hydrogéologue détaché(e) par un État membre',
      fa: 'هیدروژئولوژیست مأمور از یک کشور عضو',
    },
    summary: {
      en: 'A member state lends an experienced hydrogeologist to the dialogue on shared aquifers for one or two years. The home service keeps paying the salary; the Network covers the rest.',
      ar: 'تعير إحدى الدول الأعضاء خبيرًا متمرسًا في المياه الجوفية لحوار الخزانات المشتركة مدة سنة أو سنتين. وتواصل جهته الأصلية دفع راتبه، وتغطي الشبكة ما سوى ذلك.',
      fr: 'Un État membre prête pour un ou deux ans un hydrogéologue confirmé au dialogue sur les nappes partagées. Le service d’origine continue de payer le salaire ; le Réseau couvre le reste.',
      fa: 'یک کشور عضو هیدروژئولوژیستی باتجربه را برای یک یا دو سال به گفت‌وگوی آبخوان‌های مشترک می‌سپارد. حقوق را سازمان مادر می‌پردازد و باقی هزینه‌ها با شبکه است.',
    },
    body: {
      en: `Six governments read 84 wells in the same weeks and compare the results. Someone whom all of them trust must look at the figures that do not fit. This is the task of the seconded hydrogeologist.

The expert may not come from one of the six countries and represents no government while in post. The work includes field visits, a review of methods, and quiet conversations with national teams before each joint meeting.

Secondment is a form of service in which member states share people instead of money. Housing, travel, insurance and schooling are paid by the Network, and the post at home is kept. The position stays open until it is filled; proposals are read in the order in which they arrive.`,
      ar: `تقرأ ست حكومات 84 بئرًا في الأسابيع نفسها وتقارن النتائج. ولا بد من شخص تثق به جميعًا ينظر في الأرقام التي لا تتسق. وهذه مهمة خبير المياه الجوفية المعار.

ولا يجوز أن يكون الخبير من إحدى الدول الست، وهو لا يمثل أي حكومة ما دام في منصبه. ويشمل العمل زيارات ميدانية، ومراجعة للطرائق، وأحاديث هادئة مع الفرق الوطنية قبل كل اجتماع مشترك.

والإعارة شكل من الخدمة تتشارك فيه الدول الأعضاء الكفاءات بدل المال. وتدفع الشبكة السكن والسفر والتأمين والتعليم المدرسي، ويُحفظ للخبير منصبه في بلده. وتبقى الوظيفة مفتوحة حتى شغلها، وتُقرأ الترشيحات بترتيب وصولها.`,
      fr: `Six gouvernements relèvent 84 puits les mêmes semaines et comparent leurs résultats. Il faut que quelqu’un en qui tous ont confiance examine les chiffres qui ne s’accordent pas. Telle est la tâche de l’hydrogéologue détaché.

L’expert ne peut venir de l’un des six pays et ne représente aucun gouvernement pendant sa mission. Son travail comprend des visites sur le terrain, un examen des méthodes et des entretiens discrets avec les équipes nationales avant chaque réunion.

Le détachement est une façon de mettre en commun des personnes plutôt que de l’argent. Le Réseau paie le logement, les voyages, l’assurance et la scolarité, et le poste d’origine est conservé. L’emploi reste ouvert jusqu’à ce qu’il soit pourvu ; les propositions sont lues dans l’ordre d’arrivée.`,
      fa: `شش دولت ۸۴ چاه را در هفته‌های یکسان می‌خوانند و نتایج را می‌سنجند. کسی که مورد اعتماد همه باشد باید ارقام ناهمخوان را بررسی کند. این کار هیدروژئولوژیست مأمور است.

کارشناس نباید از آن شش کشور باشد و تا در این سمت است نمایندهٔ هیچ دولتی نیست. کار او بازدید میدانی، بررسی روش‌ها و گفت‌وگوی آرام با گروه‌های ملی پیش از هر نشست مشترک است.

مأموریت شیوه‌ای از خدمت است که در آن کشورهای عضو به جای پول، آدم‌های خود را به اشتراک می‌گذارند. مسکن، سفر، بیمه و تحصیل فرزندان را شبکه می‌پردازد و پست سازمانی در کشور خود محفوظ می‌ماند. این جایگاه تا پر شدن باز است و معرفی‌ها به ترتیب رسیدن خوانده می‌شود.`,
    },
    requirements: {
      en: `- At least twelve years in a national groundwater service or research institute.
- A record of joint work with another country.
- Skill in pumping tests, water dating and regional models.
- English and Arabic.

Candidates are proposed by the national institution of their country.`,
      ar: `- اثنتا عشرة سنة على الأقل في مؤسسة وطنية للمياه الجوفية أو في معهد بحثي.
- سجل من العمل المشترك مع دولة أخرى.
- مهارة في تجارب الضخ وتحديد عمر المياه والنماذج الإقليمية.
- الإنجليزية والعربية.

ترشّح المتقدمين المؤسسةُ الوطنية في بلدهم.`,
      fr: `- Douze années au moins dans un service national des eaux souterraines ou un institut de recherche.
- Une expérience de travail commun avec un autre pays.
- La maîtrise des essais de pompage, de la datation des eaux et des modèles régionaux.
- L’anglais et l’arabe.

Les candidats sont proposés par l’institution nationale de leur pays.`,
      fa: `- دست‌کم دوازده سال کار در سازمان ملی آب زیرزمینی یا مؤسسهٔ پژوهشی.
- پیشینهٔ کار مشترک با کشوری دیگر.
- مهارت در آزمون پمپاژ، سن‌یابی آب و مدل‌های منطقه‌ای.
- انگلیسی و عربی.

داوطلبان را نهاد ملی کشورشان معرفی می‌کند.`,
    },
    kind: 'secondment',
    department: diplomacyAndStandardsUnit,
    location: amman,
    grade: 'P-4',
    positions: 1,
    postedInDays: -40,
    deadlineInDays: null,
  },
  {
    slug: 'roster-of-technical-interpreters',
    title: {
      en: 'Roster of technical interpreters',
      ar: 'قائمة المترجمين الفوريين الفنيين',
      fr: 'Réserve d’interprètes techniques',
      fa: 'فهرست مترجمان شفاهی فنی',
    },
    summary: {
      en: 'Interpreters who know the vocabulary of water and energy may join a standing roster for meetings in the region and online. Applications are read every month, and places remain open.',
      ar: 'للمترجمين الفوريين العارفين بمفردات المياه والطاقة أن ينضموا إلى قائمة دائمة لاجتماعات المنطقة والاجتماعات عن بُعد. وتُقرأ الطلبات كل شهر، ويبقى الباب مفتوحًا.',
      fr: 'Les interprètes qui connaissent le vocabulaire de l’eau et de l’énergie peuvent rejoindre une réserve permanente pour les réunions de la région et en ligne. Les candidatures sont lues chaque mois.',
      fa: 'مترجمان شفاهی آشنا با واژگان آب و انرژی می‌توانند به فهرستی همیشگی برای نشست‌های منطقه و نشست‌های برخط بپیوندند. درخواست‌ها هر ماه خوانده می‌شود و جا همچنان هست.',
    },
    body: {
      en: `The Network holds about ninety meetings a year, most of them in two languages and some in four. A wrong word for “yield” or “head” can cost an afternoon. Interpreters are therefore chosen with care and called again when they have done well.

Members of the roster receive the papers of a meeting five working days ahead, with the glossary. They work in pairs, for no more than six hours a day, and are paid by the day according to a published scale. Travel days count as half.

Joining the roster is no promise of work. In the past year, a member was called for eleven days on average. New members first take part in a short online meeting, with an experienced colleague beside them.`,
      ar: `تعقد الشبكة نحو تسعين اجتماعًا في السنة، معظمها بلغتين وبعضها بأربع. وقد تضيّع كلمة خاطئة في مقابل «الإنتاجية» أو «الضاغط» عصرًا بأكمله. لذلك يُختار المترجمون بعناية، ويُستدعى من أحسن منهم مرة بعد مرة.

ويتلقى أعضاء القائمة أوراق الاجتماع قبل خمسة أيام عمل ومعها المسرد. وهم يعملون اثنين اثنين، بما لا يزيد على ست ساعات في اليوم، ويُدفع لهم باليوم وفق جدول منشور. ويُحسب يوم السفر نصف يوم.

والانضمام إلى القائمة ليس وعدًا بالعمل. ففي العام الماضي استُدعي العضو أحد عشر يومًا في المتوسط. ويشارك العضو الجديد أولًا في اجتماع قصير عن بُعد وإلى جانبه زميل متمرس.`,
      fr: `Le Réseau tient environ quatre-vingt-dix réunions par an, la plupart en deux langues et quelques-unes en quatre. Un mot inexact pour « débit » ou « charge » peut coûter un après-midi. Les interprètes sont donc choisis avec soin et rappelés quand ils ont bien travaillé.

Les membres de la réserve reçoivent les documents cinq jours ouvrés à l’avance, avec le glossaire. Ils travaillent à deux, six heures par jour au plus, et sont payés à la journée selon un barème publié. Les jours de voyage comptent pour moitié.

L’inscription n’est pas une promesse de travail. L’an dernier, un membre a été appelé onze jours en moyenne. Les nouveaux participent d’abord à une courte réunion en ligne, aux côtés d’un collègue expérimenté.`,
      fa: `شبکه سالانه نزدیک به نود نشست برگزار می‌کند که بیشتر آنها دوزبانه و برخی چهارزبانه است. یک واژهٔ نادرست به جای «آبدهی» یا «ارتفاع فشار» می‌تواند نیم‌روزی را تلف کند. از این رو مترجمان با دقت برگزیده و اگر خوب کار کنند باز فراخوانده می‌شوند.

اعضای فهرست پنج روز کاری پیش از نشست اسناد و واژه‌نامه را دریافت می‌کنند. دو نفر با هم و روزانه حداکثر شش ساعت کار می‌کنند و دستمزد روزانه بر پایهٔ جدولی منتشرشده است. روز سفر نیم‌روز حساب می‌شود.

پیوستن به فهرست وعدهٔ کار نیست. در سال گذشته هر عضو به طور میانگین یازده روز فراخوانده شد. عضو تازه نخست در یک نشست کوتاه برخط، در کنار همکاری باتجربه، شرکت می‌کند.`,
    },
    requirements: {
      en: `- A degree in interpreting, or five years of conference work.
- Two of English, Arabic, French and Persian, at the level of an active language.
- Experience with engineering or farming subjects.
- Two references from meetings held in the last three years.`,
      ar: `- شهادة في الترجمة الفورية، أو خمس سنوات من العمل في المؤتمرات.
- لغتان من الإنجليزية والعربية والفرنسية والفارسية بمستوى اللغة العاملة.
- خبرة في موضوعات هندسية أو زراعية.
- تزكيتان من اجتماعين عُقدا في السنوات الثلاث الأخيرة.`,
      fr: `- Un diplôme d’interprétation, ou cinq années de conférences.
- Deux langues parmi l’anglais, l’arabe, le français et le persan, au niveau de langue active.
- L’expérience de sujets techniques ou agricoles.
- Deux références de réunions tenues au cours des trois dernières années.`,
      fa: `- مدرک ترجمهٔ شفاهی یا پنج سال کار در همایش‌ها.
- دو زبان از انگلیسی، عربی، فرانسوی و فارسی در سطح زبان فعال.
- تجربه در موضوع‌های مهندسی یا کشاورزی.
- دو معرف از نشست‌های سه سال گذشته.`,
    },
    kind: 'consultancy',
    department: administration,
    location: {
      en: 'Amman, member states and online',
      ar: 'عمّان والدول الأعضاء وعن بُعد',
      fr: 'Amman, États membres et en ligne',
      fa: 'امان، کشورهای عضو و برخط',
    },
    grade: 'C-1',
    positions: 12,
    postedInDays: -75,
    deadlineInDays: null,
  },
  {
    slug: 'procurement-assistant',
    title: {
      en: 'Procurement assistant for goods and works',
      ar: 'مساعد مشتريات للسلع والأشغال',
      fr: 'Assistant(e) aux achats de fournitures et de travaux',
      fa: 'دستیار تدارکات کالا و کارهای عمرانی',
    },
    summary: {
      en: 'The assistant prepares tender papers, keeps the register of questions and answers, and makes sure that every bidder receives the same information on the same day, from publication to award.',
      ar: 'يُعدّ المساعد أوراق المناقصات، ويمسك سجل الأسئلة والأجوبة، ويحرص على أن يتلقى كل مقدّم عرض المعلومات نفسها في اليوم نفسه، من الإعلان حتى إرساء العقد.',
      fr: 'L’assistant prépare les dossiers d’appel d’offres, tient le registre des questions et des réponses et veille à ce que chaque soumissionnaire reçoive la même information le même jour.',
      fa: 'دستیار اسناد مناقصه را آماده می‌کند، دفتر پرسش و پاسخ را نگه می‌دارد و مراقب است که از انتشار تا واگذاری، همهٔ مناقصه‌گران در یک روز اطلاعات یکسان بگیرند.',
    },
    body: {
      en: `About forty tenders a year pass through the procurement office, from laboratory bottles to whole treatment plants. Most mistakes in this work are small and made in haste: a wrong date, a missing annex, an answer given to one company only.

The assistant prevents them. The work consists of preparing documents from tested models, publishing them, receiving proposals unopened, and recording each step so that an auditor can follow it years later.

The assistant takes the minutes of the opening committee but has no vote in it. After each award, unsuccessful bidders receive a letter that explains the result; the assistant drafts these letters, and it is a part of the work that the office takes seriously.

Training is given in the first three months.`,
      ar: `يمر بمكتب المشتريات نحو أربعين مناقصة في السنة، من قوارير المختبر إلى محطات معالجة كاملة. ومعظم الأخطاء في هذا العمل صغير ووليد العجلة: تاريخ خاطئ، أو ملحق ناقص، أو جواب أُعطي لشركة واحدة.

والمساعد هو من يحول دونها. فعمله إعداد الوثائق من نماذج مجرَّبة، ونشرها، وتسلّم العروض مغلقة، وتدوين كل خطوة حتى يستطيع مدقق أن يتتبعها بعد سنوات.

ويحرر المساعد محاضر لجنة فتح العروض ولا صوت له فيها. وبعد كل إرساء يتلقى من لم يُوفَّق رسالة تشرح النتيجة، والمساعد هو من يصوغ هذه الرسائل، وهي جزء من العمل يأخذه المكتب مأخذ الجد.

ويُقدَّم تدريب في الأشهر الثلاثة الأولى.`,
      fr: `Une quarantaine d’appels d’offres passent chaque année par le bureau des achats, du flacon de laboratoire à la station de traitement complète. La plupart des erreurs y sont petites et nées de la hâte : une date fausse, une annexe oubliée, une réponse donnée à une seule entreprise.

L’assistant les prévient. Il prépare les dossiers à partir de modèles éprouvés, les publie, reçoit les offres sans les ouvrir et consigne chaque étape, de sorte qu’un vérificateur puisse la suivre des années plus tard.

Il rédige le procès-verbal de la commission d’ouverture, sans y voter. Après chaque attribution, les soumissionnaires écartés reçoivent une lettre qui explique le résultat ; l’assistant la prépare, et le bureau y attache de l’importance.

Une formation est donnée pendant les trois premiers mois.`,
      fa: `سالانه نزدیک به چهل مناقصه از دفتر تدارکات می‌گذرد، از شیشهٔ آزمایشگاه تا تصفیه‌خانهٔ کامل. بیشتر خطاهای این کار کوچک و از سر شتاب است: تاریخی نادرست، پیوستی جاافتاده یا پاسخی که تنها به یک شرکت داده شده است.

دستیار از این خطاها جلوگیری می‌کند. کار او آماده کردن اسناد از روی نمونه‌های آزموده، انتشار آنها، دریافت پیشنهادهای ناگشوده و ثبت هر گام است تا حسابرس سال‌ها بعد بتواند آن را دنبال کند.

دستیار صورت‌جلسهٔ کمیتهٔ گشایش را می‌نویسد، اما در آن رأی ندارد. پس از هر واگذاری، مناقصه‌گران ناموفق نامه‌ای با توضیح نتیجه می‌گیرند؛ پیش‌نویس این نامه‌ها با دستیار است و دفتر آن را جدی می‌گیرد.

آموزش در سه ماه نخست داده می‌شود.`,
    },
    requirements: {
      en: `- A first degree in law, business or public administration.
- Three years in procurement, in public service or an international body.
- Exact written English and Arabic.
- Careful habits with files and dates.`,
      ar: `- شهادة جامعية أولى في القانون أو إدارة الأعمال أو الإدارة العامة.
- ثلاث سنوات في المشتريات، في خدمة عامة أو هيئة دولية.
- دقة في الكتابة بالإنجليزية والعربية.
- عناية بالملفات والمواعيد.`,
      fr: `- Une licence en droit, en gestion ou en administration publique.
- Trois années dans les achats, au sein d’un service public ou d’un organisme international.
- Un anglais et un arabe écrits exacts.
- Le soin des dossiers et des dates.`,
      fa: `- مدرک کارشناسی حقوق، بازرگانی یا مدیریت دولتی.
- سه سال کار در تدارکات، در بخش دولتی یا نهادی بین‌المللی.
- نگارش دقیق انگلیسی و عربی.
- دقت در پرونده‌ها و تاریخ‌ها.`,
    },
    kind: 'fixed-term',
    department: administration,
    location: amman,
    grade: 'G-6',
    positions: 1,
    postedInDays: -46,
    deadlineInDays: -11,
  },
  {
    slug: 'volunteers-for-the-schools-water-fair',
    title: {
      en: 'Volunteers for the schools water fair',
      ar: 'متطوعون لمعرض المياه المدرسي',
      fr: 'Bénévoles pour la foire de l’eau des écoles',
      fa: 'داوطلبان نمایشگاه آب مدرسه‌ها',
    },
    summary: {
      en: 'Thirty volunteers welcome teams of pupils from the city, help them to set up their models, and keep time during the presentations. One day of training and one day of service.',
      ar: 'يستقبل ثلاثون متطوعًا فرق التلاميذ من مدارس المدينة، ويساعدونها على تركيب نماذجها، ويضبطون الوقت في أثناء العروض. يوم واحد للتدريب ويوم واحد للخدمة.',
      fr: 'Trente bénévoles accueillent des équipes d’élèves de la ville, les aident à installer leurs maquettes et tiennent le temps pendant les présentations. Un jour de formation, un jour de service.',
      fa: 'سی داوطلب از گروه‌های دانش‌آموزی شهر پیشواز می‌کنند، در برپا کردن نمونه‌ها یاری می‌دهند و هنگام ارائه‌ها زمان را نگه می‌دارند. یک روز آموزش و یک روز خدمت.',
    },
    body: {
      en: `At the fair, pupils show what they have built: a filter, a leak detector, a game about a river. Many of them have never spoken in public. A calm person who helps to find a socket makes a great difference.

Volunteers work in groups of five, each with a member of staff. They receive visitors, move tables, explain where things are in two languages, and make sure that every team has the same eight minutes. Some sit with the judges and count the marks.

Transport within the city, meals and insurance are covered, and each volunteer receives a written confirmation. Those who served last year said that the best part came after closing time, when the teams tried out each other’s models.`,
      ar: `في المعرض يعرض التلاميذ ما صنعوه: مرشّحًا، أو كاشفًا للتسرب، أو لعبة عن نهر. وكثير منهم لم يتحدث أمام جمهور قط. ولشخص هادئ يساعد في العثور على مقبس كهرباء أثر كبير.

ويعمل المتطوعون في مجموعات من خمسة، مع كل مجموعة موظف. وهم يستقبلون الزوار، وينقلون الطاولات، ويرشدون بلغتين، ويحرصون على أن ينال كل فريق الدقائق الثماني نفسها. ويجلس بعضهم مع المحكّمين لعدّ الدرجات.

وتُغطى المواصلات داخل المدينة والوجبات والتأمين، ويتسلّم كل متطوع شهادة مكتوبة. وقد قال من خدموا في العام الماضي إن أجمل ما في اليوم كان بعد انتهائه، حين جرّبت الفرق نماذج بعضها بعضًا.`,
      fr: `À la foire, des élèves montrent ce qu’ils ont construit : un filtre, un détecteur de fuites, un jeu sur un fleuve. Beaucoup n’ont jamais parlé en public. Une personne calme qui aide à trouver une prise change beaucoup de choses.

Les bénévoles travaillent par groupes de cinq, chacun avec un membre du personnel. Ils accueillent les visiteurs, déplacent des tables, renseignent en deux langues et veillent à ce que chaque équipe dispose des mêmes huit minutes. Certains s’assoient près du jury et comptent les points.

Les trajets en ville, les repas et l’assurance sont pris en charge, et chacun reçoit une attestation. Ceux de l’an dernier disent que le meilleur moment est venu après la fermeture, quand les équipes ont essayé les maquettes des autres.`,
      fa: `در نمایشگاه، دانش‌آموزان آنچه ساخته‌اند نشان می‌دهند: یک صافی، یک نشت‌یاب، یک بازی دربارهٔ رود. بسیاری هرگز در جمع سخن نگفته‌اند. آدمی آرام که در یافتن پریز برق یاری کند، تفاوت بزرگی پدید می‌آورد.

داوطلبان در گروه‌های پنج‌نفره کار می‌کنند و با هر گروه یکی از کارکنان است. از بازدیدکنندگان پیشواز می‌کنند، میز جابه‌جا می‌کنند، به دو زبان راهنمایی می‌دهند و مراقب‌اند که هر گروه همان هشت دقیقه را داشته باشد. برخی کنار داوران می‌نشینند و امتیازها را می‌شمارند.

رفت‌وآمد درون شهر، غذا و بیمه با شبکه است و هر داوطلب گواهی کتبی می‌گیرد. داوطلبان سال گذشته گفتند بهترین بخش پس از پایان برنامه بود، وقتی گروه‌ها نمونه‌های یکدیگر را می‌آزمودند.`,
    },
    requirements: {
      en: `- At least 18 years of age.
- Arabic or English, and some of the other.
- Free for one day of training and on the day itself.
- Patience. No technical knowledge is needed.`,
      ar: `- ألا يقل العمر عن 18 عامًا.
- العربية أو الإنجليزية، مع إلمام بالأخرى.
- التفرغ ليوم التدريب ولليوم نفسه.
- الصبر. ولا تلزم معرفة فنية.`,
      fr: `- Avoir 18 ans au moins.
- L’arabe ou l’anglais, et quelques notions de l’autre.
- Être libre un jour de formation et le jour même.
- De la patience. Aucune connaissance technique n’est demandée.`,
      fa: `- دست‌کم ۱۸ سال سن.
- عربی یا انگلیسی، و اندکی از دیگری.
- داشتن وقت آزاد برای یک روز آموزش و خود آن روز.
- شکیبایی. دانش فنی لازم نیست.`,
    },
    kind: 'volunteer',
    department: {
      en: 'Research and Training Unit',
      ar: 'وحدة البحث والتدريب',
      fr: 'Unité Recherche et formation',
      fa: 'واحد پژوهش و آموزش',
    },
    location: amman,
    grade: 'V-1',
    positions: 30,
    postedInDays: -97,
    deadlineInDays: -64,
  },
]
