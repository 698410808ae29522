import type { StarterPicture } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

interface StarterAboutSlide {
  /** Names its picture. */
  key: string
  label: Translated
  title: Translated
  description: Translated
  picture: StarterPicture
}

interface StarterHubAction {
  label: Translated
  destination: 'address' | 'hub'
  address?: string
}

const credit: Translated = {
  en: 'IWEN',
  ar: 'IWEN',
  fr: 'IWEN',
  fa: 'IWEN',
}

export const starterAboutSlides: readonly StarterAboutSlide[] = [
  {
    key: 'about',
    label: { en: 'About', ar: 'نبذة عنا', fr: 'À propos', fa: 'دربارهٔ ما' },
    title: {
      en: 'A think-and-do tank for water diplomacy and the nexus',
      ar: 'مركز فكر وعمل لدبلوماسية المياه وترابط الموارد',
      fr: 'Réfléchir et agir pour la diplomatie de l’eau et le nexus',
      fa: 'کانون اندیشه و عمل برای دیپلماسی آب و همبست منابع',
    },
    description: {
      en: 'Founded in 1987 and based in Amman, Jordan, the Network brings together twenty-two member states under the scientific and technological cooperation committee of an Islamic cooperation organisation. Together they study water, energy, food and the environment as one question, and try the answers in the field.',
      ar: 'تأسست الشبكة عام 1987، ومقرها عمّان في الأردن، وتضم اثنتين وعشرين دولة عضوًا تعمل معًا في إطار لجنة التعاون العلمي والتكنولوجي لمنظمة من منظمات التعاون الإسلامي. وهي تدرس شؤون المياه والطاقة والغذاء والبيئة بوصفها مسألة واحدة، وتختبر الحلول في الميدان.',
      fr: 'Fondé en 1987 et établi à Amman, en Jordanie, le Réseau réunit vingt-deux États membres sous l’égide du comité de coopération scientifique et technologique d’une organisation de coopération islamique. Ils étudient l’eau, l’énergie, l’alimentation et l’environnement comme une seule question, et éprouvent les réponses sur le terrain.',
      fa: 'شبکه در سال ۱۹۸۷ بنیان نهاده شد، مقر آن امان در اردن است و بیست‌ودو کشور عضو را زیر نظر کمیتهٔ همکاری علمی و فناوری یک سازمان همکاری اسلامی گرد هم می‌آورد. این کشورها آب، انرژی، غذا و محیط زیست را مسئله‌ای یگانه می‌بینند و پاسخ‌ها را در میدان می‌آزمایند.',
    },
    picture: {
      alternativeText: {
        en: 'Drawing of people from several countries who stand together beside a calm sea.',
        ar: 'رسم لأشخاص من بلدان عدة يقفون معًا قرب بحر هادئ.',
        fr: 'Dessin de personnes de plusieurs pays réunies au bord d’une mer calme.',
        fa: 'طرحی از مردمانی از چند کشور که کنار دریایی آرام گرد هم ایستاده‌اند.',
      },
      credit,
    },
  },
  {
    key: 'vision',
    label: { en: 'Vision', ar: 'الرؤية', fr: 'Vision', fa: 'چشم‌انداز' },
    title: {
      en: 'Water that is safe, sufficient and shared in peace',
      ar: 'ماء مأمون وكافٍ نتقاسمه بسلام',
      fr: 'Une eau saine, suffisante et partagée en paix',
      fa: 'آبِ سالم و کافی برای همه، در صلح',
    },
    description: {
      en: 'We work for a region in which nobody goes without safe water, in which every drop is used more than once, and in which the rivers and aquifers that cross borders are a reason to talk rather than to quarrel.',
      ar: 'نعمل من أجل منطقة لا يُحرم فيها أحد من ماء مأمون، وتُستخدم فيها كل قطرة أكثر من مرة، وتكون فيها الأنهار والخزانات الجوفية العابرة للحدود سببًا للحوار لا للخلاف.',
      fr: 'Nous œuvrons pour une région où nul ne manque d’eau saine, où chaque goutte sert plus d’une fois, et où les fleuves et les nappes qui franchissent les frontières invitent au dialogue plutôt qu’à la querelle.',
      fa: 'برای منطقه‌ای می‌کوشیم که در آن هیچ‌کس از آب سالم بی‌بهره نباشد، هر قطره بیش از یک بار به کار رود، و رودها و آبخوان‌های فرامرزی مایهٔ گفت‌وگو باشند، نه کشمکش.',
    },
    picture: {
      alternativeText: {
        en: 'Drawing of a river that winds between green banks towards distant hills.',
        ar: 'رسم لنهر يتعرّج بين ضفاف خضراء نحو تلال بعيدة.',
        fr: 'Dessin d’un fleuve qui serpente entre des rives vertes vers des collines lointaines.',
        fa: 'طرحی از رودی که میان کرانه‌های سبز به سوی تپه‌های دور می‌پیچد.',
      },
      credit,
    },
  },
  {
    key: 'mission',
    label: { en: 'Mission', ar: 'الرسالة', fr: 'Mission', fa: 'مأموریت' },
    title: {
      en: 'From shared knowledge to joint action',
      ar: 'من المعرفة المشتركة إلى العمل المشترك',
      fr: 'Du savoir partagé à l’action commune',
      fa: 'از دانش مشترک تا اقدام مشترک',
    },
    description: {
      en: 'We prepare talks between states, bring researchers and practitioners together, test desalination and reuse at a scale at which mistakes are affordable, and turn what works into standards that everyone can use.',
      ar: 'نحضّر المحادثات بين الدول، ونجمع الباحثين بأهل الميدان، ونختبر طرائق التحلية وإعادة الاستخدام بحجم يمكن فيه تحمّل كلفة الخطأ، ثم نصوغ مما ينجح معايير ينتفع بها الجميع.',
      fr: 'Nous préparons le dialogue entre États, réunissons chercheurs et praticiens, essayons le dessalement et la réutilisation à une échelle où l’erreur reste supportable, et tirons de ce qui réussit des normes utiles à tous.',
      fa: 'گفت‌وگوی کشورها را آماده می‌کنیم، پژوهشگران و دست‌اندرکاران را گرد هم می‌آوریم، نمک‌زدایی و بازچرخانی را در اندازه‌ای می‌آزماییم که خطا در آن جبران‌پذیر باشد، و از آنچه نتیجه می‌دهد استانداردهایی می‌سازیم که به کار همه بیاید.',
    },
    picture: {
      alternativeText: {
        en: 'Drawing of a well in section, with the water table that feeds it deep under dry land.',
        ar: 'رسم لمقطع في بئر يظهر فيه الماء الجوفي الذي يغذيها تحت أرض جافة.',
        fr: 'Dessin d’un puits en coupe, avec la nappe qui l’alimente sous une terre aride.',
        fa: 'طرحی از برش یک چاه و آب زیرزمینی‌ای که زیر زمین خشک آن را سیراب می‌کند.',
      },
      credit,
    },
  },
]

