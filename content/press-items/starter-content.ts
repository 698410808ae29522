import type { StarterPressItem } from '../seed/starter-types.ts'

/** Coverage elsewhere. Outlets are described, never named. */
export const starterPressItems: readonly StarterPressItem[] = [
  {
    slug: 'what-a-shared-aquifer-asks-of-its-neighbours',
    title: {
      en: 'What a shared aquifer asks of its neighbours',
      ar: 'ما الذي يطلبه خزان جوفي مشترك من جيرانه',
      fr: 'Ce qu’une nappe partagée demande à ses voisins',
      fa: 'آبخوان مشترک از همسایگانش چه می‌خواهد',
    },
    outlet: {
      en: 'A regional daily',
      ar: 'صحيفة يومية إقليمية',
      fr: 'Un quotidien régional',
      fa: 'روزنامه‌ای منطقه‌ای',
    },
    summary: {
      en: 'A long article follows two hydrologists on either side of a border as they compare water levels, and explains why publishing a number can be harder than measuring it.',
      ar: 'مقال مطوّل يرافق خبيرَي مياه على جانبي حدود واحدة وهما يقارنان مناسيب المياه الجوفية، ويشرح لماذا قد يكون نشر رقم واحد أصعب من قياسه.',
      fr: 'Un long article suit deux hydrologues, de part et d’autre d’une frontière, qui comparent leurs relevés, et explique pourquoi publier un chiffre est parfois plus difficile que le mesurer.',
      fa: 'مقاله‌ای بلند با دو آب‌شناس در دو سوی یک مرز همراه می‌شود که تراز آب را با هم می‌سنجند، و توضیح می‌دهد چرا انتشار یک عدد گاه از اندازه‌گیری آن دشوارتر است.',
    },
    publishedInDays: -5,
    topics: ['policy-and-standards'],
  },
  {
    slug: 'drinking-water-from-the-sea-one-village-at-a-time',
    title: {
      en: 'Drinking water from the sea, one village at a time',
      ar: 'ماء شرب من البحر، قرية بعد قرية',
      fr: 'L’eau potable tirée de la mer, village après village',
      fa: 'آب آشامیدنی از دریا، روستا به روستا',
    },
    outlet: {
      en: 'National radio, Tunis',
      ar: 'الإذاعة الوطنية، تونس',
      fr: 'Radio nationale, Tunis',
      fa: 'رادیوی ملی، تونس',
    },
    summary: {
      en: 'A half-hour program visits small solar desalination plants and asks their operators what breaks, what it costs to mend, and who pays when the season is poor.',
      ar: 'برنامج من نصف ساعة يزور محطات صغيرة للتحلية بالطاقة الشمسية، ويسأل مشغّليها عمّا يتعطل فيها، وكم يكلّف إصلاحه، ومن يدفع حين يكون الموسم ضعيفًا.',
      fr: 'Une émission d’une demi-heure visite de petites unités de dessalement solaire et demande à leurs exploitants ce qui tombe en panne, ce que coûte la réparation et qui paie les mauvaises saisons.',
      fa: 'برنامه‌ای نیم‌ساعته به واحدهای کوچک نمک‌زدایی خورشیدی سر می‌زند و از بهره‌برداران می‌پرسد چه چیزی خراب می‌شود، تعمیرش چه هزینه‌ای دارد و در فصل کم‌درآمد چه کسی می‌پردازد.',
    },
    publishedInDays: -23,
    topics: ['desalination', 'water-energy-food-nexus'],
  },
  {
    slug: 'treated-water-earns-its-place-in-the-orchard',
    title: {
      en: 'Treated water earns its place in the orchard',
      ar: 'المياه المعالَجة تنال مكانها في البستان',
      fr: 'L’eau traitée gagne sa place au verger',
      fa: 'آب تصفیه‌شده جای خود را در باغ باز می‌کند',
    },
    outlet: {
      en: 'A farming weekly',
      ar: 'أسبوعية زراعية',
      fr: 'Un hebdomadaire agricole',
      fa: 'هفته‌نامه‌ای کشاورزی',
    },
    summary: {
      en: 'Growers explain why they first refused treated wastewater, what changed their minds, and which tests they still want to see before they use it on fruit eaten raw.',
      ar: 'مزارعون يشرحون لماذا رفضوا المياه العادمة المعالجة في البداية، وما الذي غيّر رأيهم، وأي الفحوص ما زالوا يطلبونها قبل استعمالها في ريّ ثمار تؤكل نيئة.',
      fr: 'Des cultivateurs disent pourquoi ils ont d’abord refusé les eaux usées traitées, ce qui les a convaincus et quelles analyses ils attendent encore avant d’en irriguer des fruits consommés crus.',
      fa: 'باغداران می‌گویند چرا نخست پساب تصفیه‌شده را نپذیرفتند، چه چیزی نظرشان را برگرداند و پیش از آبیاری میوه‌هایی که خام خورده می‌شود هنوز چه آزمایش‌هایی می‌خواهند.',
    },
    publishedInDays: -61,
    topics: ['wastewater-reuse'],
  },
  {
    slug: 'the-quiet-bill-that-utilities-pay-for-pumping',
    title: {
      en: 'The quiet bill that utilities pay every night for pumping, and how nineteen of them found a fifth of it hidden in worn impellers and old tariffs',
      ar: 'الفاتورة الصامتة التي تدفعها مرافق المياه كل ليلة ثمنًا للضخ، وكيف وجد تسعة عشر منها خُمس هذه الفاتورة مخبأً في مراوح متآكلة وتعرفات قديمة',
      fr: 'La facture discrète que les services d’eau paient chaque nuit pour pomper, et comment dix-neuf d’entre eux en ont retrouvé un cinquième dans des roues usées et de vieux tarifs',
      fa: 'صورت‌حساب خاموشی که شرکت‌های آب هر شب برای پمپاژ می‌پردازند، و داستان نوزده شرکتی که یک‌پنجم آن را در پروانه‌های فرسوده و تعرفه‌های قدیمی یافتند',
    },
    outlet: {
      en: 'A business weekly, Amman',
      ar: 'أسبوعية اقتصادية، عمّان',
      fr: 'Un hebdomadaire économique, Amman',
      fa: 'هفته‌نامه‌ای اقتصادی، امان',
    },
    summary: {
      en: 'The article sets out the arithmetic of pumping in plain figures and finds that most of the savings came from maintenance and scheduling, and very little from new machines.',
      ar: 'يعرض المقال حساب الضخ بأرقام واضحة، ويخلص إلى أن معظم الوفر جاء من الصيانة وتنظيم أوقات التشغيل، وأن القليل منه فقط جاء من آلات جديدة.',
      fr: 'L’article expose en chiffres simples le calcul du pompage et constate que l’essentiel des économies vient de l’entretien et des horaires, et fort peu des machines neuves.',
      fa: 'این مقاله حساب‌وکتاب پمپاژ را با ارقامی ساده بازمی‌گوید و نتیجه می‌گیرد که بیشتر صرفه‌جویی از نگهداری و زمان‌بندی به دست آمده و سهم دستگاه‌های نو بسیار اندک بوده است.',
    },
    publishedInDays: -97,
    topics: ['water-energy-food-nexus'],
  },
  {
    slug: 'a-drought-forecast-that-herders-can-use',
    title: {
      en: 'A drought forecast that herders can use',
      ar: 'توقعات جفاف يستطيع الرعاة استعمالها',
      fr: 'Une prévision de sécheresse utile aux éleveurs',
      fa: 'پیش‌بینی خشک‌سالی به زبانی که دامداران به کار می‌بندند',
    },
    outlet: {
      en: 'A regional television channel',
      ar: 'قناة تلفزيونية إقليمية',
      fr: 'Une chaîne de télévision régionale',
      fa: 'شبکهٔ تلویزیونی منطقه‌ای',
    },
    summary: {
      en: 'The evening news shows how a one-page bulletin is read aloud at livestock markets, and how a plain map in four colours changed the date on which some families moved.',
      ar: 'نشرة المساء تبيّن كيف تُقرأ نشرة جفاف من صفحة واحدة جهرًا في أسواق الماشية، وكيف غيّرت خريطة بسيطة بأربعة ألوان الموعد الذي رحلت فيه بعض الأسر بقطعانها.',
      fr: 'Le journal du soir montre un bulletin d’une page lu à voix haute sur les marchés au bétail, et comment une carte de quatre couleurs a changé la date de départ de plusieurs familles.',
      fa: 'خبر شامگاهی نشان می‌دهد که بولتنی یک‌صفحه‌ای چگونه در بازارهای دام با صدای بلند خوانده می‌شود و نقشه‌ای ساده با چهار رنگ چگونه زمان کوچ برخی خانواده‌ها را تغییر داد.',
    },
    publishedInDays: -138,
    topics: ['water-energy-food-nexus', 'policy-and-standards'],
  },
  {
    slug: 'where-does-the-brine-go',
    title: {
      en: 'Where does the brine go?',
      ar: 'إلى أين يذهب المحلول الملحي؟',
      fr: 'Où va la saumure ?',
      fa: 'شورابه به کجا می‌رود؟',
    },
    outlet: {
      en: 'A popular science magazine',
      ar: 'مجلة علمية للجمهور العام',
      fr: 'Un magazine de vulgarisation scientifique',
      fa: 'مجله‌ای علمی برای همگان',
    },
    summary: {
      en: 'Six illustrated pages follow a litre of sea water through a desalination plant and back to the coast, with an interview on what monitoring can and cannot yet show.',
      ar: 'ست صفحات مصورة تتتبع لترًا من ماء البحر داخل محطة تحلية ثم في طريق عودته إلى الساحل، مع مقابلة عمّا يُظهره الرصد وما لا يُظهره بعد.',
      fr: 'Six pages illustrées suivent un litre d’eau de mer à travers une usine de dessalement puis jusqu’à la côte, avec un entretien sur ce que la surveillance montre et ne montre pas encore.',
      fa: 'شش صفحهٔ مصور یک لیتر آب دریا را در واحد نمک‌زدایی و سپس تا بازگشت به ساحل دنبال می‌کند، همراه با گفت‌وگویی دربارهٔ آنچه پایش نشان می‌دهد و آنچه هنوز نشان نمی‌دهد.',
    },
    publishedInDays: -189,
    topics: ['desalination'],
  },
  {
    slug: 'one-plumbing-code-for-many-builders',
    title: {
      en: 'One plumbing code for many builders',
      ar: 'كود واحد للتمديدات الصحية لبنّائين كثيرين',
      fr: 'Un seul code de plomberie pour bien des constructeurs',
      fa: 'یک دفترچهٔ مقررات لوله‌کشی برای سازندگان بسیار',
    },
    outlet: {
      en: 'A construction trade journal, Kuala Lumpur',
      ar: 'مجلة متخصصة في البناء، كوالالمبور',
      fr: 'Une revue professionnelle du bâtiment, Kuala Lumpur',
      fa: 'نشریه‌ای تخصصی در ساختمان، کوالالامپور',
    },
    summary: {
      en: 'Engineers from six countries discuss plans for a common code: which clauses would save most water, which would raise costs, and how long existing houses should have to comply.',
      ar: 'مهندسون من ست دول يناقشون خطة لوضع كود مشترك: أي البنود ستكون أكثر توفيرًا للماء، وأيها سيرفع الكلفة، وكم من الوقت ينبغي أن تُمهل البيوت القائمة.',
      fr: 'Des ingénieurs de six pays discutent du projet d’un code commun : quelles clauses économiseraient le plus d’eau, lesquelles coûteraient, et quel délai laisser aux maisons existantes.',
      fa: 'مهندسانی از شش کشور دربارهٔ طرح مقرراتی مشترک گفت‌وگو می‌کنند: کدام بندها آب بیشتری می‌اندوزد، کدام هزینه را بالا می‌برد و خانه‌های موجود چه مهلتی داشته باشند.',
    },
    publishedInDays: -246,
    topics: ['policy-and-standards'],
  },
  {
    slug: 'young-engineers-in-the-control-room',
    title: {
      en: 'Young engineers in the control room',
      ar: 'مهندسون شباب في غرفة التحكم',
      fr: 'De jeunes ingénieurs en salle de contrôle',
      fa: 'مهندسان جوان در اتاق فرمان',
    },
    outlet: {
      en: 'A university newspaper, Rabat',
      ar: 'صحيفة جامعية، الرباط',
      fr: 'Un journal universitaire, Rabat',
      fa: 'روزنامه‌ای دانشجویی، رباط',
    },
    summary: {
      en: 'Three graduates describe their first months in the water service of another country: night shifts, a burst main, patient colleagues, and the day they were trusted to run the plant alone.',
      ar: 'ثلاثة خريجين يصفون شهورهم الأولى في مرفق مياه ببلد آخر: نوبات ليلية، وانفجار خط رئيسي، وزملاء صبورون، واليوم الذي عُهد إليهم فيه بتشغيل المحطة وحدهم.',
      fr: 'Trois diplômés racontent leurs premiers mois dans le service d’eau d’un autre pays : les nuits de garde, une conduite rompue, des collègues patients et le jour où l’usine leur fut confiée.',
      fa: 'سه دانش‌آموخته از نخستین ماه‌های کار خود در شرکت آب کشوری دیگر می‌گویند: شیفت‌های شب، ترکیدن یک خط اصلی، همکاران شکیبا و روزی که گرداندن تصفیه‌خانه را به آنان سپردند.',
    },
    publishedInDays: -312,
    topics: ['policy-and-standards', 'water-energy-food-nexus'],
  },
]
