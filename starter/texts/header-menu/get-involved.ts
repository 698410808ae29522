import { ownDrawing, type StarterDropdown } from './starter-menu.ts'

export const getInvolvedDropdown: StarterDropdown = {
  title: { en: 'Get involved', ar: 'شارك معنا', fr: 'Participer', fa: 'مشارکت کنید' },
  description: {
    en: 'Work with us, learn with us or supply us. Every call is open to all, and its rules are the same for everyone.',
    ar: 'اعمل معنا، أو تدرّب لدينا، أو ورّد إلينا. دعواتنا مفتوحة للجميع وقواعدها واحدة للجميع.',
    fr: 'Travaillez avec nous, formez-vous chez nous ou devenez notre fournisseur. Chaque appel est ouvert à tous, avec les mêmes règles pour chacun.',
    fa: 'با ما کار کنید، نزد ما بیاموزید یا تأمین‌کنندهٔ ما باشید. هر فراخوان به روی همه باز است و قواعدش برای همه یکسان.',
  },
  image: {
    alternativeText: {
      en: 'Drawing of people talking around a table.',
      ar: 'رسم لأشخاص يتحدثون حول طاولة.',
      fr: 'Dessin de personnes qui discutent autour d’une table.',
      fa: 'طرحی از کسانی که گرد میزی گفت‌وگو می‌کنند.',
    },
    credit: ownDrawing,
  },
  links: [
    {
      label: { en: 'Ways to take part', ar: 'سبل المشاركة', fr: 'Comment participer', fa: 'راه‌های مشارکت' },
      target: '/get-involved',
      title: {
        en: 'There is a place for you',
        ar: 'لك مكان بيننا',
        fr: 'Il y a une place pour vous',
        fa: 'جایی برای شما هست',
      },
      description: {
        en: 'As an expert, a student, a company or a public body.',
        ar: 'خبيرًا كنت أو طالبًا أو شركة أو جهة عامة.',
        fr: 'Que vous soyez expert, étudiante, entreprise ou organisme public.',
        fa: 'کارشناس باشید یا دانشجو، شرکت باشید یا نهادی عمومی.',
      },
      details: {
        en: 'See what we are looking for now, and whom to write to when nothing seems to fit.',
        ar: 'اطّلع على ما نبحث عنه الآن، وعلى من تراسله إن لم تجد ما يناسبك.',
        fr: 'Voyez ce que nous cherchons en ce moment, et à qui écrire si rien ne semble convenir.',
        fa: 'ببینید اکنون به دنبال چه هستیم و اگر چیزی مناسب نیافتید به چه کسی بنویسید.',
      },
      linkTitle: {
        en: 'See how to take part',
        ar: 'تعرّف إلى سبل المشاركة',
        fr: 'Voir comment participer',
        fa: 'دیدن راه‌های مشارکت',
      },
    },
    {
      label: { en: 'Vacancies', ar: 'الوظائف الشاغرة', fr: 'Emplois', fa: 'فرصت‌های شغلی' },
      target: '/vacancies',
      title: {
        en: 'Work at the Secretariat',
        ar: 'اعمل في الأمانة العامة',
        fr: 'Travailler au Secrétariat',
        fa: 'کار در دبیرخانه',
      },
      description: {
        en: 'Fixed-term posts, consultancies and secondments, in Amman and in the member states.',
        ar: 'وظائف محددة المدة وعقود استشارية وإعارات، في عمّان وفي الدول الأعضاء.',
        fr: 'Des postes à durée déterminée, des missions de conseil et des détachements, à Amman et dans les États membres.',
        fa: 'قراردادهای مدت‌دار، مشاوره و مأموریت، در امان و در کشورهای عضو.',
      },
      details: {
        en: 'Each notice names the duties, the requirements and the last day on which to apply.',
        ar: 'يبيّن كل إعلان المهام والمتطلبات وآخر يوم للتقديم.',
        fr: 'Chaque annonce précise les tâches, les conditions et le dernier jour pour postuler.',
        fa: 'هر آگهی وظایف، شرایط و آخرین روز درخواست را روشن می‌کند.',
      },
      additionalText: {
        en: 'No suitable vacancy? Send a general application and say what you do best.',
        ar: 'لم تجد ما يناسبك؟ أرسل طلبًا عامًا وأخبرنا بما تجيده.',
        fr: 'Rien ne vous convient ? Envoyez une candidature spontanée et dites-nous ce que vous faites le mieux.',
        fa: 'چیزی مناسب نیافتید؟ درخواستی عمومی بفرستید و بگویید در چه کاری بهترین هستید.',
      },
      linkTitle: {
        en: 'See the vacancies',
        ar: 'اطّلع على الوظائف',
        fr: 'Voir les emplois',
        fa: 'دیدن فرصت‌های شغلی',
      },
      secondaryAction: {
        label: {
          en: 'General Application',
          ar: 'طلب توظيف عام',
          fr: 'Candidature spontanée',
          fa: 'درخواست عمومی',
        },
        target: 'applications-email',
      },
      selectedByDefault: true,
    },
    {
      label: { en: 'Internship', ar: 'التدريب الداخلي', fr: 'Stages', fa: 'کارآموزی' },
      target: '/internship',
      title: {
        en: 'Learn with us',
        ar: 'تعلّم معنا',
        fr: 'Apprendre avec nous',
        fa: 'با ما بیاموزید',
      },
      description: {
        en: 'For students and recent graduates who want to see how water policy is made.',
        ar: 'للطلبة وحديثي التخرج الراغبين في معرفة كيف تُصنع سياسات المياه.',
        fr: 'Pour les étudiants et jeunes diplômés qui veulent voir comment se fait une politique de l’eau.',
        fa: 'برای دانشجویان و دانش‌آموختگان تازه که می‌خواهند ببینند سیاست آب چگونه ساخته می‌شود.',
      },
      details: {
        en: 'Find out who can apply, what interns do and what they take home.',
        ar: 'تعرّف إلى شروط التقديم، وما يقوم به المتدربون، وما يعودون به.',
        fr: 'Découvrez qui peut postuler, ce que font les stagiaires et ce qu’ils en retirent.',
        fa: 'ببینید چه کسانی می‌توانند درخواست دهند، کارآموزان چه می‌کنند و چه می‌آموزند.',
      },
      linkTitle: {
        en: 'Read about internships',
        ar: 'اقرأ عن التدريب الداخلي',
        fr: 'En savoir plus sur les stages',
        fa: 'دربارهٔ کارآموزی بخوانید',
      },
    },
    {
      label: { en: 'Tenders', ar: 'المناقصات', fr: 'Appels d’offres', fa: 'مناقصه‌ها' },
      target: '/tenders',
      title: {
        en: 'Become a supplier',
        ar: 'ورّد إلى الشبكة',
        fr: 'Fournir le Réseau',
        fa: 'تأمین نیازهای شبکه',
      },
      description: {
        en: 'Goods, works and services that we buy, with all documents in the open.',
        ar: 'ما نشتريه من سلع وأشغال وخدمات، ووثائقه كلها معلنة.',
        fr: 'Les fournitures, travaux et services que nous achetons, tous documents publics.',
        fa: 'کالاها، کارها و خدماتی که می‌خریم، با همهٔ اسناد در دسترس همگان.',
      },
      details: {
        en: 'Read an open tender, download its documents and send your proposal on the same page.',
        ar: 'اقرأ المناقصة المفتوحة، ونزّل وثائقها، وأرسل عرضك من الصفحة نفسها.',
        fr: 'Lisez un appel ouvert, téléchargez ses documents et envoyez votre offre depuis la même page.',
        fa: 'مناقصهٔ باز را بخوانید، اسنادش را دریافت کنید و پیشنهاد خود را از همان صفحه بفرستید.',
      },
      linkTitle: {
        en: 'See the tenders',
        ar: 'اطّلع على المناقصات',
        fr: 'Voir les appels d’offres',
        fa: 'دیدن مناقصه‌ها',
      },
    },
  ],
  panelTitle: { en: 'Key links', ar: 'روابط أساسية', fr: 'Liens utiles', fa: 'پیوندهای کلیدی' },
  panelLinks: [
    {
      label: { en: 'Career Portal', ar: 'بوابة التوظيف', fr: 'Portail des carrières', fa: 'درگاه استخدام' },
      target: '/vacancies',
    },
    {
      label: {
        en: 'Internship Program',
        ar: 'برنامج التدريب الداخلي',
        fr: 'Programme de stages',
        fa: 'برنامهٔ کارآموزی',
      },
      target: '/internship',
    },
    {
      label: { en: 'Procurement', ar: 'المشتريات', fr: 'Achats', fa: 'تدارکات' },
      target: 'procurement-email',
    },
  ],
}