export const starterHub: {
  title: Translated
  description: Translated
  primaryAction: StarterHubAction
  secondaryAction: StarterHubAction
  tags: readonly Translated[]
} = {
  title: { en: 'The WEFE Hub', ar: 'منصة WEFE', fr: 'La plateforme WEFE', fa: 'پایگاه WEFE' },
  description: {
    en: 'Water, energy, food and ecosystems in one place: country tables in one form, maps that lay them over basins and aquifers, and models that planners can run themselves.',
    ar: 'المياه والطاقة والغذاء والنظم البيئية في مكان واحد: جداول للدول بصيغة موحّدة، وخرائط تُسقطها على الأحواض والخزانات الجوفية، ونماذج يشغّلها المخططون بأنفسهم.',
    fr: 'L’eau, l’énergie, l’alimentation et les écosystèmes en un seul lieu\u00a0: des tableaux par pays sous une même forme, des cartes qui les superposent aux bassins et aux nappes, et des modèles que les planificateurs font tourner eux-mêmes.',
    fa: 'آب، انرژی، غذا و زیست‌بوم در یک جا: جدول‌های کشورها در قالبی یکسان، نقشه‌هایی که آنها را بر حوضه‌ها و آبخوان‌ها می‌نشاند، و مدل‌هایی که برنامه‌ریزان خود اجرا می‌کنند.',
  },
  primaryAction: {
    label: {
      en: 'Visit the hub',
      ar: 'زيارة المنصة',
      fr: 'Visiter la plateforme',
      fa: 'بازدید از پایگاه',
    },
    destination: 'hub',
  },
  secondaryAction: {
    label: {
      en: 'Interactive maps',
      ar: 'الخرائط التفاعلية',
      fr: 'Cartes interactives',
      fa: 'نقشه‌های تعاملی',
    },
    destination: 'address',
    address: '/wefe-hub/maps',
  },
  tags: [
    { en: 'Water', ar: 'المياه', fr: 'Eau', fa: 'آب' },
    { en: 'Energy', ar: 'الطاقة', fr: 'Énergie', fa: 'انرژی' },
    { en: 'Food', ar: 'الغذاء', fr: 'Alimentation', fa: 'غذا' },
    { en: 'Ecosystems', ar: 'النظم البيئية', fr: 'Écosystèmes', fa: 'زیست‌بوم' },
    { en: 'Open data', ar: 'بيانات مفتوحة', fr: 'Données ouvertes', fa: 'دادهٔ باز' },
  ],
}
