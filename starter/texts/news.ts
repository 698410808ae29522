import type { StarterNews } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

const credit: Translated = {
  en: 'IWEN',
  ar: 'IWEN',
  fr: 'IWEN',
  fa: 'IWEN',
}

export const starterNews: readonly StarterNews[] = [
  {
    slug: 'first-solar-desalination-unit-completes-a-year-of-service',
    title: {
      en: 'First solar desalination unit completes a year of service',
      ar: 'أول وحدة للتحلية بالطاقة الشمسية تتم عامها الأول في الخدمة',
      fr: 'La première unité de dessalement solaire achève une année de service',
      fa: 'نخستین واحد نمک‌زدایی خورشیدی یک سال خدمت را به پایان رساند',
    },
    summary: {
      en: 'A small plant on the Mauritanian coast has given 6,000 people drinking water for twelve months. Its costs, stoppages and water tests will be published for other towns to use.',
      ar: 'منذ اثني عشر شهرًا تزوّد محطة صغيرة على الساحل الموريتاني ستة آلاف نسمة بماء الشرب. وستُنشر كلفتها وتوقفاتها ونتائج فحوص مياهها كي تستفيد منها بلدات أخرى.',
      fr: 'Depuis douze mois, une petite usine de la côte mauritanienne alimente 6 000 personnes en eau potable. Ses coûts, ses arrêts et ses analyses seront publiés à l’usage d’autres villes.',
      fa: 'واحدی کوچک در کرانهٔ موریتانی دوازده ماه است که به ۶٬۰۰۰ نفر آب آشامیدنی می‌رساند. هزینه‌ها، توقف‌ها و آزمایش‌های آب آن برای استفادهٔ شهرهای دیگر منتشر خواهد شد.',
    },
    body: {
      en: `A small desalination plant that runs mainly on sunlight has completed its first year of service in a fishing town on the Atlantic coast of Mauritania. It produces up to 340 cubic metres of drinking water a day for about 6,000 people.

Panels drive the pumps and membranes by day. A modest battery keeps the controls and the disinfection running at night. Two operators and an electrician from the town were trained on site for six months and now do all routine maintenance themselves.

The plant stood still for nineteen days in the year, most of them in the first quarter, when sand clogged the intake filters. The water is tested twice a day on site and once a week by the national laboratory; every sample has met the national standard. The figures will be published in full, with the costs.`,
      ar: `أتمت محطة تحلية صغيرة تعمل في معظم وقتها على الطاقة الشمسية عامها الأول في بلدة صيادين على الساحل الأطلسي لموريتانيا. وهي تنتج ما يصل إلى 340 مترًا مكعبًا من ماء الشرب يوميًا لنحو ستة آلاف نسمة.

تشغّل الألواح المضخات والأغشية نهارًا، وتُبقي بطارية متواضعة أجهزة التحكم والتعقيم عاملة ليلًا. وقد تدرّب مشغّلان وكهربائي من البلدة ستة أشهر في الموقع، وصاروا يتولون الصيانة الدورية كلها بأنفسهم.

توقفت المحطة تسعة عشر يومًا خلال العام، معظمها في الربع الأول حين سدّ الرمل مرشحات المأخذ. ويُفحص الماء مرتين يوميًا في الموقع ومرة أسبوعيًا في المختبر الوطني، وقد استوفت العينات كلها المواصفة الوطنية. وستُنشر الأرقام كاملة مع الكلفة.`,
      fr: `Une petite usine de dessalement, alimentée surtout par le soleil, vient d’achever sa première année de service dans un bourg de pêcheurs de la côte atlantique mauritanienne. Elle produit jusqu’à 340 mètres cubes d’eau potable par jour pour environ 6 000 habitants.

Le jour, les panneaux entraînent les pompes et les membranes. La nuit, une batterie modeste maintient les commandes et la désinfection. Deux opérateurs et un électricien du lieu, formés sur place pendant six mois, assurent désormais seuls tout l’entretien courant.

L’usine s’est arrêtée dix-neuf jours dans l’année, surtout au premier trimestre, quand le sable a colmaté les filtres de la prise d’eau. L’eau est analysée deux fois par jour sur place et une fois par semaine au laboratoire national ; tous les échantillons respectent la norme. Les chiffres seront publiés en entier, coûts compris.`,
      fa: `یک واحد کوچک نمک‌زدایی که بیشتر با نور خورشید کار می‌کند، نخستین سال خدمت خود را در شهری ماهیگیر در کرانهٔ اقیانوس اطلس در موریتانی به پایان رساند. این واحد روزانه تا ۳۴۰ متر مکعب آب آشامیدنی برای حدود ۶٬۰۰۰ نفر فراهم می‌کند.

روزها پنل‌ها پمپ‌ها و غشاها را به کار می‌اندازند و شب‌ها باتری کوچکی کنترل و گندزدایی را روشن نگه می‌دارد. دو بهره‌بردار و یک برق‌کار بومی شش ماه در محل آموزش دیدند و اکنون همهٔ نگهداری دوره‌ای را خود انجام می‌دهند.

واحد در این سال نوزده روز از کار ایستاد، بیشتر در سه‌ماههٔ نخست که شن صافی‌های آبگیر را بست. آب روزی دو بار در محل و هفته‌ای یک بار در آزمایشگاه ملی آزموده می‌شود و همهٔ نمونه‌ها با استاندارد ملی سازگار بوده‌اند. ارقام همراه با هزینه‌ها به طور کامل منتشر خواهد شد.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of a small plant beside the sea, with panels above and one clear line of water.',
        ar: 'رسم تجريدي لمحطة صغيرة بجوار البحر تعلوها الألواح ويخرج منها خط ماء صافٍ.',
        fr: 'Dessin abstrait d’une petite usine en bord de mer, surmontée de panneaux, d’où part un filet d’eau claire.',
        fa: 'طرحی انتزاعی از واحدی کوچک در کنار دریا، با پنل‌هایی بر فراز آن و رشته‌ای آب زلال.',
      },
      credit,
    },
    topics: ['desalination', 'water-energy-food-nexus'],
    countries: ['mr'],
    publishedInDays: -2,
    projects: ['solar-desalination-for-small-coastal-towns'],
    events: [],
  },
  {
    slug: 'members-agree-on-common-terms-for-treated-wastewater',
    title: {
      en: 'Members agree on common terms for treated wastewater',
      ar: 'الأعضاء يتفقون على مصطلحات موحدة للمياه العادمة المعالجة',
      fr: 'Les membres s’accordent sur un vocabulaire commun des eaux usées traitées',
      fa: 'توافق اعضا بر اصطلاحات یکسان برای پساب تصفیه‌شده',
    },
    summary: {
      en: 'Experts from sixteen member states have agreed on one set of terms for reuse in irrigation, so that a permit, a laboratory report or a contract means the same everywhere.',
      ar: 'اتفق خبراء من ست عشرة دولة عضوًا على مجموعة واحدة من مصطلحات إعادة الاستخدام في الري، كي يكون للترخيص أو التقرير المخبري أو العقد معنى واحد في كل مكان.',
      fr: 'Des experts de seize États membres ont arrêté un même vocabulaire de la réutilisation en irrigation, pour qu’un permis, une analyse ou un contrat aient partout le même sens.',
      fa: 'کارشناسان شانزده کشور عضو بر اصطلاحاتی یکسان برای بازچرخانی در آبیاری توافق کردند، تا یک مجوز، یک گزارش آزمایشگاه یا یک قرارداد همه‌جا یک معنا داشته باشد.',
    },
    body: {
      en: `Until now, two neighbouring countries could use the same words for water of very different quality. Experts from sixteen member states have agreed on a glossary of 84 terms for the reuse of treated wastewater in irrigation, in Arabic, English, French and Persian.

## Three classes of water

The glossary rests on three classes first tested in six countries, each defined by what may be grown with the water:

- class A: all crops, including those eaten raw;
- class B: fruit trees, cereals, and crops that are cooked or processed;
- class C: fodder, fibre crops and forest belts.

The terms do not replace national law. They give ministries a shared reference when they write permits, compare results or buy equipment together. A draft of limit values for each class goes to members next.`,
      ar: `كان في وسع بلدين متجاورين حتى الآن أن يستعملا الكلمات نفسها لمياه متباينة الجودة. أما اليوم فقد أقرّ خبراء من ست عشرة دولة عضوًا مسردًا من 84 مصطلحًا لإعادة استخدام المياه العادمة المعالجة في الري، بالعربية والإنجليزية والفرنسية والفارسية.

## ثلاث فئات من المياه

يقوم المسرد على ثلاث فئات جُرّبت أولًا في ست دول، وتتحدد كل منها بما يجوز أن يُزرع بمياهها:

- الفئة أ: جميع المحاصيل، ومنها ما يؤكل نيئًا؛
- الفئة ب: الأشجار المثمرة والحبوب والمحاصيل التي تُطبخ أو تُصنَّع؛
- الفئة ج: الأعلاف ومحاصيل الألياف والأحزمة الحرجية.

ولا تحل المصطلحات محل القوانين الوطنية، بل تمنح الوزارات مرجعًا مشتركًا عند كتابة التراخيص أو مقارنة النتائج أو شراء المعدات معًا. والخطوة التالية مشروع قيم حدّية لكل فئة يُرسل إلى الأعضاء.`,
      fr: `Jusqu’ici, deux pays voisins pouvaient désigner par les mêmes mots des eaux de qualité très différente. Des experts de seize États membres ont arrêté un glossaire de 84 termes sur la réutilisation des eaux usées traitées en irrigation, en arabe, en anglais, en français et en persan.

## Trois classes d’eau

Le glossaire repose sur trois classes, éprouvées d’abord dans six pays et définies par ce qu’il est permis de cultiver :

- classe A : toutes les cultures, y compris celles qui se mangent crues ;
- classe B : arbres fruitiers, céréales et cultures cuites ou transformées ;
- classe C : fourrages, cultures à fibres et ceintures boisées.

Ces termes ne remplacent pas le droit national. Ils donnent aux ministères une référence commune pour rédiger des permis, comparer des résultats ou acheter ensemble du matériel. Un projet de valeurs limites par classe sera ensuite envoyé aux membres.`,
      fa: `تاکنون دو کشور همسایه می‌توانستند برای آب‌هایی با کیفیت بسیار متفاوت واژه‌هایی یکسان به کار برند. کارشناسان شانزده کشور عضو واژه‌نامه‌ای با ۸۴ اصطلاح دربارهٔ بازچرخانی پساب تصفیه‌شده در آبیاری، به عربی، انگلیسی، فرانسوی و فارسی، نهایی کردند.

## سه ردهٔ آب

واژه‌نامه بر سه رده استوار است که نخست در شش کشور آزموده شد؛ هر رده را آنچه می‌توان با آن آب کاشت تعریف می‌کند:

- ردهٔ الف: همهٔ محصولات، از جمله آنچه خام خورده می‌شود؛
- ردهٔ ب: درختان میوه، غلات و محصولاتی که پخته یا فراوری می‌شوند؛
- ردهٔ ج: علوفه، گیاهان لیفی و کمربندهای درختی.

این اصطلاحات جای قانون ملی را نمی‌گیرد؛ به وزارتخانه‌ها مرجعی مشترک می‌دهد تا هنگام نوشتن مجوز، مقایسهٔ نتایج یا خرید مشترک تجهیزات به آن تکیه کنند. گام بعدی، پیش‌نویس مقادیر حدی هر رده است که برای اعضا فرستاده می‌شود.`,
    },
    picture: null,
    topics: ['wastewater-reuse', 'policy-and-standards'],
    countries: ['jo', 'ps', 'lb', 'eg', 'tn', 'ma', 'om', 'ir'],
    publishedInDays: -9,
    projects: ['reuse-standards-for-irrigation'],
    events: ['reuse-standards-workshop'],
  },
  {
    slug: 'planners-from-twelve-countries-learn-to-model-the-nexus',
    title: {
      en: 'Planners from twelve countries learn to model the nexus',
      ar: 'مخططون من اثنتي عشرة دولة يتعلمون نمذجة الترابط',
      fr: 'Des planificateurs de douze pays apprennent à modéliser le nexus',
      fa: 'برنامه‌ریزان دوازده کشور مدل‌سازی همبست را می‌آموزند',
    },
    summary: {
      en: 'Thirty-six planners from ministries of water, energy and agriculture have finished the distance course in nexus modelling. Each one worked on a real decision from home.',
      ar: 'أنهى ستة وثلاثون مخططًا من وزارات المياه والطاقة والزراعة المساق الذي يُدرَّس عن بُعد في نمذجة الترابط. وعمل كل منهم على قرار حقيقي مطروح في بلده.',
      fr: 'Trente-six planificateurs des ministères de l’eau, de l’énergie et de l’agriculture ont achevé le cours à distance de modélisation du nexus. Chacun a travaillé sur une décision réelle de son pays.',
      fa: 'سی‌وشش برنامه‌ریز از وزارتخانه‌های آب، انرژی و کشاورزی دورهٔ از راه دور مدل‌سازی همبست را به پایان رساندند. هر یک روی تصمیمی واقعی از کشور خود کار کرد.',
    },
    body: {
      en: `The course ran for eight weeks, four hours a week, and had one rule: each country sends three people, one each from water, energy and agriculture. They share a model, and they must agree on its assumptions before they may run it.

The exercises were real. One team asked what a subsidy for solar pumps would do to its water table. Another compared two sites for a desalination plant by what each would add to the evening peak. A third found that leaving a canal unlined kept a wetland alive, and put a price on it.

The models are simple and open. A planner can read every equation, and a minister can see on one page which number matters most. Course material is available in Arabic, English and French; a Persian edition follows. A training on site, in Baghdad, builds on the course.`,
      ar: `امتد المساق ثمانية أسابيع بمعدل أربع ساعات في الأسبوع، وكانت له قاعدة واحدة: توفد كل دولة ثلاثة أشخاص، واحدًا من المياه وواحدًا من الطاقة وواحدًا من الزراعة. ويتشارك الثلاثة نموذجًا واحدًا، وعليهم الاتفاق على افتراضاته قبل تشغيله.

وكانت التمارين حقيقية. سأل فريق عما سيفعله دعم المضخات الشمسية بمنسوب مياهه الجوفية. وقارن آخر بين موقعين لمحطة تحلية بحسب ما يضيفه كل منهما إلى ذروة المساء. ووجد ثالث أن ترك قناة دون تبطين يُبقي أرضًا رطبة حية، وقدّر لذلك قيمة.

والنماذج بسيطة ومفتوحة: يستطيع المخطط أن يقرأ كل معادلة فيها، ويرى الوزير في صفحة واحدة أي رقم هو الأهم. والمواد متاحة بالعربية والإنجليزية والفرنسية، وتليها طبعة فارسية. ويُبنى على المساق تدريب حضوري في بغداد.`,
      fr: `Le cours a duré huit semaines, quatre heures par semaine, avec une seule règle : chaque pays envoie trois personnes, une de l’eau, une de l’énergie, une de l’agriculture. Elles partagent un modèle et doivent s’entendre sur ses hypothèses avant de le lancer.

Les exercices étaient réels. Une équipe s’est demandé ce qu’une subvention aux pompes solaires ferait à sa nappe. Une autre a comparé deux sites de dessalement selon ce que chacun ajouterait à la pointe du soir. Une troisième a constaté qu’un canal laissé sans revêtement faisait vivre une zone humide, et en a estimé la valeur.

Les modèles sont simples et ouverts. Un planificateur peut en lire chaque équation, et un ministre voir sur une page quel chiffre compte le plus. Les supports existent en arabe, en anglais et en français ; une édition persane suivra. Une formation sur place, à Bagdad, prolonge le cours.`,
      fa: `دوره هشت هفته، هر هفته چهار ساعت، برگزار شد و تنها یک قاعده داشت: هر کشور سه نفر می‌فرستد، یکی از آب، یکی از انرژی و یکی از کشاورزی. آنان یک مدل مشترک دارند و پیش از اجرای آن باید بر فرض‌هایش توافق کنند.

تمرین‌ها واقعی بود. گروهی پرسید یارانهٔ پمپ خورشیدی با تراز آب زیرزمینی چه می‌کند. گروهی دیگر دو محل را برای واحد نمک‌زدایی از نظر باری که بر اوج مصرف شامگاه می‌گذارند سنجید. گروه سوم دریافت که پوشش نکردن یک کانال تالابی را زنده نگه می‌دارد و ارزش آن را برآورد کرد.

مدل‌ها ساده و بازند. برنامه‌ریز می‌تواند هر معادله را بخواند و وزیر در یک صفحه می‌بیند کدام عدد مهم‌تر است. مواد درسی به عربی، انگلیسی و فرانسوی در دسترس است و نسخهٔ فارسی نیز می‌آید. یک دورهٔ حضوری در بغداد این آموزش را ادامه می‌دهد.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of three grids, blue, yellow and green, that overlap in one bright square.',
        ar: 'رسم تجريدي لثلاث شبكات، زرقاء وصفراء وخضراء، تتداخل في مربع مضيء واحد.',
        fr: 'Dessin abstrait de trois grilles, bleue, jaune et verte, qui se recouvrent en un carré clair.',
        fa: 'طرحی انتزاعی از سه شبکهٔ آبی، زرد و سبز که در مربعی روشن بر هم می‌افتند.',
      },
      credit,
    },
    topics: ['water-energy-food-nexus'],
    countries: ['jo', 'tn', 'ma', 'pk', 'tr'],
    publishedInDays: -17,
    projects: ['nexus-atlas'],
    events: ['nexus-modelling-training'],
  },
  {
    slug: 'five-countries-settle-the-indicators-of-a-joint-drought-bulletin',
    title: {
      en: 'Five countries agree on the indicators of a joint drought bulletin',
      ar: 'خمس دول تتفق على مؤشرات نشرة مشتركة للجفاف',
      fr: 'Cinq pays arrêtent les indicateurs d’un bulletin commun de sécheresse',
      fa: 'پنج کشور شاخص‌های بولتن مشترک خشک‌سالی را برگزیدند',
    },
    summary: {
      en: 'Weather and water services of five neighbouring countries have chosen seven indicators. Past warnings are now being compared with what happened, before any farmer sees a trial edition.',
      ar: 'اختارت هيئات الأرصاد والمياه في خمس دول متجاورة سبعة مؤشرات. وتُقارن الآن إنذارات الماضي بما حدث فعلًا، قبل أن تصل إلى المزارعين أي نسخة تجريبية.',
      fr: 'Les services météorologiques et hydrologiques de cinq pays voisins ont choisi sept indicateurs. Les alertes passées sont à présent comparées aux faits, avant toute édition d’essai pour les agriculteurs.',
      fa: 'سازمان‌های هواشناسی و آب پنج کشور همسایه هفت شاخص برگزیدند. اکنون هشدارهای گذشته با آنچه روی داد سنجیده می‌شود، پیش از آنکه نسخه‌ای آزمایشی به کشاورزان برسد.',
    },
    body: {
      en: `Weather and water services in Iraq, Iran, Pakistan, Syria and Türkiye have chosen the seven indicators on which a joint monthly drought bulletin will rest. Rainfall, snow cover, soil moisture and reservoir levels are among them. Thirty-one were proposed; an indicator was kept only if all five countries already measure it.

The test now under way looks back. For each of the past twenty years the indicators are read as they stood three months before the dry season, and the warning that they would have given is compared with what in fact happened. False alarms and missed droughts are both counted.

A warning from abroad is no substitute for a national one. The bulletin will therefore go to services two days ahead, so that they can check it against their own stations and publish it under their own name.`,
      ar: `اختارت هيئات الأرصاد والمياه في إيران وباكستان وتركيا وسوريا والعراق المؤشرات السبعة التي ستقوم عليها نشرة شهرية مشتركة للجفاف، ومنها الأمطار والغطاء الثلجي ورطوبة التربة ومناسيب السدود. وقد اقتُرح واحد وثلاثون مؤشرًا، ولم يُستبقَ منها إلا ما تقيسه الدول الخمس جميعًا في الوقت الحاضر.

والاختبار الجاري ينظر إلى الوراء. فلكل سنة من السنوات العشرين الماضية تُقرأ المؤشرات كما كانت قبل موسم الجفاف بثلاثة أشهر، ويُقارن الإنذار الذي كانت ستعطيه بما حدث فعلًا. وتُحصى الإنذارات الكاذبة كما تُحصى حالات الجفاف التي فات التنبيه إليها.

ولا يغني إنذار يأتي من الخارج عن الإنذار الوطني. لذلك ستُرسل النشرة إلى الهيئات قبل موعدها بيومين، كي تقارنها كل هيئة بمحطاتها وتنشرها باسمها.`,
      fr: `Les services météorologiques et hydrologiques d’Irak, d’Iran, du Pakistan, de Syrie et de Türkiye ont choisi les sept indicateurs d’un futur bulletin mensuel commun. Les pluies, la couverture neigeuse, l’humidité des sols et le niveau des réservoirs en font partie. Trente et un étaient proposés ; n’ont été retenus que ceux que les cinq pays mesurent déjà.

L’essai en cours regarde en arrière. Pour chacune des vingt dernières années, on lit les indicateurs tels qu’ils étaient trois mois avant la saison sèche, et l’on compare l’alerte qu’ils auraient donnée à ce qui s’est réellement passé. Fausses alertes et sécheresses manquées sont toutes comptées.

Une alerte venue d’ailleurs ne remplace pas une alerte nationale. Le bulletin sera donc adressé aux services deux jours à l’avance, pour qu’ils le comparent à leurs propres stations et le publient sous leur nom.`,
      fa: `سازمان‌های هواشناسی و آب در ایران، پاکستان، ترکیه، سوریه و عراق هفت شاخصی را برگزیدند که بولتن ماهانهٔ مشترک خشک‌سالی بر آن استوار خواهد بود؛ بارش، پوشش برف، رطوبت خاک و تراز مخزن‌ها از آن جمله است. سی‌ویک شاخص پیشنهاد شده بود و تنها آنهایی ماند که هر پنج کشور هم‌اکنون اندازه می‌گیرند.

آزمایشی که در جریان است به گذشته نگاه می‌کند. برای هر یک از بیست سال گذشته، شاخص‌ها آن‌گونه که سه ماه پیش از فصل خشک بودند خوانده می‌شوند و هشداری که می‌دادند با آنچه به‌راستی روی داد مقایسه می‌شود. هم هشدارهای نادرست شمرده می‌شود و هم خشک‌سالی‌هایی که از چشم افتاد.

هشداری که از بیرون می‌رسد جای هشدار ملی را نمی‌گیرد. از این رو بولتن دو روز زودتر برای سازمان‌ها فرستاده می‌شود تا آن را با ایستگاه‌های خود بسنجند و به نام خود منتشر کنند.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of a river basin in curved bands, from deep green to pale ochre.',
        ar: 'رسم تجريدي لحوض نهري في أشرطة منحنية تتدرج من الأخضر الداكن إلى المغرة الفاتحة.',
        fr: 'Dessin abstrait d’un bassin fluvial en bandes courbes, du vert profond à l’ocre pâle.',
        fa: 'طرحی انتزاعی از حوضهٔ یک رود با نوارهای خمیده، از سبز تیره تا اخرایی روشن.',
      },
      credit,
    },
    topics: ['policy-and-standards', 'water-energy-food-nexus'],
    countries: ['iq', 'ir', 'pk', 'sy', 'tr'],
    publishedInDays: -31,
    projects: ['drought-early-warning'],
    events: [],
  },
  {
    slug: 'brine-pilot-publishes-its-first-year-of-measurements',
    title: {
      en: 'Brine pilot publishes its first year of measurements',
      ar: 'المشروع التجريبي للمحلول الملحي ينشر قياسات عامه الأول',
      fr: 'Le projet pilote sur la saumure publie sa première année de mesures',
      fa: 'طرح آزمایشی شورابه اندازه‌گیری‌های سال نخست را منتشر کرد',
    },
    summary: {
      en: 'Salinity around a discharge point on the Gulf of Oman returned to natural levels within fifty metres. The raw data, including the days when sensors failed, are open to all.',
      ar: 'عادت الملوحة حول نقطة تصريف على خليج عُمان إلى مستواها الطبيعي ضمن خمسين مترًا. والبيانات الخام متاحة للجميع، بما فيها الأيام التي تعطلت فيها أجهزة القياس.',
      fr: 'Autour d’un point de rejet du golfe d’Oman, la salinité retrouve son niveau naturel en moins de cinquante mètres. Les données brutes, pannes de capteurs comprises, sont ouvertes à tous.',
      fa: 'شوری پیرامون یک نقطهٔ تخلیه در دریای عمان در فاصلهٔ پنجاه‌متری به حد طبیعی بازگشت. داده‌های خام، حتی روزهایی که حسگرها از کار افتادند، برای همگان باز است.',
    },
    body: {
      en: `The pilot on brine management has published twelve months of measurements from one of its two plants, on the Gulf of Oman. Six stations on the sea bed recorded salinity, temperature and oxygen every ten minutes; divers counted seagrass four times.

With the new diffuser, salinity returned to its natural level within fifty metres of the outlet, against two hundred and ten before. Seagrass beyond that line did not change measurably. Closer in it became thinner, and the report says so.

A second part of the pilot recovers salts. One tonne in five of dissolved solids can now be sold to industry, as gypsum and magnesium compounds. That is not yet enough to pay for the process.

The data can be downloaded with a note on every gap. Other plants are invited to use the same plan of measurement, so that results can be compared.`,
      ar: `نشر المشروع التجريبي لإدارة المحلول الملحي قياسات اثني عشر شهرًا من إحدى محطتيه، على خليج عُمان. سجّلت ست محطات رصد في القاع الملوحة والحرارة والأكسجين كل عشر دقائق، وأحصى الغواصون الأعشاب البحرية أربع مرات.

ومع موزّع التصريف الجديد عادت الملوحة إلى مستواها الطبيعي ضمن خمسين مترًا من المخرج، بعدما كانت تحتاج إلى مئتين وعشرة أمتار. ولم تتغير الأعشاب البحرية وراء هذا الخط تغيرًا يُقاس، أما دونه فقد قلّت كثافتها، والتقرير يذكر ذلك.

ويعنى الجزء الثاني من المشروع باستخلاص الأملاح. فقد صار ممكنًا بيع طن من كل خمسة أطنان من المواد الذائبة للصناعة، على هيئة جبس ومركبات مغنيسيوم. ولا يكفي ذلك بعد لتغطية كلفة العملية.

ويمكن تنزيل البيانات مع ملاحظة عند كل انقطاع. والمحطات الأخرى مدعوة إلى اتباع خطة القياس نفسها كي تمكن المقارنة.`,
      fr: `Le projet pilote sur la gestion de la saumure publie douze mois de mesures faites près de l’une de ses deux usines, sur le golfe d’Oman. Six stations posées sur le fond ont relevé salinité, température et oxygène toutes les dix minutes ; des plongeurs ont compté quatre fois les herbiers.

Avec le nouveau diffuseur, la salinité retrouve son niveau naturel à moins de cinquante mètres du rejet, contre deux cent dix auparavant. Au-delà, les herbiers n’ont pas changé de façon mesurable. En deçà, ils se sont éclaircis, et le rapport le dit.

Un second volet récupère les sels. Une tonne de solides dissous sur cinq peut désormais être vendue à l’industrie, sous forme de gypse et de composés de magnésium. Cela ne suffit pas encore à payer le procédé.

Les données se téléchargent, avec une note pour chaque lacune. D’autres usines sont invitées à suivre le même plan de mesure, afin que les résultats soient comparables.`,
      fa: `طرح آزمایشی مدیریت شورابه اندازه‌گیری‌های دوازده‌ماههٔ یکی از دو واحد خود، در کرانهٔ دریای عمان، را منتشر کرد. شش ایستگاه در بستر دریا هر ده دقیقه شوری، دما و اکسیژن را ثبت کردند و غواصان چهار بار علف‌های دریایی را شمردند.

با پخشانهٔ تازه، شوری در فاصلهٔ پنجاه‌متری خروجی به حد طبیعی بازگشت؛ پیش‌تر این فاصله دویست‌وده متر بود. علف‌های دریایی آن سوی این خط تغییر سنجش‌پذیری نکرد. در نزدیکی خروجی تُنک‌تر شد و گزارش این را پنهان نمی‌کند.

بخش دوم طرح، بازیابی نمک‌هاست. اکنون از هر پنج تن مواد محلول، یک تن را می‌توان به شکل گچ و ترکیبات منیزیم به صنعت فروخت. این هنوز برای پرداخت هزینهٔ فرایند بس نیست.

داده‌ها همراه با توضیح هر وقفه دریافت‌کردنی است. از واحدهای دیگر خواسته شده همین برنامهٔ اندازه‌گیری را به کار گیرند تا نتایج مقایسه‌پذیر باشد.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of a plume fading into clear water through rings of ever lighter blue.',
        ar: 'رسم تجريدي لعمود يتلاشى في ماء صافٍ عبر حلقات زرقاء تزداد فتوحًا.',
        fr: 'Dessin abstrait d’un panache qui se fond dans l’eau claire en anneaux d’un bleu de plus en plus pâle.',
        fa: 'طرحی انتزاعی از توده‌ای که در حلقه‌های آبیِ هر دم روشن‌تر، در آب زلال محو می‌شود.',
      },
      credit,
    },
    topics: ['desalination'],
    countries: ['om'],
    publishedInDays: -46,
    projects: ['brine-management-pilot'],
    events: ['brine-research-symposium'],
  },
  {
    slug: 'eleven-laboratories-test-the-same-water-sample',
    title: {
      en: 'Eleven laboratories test the same water sample',
      ar: 'أحد عشر مختبرًا تفحص عينة المياه نفسها',
      fr: 'Onze laboratoires analysent le même échantillon d’eau',
      fa: 'یازده آزمایشگاه یک نمونه آب را آزمودند',
    },
    summary: {
      en: 'In the third round that they have run themselves, eleven laboratories agreed on nitrate and salinity and differed on arsenic. The cause was found in a week, and it was simple.',
      ar: 'في الجولة الثالثة التي تديرها بنفسها اتفقت نتائج أحد عشر مختبرًا في النترات والملوحة واختلفت في الزرنيخ. وقد عُرف السبب خلال أسبوع واحد، وتبيّن أنه سبب بسيط.',
      fr: 'Au troisième tour qu’ils organisent eux-mêmes, onze laboratoires concordent sur les nitrates et la salinité, mais divergent sur l’arsenic. La cause, trouvée en une semaine, était simple.',
      fa: 'در سومین دوری که خود برگزار کرده‌اند، یازده آزمایشگاه دربارهٔ نیترات و شوری یک‌نظر بودند و دربارهٔ آرسنیک نه. علت آن در یک هفته پیدا شد و ساده بود.',
    },
    body: {
      en: `Eleven laboratories in five countries received the same three bottles, numbered but not described, and had fourteen days to report what was in them. It was the third round that they have run without outside help, and the first in which all answered on time.

The results were:

- salinity: all eleven within two per cent of each other;
- nitrate: ten of eleven within the agreed limit;
- bacteria: ten of eleven, as in the previous round;
- arsenic: seven of eleven, the weakest result so far.

The laboratories that differed on arsenic had bought the same reference solution, which had passed its date. It has been replaced, and the bottles were tested again with good results.

No laboratory is named in the published report. Each knows its own number, and may ask another for help.`,
      ar: `تسلّم أحد عشر مختبرًا في خمس دول القوارير الثلاث نفسها، مرقّمة بلا وصف، وأُمهلت المختبرات أربعة عشر يومًا للإبلاغ عما فيها. وهذه هي الجولة الثالثة التي تديرها بلا عون خارجي، والأولى التي أجابت فيها كلها في الموعد.

وجاءت النتائج كما يلي:

- الملوحة: المختبرات كلها ضمن فارق لا يتجاوز 2%؛
- النترات: عشرة من أحد عشر ضمن الحد المتفق عليه؛
- البكتيريا: عشرة من أحد عشر، كما في الجولة السابقة؛
- الزرنيخ: سبعة من أحد عشر، وهي أضعف نتيجة حتى الآن.

وتبيّن أن المختبرات التي اختلفت في الزرنيخ اشترت المحلول المرجعي نفسه، وكانت صلاحيته قد انتهت. فاستُبدل وأُعيد فحص القوارير، وكانت النتائج جيدة.

ولا يُسمّى أي مختبر في التقرير المنشور. فكل مختبر يعرف رقمه، وله أن يطلب المساعدة من غيره.`,
      fr: `Onze laboratoires de cinq pays ont reçu les trois mêmes flacons, numérotés mais non décrits, et disposaient de quatorze jours pour dire ce qu’ils contenaient. C’était le troisième tour mené sans aide extérieure, et le premier où tous ont répondu à temps.

Les résultats sont les suivants :

- salinité : les onze à moins de 2 % d’écart ;
- nitrates : dix sur onze dans la limite convenue ;
- bactéries : dix sur onze, comme au tour précédent ;
- arsenic : sept sur onze, le résultat le plus faible à ce jour.

Les laboratoires qui divergeaient sur l’arsenic avaient acheté la même solution de référence, dont la date était passée. Elle a été remplacée ; les flacons, analysés de nouveau, ont donné de bons résultats.

Aucun laboratoire n’est nommé dans le rapport publié. Chacun connaît son numéro et peut demander l’aide d’un autre.`,
      fa: `یازده آزمایشگاه در پنج کشور سه بطری یکسان، شماره‌دار اما بی‌شرح، دریافت کردند و چهارده روز فرصت داشتند بگویند در آنها چیست. این سومین دوری بود که بی کمک بیرونی برگزار شد و نخستین دوری که همه به‌هنگام پاسخ دادند.

نتایج چنین بود:

- شوری: هر یازده آزمایشگاه با اختلافی کمتر از ۲ درصد؛
- نیترات: ده آزمایشگاه از یازده، در محدودهٔ توافق‌شده؛
- باکتری: ده از یازده، مانند دور پیش؛
- آرسنیک: هفت از یازده، ضعیف‌ترین نتیجه تاکنون.

آزمایشگاه‌هایی که دربارهٔ آرسنیک اختلاف داشتند محلول مرجع یکسانی خریده بودند که تاریخ آن گذشته بود. محلول عوض شد و بطری‌ها دوباره، این بار با نتایج خوب، آزموده شد.

در گزارش منتشرشده نام هیچ آزمایشگاهی نیامده است. هر یک شمارهٔ خود را می‌داند و می‌تواند از دیگری کمک بخواهد.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of eleven round vessels in a row, all but a few filled to the same line.',
        ar: 'رسم تجريدي لأحد عشر وعاءً مستديرًا في صف واحد، امتلأ معظمها إلى الخط نفسه.',
        fr: 'Dessin abstrait de onze récipients ronds alignés, presque tous remplis au même trait.',
        fa: 'طرحی انتزاعی از یازده ظرف گرد در یک ردیف که بیشترشان تا یک خط پر شده‌اند.',
      },
      credit,
    },
    topics: ['policy-and-standards'],
    countries: ['jo', 'ma', 'pk', 'bd', 'my'],
    publishedInDays: -68,
    projects: ['regional-water-quality-laboratories'],
    events: [],
  },
  {
    slug: 'six-governments-will-read-84-wells-in-the-same-two-weeks',
    title: {
      en: 'Six governments that share two aquifers will read 84 wells in the same two weeks and record them in one common format',
      ar: 'ست حكومات تتشارك خزانين جوفيين ستقرأ 84 بئرًا في الأسبوعين نفسيهما وتسجل القراءات في صيغة موحدة',
      fr: 'Six gouvernements qui partagent deux nappes relèveront 84 puits pendant les deux mêmes semaines et les consigneront dans un format commun',
      fa: 'شش دولت که دو آبخوان مشترک دارند ۸۴ چاه را در همان دو هفته می‌خوانند و در قالبی یکسان ثبت می‌کنند',
    },
    summary: {
      en: 'The rules of the exchange are agreed after a first trial. Each government keeps its own data and may correct it; the Network checks the format and keeps the common calendar.',
      ar: 'استقرت قواعد التبادل بعد تجربة أولى. وتحتفظ كل حكومة ببياناتها ولها أن تصححها، أما الشبكة فلا تفعل سوى التحقق من الصيغة وتنظيم الجدول الزمني المشترك.',
      fr: 'Les règles de l’échange sont arrêtées après un premier essai. Chaque gouvernement garde ses données et peut les corriger ; le Réseau vérifie le format et tient le calendrier commun.',
      fa: 'قواعد مبادله پس از آزمایش نخست نهایی شد. هر دولت داده‌های خود را نگه می‌دارد و می‌تواند اصلاح کند؛ شبکه تنها قالب را وارسی و تقویم مشترک را تنظیم می‌کند.',
    },
    body: {
      en: `Six governments that draw on two shared aquifers have agreed how to exchange groundwater levels. Twice a year, in the same two weeks, their teams read 84 wells chosen together. The rules were agreed in the shared aquifer dialogue, after a first exchange that served as a trial.

In the trial the tables could not always be compared. Depth was counted from the ground in one country and from sea level in another. The common format resolves this, and also the time of day, the rest period before a reading, and the way a doubtful value is marked.

The data remain the property of each country, which may correct a reading at any time. Figures for single wells stay between the parties; a two-page note is published after every meeting.

Pumping volumes are not part of the agreement. They are on the agenda of the next meeting.`,
      ar: `حسمت ست حكومات تسحب المياه من خزانين جوفيين مشتركين طريقة تبادل مناسيب المياه الجوفية. فمرتين في السنة، وفي الأسبوعين نفسيهما، تقرأ فرقها 84 بئرًا اختيرت معًا. وقد اتُّفق على القواعد في حوار الخزانات الجوفية المشتركة، بعد تبادل أول كان بمنزلة تجربة.

في تلك التجربة تعذرت أحيانًا مقارنة الجداول. فالعمق يُحسب من سطح الأرض في بلد، ومن مستوى البحر في بلد آخر. والصيغة الموحدة تحسم ذلك، كما تحسم ساعة القياس، ومدة الراحة التي تسبقه، وطريقة وسم القيمة المشكوك فيها.

وتبقى البيانات ملكًا لكل دولة، ولها أن تصحح أي قراءة متى شاءت. وتظل أرقام الآبار المفردة بين الأطراف، وتُنشر بعد كل اجتماع مذكرة من صفحتين.

أما كميات الضخ فليست جزءًا من الاتفاق، وهي مدرجة في جدول أعمال الاجتماع المقبل.`,
      fr: `Six gouvernements qui puisent dans deux nappes partagées ont arrêté la manière d’échanger leurs relevés. Deux fois par an, pendant les deux mêmes semaines, leurs équipes mesurent 84 puits choisis ensemble. Les règles ont été convenues dans le dialogue sur les nappes partagées, après un premier échange qui a servi d’essai.

Lors de l’essai, les tableaux n’étaient pas toujours comparables. La profondeur se comptait à partir du sol dans un pays, du niveau de la mer dans un autre. Le format commun règle cette question, ainsi que l’heure de la mesure, le temps de repos qui la précède et la façon de signaler une valeur douteuse.

Les données restent la propriété de chaque pays, qui peut corriger un relevé à tout moment. Les chiffres de chaque puits restent entre les parties ; une note de deux pages est publiée après chaque réunion.

Les volumes pompés ne font pas partie de l’accord. Ils sont à l’ordre du jour de la prochaine réunion.`,
      fa: `شش دولت که از دو آبخوان مشترک برداشت می‌کنند شیوهٔ مبادلهٔ تراز آب زیرزمینی را نهایی کردند. گروه‌های آنان سالی دو بار، در همان دو هفته، ۸۴ چاه را که با هم برگزیده‌اند می‌خوانند. این قواعد در گفت‌وگوی آبخوان‌های مشترک و پس از مبادله‌ای آزمایشی پذیرفته شد.

در آن آزمایش جدول‌ها همیشه با هم مقایسه‌پذیر نبود. یک کشور ژرفا را از سطح زمین می‌شمرد و دیگری از سطح دریا. قالب یکسان این را روشن می‌کند و نیز ساعت اندازه‌گیری، زمان استراحت چاه پیش از آن و شیوهٔ نشان‌گذاری مقدار مشکوک را.

داده‌ها از آنِ هر کشور می‌ماند و هر کشور هر زمان می‌تواند خوانشی را اصلاح کند. ارقام تک‌تک چاه‌ها میان طرف‌ها می‌ماند و پس از هر نشست یادداشتی دوصفحه‌ای منتشر می‌شود.

حجم پمپاژ بخشی از این توافق نیست و در دستور کار نشست بعد است.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of thin wells reaching down to one wide, quiet layer of water.',
        ar: 'رسم تجريدي لآبار رفيعة تنزل إلى طبقة ماء واحدة واسعة هادئة.',
        fr: 'Dessin abstrait de puits minces descendant vers une même large couche d’eau tranquille.',
        fa: 'طرحی انتزاعی از چاه‌های باریک که به لایه‌ای پهن و آرام از آب می‌رسند.',
      },
      credit,
    },
    topics: ['policy-and-standards'],
    countries: ['jo', 'sa', 'iq', 'eg', 'ly', 'sd'],
    publishedInDays: -94,
    projects: ['shared-aquifer-dialogue'],
    events: ['groundwater-governance-webinar', 'water-diplomacy-roundtable'],
  },
  {
    slug: 'nineteen-utilities-keep-their-energy-savings-a-year-later',
    title: {
      en: 'Nineteen utilities keep their energy savings a year later',
      ar: 'تسعة عشر مرفقًا للمياه تحافظ على وفر الطاقة بعد عام',
      fr: 'Un an après, dix-neuf services d’eau conservent leurs économies d’énergie',
      fa: 'نوزده شرکت آب پس از یک سال صرفه‌جویی انرژی را نگه داشته‌اند',
    },
    summary: {
      en: 'A check made one year after the project closed finds electricity use still a fifth lower for each cubic metre. Two utilities slipped back, and the report explains why.',
      ar: 'يبيّن فحص أُجري بعد عام من انتهاء المشروع أن استهلاك الكهرباء لكل متر مكعب ما زال أقل بمقدار الخُمس. وقد تراجع مرفقان، ويشرح التقرير سبب تراجعهما.',
      fr: 'Une vérification menée un an après la fin du projet constate une consommation toujours inférieure d’un cinquième par mètre cube. Deux services ont reculé, et le rapport explique pourquoi.',
      fa: 'بررسی یک سال پس از پایان پروژه نشان می‌دهد که مصرف برق برای هر متر مکعب همچنان یک‌پنجم کمتر است. دو شرکت به عقب بازگشته‌اند و گزارش دلیل آن را روشن می‌کند.',
    },
    body: {
      en: `The nineteen utilities of the energy efficiency project were visited again one year after it closed. Together they still use 20 per cent less electricity for each cubic metre delivered than before it began. At the close the figure was 21.

Engineers from the utilities did the checking, each in another’s stations. They measured 160 of the 640 pumps that had been repaired or replaced. Nine out of ten ran close to their best point; the others had suffered from sand, or from a valve left half closed.

Two utilities slipped back. In both, the energy officer had left and nobody had been named to follow, so the yearly audit was not made. Both posts have since been filled.

The lesson is modest: a saving lasts as long as somebody measures it. The audit method remains free for every member state.`,
      ar: `زار فريق من المدققين من جديد المرافق التسعة عشر المشاركة في مشروع كفاءة الطاقة، بعد عام من انتهائه. وما زالت مجتمعة تستهلك لكل متر مكعب كهرباء أقل بنسبة 20% مما كانت تستهلكه قبل بدايته، وكانت النسبة عند اختتامه 21%.

وقام مهندسو المرافق أنفسهم بالفحص، كلٌّ في محطات غيره. وقاسوا 160 من المضخات الـ640 التي أُصلحت أو استُبدلت. وكانت تسع من كل عشر تعمل قريبًا من نقطة أدائها الأفضل، أما البقية فقد أضرّ بها الرمل أو صمام تُرك نصف مغلق.

وتراجع مرفقان. ففي كليهما غادر مسؤول الطاقة ولم يُعيَّن من يخلفه، فلم يُجرَ التدقيق السنوي. وقد شُغل المنصبان بعد ذلك.

والعبرة متواضعة: يدوم الوفر ما دام هناك من يقيسه. وتظل طريقة التدقيق متاحة مجانًا لكل دولة عضو.`,
      fr: `Les dix-neuf services du projet d’efficacité énergétique ont reçu une nouvelle visite un an après sa clôture. Ensemble, ils consomment toujours, par mètre cube distribué, 20 % d’électricité de moins qu’avant son lancement. À la clôture, le chiffre était de 21 %.

Les ingénieurs des services ont mené la vérification, chacun dans les stations d’un autre. Ils ont mesuré 160 des 640 pompes réparées ou remplacées. Neuf sur dix tournaient près de leur meilleur point ; les autres avaient souffert du sable ou d’une vanne restée à demi fermée.

Deux services ont reculé. Dans les deux cas, le responsable de l’énergie était parti sans être remplacé, et l’audit annuel n’avait pas été fait. Les deux postes sont de nouveau pourvus.

La leçon est modeste : une économie dure aussi longtemps que quelqu’un la mesure. La méthode d’audit reste gratuite pour tout État membre.`,
      fa: `نوزده شرکت آب که در پروژهٔ بهره‌وری انرژی شرکت داشتند، یک سال پس از پایان آن دوباره بازدید شدند. آنها روی هم برای هر متر مکعب آب همچنان ۲۰ درصد کمتر از پیش از آغاز پروژه برق مصرف می‌کنند. این رقم در پایان پروژه ۲۱ درصد بود.

بررسی را مهندسان همین شرکت‌ها انجام دادند، هر یک در ایستگاه‌های دیگری. آنان ۱۶۰ پمپ از ۶۴۰ پمپ تعمیر یا تعویض‌شده را اندازه گرفتند. از هر ده پمپ نُه پمپ نزدیک بهترین نقطهٔ کار خود می‌چرخید؛ بقیه از شن یا شیری که نیمه‌بسته مانده بود آسیب دیده بودند.

دو شرکت به عقب بازگشتند. در هر دو، مسئول انرژی رفته و کسی به جای او نیامده بود و ممیزی سالانه انجام نشده بود. هر دو جایگاه پس از آن پر شده است.

درس این بررسی ساده است: صرفه‌جویی تا زمانی می‌پاید که کسی آن را اندازه بگیرد. روش ممیزی همچنان برای همهٔ کشورهای عضو رایگان است.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of pipes climbing between houses towards a round reservoir.',
        ar: 'رسم تجريدي لأنابيب تصعد بين البيوت نحو خزان مستدير.',
        fr: 'Dessin abstrait de conduites montant entre les maisons vers un réservoir rond.',
        fa: 'طرحی انتزاعی از لوله‌هایی که از میان خانه‌ها به سوی مخزنی گرد بالا می‌روند.',
      },
      credit,
    },
    topics: ['water-energy-food-nexus'],
    countries: ['jo', 'lb', 'tr', 'ir', 'pk'],
    publishedInDays: -121,
    projects: ['utility-energy-efficiency'],
    events: ['utility-leaders-meeting'],
  },
  {
    slug: 'nexus-atlas-opens-its-maps-to-planners',
    title: {
      en: 'Nexus Atlas opens its maps to planners',
      ar: 'أطلس الترابط يفتح خرائطه للمخططين',
      fr: 'L’Atlas du nexus ouvre ses cartes aux planificateurs',
      fa: 'اطلس همبست نقشه‌های خود را به روی برنامه‌ریزان گشود',
    },
    summary: {
      en: 'The Atlas shows water, energy, crops and ecosystems of member states on one set of maps. This year’s edition has 64 layers, each with its source, age and degree of confidence.',
      ar: 'يعرض الأطلس المياه والطاقة والمحاصيل والنظم البيئية في الدول الأعضاء على خرائط واحدة. وتضم طبعة هذا العام 64 طبقة، لكل منها مصدرها وعمرها ودرجة الثقة بها.',
      fr: 'L’Atlas montre sur les mêmes cartes l’eau, l’énergie, les cultures et les écosystèmes des États membres. L’édition de cette année compte 64 couches, avec pour chacune sa source, son âge et son degré de confiance.',
      fa: 'این اطلس آب، انرژی، کشت و زیست‌بوم کشورهای عضو را بر نقشه‌هایی یکسان نشان می‌دهد. ویرایش امسال ۶۴ لایه دارد و منبع، تاریخ و درجهٔ اطمینان هر لایه روشن است.',
    },
    body: {
      en: `Most countries keep good maps of water, of power lines and of farmland. They keep them in different ministries, at different scales, and seldom lay one over another. The Nexus Atlas does this for all 22 member states, on one grid of ten kilometres, and this year’s edition is open to every planner.

It contains 64 layers. Some come from satellites and cover every country alike: rainfall, evaporation, crop area, surface water, sunshine. Others were supplied by ministries: wells, treatment plants, desalination plants, power stations and the lines between them. Ecosystems have their own group of eleven layers, because they use water too and are the first to lose it.

## What a planner can ask

The Atlas was built around questions rather than maps. Among those it can answer today:

- Which irrigation districts pump from a falling water table with subsidised electricity?
- Where would treated wastewater, now discharged, reach farmland without being lifted more than fifty metres?
- Which coastal towns have both a shortage of drinking water and spare solar capacity at noon?
- Which wetlands lie downstream of planned withdrawals?

Every answer comes with a statement of confidence in three degrees. Where data are old, the square is hatched and says since when. Where there are none, it stays blank.

## What it cannot do

The Atlas does not forecast, and it does not rank countries. Its squares, ten kilometres wide, are too coarse for the design of a project. It helps to choose where to look; an engineer must still go and see.

> A blank on the map is also information. It tells a minister what has not been measured.

So the project’s steering group wrote in the foreword. Seven ministries have since sent data to fill blanks in their own territory. Next spring’s edition will add costs, seasonal maps and a version that works on a slow connection. Errors may be reported on every map, and each report receives an answer within ten working days.`,
      ar: `لدى معظم الدول خرائط جيدة للمياه وخطوط الكهرباء والأراضي الزراعية. غير أنها محفوظة في وزارات مختلفة وبمقاييس مختلفة، ونادرًا ما توضع إحداها فوق الأخرى. هذا ما يفعله أطلس الترابط للدول الأعضاء الاثنتين والعشرين، على شبكة مربعات واحدة طول ضلعها عشرة كيلومترات، وقد صارت طبعة هذا العام متاحة لكل مخطط.

يضم الأطلس 64 طبقة. بعضها يأتي من الأقمار الصناعية ويغطي الدول كلها بالتساوي: الأمطار والتبخر والمساحات المزروعة والمياه السطحية وسطوع الشمس. وبعضها قدمته الوزارات: الآبار ومحطات المعالجة ومحطات التحلية ومحطات الكهرباء والخطوط التي تصل بينها. وللنظم البيئية مجموعتها الخاصة من إحدى عشرة طبقة، لأنها تستهلك الماء أيضًا، وهي أول من يفقده.

## ما الذي يستطيع المخطط أن يسأله

بُني الأطلس حول الأسئلة لا حول الخرائط. ومن الأسئلة التي يجيب عنها اليوم:

- أي مناطق الري تضخ من طبقة مائية هابطة بكهرباء مدعومة؟
- أين يمكن أن تصل المياه العادمة المعالجة التي تُصرَّف اليوم إلى أراضٍ زراعية من دون رفعها أكثر من خمسين مترًا؟
- أي البلدات الساحلية تعاني نقصًا في ماء الشرب ولديها فائض من الطاقة الشمسية وقت الظهيرة؟
- أي الأراضي الرطبة تقع أسفل مواقع سحب مزمعة؟

وترافق كل إجابة درجة ثقة من ثلاث. وحيث تكون البيانات قديمة يُظلَّل المربع بخطوط ويُذكر منذ متى، وحيث لا بيانات يبقى فارغًا.

## ما لا يستطيعه

لا يتنبأ الأطلس ولا يرتب الدول. ومربعاته، وضلع كل منها عشرة كيلومترات، أوسع من أن تصلح لتصميم مشروع. فهو يساعد على اختيار موضع النظر، وعلى المهندس بعد ذلك أن يذهب ويرى.

> الفراغ على الخريطة معلومة أيضًا، فهو يخبر الوزير بما لم يُقَس بعد.

هكذا كتبت اللجنة التوجيهية للمشروع في مقدمة الأطلس. وقد أرسلت سبع وزارات منذ ذلك الحين بيانات تملأ فراغات أراضيها. وستضيف طبعة الربيع المقبل الكلفة وخرائط موسمية ونسخة تعمل على الاتصال البطيء. ويمكن الإبلاغ عن الأخطاء في كل خريطة، ويتلقى كل بلاغ ردًا خلال عشرة أيام عمل.`,
      fr: `La plupart des pays possèdent de bonnes cartes de l’eau, des lignes électriques et des terres agricoles. Ils les gardent dans des ministères différents, à des échelles différentes, et les superposent rarement. L’Atlas du nexus le fait pour les 22 États membres, sur une même grille de dix kilomètres ; l’édition de cette année est ouverte à tout planificateur.

Il contient 64 couches. Certaines viennent de satellites et couvrent également tous les pays : pluies, évaporation, surfaces cultivées, eaux de surface, ensoleillement. D’autres ont été fournies par les ministères : puits, stations d’épuration, usines de dessalement, centrales et lignes qui les relient. Les écosystèmes ont leur propre groupe de onze couches, car ils consomment aussi de l’eau et sont les premiers à en manquer.

## Ce qu’un planificateur peut demander

L’Atlas a été construit autour de questions plutôt que de cartes. Parmi celles auxquelles il répond aujourd’hui :

- Quels périmètres irrigués pompent dans une nappe en baisse avec une électricité subventionnée ?
- Où les eaux traitées, aujourd’hui rejetées, atteindraient-elles des terres agricoles sans être relevées de plus de cinquante mètres ?
- Quelles villes côtières manquent d’eau potable et disposent à midi d’un surplus solaire ?
- Quelles zones humides se trouvent en aval de prélèvements prévus ?

Chaque réponse porte un degré de confiance, sur trois. Là où les données sont anciennes, le carré est hachuré et dit depuis quand. Là où il n’y en a pas, il reste blanc.

## Ce qu’il ne peut pas faire

L’Atlas ne prévoit pas et ne classe pas les pays. Ses carrés, larges de dix kilomètres, sont trop grossiers pour concevoir un projet. Il aide à choisir où regarder ; un ingénieur doit encore aller voir.

> Un blanc sur la carte est aussi une information. Il dit au ministre ce qui n’a pas été mesuré.

Ainsi écrit le comité de pilotage dans l’avant-propos. Sept ministères ont depuis envoyé des données pour combler des blancs sur leur territoire. L’édition du printemps prochain ajoutera les coûts, des cartes saisonnières et une version adaptée aux connexions lentes. Les erreurs peuvent être signalées sur chaque carte, et tout signalement reçoit une réponse en dix jours ouvrables.`,
      fa: `بیشتر کشورها نقشه‌های خوبی از آب، خطوط برق و زمین‌های کشاورزی دارند؛ اما آنها را در وزارتخانه‌های جداگانه و با مقیاس‌های گوناگون نگه می‌دارند و کمتر روی هم می‌گذارند. اطلس همبست این کار را برای هر ۲۲ کشور عضو، بر شبکه‌ای یکسان با خانه‌های ده‌کیلومتری، انجام می‌دهد و ویرایش امسال در دسترس همهٔ برنامه‌ریزان است.

اطلس ۶۴ لایه دارد. برخی از ماهواره می‌آید و همهٔ کشورها را یکسان می‌پوشاند: بارش، تبخیر، سطح زیر کشت، آب سطحی و تابش. برخی را وزارتخانه‌ها داده‌اند: چاه‌ها، تصفیه‌خانه‌ها، واحدهای نمک‌زدایی، نیروگاه‌ها و خطوط میان آنها. زیست‌بوم‌ها گروهی جداگانه با یازده لایه دارند، چون آنها هم آب مصرف می‌کنند و پیش از همه آن را از دست می‌دهند.

## برنامه‌ریز چه می‌تواند بپرسد

اطلس بر پایهٔ پرسش‌ها ساخته شده، نه نقشه‌ها. برخی پرسش‌هایی که امروز به آنها پاسخ می‌دهد:

- کدام نواحی آبیاری با برق یارانه‌ای از سفره‌ای رو به افت پمپاژ می‌کنند؟
- پساب تصفیه‌شده‌ای که اکنون رها می‌شود کجا بی آنکه بیش از پنجاه متر بالا برده شود به زمین کشاورزی می‌رسد؟
- کدام شهرهای ساحلی هم کمبود آب آشامیدنی دارند و هم نیم‌روز برق خورشیدی افزوده؟
- کدام تالاب‌ها در پایین‌دست برداشت‌های برنامه‌ریزی‌شده‌اند؟

هر پاسخ یکی از سه درجهٔ اطمینان را با خود دارد. هر جا داده کهنه باشد، خانه هاشور می‌خورد و می‌گوید از چه زمانی. هر جا داده‌ای نباشد، سفید می‌ماند.

## آنچه از اطلس برنمی‌آید

اطلس پیش‌بینی نمی‌کند و کشورها را رده‌بندی نمی‌کند. خانه‌های آن، با پهنای ده کیلومتر، برای طراحی پروژه بسیار درشت است. اطلس کمک می‌کند بدانیم کجا را باید دید؛ مهندس همچنان باید برود و ببیند.

> جای خالی روی نقشه هم آگاهی است؛ به وزیر می‌گوید چه چیزی هنوز اندازه‌گیری نشده است.

کمیتهٔ راهبری پروژه در پیش‌گفتار چنین نوشته است. از آن هنگام هفت وزارتخانه برای پر کردن جاهای خالی سرزمین خود داده فرستاده‌اند. ویرایش بهار آینده هزینه‌ها، نقشه‌های فصلی و نسخه‌ای برای اینترنت کم‌سرعت را خواهد افزود. خطاها را می‌توان روی هر نقشه گزارش کرد و هر گزارش تا ده روز کاری پاسخ می‌گیرد.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of thin map sheets laid over one another, with contour lines showing through.',
        ar: 'رسم تجريدي لصفائح خرائط رقيقة بعضها فوق بعض تظهر من خلالها خطوط الارتفاع.',
        fr: 'Dessin abstrait de feuilles de carte fines superposées, laissant voir des courbes de niveau.',
        fa: 'طرحی انتزاعی از برگه‌های نازک نقشه که روی هم نهاده شده و خط‌های تراز از میان آنها پیداست.',
      },
      credit,
    },
    topics: ['water-energy-food-nexus', 'policy-and-standards'],
    countries: ['jo', 'eg', 'ma', 'tn', 'om', 'pk'],
    publishedInDays: -156,
    projects: ['nexus-atlas'],
    events: [],
  },
  {
    slug: 'first-112-young-professionals-are-at-work-in-ten-countries',
    title: {
      en: 'First 112 young professionals are at work in ten countries',
      ar: 'أول 112 مهنيًا شابًا يعملون في عشر دول',
      fr: 'Les 112 premiers jeunes professionnels sont à l’œuvre dans dix pays',
      fa: 'نخستین گروه ۱۱۲ نفرهٔ متخصصان جوان در ده کشور به کار پرداختند',
    },
    summary: {
      en: 'Engineers and technicians from twenty member states are spending ten months in the water service of another one. Each has a mentor close to retirement, and one task to finish.',
      ar: 'يمضي مهندسون وفنيون من عشرين دولة عضوًا عشرة أشهر في مرفق مياه بدولة عضو أخرى. ولكل واحد منهم مرشد قريب من التقاعد، ومهمة واحدة عليه أن ينجزها.',
      fr: 'Des ingénieurs et des techniciens de vingt États membres passent dix mois dans le service d’eau d’un autre. Chacun a un mentor proche de la retraite et une tâche à achever.',
      fa: 'مهندسان و تکنسین‌هایی از بیست کشور عضو ده ماه را در شرکت آب کشور عضو دیگری می‌گذرانند. هر یک راهنمایی نزدیک به بازنشستگی دارد و کاری که باید به پایان برساند.',
    },
    body: {
      en: `The first 112 participants of the young professionals project are at work. They are engineers and technicians under thirty-two, 46 per cent of them women, and were chosen from 2,300 candidates. Ten member states receive them.

A technician from Mauritania has joined a laboratory in Malaysia. An engineer from Morocco is helping a utility in Iraq to draw the first full map of its network. Everyone has a mentor, and one task that the host service needs.

> I was told on the first day: do not bring us a report, bring us a valve that closes.

So says an engineer from Pakistan whose task is a plan for spare parts. Services at home keep the post open meanwhile, and receive a report at the end. Three months after their return, all participants will be asked what they have been able to use.`,
      ar: `باشر أول 112 مشاركًا ومشاركة في مشروع المهنيين الشباب عملهم. وهم مهندسون وفنيون دون الثانية والثلاثين، 46% منهم نساء، اختيروا من بين 2300 متقدم، وتستقبلهم عشر دول أعضاء.

فقد التحقت فنية من موريتانيا بمختبر في ماليزيا. ويساعد مهندس من المغرب مرفقًا في العراق على رسم أول خريطة كاملة لشبكته. ولكل واحد منهم مرشد، ومهمة واحدة يحتاج إليها المرفق المضيف.

> قيل لي في اليوم الأول: لا تأتنا بتقرير، بل ائتنا بصمام يُغلق.

هكذا يقول مهندس من باكستان مهمته وضع خطة لقطع الغيار. وتحتفظ المرافق في بلدانهم بوظائفهم أثناء ذلك، وتتسلم تقريرًا في النهاية. وبعد ثلاثة أشهر من عودتهم سيُسأل المشاركون جميعًا عما استطاعوا الاستفادة منه.`,
      fr: `Les 112 premiers participants du projet des jeunes professionnels sont à l’œuvre. Ingénieurs et techniciens de moins de trente-deux ans, dont 46 % de femmes, ils ont été choisis parmi 2 300 candidats. Dix États membres les accueillent.

Une technicienne de Mauritanie a rejoint un laboratoire en Malaisie. Un ingénieur du Maroc aide un service irakien à dresser la première carte complète de son réseau. Chacun a un mentor, et une tâche dont le service d’accueil a besoin.

> On m’a dit le premier jour : ne nous apportez pas un rapport, apportez-nous une vanne qui ferme.

Ainsi parle un ingénieur du Pakistan, chargé d’un plan de pièces de rechange. Pendant ce temps, les services d’origine gardent le poste ouvert, et reçoivent un rapport à la fin. Trois mois après leur retour, tous les participants diront ce qu’ils ont pu mettre en pratique.`,
      fa: `نخستین ۱۱۲ شرکت‌کنندهٔ پروژهٔ متخصصان جوان کار خود را آغاز کرده‌اند. آنان مهندسان و تکنسین‌های زیر سی‌ودو سال‌اند، ۴۶ درصدشان زن هستند و از میان ۲٬۳۰۰ داوطلب برگزیده شده‌اند. ده کشور عضو میزبان آنان است.

تکنسینی از موریتانی به آزمایشگاهی در مالزی پیوسته است. مهندسی از مراکش به شرکت آبی در عراق کمک می‌کند نخستین نقشهٔ کامل شبکهٔ خود را بکشد. هر نفر یک راهنما دارد و کاری که شرکت میزبان به آن نیاز دارد.

> روز نخست به من گفتند: برای ما گزارش نیاور، شیری بیاور که بسته شود.

این سخن مهندسی از پاکستان است که باید برنامه‌ای برای قطعات یدکی بنویسد. در این مدت شرکت‌های کشور خودشان جایگاه شغلی آنان را نگه می‌دارند و در پایان گزارشی دریافت می‌کنند. سه ماه پس از بازگشت از همهٔ شرکت‌کنندگان پرسیده می‌شود چه چیزی را توانسته‌اند به کار ببندند.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of many small figures, in pairs, along the bends of a river.',
        ar: 'رسم تجريدي لأشكال صغيرة كثيرة تقف أزواجًا على امتداد منعطفات نهر.',
        fr: 'Dessin abstrait de nombreuses petites figures, deux par deux, le long des méandres d’un fleuve.',
        fa: 'طرحی انتزاعی از پیکره‌های کوچک بسیار که دوبه‌دو در پیچ‌وخم‌های یک رود ایستاده‌اند.',
      },
      credit,
    },
    topics: ['policy-and-standards'],
    countries: ['my', 'iq', 'ma', 'mr', 'pk'],
    publishedInDays: -197,
    projects: ['young-water-professionals'],
    events: [],
  },
  {
    slug: 'six-countries-plan-a-common-code-for-water-in-buildings',
    title: {
      en: 'Six countries plan a common code for water in buildings',
      ar: 'ست دول تخطط لكود مشترك للمياه في المباني',
      fr: 'Six pays préparent un code commun de l’eau dans les bâtiments',
      fa: 'شش کشور مقررات مشترکی برای آب در ساختمان تدارک می‌بینند',
    },
    summary: {
      en: 'Egypt, Kuwait, Malaysia, Morocco, Oman and Türkiye will compare their rules clause by clause. The aim is a tap, tank or pipe that need not be approved six times.',
      ar: 'ستقارن تركيا وعُمان والكويت وماليزيا ومصر والمغرب قواعدها بندًا بندًا. والغاية صنبور أو خزان أو أنبوب لا يحتاج إلى أن يُعتمد ست مرات في ست أسواق.',
      fr: 'L’Égypte, le Koweït, la Malaisie, le Maroc, Oman et la Türkiye compareront leurs règles clause par clause. Le but : un robinet, un réservoir ou une conduite qu’il ne faille plus approuver six fois.',
      fa: 'ترکیه، عمان، کویت، مالزی، مراکش و مصر قواعد خود را بند به بند مقایسه می‌کنند. هدف این است که یک شیر، مخزن یا لوله ناچار نباشد شش بار تأیید بگیرد.',
    },
    body: {
      en: `Six member states have agreed to prepare a common model code for water in buildings. National standards bodies are naming their experts, and the comparison of existing rules will follow. The model is to cover safe plumbing, storage of rainwater, efficient fittings and separate pipes for reused water.

It will not ask every country to do the same. Each clause may exist in up to three levels, for temperate, dry and very dry conditions, and a country chooses one. What would be common is the numbering, the units and the tests, so that a tap approved in one country need not be tested again in the next.

Builders and plumbers were consulted before the plan was made. They asked for two things: drawings beside every clause that concerns work on site, and a long transition for existing houses. Both are now part of it.`,
      ar: `اتفقت ست دول أعضاء على إعداد كود نموذجي مشترك للمياه في المباني. وتسمّي هيئات المواصفات الوطنية خبراءها حاليًا، ثم تُقارن القواعد القائمة. وسيتناول النموذج سلامة التمديدات وتخزين مياه الأمطار والتجهيزات الموفّرة والأنابيب المنفصلة للمياه المعاد استخدامها.

ولن يطلب النموذج من الدول كلها أن تفعل الشيء نفسه. فقد يكون للبند ما يصل إلى ثلاثة مستويات، للظروف المعتدلة والجافة والشديدة الجفاف، تختار الدولة واحدًا منها. أما المشترك فسيكون الترقيم والوحدات والاختبارات، كي لا يُعاد اختبار صنبور اعتُمد في بلد آخر.

واستُشير البنّاؤون وفنيو التمديدات قبل وضع الخطة. وطلبوا أمرين: رسومًا بجانب كل بند يتعلق بالعمل في الموقع، ومهلة طويلة للبيوت القائمة. وقد صار الأمران جزءًا منها.`,
      fr: `Six États membres sont convenus de préparer un code type commun de l’eau dans les bâtiments. Les organismes nationaux de normalisation désignent leurs experts ; la comparaison des règles en vigueur suivra. Le modèle traitera de la plomberie sûre, du stockage de la pluie, des appareils économes et des conduites séparées pour l’eau réutilisée.

Il ne demandera pas à tous les pays de faire la même chose. Chaque clause pourra exister en trois niveaux au plus, pour des conditions tempérées, sèches ou très sèches ; le pays en choisira un. Seraient communs la numérotation, les unités et les essais, pour qu’un robinet approuvé dans un pays n’ait pas à l’être de nouveau dans le suivant.

Constructeurs et plombiers ont été consultés avant l’établissement du plan. Ils ont demandé deux choses : des dessins pour chaque clause qui touche au chantier, et une longue transition pour les maisons existantes. L’une et l’autre y figurent.`,
      fa: `شش کشور عضو توافق کردند الگوی مشترکی برای مقررات آب در ساختمان فراهم کنند. نهادهای ملی استاندارد در حال معرفی کارشناسان خودند و پس از آن قواعد موجود با هم مقایسه می‌شود. این الگو لوله‌کشی ایمن، ذخیرهٔ آب باران، تجهیزات کم‌مصرف و لوله‌های جداگانه برای آب بازچرخانی‌شده را در بر خواهد گرفت.

الگو از همهٔ کشورها نخواهد خواست که یکسان عمل کنند. هر بند می‌تواند تا سه سطح داشته باشد، برای شرایط معتدل، خشک و بسیار خشک، و هر کشور یکی را برمی‌گزیند. آنچه مشترک خواهد بود شماره‌گذاری، یکاها و آزمون‌هاست، تا شیری که در یک کشور تأیید شده در کشور بعدی دوباره آزموده نشود.

پیش از تدوین برنامه با سازندگان و لوله‌کش‌ها مشورت شد. آنان دو چیز خواستند: نقشه در کنار هر بندی که به کار در کارگاه مربوط است، و مهلتی بلند برای خانه‌های موجود. هر دو در برنامه آمده است.`,
    },
    picture: null,
    topics: ['policy-and-standards'],
    countries: ['eg', 'kw', 'my', 'ma', 'om', 'tr'],
    publishedInDays: -243,
    projects: ['harmonised-building-water-codes'],
    events: [],
  },
  {
    slug: 'date-palm-trial-reports-a-second-harvest',
    title: {
      en: 'Date palm trial reports a second harvest',
      ar: 'تجربة النخيل تعلن نتائج موسمها الثاني',
      fr: 'L’essai sur les palmiers dattiers rend compte d’une deuxième récolte',
      fa: 'گزارش دومین برداشت از آزمایش نخل خرما',
    },
    summary: {
      en: 'Palms watered with treated wastewater in four oases gave as much fruit as their neighbours and no harmful bacteria were found. Soil salt needs watching, the report says.',
      ar: 'أعطى النخيل المروي بالمياه العادمة المعالجة في أربع واحات ثمرًا مماثلًا لجيرانه، ولم تُكتشف بكتيريا ضارة. غير أن ملوحة التربة تحتاج إلى مراقبة مستمرة كما يقول التقرير.',
      fr: 'Dans quatre oasis, les palmiers arrosés d’eaux usées traitées ont donné autant de fruits que leurs voisins, sans bactérie nocive. Le sel des sols reste à surveiller, note le rapport.',
      fa: 'نخل‌هایی که در چهار واحه با پساب تصفیه‌شده آبیاری شدند به اندازهٔ نخل‌های کناری خرما دادند و باکتری زیان‌آوری دیده نشد. گزارش می‌گوید شوری خاک نیازمند مراقبت است.',
    },
    body: {
      en: `The trial of treated wastewater for date palms has reported its second harvest. In four oases, in Iraq, Saudi Arabia, Oman and Tunisia, palms watered with treated water gave 62 kilograms of fruit each on average; those watered from wells gave 61. The difference means nothing, and that is the result the growers hoped for.

No harmful bacteria were found on 1,080 dates. Traces of medicines, measured this year for the first time, were below the limit of detection in fruit and just above it in leaves.

One finding calls for care. Soil salinity rose by eight per cent over two years where the ground drains poorly. A short flushing in winter brought it back.

A guide for growers is in preparation. The third season will also follow the groundwater beneath the plots, to learn how quickly it recovers when wells are rested.`,
      ar: `أعلنت تجربة ري النخيل بالمياه العادمة المعالجة نتائج موسمها الثاني. ففي أربع واحات، في العراق والسعودية وعُمان وتونس، أعطت النخلة المروية بالمياه المعالجة 62 كيلوغرامًا من التمر في المتوسط، وأعطت المروية من الآبار 61 كيلوغرامًا. والفارق لا دلالة له، وهذا ما كان المزارعون يرجونه.

ولم تُكتشف بكتيريا ضارة على 1080 ثمرة. أما آثار الأدوية التي قيست هذا العام للمرة الأولى فكانت دون حد الكشف في الثمار، وفوقه بقليل في الأوراق.

وثمة نتيجة تستدعي الحذر. فقد ارتفعت ملوحة التربة 8% خلال سنتين حيث يضعف الصرف، وأعادها إلى حالها غسل شتوي قصير.

ويجري إعداد دليل للمزارعين. وسيتتبع الموسم الثالث كذلك المياه الجوفية تحت القطع، لمعرفة سرعة تعافيها حين تُراح الآبار.`,
      fr: `L’essai d’eaux usées traitées pour les palmiers dattiers rend compte de sa deuxième récolte. Dans quatre oasis, en Irak, en Arabie saoudite, à Oman et en Tunisie, les palmiers arrosés d’eau traitée ont donné en moyenne 62 kilogrammes de fruits ; ceux des puits, 61. L’écart n’a pas de sens, et c’est le résultat qu’espéraient les cultivateurs.

Aucune bactérie nocive n’a été trouvée sur 1 080 dattes. Les traces de médicaments, mesurées cette année pour la première fois, étaient sous la limite de détection dans les fruits et juste au-dessus dans les feuilles.

Un point appelle la prudence. La salinité du sol a augmenté de 8 % en deux ans là où le terrain se draine mal. Un court lessivage d’hiver l’a ramenée à son niveau.

Un guide pour les cultivateurs est en préparation. La troisième saison suivra aussi la nappe sous les parcelles, pour savoir à quelle vitesse elle se relève quand les puits se reposent.`,
      fa: `آزمایش آبیاری نخل خرما با پساب تصفیه‌شده نتایج دومین برداشت خود را منتشر کرد. در چهار واحه، در عراق، عربستان سعودی، عمان و تونس، هر نخل آبیاری‌شده با آب تصفیه‌شده به طور میانگین ۶۲ کیلوگرم خرما داد و هر نخل آبیاری‌شده از چاه ۶۱ کیلوگرم. این اختلاف معنادار نیست و این همان نتیجه‌ای است که نخلداران امید داشتند.

روی ۱٬۰۸۰ خرما باکتری زیان‌آوری دیده نشد. ردپای داروها که امسال برای نخستین بار سنجیده شد، در میوه کمتر از حد تشخیص و در برگ اندکی بیش از آن بود.

یک یافته نیازمند احتیاط است. شوری خاک در جاهایی که زهکشی ضعیف است در دو سال هشت درصد بالا رفت. شست‌وشویی کوتاه در زمستان آن را به حال نخست بازگرداند.

راهنمایی برای نخلداران در دست تهیه است. فصل سوم آب زیرزمینی زیر کرت‌ها را نیز دنبال می‌کند تا روشن شود با خاموشی چاه‌ها چه زود جان می‌گیرد.`,
    },
    picture: null,
    topics: ['wastewater-reuse'],
    countries: ['iq', 'sa', 'om', 'tn'],
    publishedInDays: -300,
    projects: ['treated-wastewater-for-date-palms'],
    events: [],
  },
]
