import { ownDrawing, type StarterDropdown } from './starter-menu.ts'

export const whoWeAreDropdown: StarterDropdown = {
  title: { en: 'Who we are', ar: 'من نحن', fr: 'Qui sommes-nous ?', fa: 'ما کیستیم' },
  description: {
    en: 'Twenty-two governments, one network. Since 1987 they have planned water, energy and food together, from a small Secretariat in Amman.',
    ar: 'اثنتان وعشرون حكومة في شبكة واحدة، تخطط معًا منذ عام 1987 لشؤون المياه والطاقة والغذاء، ولها أمانة عامة صغيرة في عمّان.',
    fr: 'Vingt-deux gouvernements, un seul réseau. Depuis 1987, ils planifient ensemble l’eau, l’énergie et l’alimentation, avec un petit Secrétariat à Amman.',
    fa: 'بیست‌ودو دولت در یک شبکه؛ از سال ۱۹۸۷ برای آب، انرژی و غذا با هم برنامه‌ریزی می‌کنند و دبیرخانهٔ کوچکشان در امان است.',
  },
  image: {
    alternativeText: {
      en: 'Drawing of an eight-point lattice over deep blue water.',
      ar: 'رسم لزخرفة ثمانية الرؤوس فوق ماء أزرق عميق.',
      fr: 'Dessin d’un treillis d’étoiles à huit branches sur une eau bleu profond.',
      fa: 'طرحی از گره هشت‌پر بر آبی ژرف و نیلگون.',
    },
    credit: ownDrawing,
  },
  links: [
    {
      label: { en: 'Home', ar: 'الصفحة الرئيسية', fr: 'Accueil', fa: 'صفحهٔ نخست' },
      target: '/',
      title: {
        en: 'The Network at a glance',
        ar: 'الشبكة في لمحة',
        fr: 'Le Réseau d’un coup d’œil',
        fa: 'نگاهی به شبکه',
      },
      description: {
        en: 'What is happening in the Network now.',
        ar: 'ما يجري في الشبكة الآن.',
        fr: 'Ce qui se passe en ce moment dans le Réseau.',
        fa: 'آنچه اکنون در شبکه می‌گذرد.',
      },
      details: {
        en: 'Current projects, the latest news and the next events on one page.',
        ar: 'المشاريع الجارية وآخر الأخبار والفعاليات القادمة في صفحة واحدة.',
        fr: 'Les projets en cours, les dernières actualités et les prochains événements sur une seule page.',
        fa: 'پروژه‌های جاری، تازه‌ترین خبرها و رویدادهای پیش رو در یک صفحه.',
      },
      linkTitle: {
        en: 'Go to the home page',
        ar: 'انتقل إلى الصفحة الرئيسية',
        fr: 'Aller à l’accueil',
        fa: 'رفتن به صفحهٔ نخست',
      },
      onlyInLanguages: ['fr', 'fa'],
    },
    {
      label: { en: 'About us', ar: 'نبذة عنا', fr: 'À propos de nous', fa: 'دربارهٔ ما' },
      target: '/who-we-are',
      title: {
        en: 'A think-and-do tank owned by its members',
        ar: 'مركز فكر وعمل تملكه دوله الأعضاء',
        fr: 'Un centre de réflexion et d’action qui appartient à ses membres',
        fa: 'کانون اندیشه و عملی که از آنِ اعضای خود است',
      },
      description: {
        en: 'We study a question, try an answer on the ground and bring the result to the governments that decide.',
        ar: 'ندرس المسألة، ونجرّب حلّها في الميدان، ونضع النتيجة بين أيدي الحكومات صاحبة القرار.',
        fr: 'Nous étudions une question, nous essayons une réponse sur le terrain et nous en rapportons le résultat aux gouvernements qui décident.',
        fa: 'موضوعی را بررسی می‌کنیم، پاسخی را در میدان می‌آزماییم و نتیجه را نزد دولت‌های تصمیم‌گیرنده می‌بریم.',
      },
      details: {
        en: 'Read what the Network is for, how it takes decisions, who carries them out and how it is paid for.',
        ar: 'تعرّف إلى غاية الشبكة، وكيف تتخذ قراراتها، ومن ينفّذها، ومن أين تُموَّل.',
        fr: 'Découvrez à quoi sert le Réseau, comment il décide, qui exécute ses décisions et comment il est financé.',
        fa: 'بخوانید شبکه برای چیست، چگونه تصمیم می‌گیرد، چه کسانی تصمیم‌ها را اجرا می‌کنند و هزینه‌ها از کجا می‌آید.',
      },
      additionalText: {
        en: 'The OIC Water Vision sets the direction of our work.',
        ar: 'تحدد رؤية منظمة التعاون الإسلامي للمياه وجهة عملنا.',
        fr: 'La Vision de l’OCI pour l’eau donne le cap de notre travail.',
        fa: 'چشم‌انداز آب سازمان همکاری اسلامی مسیر کار ما را روشن می‌کند.',
      },
      linkTitle: {
        en: 'About the Network',
        ar: 'المزيد عن الشبكة',
        fr: 'Découvrir le Réseau',
        fa: 'بیشتر دربارهٔ شبکه',
      },
      secondaryAction: {
        label: {
          en: 'OIC Vision',
          ar: 'رؤية منظمة التعاون الإسلامي',
          fr: 'Vision de l’OCI',
          fa: 'چشم‌انداز سازمان همکاری اسلامی',
        },
        target: '/oic-water-vision',
      },
      selectedByDefault: true,
    },
    {
      label: { en: 'Member states', ar: 'الدول الأعضاء', fr: 'États membres', fa: 'کشورهای عضو' },
      target: '/members',
      title: {
        en: 'Twenty-two states, one vote each',
        ar: 'اثنتان وعشرون دولة، لكل منها صوت',
        fr: 'Vingt-deux États, une voix chacun',
        fa: 'بیست‌ودو کشور، هر یک با یک رأی',
      },
      description: {
        en: 'Each member names one national institution that speaks for it and works with us every day.',
        ar: 'تسمّي كل دولة مؤسسة وطنية واحدة تتحدث باسمها وتعمل معنا يومًا بيوم.',
        fr: 'Chaque membre désigne une institution nationale qui parle en son nom et travaille avec nous au quotidien.',
        fa: 'هر عضو یک نهاد ملی را برمی‌گزیند که از سوی آن سخن می‌گوید و هر روز با ما کار می‌کند.',
      },
      details: {
        en: 'See the members with their institutions, where they are based and how to reach them.',
        ar: 'اطّلع على الدول الأعضاء ومؤسساتها ومقارّها ووسائل التواصل معها.',
        fr: 'Consultez la liste des membres, leurs institutions, leur siège et leurs coordonnées.',
        fa: 'کشورهای عضو، نهادهای آنها، محل استقرار و راه‌های تماس را ببینید.',
      },
      linkTitle: {
        en: 'See the member states',
        ar: 'تعرّف إلى الدول الأعضاء',
        fr: 'Voir les États membres',
        fa: 'دیدن کشورهای عضو',
      },
      secondaryAction: {
        label: { en: 'Our Partners', ar: 'شركاؤنا', fr: 'Nos partenaires', fa: 'شرکای ما' },
        target: '/partners',
      },
    },
    {
      label: { en: 'Team', ar: 'فريق العمل', fr: 'L’équipe', fa: 'تیم ما' },
      target: '/team',
      title: {
        en: 'The people who do the work',
        ar: 'من يقومون بالعمل',
        fr: 'Celles et ceux qui font le travail',
        fa: 'کسانی که کارها را پیش می‌برند',
      },
      description: {
        en: 'A small Secretariat of engineers, hydrologists, lawyers and administrators.',
        ar: 'أمانة عامة صغيرة من مهندسين وعلماء مياه وقانونيين وإداريين.',
        fr: 'Un petit Secrétariat d’ingénieurs, d’hydrologues, de juristes et d’administrateurs.',
        fa: 'دبیرخانه‌ای کوچک از مهندسان، آب‌شناسان، حقوق‌دانان و مدیران.',
      },
      details: {
        en: 'Find out which office answers for what, from leadership to programs and operations.',
        ar: 'اعرف اختصاص كل مكتب، من القيادة إلى البرامج والخدمات المساندة.',
        fr: 'Voyez quel bureau répond de quoi, de la direction aux programmes et aux services d’appui.',
        fa: 'ببینید هر دفتر پاسخگوی چه کاری است، از مدیریت تا برنامه‌ها و پشتیبانی.',
      },
      linkTitle: {
        en: 'Meet the team',
        ar: 'تعرّف إلى الفريق',
        fr: 'Rencontrer l’équipe',
        fa: 'آشنایی با تیم',
      },
    },
    {
      label: { en: 'In a nutshell', ar: 'الشبكة في سطور', fr: 'Le Réseau en bref', fa: 'شبکه در یک نگاه' },
      target: '/nutshell',
      title: {
        en: 'The Network in a nutshell',
        ar: 'الشبكة في سطور',
        fr: 'Le Réseau en bref',
        fa: 'شبکه در یک نگاه',
      },
      description: {
        en: 'A short introduction for those who meet us for the first time.',
        ar: 'تعريف موجز لمن يلتقي بنا أول مرة.',
        fr: 'Une courte présentation pour qui nous découvre.',
        fa: 'معرفی کوتاهی برای کسانی که نخستین بار با ما آشنا می‌شوند.',
      },
      details: {
        en: 'This page is being prepared. It already tells you where to look in the meantime.',
        ar: 'هذه الصفحة قيد الإعداد، وهي ترشدك إلى ما يمكن الاطلاع عليه حتى ذلك الحين.',
        fr: 'Cette page est en préparation. Elle indique déjà où chercher en attendant.',
        fa: 'این صفحه در دست آماده‌سازی است و تا آن زمان می‌گوید کجا را ببینید.',
      },
      linkTitle: {
        en: 'Open the short introduction',
        ar: 'افتح التعريف الموجز',
        fr: 'Ouvrir la présentation',
        fa: 'دیدن معرفی کوتاه',
      },
    },
  ],
  panelTitle: { en: 'Key documents', ar: 'وثائق أساسية', fr: 'Documents clés', fa: 'اسناد کلیدی' },
  panelLinks: [
    {
      label: {
        en: 'OIC Water Vision',
        ar: 'رؤية منظمة التعاون الإسلامي للمياه',
        fr: 'Vision de l’OCI pour l’eau',
        fa: 'چشم‌انداز آب سازمان همکاری اسلامی',
      },
      target: 'water-vision',
    },
    {
      label: {
        en: 'Organizational Structure',
        ar: 'الهيكل التنظيمي',
        fr: 'Structure organisationnelle',
        fa: 'ساختار سازمانی',
      },
      target: '/who-we-are',
    },
    {
      label: { en: 'More documents', ar: 'المزيد من الوثائق', fr: 'Autres documents', fa: 'اسناد بیشتر' },
      target: '/publications',
    },
  ],
}
