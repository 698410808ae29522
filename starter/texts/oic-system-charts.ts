import type { StarterSystemChart } from '../starter-types.ts'

export const starterSystemCharts: readonly StarterSystemChart[] = [
  {
    slug: 'the-network-in-the-cooperation-system',
    title: {
      en: 'The Network in the cooperation system',
      ar: 'الشبكة في منظومة التعاون',
      fr: 'Le Réseau dans le système de coopération',
      fa: 'جایگاه شبکه در نظام همکاری',
    },
    description: {
      en: 'The Network works under a standing committee for scientific and technological cooperation. It receives its mandate from there and reports back once a year; its budget and work plan are its own.',
      ar: 'تعمل الشبكة في إطار لجنة دائمة للتعاون العلمي والتكنولوجي، تستمد منها ولايتها وترفع إليها تقريرًا سنويًا. أما ميزانيتها وخطة عملها فتخصّانها وحدها.',
      fr: 'Le Réseau relève d’un comité permanent de coopération scientifique et technologique. Il en reçoit son mandat et lui rend compte chaque année ; son budget et son plan de travail lui sont propres.',
      fa: 'شبکه زیر نظر کمیتهٔ دائمی همکاری علمی و فناوری کار می‌کند، مأموریت خود را از آن می‌گیرد و سالی یک بار به آن گزارش می‌دهد؛ بودجه و برنامهٔ کار آن مستقل است.',
    },
    nodes: [
      {
        id: 'organisation',
        parent: null,
        label: {
          en: 'Cooperation organisation of states',
          ar: 'منظمة التعاون بين الدول',
          fr: 'Organisation de coopération des États',
          fa: 'سازمان همکاری کشورها',
        },
      },
      {
        id: 'ministers',
        parent: 'organisation',
        label: {
          en: 'Council of ministers',
          ar: 'مجلس الوزراء',
          fr: 'Conseil des ministres',
          fa: 'شورای وزیران',
        },
      },
      {
        id: 'science-committee',
        parent: 'organisation',
        label: {
          en: 'Standing committee for scientific and technological cooperation',
          ar: 'اللجنة الدائمة للتعاون العلمي والتكنولوجي',
          fr: 'Comité permanent de coopération scientifique et technologique',
          fa: 'کمیتهٔ دائمی همکاری علمی و فناوری',
        },
      },
      {
        id: 'economic-committee',
        parent: 'organisation',
        label: {
          en: 'Standing committee for economic cooperation',
          ar: 'اللجنة الدائمة للتعاون الاقتصادي',
          fr: 'Comité permanent de coopération économique',
          fa: 'کمیتهٔ دائمی همکاری اقتصادی',
        },
      },
      {
        id: 'network',
        parent: 'science-committee',
        label: {
          en: 'Intergovernmental Water and Energy Network',
          ar: 'الشبكة الحكومية الدولية للمياه والطاقة',
          fr: 'Réseau intergouvernemental pour l’eau et l’énergie',
          fa: 'شبکه بین‌دولتی آب و انرژی',
        },
      },
      {
        id: 'other-networks',
        parent: 'science-committee',
        label: {
          en: 'Other scientific networks',
          ar: 'شبكات علمية أخرى',
          fr: 'Autres réseaux scientifiques',
          fa: 'شبکه‌های علمی دیگر',
        },
      },
      {
        id: 'national-institutions',
        parent: 'network',
        label: {
          en: 'National institutions of the 22 member states',
          ar: 'المؤسسات الوطنية في الدول الأعضاء الاثنتين والعشرين',
          fr: 'Institutions nationales des 22 États membres',
          fa: 'نهادهای ملی ۲۲ کشور عضو',
        },
      },
      {
        id: 'working-groups',
        parent: 'network',
        label: {
          en: 'Working groups with partner countries',
          ar: 'مجموعات عمل مع الدول الشريكة',
          fr: 'Groupes de travail avec les pays partenaires',
          fa: 'کارگروه‌ها با کشورهای شریک',
        },
      },
    ],
  },
  {
    slug: 'governance-of-the-network',
    title: {
      en: 'How the Network is governed',
      ar: 'حوكمة الشبكة',
      fr: 'La gouvernance du Réseau',
      fa: 'شبکه چگونه اداره می‌شود',
    },
    description: {
      en: 'The Conference of the Parties decides and meets every two years. Between sessions the Bureau acts for it, the Scientific Council advises, and the Secretariat carries out what was decided.',
      ar: 'القرار لمؤتمر الأطراف الذي ينعقد كل سنتين. وفيما بين دوراته ينوب عنه المكتب، ويقدّم المجلس العلمي المشورة، وتنفّذ الأمانة العامة ما تقرر.',
      fr: 'La Conférence des Parties décide et se réunit tous les deux ans. Entre les sessions, le Bureau agit en son nom, le Conseil scientifique donne des avis et le Secrétariat exécute.',
      fa: 'تصمیم با کنفرانس اعضاست که هر دو سال یک بار برگزار می‌شود. در فاصلهٔ نشست‌ها هیئت‌رئیسه به نمایندگی از آن عمل می‌کند، شورای علمی نظر می‌دهد و دبیرخانه تصمیم‌ها را اجرا می‌کند.',
    },
    nodes: [
      {
        id: 'conference',
        parent: null,
        label: {
          en: 'Conference of the Parties',
          ar: 'مؤتمر الأطراف',
          fr: 'Conférence des Parties',
          fa: 'کنفرانس اعضا',
        },
      },
      {
        id: 'bureau',
        parent: 'conference',
        label: {
          en: 'Bureau: a chair and four vice-chairs',
          ar: 'المكتب: رئيس وأربعة نواب',
          fr: 'Bureau : un président et quatre vice-présidents',
          fa: 'هیئت‌رئیسه: یک رئیس و چهار نایب‌رئیس',
        },
      },
      {
        id: 'scientific-council',
        parent: 'conference',
        label: {
          en: 'Scientific Council',
          ar: 'المجلس العلمي',
          fr: 'Conseil scientifique',
          fa: 'شورای علمی',
        },
      },
      {
        id: 'audit',
        parent: 'conference',
        label: { en: 'External auditor', ar: 'المدقق الخارجي', fr: 'Auditeur externe', fa: 'حسابرس بیرونی' },
      },
      {
        id: 'secretariat',
        parent: 'bureau',
        label: {
          en: 'Secretariat in Amman',
          ar: 'الأمانة العامة في عمّان',
          fr: 'Secrétariat à Amman',
          fa: 'دبیرخانه در امان',
        },
      },
      {
        id: 'programs',
        parent: 'secretariat',
        label: { en: 'Six programs', ar: 'البرامج الستة', fr: 'Six programmes', fa: 'شش برنامه' },
      },
      {
        id: 'focal-points',
        parent: 'secretariat',
        label: {
          en: 'Focal points in the member states',
          ar: 'نقاط الاتصال في الدول الأعضاء',
          fr: 'Points focaux dans les États membres',
          fa: 'رابطان کشورهای عضو',
        },
      },
    ],
  },
  {
    slug: 'units-of-the-secretariat',
    title: {
      en: 'The units of the Secretariat in Amman',
      ar: 'وحدات الأمانة العامة في عمّان',
      fr: 'Les unités du Secrétariat à Amman',
      fa: 'واحدهای دبیرخانه در امان',
    },
    description: {
      en: 'About sixty people work at the headquarters. Five technical units carry out the six programs; administration and communications serve them all. Every unit publishes its yearly plan on one page.',
      ar: 'يعمل في المقر نحو ستين شخصًا. وتنفّذ خمس وحدات فنية البرامج الستة، وتخدمها جميعًا الشؤون الإدارية والاتصال. وتنشر كل وحدة خطتها السنوية في صفحة واحدة.',
      fr: 'Une soixantaine de personnes travaillent au siège. Cinq unités techniques exécutent les six programmes ; l’administration et la communication les servent toutes. Chaque unité publie son plan annuel en une page.',
      fa: 'نزدیک به شصت نفر در مقر کار می‌کنند. پنج واحد فنی شش برنامه را پیش می‌برند و امور اداری و ارتباطات پشتیبان همهٔ آنها هستند. هر واحد برنامهٔ سالانه‌اش را در یک صفحه منتشر می‌کند.',
    },
    nodes: [
      {
        id: 'secretary-general',
        parent: null,
        label: { en: 'Secretary-General', ar: 'الأمين العام', fr: 'Secrétaire général', fa: 'دبیرکل' },
      },
      {
        id: 'deputy',
        parent: 'secretary-general',
        label: {
          en: 'Deputy Secretary-General for Programs',
          ar: 'نائب الأمين العام لشؤون البرامج',
          fr: 'Secrétaire général adjoint chargé des programmes',
          fa: 'معاون دبیرکل در امور برنامه‌ها',
        },
      },
      {
        id: 'administration',
        parent: 'secretary-general',
        label: {
          en: 'Administration: finance, procurement, human resources',
          ar: 'الشؤون الإدارية: المالية والمشتريات والموارد البشرية',
          fr: 'Administration : finances, achats, ressources humaines',
          fa: 'امور اداری: مالی، تدارکات، منابع انسانی',
        },
      },
      {
        id: 'communications',
        parent: 'secretary-general',
        label: {
          en: 'Communications and Data',
          ar: 'الاتصال والبيانات',
          fr: 'Communication et données',
          fa: 'ارتباطات و داده',
        },
      },
      {
        id: 'diplomacy',
        parent: 'deputy',
        label: {
          en: 'Diplomacy and Standards Unit',
          ar: 'وحدة الدبلوماسية والمعايير',
          fr: 'Unité Diplomatie et normes',
          fa: 'واحد دیپلماسی و استاندارد',
        },
      },
      {
        id: 'desalination',
        parent: 'deputy',
        label: { en: 'Desalination Unit', ar: 'وحدة التحلية', fr: 'Unité Dessalement', fa: 'واحد نمک‌زدایی' },
      },
      {
        id: 'reuse',
        parent: 'deputy',
        label: {
          en: 'Water Reuse Unit',
          ar: 'وحدة إعادة استخدام المياه',
          fr: 'Unité Réutilisation',
          fa: 'واحد بازچرخانی آب',
        },
      },
      {
        id: 'nexus',
        parent: 'deputy',
        label: {
          en: 'Nexus Planning Unit',
          ar: 'وحدة التخطيط المترابط',
          fr: 'Unité Planification du nexus',
          fa: 'واحد برنامه‌ریزی همبست',
        },
      },
      {
        id: 'research',
        parent: 'deputy',
        label: {
          en: 'Research and Training Unit',
          ar: 'وحدة البحث والتدريب',
          fr: 'Unité Recherche et formation',
          fa: 'واحد پژوهش و آموزش',
        },
      },
    ],
  },
  {
    slug: 'how-a-project-is-approved',
    title: {
      en: 'How a project is approved',
      ar: 'كيف يُعتمد المشروع',
      fr: 'Comment un projet est approuvé',
      fa: 'پروژه چگونه تصویب می‌شود',
    },
    description: {
      en: 'Every project begins with a request from a member state. It is screened within thirty days, reviewed by experts of two other members, and approved or returned with written reasons.',
      ar: 'يبدأ كل مشروع بطلب من دولة عضو. ويُفرز الطلب خلال ثلاثين يومًا، ثم يراجعه خبراء من دولتين أخريين، فيُعتمد أو يُعاد مشفوعًا بأسباب مكتوبة.',
      fr: 'Tout projet commence par la demande d’un État membre. Elle est triée sous trente jours, examinée par des experts de deux autres membres, puis approuvée ou renvoyée avec des motifs écrits.',
      fa: 'هر پروژه با درخواست یک کشور عضو آغاز می‌شود. درخواست ظرف سی روز ارزیابی نخستین و سپس به دست کارشناسان دو کشور دیگر بررسی می‌شود و یا به تصویب می‌رسد یا با دلایل کتبی بازمی‌گردد.',
    },
    nodes: [
      {
        id: 'request',
        parent: null,
        label: {
          en: 'A member state sends a request',
          ar: 'دولة عضو تقدّم طلبًا',
          fr: 'Un État membre présente une demande',
          fa: 'یک کشور عضو درخواست می‌دهد',
        },
      },
      {
        id: 'screening',
        parent: 'request',
        label: {
          en: 'The Secretariat screens it within 30 days',
          ar: 'الأمانة العامة تفرز الطلب خلال 30 يومًا',
          fr: 'Le Secrétariat la trie sous 30 jours',
          fa: 'دبیرخانه ظرف ۳۰ روز آن را ارزیابی می‌کند',
        },
      },
      {
        id: 'review',
        parent: 'screening',
        label: {
          en: 'Technical review by experts of two other members',
          ar: 'مراجعة فنية من خبراء دولتين أخريين',
          fr: 'Examen technique par des experts de deux autres membres',
          fa: 'بررسی فنی کارشناسان دو کشور دیگر',
        },
      },
      {
        id: 'advice',
        parent: 'screening',
        label: {
          en: 'Returned with advice on how to complete it',
          ar: 'يُعاد مع مشورة لاستكماله',
          fr: 'Renvoi avec conseils pour la compléter',
          fa: 'بازگشت با راهنمایی برای تکمیل',
        },
      },
      {
        id: 'approval',
        parent: 'review',
        label: {
          en: 'Approval by the Bureau',
          ar: 'اعتماد المكتب',
          fr: 'Approbation du Bureau',
          fa: 'تصویب هیئت‌رئیسه',
        },
      },
      {
        id: 'refusal',
        parent: 'review',
        label: {
          en: 'Refusal with written reasons',
          ar: 'رفض مع بيان الأسباب كتابةً',
          fr: 'Refus motivé par écrit',
          fa: 'رد با دلایل کتبی',
        },
      },
      {
        id: 'agreement',
        parent: 'approval',
        label: {
          en: 'Agreement with the country and the donor',
          ar: 'اتفاق مع الدولة والجهة المانحة',
          fr: 'Accord avec le pays et le donateur',
          fa: 'موافقت‌نامه با کشور و تأمین‌کنندهٔ مالی',
        },
      },
      {
        id: 'report',
        parent: 'agreement',
        label: {
          en: 'Yearly progress report, open to all',
          ar: 'تقرير تقدّم سنوي متاح للجميع',
          fr: 'Rapport annuel d’avancement, ouvert à tous',
          fa: 'گزارش سالانهٔ پیشرفت، در دسترس همگان',
        },
      },
    ],
  },
]
