import type { StarterImpact } from '../starter-types.ts'

/** The network's figures. The first four are those of the specification, section 1. */
export const starterImpacts: readonly StarterImpact[] = [
  {
    slug: 'founded-by-governments',
    title: {
      en: 'Founded by governments of the region',
      ar: 'تأسست بإرادة حكومات المنطقة',
      fr: 'Fondé par les gouvernements de la région',
      fa: 'بنیان‌گذاری به دست دولت‌های منطقه',
    },
    value: '1987',
    description: {
      en: 'The year in which the first members signed the founding text. The Secretariat has worked from Amman ever since, through wet decades and dry ones.',
      ar: 'السنة التي وقّع فيها الأعضاء الأوائل وثيقة التأسيس. ومنذ ذلك الحين تعمل الأمانة العامة من عمّان، في العقود المطيرة والجافة على السواء.',
      fr: 'L’année où les premiers membres ont signé le texte fondateur. Depuis, le Secrétariat travaille à Amman, dans les décennies humides comme dans les décennies sèches.',
      fa: 'سالی که نخستین اعضا سند بنیان‌گذاری را امضا کردند. از آن زمان دبیرخانه در امان کار می‌کند؛ چه در دهه‌های پربارش و چه در دهه‌های خشک.',
    },
    topic: null,
  },
  {
    slug: 'member-states',
    title: {
      en: 'Member states in Africa and Asia',
      ar: 'دولة عضو في أفريقيا وآسيا',
      fr: 'États membres en Afrique et en Asie',
      fa: 'کشور عضو در آفریقا و آسیا',
    },
    value: '22',
    description: {
      en: 'Each has one vote in the Conference of the Parties and one national institution that answers to the Network, whatever the size of its economy.',
      ar: 'لكل دولة منها صوت واحد في مؤتمر الأطراف، ومؤسسة وطنية واحدة تمثلها وتُسأل أمام الشبكة، أيًّا كان حجم اقتصاد الدولة.',
      fr: 'Chacun dispose d’une voix à la Conférence des Parties et d’une institution nationale qui répond devant le Réseau, quelle que soit la taille de son économie.',
      fa: 'هر کشور، با هر اندازه اقتصاد، یک رأی در کنفرانس اعضا و یک نهاد ملی پاسخ‌گو در برابر شبکه دارد.',
    },
    topic: null,
  },
  {
    slug: 'programs-and-projects',
    title: {
      en: 'Programs and projects since 1987',
      ar: 'برنامج ومشروع منذ عام 1987',
      fr: 'Programmes et projets depuis 1987',
      fa: 'برنامه و پروژه از سال ۱۹۸۷',
    },
    value: '100+',
    description: {
      en: 'From a single pump test in a village to plans that join the water, energy and farm ministries of several countries. Each began with a request from a member.',
      ar: 'من اختبار ضخّ واحد في قرية إلى خطط تجمع وزارات المياه والطاقة والزراعة في دول عدة. وقد بدأ كل منها بطلب من دولة عضو.',
      fr: 'D’un simple essai de pompage dans un village à des plans qui réunissent les ministères de l’eau, de l’énergie et de l’agriculture de plusieurs pays. Chacun est né d’une demande d’un membre.',
      fa: 'از یک آزمایش پمپاژ در یک روستا تا طرح‌هایی که وزارتخانه‌های آب، انرژی و کشاورزی چند کشور را کنار هم می‌نشاند. هر یک با درخواست یک عضو آغاز شده است.',
    },
    topic: 'water-energy-food-nexus',
  },
  {
    slug: 'publications',
    title: {
      en: 'Publications since 1987',
      ar: 'منشورًا منذ عام 1987',
      fr: 'Publications depuis 1987',
      fa: 'اثر منتشرشده از سال ۱۹۸۷',
    },
    value: '40+',
    description: {
      en: 'Reports, guidelines, policy briefs, data sets and training manuals. The recent ones are free to download here; many are available in Arabic, French or Persian as well as in English.',
      ar: 'تقارير وأدلة وموجزات سياسات ومجموعات بيانات وكتيبات تدريب. والحديث منها متاح للتنزيل هنا مجانًا، وكثير منه متوفر بالعربية أو الفرنسية أو الفارسية إلى جانب الإنجليزية.',
      fr: 'Rapports, guides, notes d’orientation, jeux de données et manuels de formation. Les plus récents se téléchargent ici gratuitement ; beaucoup existent aussi en arabe, en français ou en persan.',
      fa: 'گزارش، راهنما، خلاصهٔ سیاستی، مجموعه‌داده و کتاب آموزشی. آثار تازه‌تر را می‌توان اینجا رایگان دریافت کرد و بسیاری از آنها، افزون بر انگلیسی، به عربی، فرانسوی یا فارسی نیز در دسترس‌اند.',
    },
    topic: 'policy-and-standards',
  },
  {
    slug: 'partner-countries',
    title: {
      en: 'Partner countries beyond the membership',
      ar: 'دولة شريكة من خارج العضوية',
      fr: 'Pays partenaires au-delà des membres',
      fa: 'کشور شریک بیرون از جمع اعضا',
    },
    value: '20',
    description: {
      en: 'They lend experts, laboratories, finance or experience. Partners sit in working groups and observe the Conference; decisions stay with the member states.',
      ar: 'تقدّم هذه الدول خبراء أو مختبرات أو تمويلًا أو خبرة. وهي تشارك في مجموعات العمل وتحضر المؤتمر بصفة مراقب، أما القرار فيبقى للدول الأعضاء.',
      fr: 'Ils apportent des experts, des laboratoires, des fonds ou de l’expérience. Les partenaires siègent dans les groupes de travail et observent la Conférence ; les décisions reviennent aux membres.',
      fa: 'کارشناس، آزمایشگاه، منابع مالی یا تجربه در اختیار می‌گذارند. شرکا در کارگروه‌ها شرکت می‌کنند و ناظر کنفرانس‌اند؛ تصمیم با کشورهای عضو است.',
    },
    topic: null,
  },
  {
    slug: 'professionals-trained',
    title: {
      en: 'Professionals trained over the last ten years',
      ar: 'متخصص درّبناهم خلال السنوات العشر الأخيرة',
      fr: 'Professionnels formés en dix ans',
      fa: 'متخصص آموزش‌دیده در ده سال گذشته',
    },
    value: '2600+',
    description: {
      en: 'Plant operators, laboratory staff, planners and regulators from every member state. Courses last from three days to six weeks and end with a test at the trainee’s own workplace.',
      ar: 'مشغّلو محطات وعاملون في المختبرات ومخططون وموظفو هيئات تنظيمية من جميع الدول الأعضاء. وتمتد الدورات من ثلاثة أيام إلى ستة أسابيع، وتنتهي باختبار في مكان عمل المتدرب.',
      fr: 'Exploitants d’usine, personnel de laboratoire, planificateurs et régulateurs de tous les États membres. Les cours durent de trois jours à six semaines et se concluent par un essai sur le lieu de travail.',
      fa: 'بهره‌برداران تصفیه‌خانه، کارکنان آزمایشگاه، برنامه‌ریزان و تنظیم‌گران همهٔ کشورهای عضو. دوره‌ها از سه روز تا شش هفته است و با آزمونی در محل کار شرکت‌کننده پایان می‌یابد.',
    },
    topic: null,
  },
]
