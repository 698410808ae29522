import type { StarterLaboratory } from '../starter-types.ts'

/** One laboratory in each country of the joint tests (`projects/regional-water-quality-laboratories.ts`). */
export const starterLaboratories: readonly StarterLaboratory[] = [
  {
    slug: 'water-quality-laboratory-amman',
    title: {
      en: 'Water quality laboratory, Amman',
      ar: 'مختبر جودة المياه، عمّان',
      fr: 'Laboratoire de la qualité de l’eau, Amman',
      fa: 'آزمایشگاه کیفیت آب، امان',
    },
    host: {
      en: 'Water authority',
      ar: 'سلطة المياه',
      fr: 'Autorité de l’eau',
      fa: 'سازمان آب',
    },
    country: 'jo',
    location: { en: 'Amman', ar: 'عمّان', fr: 'Amman', fa: 'امان' },
    topics: ['wastewater-reuse', 'policy-and-standards'],
    summary: {
      en: 'Tests drinking water and treated wastewater, and prepares the unmarked samples of the joint tests.',
      ar: 'يفحص مياه الشرب والمياه العادمة المعالجة، ويُعدّ العينات غير المعلَّمة للاختبارات المشتركة.',
      fr: 'Analyse l’eau potable et les eaux usées traitées, et prépare les échantillons anonymes des essais conjoints.',
      fa: 'آب آشامیدنی و پساب تصفیه‌شده را می‌آزماید و نمونه‌های بی‌نشان آزمون‌های مشترک را آماده می‌کند.',
    },
    body: {
      en: `The laboratory tests drinking water, groundwater and treated wastewater for salts, nutrients, metals and bacteria. For the joint tests it prepares bottles that bear a number and no description.

Staff of other member states may come for two weeks to work beside its chemists. Requests go through the national institution of the member state.`,
      ar: `يفحص المختبر مياه الشرب والمياه الجوفية والمياه العادمة المعالجة بحثًا عن الأملاح والمغذيات والفلزات والبكتيريا. ويُعدّ للاختبارات المشتركة قوارير تحمل رقمًا بلا وصف.

ويمكن لموظفي الدول الأعضاء الأخرى أن يعملوا أسبوعين إلى جانب كيميائييه. وتُقدَّم الطلبات عن طريق المؤسسة الوطنية في الدولة العضو.`,
      fr: `Le laboratoire analyse l’eau potable, les eaux souterraines et les eaux usées traitées : sels, nutriments, métaux et bactéries. Pour les essais conjoints, il prépare des flacons qui portent un numéro, sans description.

Le personnel d’autres États membres peut y travailler deux semaines aux côtés de ses chimistes. Les demandes passent par l’institution nationale de l’État membre.`,
      fa: `این آزمایشگاه آب آشامیدنی، آب زیرزمینی و پساب تصفیه‌شده را از نظر نمک‌ها، مواد مغذی، فلزها و باکتری‌ها می‌آزماید. برای آزمون‌های مشترک بطری‌هایی آماده می‌کند که تنها شماره دارند و توضیحی ندارند.

کارکنان دیگر کشورهای عضو می‌توانند دو هفته در کنار شیمی‌دانان آن کار کنند. درخواست‌ها از راه نهاد ملی کشور عضو فرستاده می‌شود.`,
    },
    picture: null,
  },
  {
    slug: 'desalination-test-laboratory-rabat',
    title: {
      en: 'Desalination test laboratory, Rabat',
      ar: 'مختبر فحص تحلية المياه، الرباط',
      fr: 'Laboratoire d’essais de dessalement, Rabat',
      fa: 'آزمایشگاه آزمون نمک‌زدایی، رباط',
    },
    host: {
      en: 'National office for drinking water',
      ar: 'المكتب الوطني للماء الصالح للشرب',
      fr: 'Office national de l’eau potable',
      fa: 'ادارهٔ ملی آب آشامیدنی',
    },
    country: 'ma',
    location: { en: 'Rabat', ar: 'الرباط', fr: 'Rabat', fa: 'رباط' },
    topics: ['desalination'],
    summary: {
      en: 'Tests membranes and pre-treatment on sea water and on brackish water before a plant buys them.',
      ar: 'يفحص الأغشية والمعالجة الأولية على مياه البحر والمياه قليلة الملوحة قبل أن تشتريها المحطات.',
      fr: 'Essaie membranes et prétraitements sur l’eau de mer et l’eau saumâtre avant leur achat par une station.',
      fa: 'غشاها و پیش‌تصفیه را پیش از خرید آنها برای تأسیسات، با آب دریا و آب لب‌شور می‌آزماید.',
    },
    body: {
      en: `A small test rig runs membranes for weeks on the water of the place where they are to work. The laboratory records pressure, energy and salt, and looks at the membranes afterwards under the microscope.

Its methods are open to every member state. Utilities that plan a plant may send the water of their intake.`,
      ar: `تُشغَّل الأغشية في منصة اختبار صغيرة أسابيع على مياه الموقع الذي ستعمل فيه. ويسجل المختبر الضغط والطاقة والملح، ثم يفحص الأغشية بالمجهر.

وطرائقه متاحة لكل دولة عضو. ويمكن للمرافق التي تخطط لإنشاء محطة أن ترسل مياه مأخذها.`,
      fr: `Un petit banc d’essai fait fonctionner les membranes pendant des semaines avec l’eau du lieu où elles serviront. Le laboratoire relève la pression, l’énergie et le sel, puis examine les membranes au microscope.

Ses méthodes sont ouvertes à tous les États membres. Les services qui préparent une station peuvent envoyer l’eau de leur prise.`,
      fa: `در یک سکوی آزمون کوچک، غشاها هفته‌ها با آب همان جایی که قرار است در آن کار کنند به کار گرفته می‌شوند. آزمایشگاه فشار، انرژی و نمک را ثبت می‌کند و سپس غشاها را زیر میکروسکوپ می‌بیند.

روش‌های آن برای همهٔ کشورهای عضو باز است. شرکت‌هایی که ساخت تأسیسات را برنامه‌ریزی می‌کنند می‌توانند آب آبگیر خود را بفرستند.`,
    },
    picture: null,
  },
  {
    slug: 'soil-and-irrigation-laboratory-lahore',
    title: {
      en: 'Soil and irrigation laboratory, Lahore',
      ar: 'مختبر التربة والري، لاهور',
      fr: 'Laboratoire des sols et de l’irrigation, Lahore',
      fa: 'آزمایشگاه خاک و آبیاری، لاهور',
    },
    host: {
      en: 'Provincial department of irrigation',
      ar: 'إدارة الري في الإقليم',
      fr: 'Direction provinciale de l’irrigation',
      fa: 'ادارهٔ آبیاری ایالت',
    },
    country: 'pk',
    location: { en: 'Lahore', ar: 'لاهور', fr: 'Lahore', fa: 'لاهور' },
    topics: ['water-energy-food-nexus', 'wastewater-reuse'],
    summary: {
      en: 'Follows salts in irrigated soils, and tests what treated wastewater leaves in soil and crops.',
      ar: 'يتابع الأملاح في الأراضي المروية، ويفحص ما تتركه المياه العادمة المعالجة في التربة والمحاصيل.',
      fr: 'Suit les sels des sols irrigués et analyse ce que les eaux usées traitées laissent dans les sols et les cultures.',
      fa: 'نمک‌ها را در خاک‌های آبی دنبال می‌کند و می‌آزماید که پساب تصفیه‌شده در خاک و محصول چه برجای می‌گذارد.',
    },
    body: {
      en: `Fields beside canals and fields beside tube wells are sampled at the same depths in the same weeks. The laboratory gives farmers’ associations a page that they can read, and the department the figures.

It lends portable meters to other member states and shows how to use them.`,
      ar: `تؤخذ العينات من الحقول المجاورة للقنوات ومن الحقول المجاورة للآبار الأنبوبية على الأعماق نفسها وفي الأسابيع نفسها. ويقدم المختبر إلى جمعيات المزارعين صفحة يسهل فهمها، وإلى الإدارة الأرقام.

ويعير المختبر الدول الأعضاء الأخرى أجهزة قياس محمولة ويدرّب على استخدامها.`,
      fr: `Des échantillons sont prélevés aux mêmes profondeurs et les mêmes semaines dans les champs voisins des canaux et dans ceux des forages. Le laboratoire remet aux associations d’agriculteurs une page facile à lire, et à la direction les chiffres.

Il prête des appareils portables à d’autres États membres et en montre l’usage.`,
      fa: `از زمین‌های کنار کانال‌ها و زمین‌های کنار چاه‌های لوله‌ای در عمق‌های یکسان و هفته‌های یکسان نمونه گرفته می‌شود. آزمایشگاه به انجمن‌های کشاورزان برگه‌ای خوانا و به اداره ارقام را می‌دهد.

دستگاه‌های سنجش همراه را به دیگر کشورهای عضو امانت می‌دهد و کار با آنها را آموزش می‌دهد.`,
    },
    picture: null,
  },
  {
    slug: 'groundwater-laboratory-dhaka',
    title: {
      en: 'Groundwater laboratory, Dhaka',
      ar: 'مختبر المياه الجوفية، دكا',
      fr: 'Laboratoire des eaux souterraines, Dacca',
      fa: 'آزمایشگاه آب زیرزمینی، داکا',
    },
    host: {
      en: 'Department of public health engineering',
      ar: 'إدارة هندسة الصحة العامة',
      fr: 'Direction du génie sanitaire',
      fa: 'ادارهٔ مهندسی بهداشت عمومی',
    },
    country: 'bd',
    location: { en: 'Dhaka', ar: 'دكا', fr: 'Dacca', fa: 'داکا' },
    topics: ['policy-and-standards'],
    summary: {
      en: 'Tests wells for arsenic, iron and manganese, and trains those who test them in the villages.',
      ar: 'يفحص الآبار بحثًا عن الزرنيخ والحديد والمنغنيز، ويدرّب من يفحصونها في القرى.',
      fr: 'Recherche l’arsenic, le fer et le manganèse dans les puits et forme celles et ceux qui les contrôlent dans les villages.',
      fa: 'چاه‌ها را از نظر آرسنیک، آهن و منگنز می‌آزماید و کسانی را که در روستاها آنها را می‌آزمایند آموزش می‌دهد.',
    },
    body: {
      en: `Field kits find most wells that are unsafe; the laboratory checks a part of them again and tells each village which of its wells may be used for drinking.

It takes part in the joint tests and helps other laboratories that begin to measure arsenic.`,
      ar: `تكشف أدوات الفحص الميداني معظم الآبار غير الآمنة، ويعيد المختبر فحص جزء منها ويخبر كل قرية بالآبار الصالحة للشرب.

ويشارك في الاختبارات المشتركة ويساعد المختبرات الأخرى التي تبدأ قياس الزرنيخ.`,
      fr: `Les trousses de terrain repèrent la plupart des puits dangereux ; le laboratoire en contrôle une partie et indique à chaque village les puits dont on peut boire l’eau.

Il participe aux essais conjoints et aide les laboratoires qui commencent à mesurer l’arsenic.`,
      fa: `کیت‌های میدانی بیشتر چاه‌های ناامن را نشان می‌دهند؛ آزمایشگاه بخشی از آنها را دوباره می‌آزماید و به هر روستا می‌گوید از کدام چاه‌ها می‌توان نوشید.

در آزمون‌های مشترک شرکت می‌کند و به آزمایشگاه‌هایی که سنجش آرسنیک را آغاز می‌کنند یاری می‌رساند.`,
    },
    picture: null,
  },
  {
    slug: 'water-and-energy-laboratory-kuala-lumpur',
    title: {
      en: 'Water and energy laboratory, Kuala Lumpur',
      ar: 'مختبر المياه والطاقة، كوالالمبور',
      fr: 'Laboratoire de l’eau et de l’énergie, Kuala Lumpur',
      fa: 'آزمایشگاه آب و انرژی، کوالالامپور',
    },
    host: {
      en: 'University faculty of engineering',
      ar: 'كلية الهندسة في إحدى الجامعات',
      fr: 'Faculté d’ingénierie d’une université',
      fa: 'دانشکدهٔ مهندسی یک دانشگاه',
    },
    country: 'my',
    location: { en: 'Kuala Lumpur', ar: 'كوالالمبور', fr: 'Kuala Lumpur', fa: 'کوالالامپور' },
    topics: ['water-energy-food-nexus'],
    summary: {
      en: 'Measures how much energy pumps and treatment plants use, and tests solar pumps over a whole year.',
      ar: 'يقيس ما تستهلكه المضخات ومحطات المعالجة من الطاقة، ويختبر المضخات الشمسية على مدار سنة كاملة.',
      fr: 'Mesure l’énergie que consomment pompes et stations de traitement, et essaie les pompes solaires une année entière.',
      fa: 'انرژی مصرفی پمپ‌ها و تصفیه‌خانه‌ها را می‌سنجد و پمپ‌های خورشیدی را در سراسر یک سال می‌آزماید.',
    },
    body: {
      en: `On the roof of the faculty, pumps of several makers lift the same water from the same tank, each with its own panels. Students read the meters and publish them every month.

Utilities send the plans of a pumping station and receive a list of what would save energy there. Young engineers of other member states may spend a term in the laboratory.`,
      ar: `على سطح الكلية ترفع مضخات من عدة مصنّعين الماء نفسه من الخزان نفسه، ولكل منها ألواحها. ويقرأ الطلاب العدادات وينشرون قراءاتها كل شهر.

وترسل المرافق مخططات محطة ضخ فتتلقى قائمة بما يوفر الطاقة فيها. ويمكن للمهندسين الشباب من الدول الأعضاء الأخرى أن يمضوا فصلًا دراسيًا في المختبر.`,
      fr: `Sur le toit de la faculté, des pompes de plusieurs fabricants élèvent la même eau du même réservoir, chacune avec ses panneaux. Les étudiants relèvent les compteurs et les publient chaque mois.

Les services envoient les plans d’une station de pompage et reçoivent la liste de ce qui y économiserait l’énergie. De jeunes ingénieurs d’autres États membres peuvent y passer un semestre.`,
      fa: `روی بام دانشکده، پمپ‌های چند سازنده همان آب را از همان مخزن بالا می‌برند و هر یک صفحه‌های خود را دارند. دانشجویان کنتورها را می‌خوانند و هر ماه منتشر می‌کنند.

شرکت‌های آب نقشهٔ یک ایستگاه پمپاژ را می‌فرستند و فهرستی از آنچه در آنجا انرژی را کاهش می‌دهد دریافت می‌کنند. مهندسان جوان دیگر کشورهای عضو می‌توانند یک نیم‌سال در این آزمایشگاه بگذرانند.`,
    },
    picture: null,
  },
]
