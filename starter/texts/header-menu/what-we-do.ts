import { ownDrawing, type StarterDropdown } from './starter-menu.ts'

export const whatWeDoDropdown: StarterDropdown = {
  title: { en: 'What we do', ar: 'ماذا نفعل', fr: 'Ce que nous faisons', fa: 'چه می‌کنیم' },
  description: {
    en: 'We help states to share water fairly, use it twice and produce it with clean energy. Every project is evaluated, and the lessons are published.',
    ar: 'نعين الدول على تقاسم المياه بعدل، وإعادة استخدامها، وإنتاجها بطاقة نظيفة. ونقيس نتائج كل مشروع وننشر ما تعلمناه منه.',
    fr: 'Nous aidons les États à partager l’eau équitablement, à l’utiliser deux fois et à la produire avec une énergie propre. Chaque projet est mesuré et ses leçons sont publiées.',
    fa: 'به کشورها کمک می‌کنیم آب را عادلانه تقسیم کنند، دوباره به کار گیرند و با انرژی پاک تولید کنند. هر پروژه سنجیده و درس‌هایش منتشر می‌شود.',
  },
  image: {
    alternativeText: {
      en: 'Drawing of a desalination plant on a calm shore.',
      ar: 'رسم لمحطة تحلية على شاطئ هادئ.',
      fr: 'Dessin d’une usine de dessalement sur un rivage calme.',
      fa: 'طرحی از یک آب‌شیرین‌کن در ساحلی آرام.',
    },
    credit: ownDrawing,
  },
  links: [
    {
      label: { en: 'Programs', ar: 'البرامج', fr: 'Programmes', fa: 'برنامه‌ها' },
      target: '/what-we-do',
      title: {
        en: 'Four fields, one way of working',
        ar: 'أربعة مجالات ونهج عمل واحد',
        fr: 'Quatre domaines, une même façon de travailler',
        fa: 'چهار زمینه، یک شیوهٔ کار',
      },
      description: {
        en: 'Desalination, wastewater reuse, the water-energy-food nexus, policy and standards.',
        ar: 'تحلية المياه، وإعادة استخدام المياه العادمة، وترابط المياه والطاقة والغذاء، والسياسات والمعايير.',
        fr: 'Le dessalement, la réutilisation des eaux usées, le nexus eau-énergie-alimentation, les politiques et les normes.',
        fa: 'نمک‌زدایی، بازچرخانی پساب، همبست آب، انرژی و غذا، و سیاست‌ها و استانداردها.',
      },
      details: {
        en: 'Each program joins research, trials and advice, so that a ministry can ask one question and get one answer.',
        ar: 'يجمع كل برنامج بين البحث والتجربة والمشورة، فتطرح الوزارة سؤالًا واحدًا وتتلقى جوابًا واحدًا.',
        fr: 'Chaque programme réunit recherche, essais et conseil : un ministère pose une question et reçoit une réponse.',
        fa: 'هر برنامه پژوهش، آزمایش و مشاوره را یک‌جا دارد تا وزارتخانه برای یک پرسش، یک پاسخ بگیرد.',
      },
      linkTitle: {
        en: 'See what we do',
        ar: 'تعرّف إلى عملنا',
        fr: 'Voir ce que nous faisons',
        fa: 'دیدن کارهای ما',
      },
    },
    {
      label: { en: 'Projects', ar: 'المشاريع', fr: 'Projets', fa: 'پروژه‌ها' },
      target: '/projects',
      title: {
        en: 'Answers tried on the ground',
        ar: 'حلول جُرّبت في الميدان',
        fr: 'Des réponses essayées sur le terrain',
        fa: 'پاسخ‌هایی آزموده‌شده در میدان',
      },
      description: {
        en: 'Planned, ongoing and completed projects, with their donors, partners and results.',
        ar: 'مشاريع مخطط لها وجارية ومكتملة، مع مانحيها وشركائها ونتائجها.',
        fr: 'Les projets prévus, en cours et achevés, avec leurs donateurs, leurs partenaires et leurs résultats.',
        fa: 'پروژه‌های برنامه‌ریزی‌شده، جاری و پایان‌یافته، با تأمین‌کنندگان مالی، شرکا و نتایجشان.',
      },
      details: {
        en: 'Follow a project from its first plan to what was measured at its end, in the states where it takes place.',
        ar: 'تابع المشروع من خطته الأولى إلى ما قِيس عند نهايته، في الدول التي يُنفَّذ فيها.',
        fr: 'Suivez un projet de son premier plan à ce qui a été mesuré à la fin, dans les États où il se déroule.',
        fa: 'هر پروژه را از نخستین طرح تا آنچه در پایان اندازه‌گیری شده، در کشور محل اجرا دنبال کنید.',
      },
      additionalText: {
        en: 'A project that did not work is reported as openly as one that did.',
        ar: 'نعرض المشروع الذي لم ينجح بالصراحة نفسها التي نعرض بها المشروع الناجح.',
        fr: 'Un projet qui n’a pas abouti est raconté aussi franchement qu’un projet réussi.',
        fa: 'پروژهٔ ناموفق را با همان صراحتی گزارش می‌کنیم که پروژهٔ موفق را.',
      },
      linkTitle: {
        en: 'Browse the projects',
        ar: 'تصفّح المشاريع',
        fr: 'Parcourir les projets',
        fa: 'مرور پروژه‌ها',
      },
      selectedByDefault: true,
    },
    {
      label: { en: 'Countries', ar: 'الدول', fr: 'Pays', fa: 'کشورها' },
      target: '/countries',
      title: {
        en: 'Country by country',
        ar: 'دولةً دولة',
        fr: 'Pays par pays',
        fa: 'کشور به کشور',
      },
      description: {
        en: 'What the Network does in each of its member states.',
        ar: 'ما تقوم به الشبكة في كل دولة من دولها الأعضاء.',
        fr: 'Ce que fait le Réseau dans chacun de ses États membres.',
        fa: 'آنچه شبکه در هر یک از کشورهای عضو انجام می‌دهد.',
      },
      details: {
        en: 'Start from a country and find its institution and the work that concerns it.',
        ar: 'ابدأ من الدولة لتجد مؤسستها والأعمال التي تعنيها.',
        fr: 'Partez d’un pays pour trouver son institution et les travaux qui le concernent.',
        fa: 'از یک کشور آغاز کنید و نهاد آن و کارهای مربوط به آن را بیابید.',
      },
      linkTitle: {
        en: 'Choose a country',
        ar: 'اختر دولة',
        fr: 'Choisir un pays',
        fa: 'انتخاب کشور',
      },
    },
    {
      label: { en: 'Our footprint', ar: 'خريطة أعمالنا', fr: 'Notre présence', fa: 'گسترهٔ کار ما' },
      target: '/footprint',
      title: {
        en: 'Where our work reaches',
        ar: 'إلى أين يصل عملنا',
        fr: 'Jusqu’où va notre travail',
        fa: 'کار ما تا کجا می‌رسد',
      },
      description: {
        en: 'From West Africa to South-East Asia: our work seen as a whole.',
        ar: 'من غرب أفريقيا إلى جنوب شرق آسيا: نظرة شاملة إلى أعمالنا.',
        fr: 'De l’Afrique de l’Ouest à l’Asie du Sud-Est : notre travail vu dans son ensemble.',
        fa: 'از غرب آفریقا تا جنوب شرق آسیا: نگاهی کلی به کار ما.',
      },
      details: {
        en: 'See how projects, trainings and publications spread over the region, and what they have in common.',
        ar: 'شاهد كيف تتوزع المشاريع والدورات والمنشورات في المنطقة، وما الذي يجمع بينها.',
        fr: 'Voyez comment projets, formations et publications se répartissent dans la région et ce qu’ils ont en commun.',
        fa: 'ببینید پروژه‌ها، آموزش‌ها و انتشارات چگونه در منطقه پراکنده‌اند و چه وجه مشترکی دارند.',
      },
      linkTitle: {
        en: 'See our footprint',
        ar: 'شاهد خريطة أعمالنا',
        fr: 'Voir notre présence',
        fa: 'دیدن گسترهٔ کار ما',
      },
    },
  ],
  panelTitle: { en: 'In the field', ar: 'من الميدان', fr: 'Sur le terrain', fa: 'در میدان' },
  panelLinks: [],
  panelPictures: [
    {
      alternativeText: {
        en: 'Drawing of solar panels that drive a pump.',
        ar: 'رسم لألواح شمسية تشغّل مضخة.',
        fr: 'Dessin de panneaux solaires qui actionnent une pompe.',
        fa: 'طرحی از صفحه‌های خورشیدی که پمپی را به کار می‌اندازند.',
      },
      credit: ownDrawing,
    },
    {
      alternativeText: {
        en: 'Drawing of irrigated fields seen from above.',
        ar: 'رسم لحقول مروية كما تُرى من الأعلى.',
        fr: 'Dessin de champs irrigués vus d’en haut.',
        fa: 'طرحی از کشتزارهای آبیاری‌شده از نگاه بالا.',
      },
      credit: ownDrawing,
    },
  ],
}
