import type { StarterPage } from '../../starter-types.ts'

export const wefeHubMapsPage: StarterPage = {
  slug: 'wefe-hub/maps',
  title: {
    en: 'Interactive maps of the WEFE Hub',
    ar: 'الخرائط التفاعلية لمنصة WEFE',
    fr: 'Cartes interactives de la plateforme WEFE',
    fa: 'نقشه‌های تعاملی پایگاه WEFE',
  },
  description: {
    en: 'Maps of water, energy, food and environment in the member states, year by year, with the age of every value.',
    ar: 'خرائط المياه والطاقة والغذاء والبيئة في الدول الأعضاء، سنة بعد سنة، مع بيان عمر كل قيمة.',
    fr: 'Cartes de l’eau, de l’énergie, de l’alimentation et de l’environnement des États membres, année par année.',
    fa: 'نقشه‌های آب، انرژی، غذا و محیط زیست کشورهای عضو، سال به سال، با ذکر قدمت هر مقدار.',
  },
  lead: {
    en: 'Water, energy, food and environment in the member states, on one map and year by year. Every map is also a table, and every value says how old it is.',
    ar: 'المياه والطاقة والغذاء والبيئة في الدول الأعضاء على خريطة واحدة وسنة بعد سنة. ولكل خريطة جدول، ولكل قيمة بيان بعمرها.',
    fr: 'L’eau, l’énergie, l’alimentation et l’environnement des États membres, sur une carte et année par année. Chaque carte est aussi un tableau, et chaque valeur dit son âge.',
    fa: 'آب، انرژی، غذا و محیط زیست کشورهای عضو، روی یک نقشه و سال به سال. هر نقشه جدولی هم دارد و قدمت هر مقدار گفته شده است.',
  },
  body: {
    en: `The colours show classes of values, not ranks: a high figure may be good for one indicator and a burden for another, and a large country withdraws more water than a small one. Hatched countries have no value for the year in the source. That is a gap in the source, and says nothing about the country.

[Our footprint](/footprint) shows projects by country, the [Who-we-are map](/who-we-are-map) shows members and partners, and the list of [laboratories](/laboratories) says who tests what. Planners who need a figure that is not here may write to the Nexus Planning Unit.`,
    ar: `تدل الألوان على فئات من القيم لا على مراتب: فقد يكون الرقم المرتفع حسنًا في مؤشر وعبئًا في مؤشر آخر، والدولة الكبيرة تسحب من المياه أكثر مما تسحبه الصغيرة. أما الدول المظللة بخطوط مائلة فلا قيمة لها في المصدر لتلك السنة، وهذا نقص في المصدر لا حكم على الدولة.

وتعرض صفحة «[خريطة أعمالنا](/footprint)» المشاريع بحسب الدول، وتعرض «[خريطة من نحن](/who-we-are-map)» الأعضاء والشركاء، وتبيّن قائمة [المختبرات](/laboratories) ما يفحصه كل منها. ولمن يحتاج من المخططين إلى رقم غير موجود هنا أن يكتب إلى وحدة التخطيط المترابط.`,
    fr: `Les couleurs indiquent des classes de valeurs et non un classement : un chiffre élevé peut être favorable pour un indicateur et pesant pour un autre, et un grand pays prélève plus d’eau qu’un petit. Les pays hachurés n’ont pas de valeur pour l’année dans la source. C’est une lacune de la source, qui ne dit rien du pays.

« [Notre présence](/footprint) » montre les projets par pays, la [carte « Qui sommes-nous »](/who-we-are-map) les membres et les partenaires, et la liste des [laboratoires](/laboratories) ce que chacun analyse. Les planificateurs à qui manque un chiffre peuvent écrire à l’unité Planification du nexus.`,
    fa: `رنگ‌ها دسته‌های مقدار را نشان می‌دهند، نه رتبه را: رقم بالا شاید در یک شاخص خوب و در شاخصی دیگر مایهٔ زحمت باشد و کشور بزرگ بیش از کشور کوچک آب برداشت می‌کند. کشورهای هاشورخورده در منبع برای آن سال مقداری ندارند. این کمبود از منبع است و چیزی دربارهٔ خود کشور نمی‌گوید.

«[گسترهٔ کار ما](/footprint)» پروژه‌ها را به تفکیک کشور و [نقشهٔ «ما کیستیم»](/who-we-are-map) اعضا و شرکا را نشان می‌دهد، و فهرست [آزمایشگاه‌ها](/laboratories) می‌گوید هر یک چه می‌آزماید. برنامه‌ریزانی که به رقمی نیاز دارند که اینجا نیست می‌توانند به واحد برنامه‌ریزی همبست بنویسند.`,
  },
}
