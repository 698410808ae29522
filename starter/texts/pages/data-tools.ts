import type { StarterPage } from '../../starter-types.ts'

export const dataToolsPage: StarterPage = {
  slug: 'data-tools',
  title: { en: 'Data and tools', ar: 'البيانات والأدوات', fr: 'Données et outils', fa: 'داده‌ها و ابزارها' },
  description: {
    en: 'Figures of water, energy, food and environment by country, with source and age; a public interface without keys, feeds, calendars and downloads.',
    ar: 'أرقام المياه والطاقة والغذاء والبيئة بحسب الدولة، بمصدرها وعمرها، وواجهة برمجية عامة بلا مفاتيح، وخلاصات وتقاويم وتنزيلات.',
    fr: 'Eau, énergie, alimentation et environnement en chiffres, par pays, avec source et ancienneté ; une interface publique, des flux, des téléchargements.',
    fa: 'آمار آب، انرژی، غذا و محیط زیست به تفکیک کشور، با منبع و قدمت؛ رابط برنامه‌نویسی همگانی و بدون کلید، خوراک‌ها، تقویم‌ها و دریافت فایل.',
  },
  lead: {
    en: 'Figures of water, energy, food and environment in the member states, each with its source and its age. Whatever you can read here, a program can read too, without a key and without an account.',
    ar: 'أرقام عن المياه والطاقة والغذاء والبيئة في الدول الأعضاء، مع مصدر كل رقم وعمره. وكل ما تقرؤه هنا تستطيع البرامج قراءته أيضًا، بلا مفتاح ولا حساب.',
    fr: 'Des chiffres sur l’eau, l’énergie, l’alimentation et l’environnement dans les États membres, chacun avec sa source et son ancienneté. Tout ce que vous lisez ici, un programme peut le lire aussi, sans clé ni compte.',
    fa: 'آمار آب، انرژی، غذا و محیط زیست در کشورهای عضو، هر یک با منبع و قدمت آن. هرچه در اینجا می‌خوانید، یک برنامه نیز می‌تواند بخواند؛ بدون کلید و بدون حساب.',
  },
  body: {
    en: `We publish the records of the Network as open data, because they were paid for by the public of twenty-two countries. You may copy, combine and reuse them for any purpose, as long as you name the Network as the source.

## The public API

The interface lives under **/api** and answers in JSON. It offers the same content as the pages: projects, events, news, stories, publications, countries, member states, partners, tenders, vacancies and more.

- **Language**: send the header **lang** with en, ar, fr or fa. Without it, the language your program accepts is used, and otherwise English.
- **Lists** come in pages of up to one hundred records and can be searched, sorted and filtered.
- **Errors** say in plain words which parameter was wrong.

[The full description](/api/openapi.json) is in the OpenAPI format. [A page for human readers](/api/docs) shows every path and field.

## Feeds and downloads

News, stories, events and tenders can be followed through feeds, in each language. Event dates can be added to your own calendar. Publications and data sets can be downloaded as they are, and the kind and size of every file are shown first.

## Fair use

Please ask for no more than you need, and keep a copy of what you use often. A program that sends requests too quickly is asked to wait; it is not blocked. Field names are stable: when one must change, both names remain for at least a year.`,
    ar: `ننشر سجلات الشبكة بيانات مفتوحة، لأن جمهور اثنتين وعشرين دولة هو من دفع كلفتها. ولك أن تنسخها وتجمع بينها وتعيد استخدامها لأي غرض، ما دمت تذكر الشبكة مصدرًا.

## الواجهة البرمجية العامة

تقع الواجهة تحت العنوان **/api** وتجيب بصيغة JSON. وتقدّم المحتوى نفسه الذي في الصفحات: المشاريع والفعاليات والأخبار والقصص والمنشورات والدول والدول الأعضاء والشركاء والمناقصات والوظائف وغيرها.

- **اللغة**: أرسل الترويسة **lang** بإحدى القيم en أو ar أو fr أو fa. فإن غابت استُخدمت اللغة التي يقبلها برنامجك، وإلا فالإنجليزية.
- **القوائم** تأتي في صفحات لا تزيد الواحدة منها على مئة سجل، ويمكن البحث فيها وترتيبها وتصفيتها.
- **الأخطاء** تبيّن بعبارة واضحة أي معامل كان غير صحيح.

و[الوصف الكامل](/api/openapi.json) بصيغة OpenAPI. وهناك [صفحة للقرّاء](/api/docs) فيها كل مسار وكل حقل.

## الخلاصات والتنزيلات

يمكن متابعة الأخبار والقصص والفعاليات والمناقصات عبر خلاصات بكل لغة، وإضافة مواعيد الفعاليات إلى تقويمك. ويمكن تنزيل المنشورات ومجموعات البيانات كما هي، ويظهر نوع كل ملف وحجمه قبل تنزيله.

## الاستخدام المنصف

نرجو ألا تطلب أكثر مما تحتاج إليه، وأن تحتفظ بنسخة مما تستخدمه كثيرًا. والبرنامج الذي يُكثر الطلبات يُطلب منه الانتظار ولا يُحجب. وأسماء الحقول ثابتة، وإذا لزم تغيير أحدها بقي الاسمان معًا سنة على الأقل.`,
    fr: `Nous publions les données du Réseau en accès ouvert, car le public de vingt-deux pays les a payées. Vous pouvez les copier, les combiner et les réutiliser à toute fin, à condition de nommer le Réseau comme source.

## L’API publique

L’interface se trouve sous **/api** et répond en JSON. Elle offre le même contenu que les pages : projets, événements, actualités, récits, publications, pays, États membres, partenaires, appels d’offres, emplois et autres.

- **Langue** : envoyez l’en-tête **lang** avec en, ar, fr ou fa. Sans lui, la langue acceptée par votre programme est utilisée, à défaut l’anglais.
- **Listes** : elles viennent par pages de cent enregistrements au plus et peuvent être cherchées, triées et filtrées.
- **Erreurs** : elles disent en clair quel paramètre était faux.

[La description complète](/api/openapi.json) est au format OpenAPI. [Une page pour lecteurs humains](/api/docs) présente chaque chemin et chaque champ.

## Flux et téléchargements

Les actualités, les récits, les événements et les appels d’offres se suivent par des flux, dans chaque langue. Les dates s’ajoutent à votre agenda. Les publications et les jeux de données se téléchargent tels quels ; chaque fichier indique d’abord son type et son poids.

## Bon usage

Ne demandez pas plus que nécessaire et gardez copie de ce que vous utilisez souvent. Un programme trop pressé est prié d’attendre ; il n’est pas exclu. Les noms des champs sont stables : si l’un doit changer, les deux sont gardés au moins un an.`,
    fa: `داده‌های شبکه را به‌صورت باز منتشر می‌کنیم، زیرا هزینهٔ آنها را مردم بیست‌ودو کشور پرداخته‌اند. می‌توانید آنها را برای هر منظوری رونویسی، ترکیب و بازاستفاده کنید، به شرط آنکه شبکه را منبع بنامید.

## رابط برنامه‌نویسی همگانی

این رابط در نشانی **/api** است و به قالب JSON پاسخ می‌دهد. همان محتوای صفحه‌ها را عرضه می‌کند: پروژه‌ها، رویدادها، خبرها، روایت‌ها، انتشارات، کشورها، کشورهای عضو، شرکا، مناقصه‌ها، فرصت‌های شغلی و جز آن.

- **زبان**: سرآیند **lang** را با یکی از مقدارهای en، ar، fr یا fa بفرستید. اگر نباشد، زبانی که برنامهٔ شما می‌پذیرد و در غیر این صورت انگلیسی به کار می‌رود.
- **فهرست‌ها** در صفحه‌هایی با حداکثر صد رکورد می‌آیند و می‌توان در آنها جست‌وجو کرد، مرتبشان کرد و پالایششان کرد.
- **خطاها** به زبان ساده می‌گویند کدام پارامتر نادرست بوده است.

[توصیف کامل](/api/openapi.json) به قالب OpenAPI است. [صفحه‌ای برای خوانندگان](/api/docs) همهٔ مسیرها و فیلدها را نشان می‌دهد.

## خوراک‌ها و دریافت فایل

خبرها، روایت‌ها، رویدادها و مناقصه‌ها را می‌توان به هر زبان از راه خوراک دنبال کرد. تاریخ رویدادها را می‌توان به تقویم خود افزود. انتشارات و مجموعه‌داده‌ها همان‌گونه که هست دریافت می‌شود و نوع و اندازهٔ هر فایل پیش از آن نشان داده می‌شود.

## استفادهٔ منصفانه

لطفاً بیش از نیاز درخواست نکنید و از آنچه بسیار به کار می‌برید نسخه‌ای نگه دارید. از برنامه‌ای که شتاب‌زده درخواست می‌فرستد خواسته می‌شود صبر کند، اما راهش بسته نمی‌شود. نام فیلدها پایدار است: اگر یکی ناچار تغییر کند، هر دو نام دست‌کم یک سال می‌ماند.`,
  },
  searchWords: {
    en: 'statistics, dashboard, RSS, newsletter, subscribe, alerts',
    ar: 'إحصاءات، لوحة بيانات، خلاصات، نشرة إخبارية، اشتراك، تنبيهات',
    fr: 'statistiques, tableau de bord, RSS, lettre d’information, newsletter, s’abonner, alertes',
    fa: 'آمار، داشبورد، خوراک، خبرنامه، اشتراک، هشدار',
  },
}
