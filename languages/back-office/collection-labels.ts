import type { Label } from './translate.ts'

/** What each kind of content is called in the back office. */
export const collectionLabels = {
  sliders: {
    singular: { en: 'Slide', ar: 'شريحة', fr: 'Diapositive', fa: 'اسلاید' },
    plural: { en: 'Slides', ar: 'الشرائح', fr: 'Diapositives', fa: 'اسلایدها' },
  },
  projects: {
    singular: { en: 'Project', ar: 'مشروع', fr: 'Projet', fa: 'پروژه' },
    plural: { en: 'Projects', ar: 'المشاريع', fr: 'Projets', fa: 'پروژه‌ها' },
  },
  programs: {
    singular: { en: 'Program', ar: 'برنامج', fr: 'Programme', fa: 'برنامه' },
    plural: { en: 'Programs', ar: 'البرامج', fr: 'Programmes', fa: 'برنامه‌ها' },
  },
  events: {
    singular: { en: 'Event', ar: 'فعالية', fr: 'Événement', fa: 'رویداد' },
    plural: { en: 'Events', ar: 'الفعاليات', fr: 'Événements', fa: 'رویدادها' },
  },
  news: {
    singular: { en: 'News item', ar: 'خبر', fr: 'Actualité', fa: 'خبر' },
    plural: { en: 'News', ar: 'الأخبار', fr: 'Actualités', fa: 'خبرها' },
  },
  stories: {
    singular: { en: 'Story', ar: 'قصة', fr: 'Récit', fa: 'روایت' },
    plural: { en: 'Stories', ar: 'القصص', fr: 'Récits', fa: 'روایت‌ها' },
  },
  publications: {
    singular: { en: 'Publication', ar: 'منشور', fr: 'Publication', fa: 'اثر منتشرشده' },
    plural: { en: 'Publications', ar: 'المنشورات', fr: 'Publications', fa: 'انتشارات' },
  },
  'press-items': {
    singular: { en: 'Press item', ar: 'تغطية إعلامية', fr: 'Article de presse', fa: 'بازتاب رسانه‌ای' },
    plural: {
      en: 'Press items',
      ar: 'التغطيات الإعلامية',
      fr: 'Articles de presse',
      fa: 'بازتاب‌های رسانه‌ای',
    },
  },
  countries: {
    singular: { en: 'Country', ar: 'دولة', fr: 'Pays', fa: 'کشور' },
    plural: { en: 'Countries', ar: 'الدول', fr: 'Pays', fa: 'کشورها' },
  },
  'member-states': {
    singular: { en: 'Member state', ar: 'دولة عضو', fr: 'État membre', fa: 'کشور عضو' },
    plural: { en: 'Member states', ar: 'الدول الأعضاء', fr: 'États membres', fa: 'کشورهای عضو' },
  },
  partners: {
    singular: { en: 'Partner', ar: 'شريك', fr: 'Partenaire', fa: 'شریک' },
    plural: { en: 'Partners', ar: 'الشركاء', fr: 'Partenaires', fa: 'شرکا' },
  },
  'team-members': {
    singular: { en: 'Team member', ar: 'عضو في الفريق', fr: 'Membre de l’équipe', fa: 'عضو تیم' },
    plural: { en: 'Team members', ar: 'أعضاء الفريق', fr: 'Membres de l’équipe', fa: 'اعضای تیم' },
  },
  cop: {
    singular: {
      en: 'Conference of the Parties',
      ar: 'دورة لمؤتمر الأطراف',
      fr: 'Conférence des Parties',
      fa: 'کنفرانس اعضا',
    },
    plural: {
      en: 'Conferences of the Parties',
      ar: 'دورات مؤتمر الأطراف',
      fr: 'Conférences des Parties',
      fa: 'کنفرانس‌های اعضا',
    },
  },
  'cop-news': {
    singular: {
      en: 'Conference news item',
      ar: 'خبر عن مؤتمر الأطراف',
      fr: 'Actualité de la Conférence',
      fa: 'خبر کنفرانس',
    },
    plural: {
      en: 'Conference news',
      ar: 'أخبار مؤتمر الأطراف',
      fr: 'Actualités de la Conférence',
      fa: 'خبرهای کنفرانس',
    },
  },
  vacancies: {
    singular: { en: 'Vacancy', ar: 'وظيفة شاغرة', fr: 'Poste à pourvoir', fa: 'فرصت شغلی' },
    plural: { en: 'Vacancies', ar: 'الوظائف الشاغرة', fr: 'Emplois', fa: 'فرصت‌های شغلی' },
  },
  tenders: {
    singular: { en: 'Tender', ar: 'مناقصة', fr: 'Appel d’offres', fa: 'مناقصه' },
    plural: { en: 'Tenders', ar: 'المناقصات', fr: 'Appels d’offres', fa: 'مناقصه‌ها' },
  },
  'culture-gallery-images': {
    singular: {
      en: 'Culture gallery image',
      ar: 'صورة في المعرض الثقافي',
      fr: 'Image de la galerie culturelle',
      fa: 'تصویر نگارخانهٔ فرهنگ',
    },
    plural: { en: 'Culture gallery', ar: 'المعرض الثقافي', fr: 'Galerie culturelle', fa: 'نگارخانهٔ فرهنگ' },
  },
  pages: {
    singular: { en: 'Page', ar: 'صفحة', fr: 'Page', fa: 'صفحه' },
    plural: { en: 'Pages', ar: 'الصفحات', fr: 'Pages', fa: 'صفحه‌ها' },
  },
  'oic-system-charts': {
    singular: {
      en: 'OIC system chart',
      ar: 'مخطط منظومة التعاون الإسلامي',
      fr: 'Organigramme du système de l’OCI',
      fa: 'نمودار نظام همکاری اسلامی',
    },
    plural: {
      en: 'OIC system charts',
      ar: 'مخططات منظومة التعاون الإسلامي',
      fr: 'Organigrammes du système de l’OCI',
      fa: 'نمودارهای نظام همکاری اسلامی',
    },
  },
  'our-impacts': {
    singular: { en: 'Impact', ar: 'أثر', fr: 'Impact', fa: 'اثر' },
    plural: { en: 'Our impact', ar: 'أثرنا', fr: 'Notre impact', fa: 'اثرگذاری ما' },
  },
  topics: {
    singular: { en: 'Topic', ar: 'موضوع', fr: 'Thème', fa: 'موضوع' },
    plural: { en: 'Topics', ar: 'الموضوعات', fr: 'Thèmes', fa: 'موضوع‌ها' },
  },
  media: {
    singular: { en: 'Image', ar: 'صورة', fr: 'Image', fa: 'تصویر' },
    plural: { en: 'Images', ar: 'الصور', fr: 'Images', fa: 'تصویرها' },
  },
  documents: {
    singular: { en: 'Document', ar: 'وثيقة', fr: 'Document', fa: 'سند' },
    plural: { en: 'Documents', ar: 'الوثائق', fr: 'Documents', fa: 'اسناد' },
  },
  proposals: {
    singular: { en: 'Proposal', ar: 'عرض', fr: 'Offre', fa: 'پیشنهاد' },
    plural: { en: 'Proposals', ar: 'العروض', fr: 'Offres', fa: 'پیشنهادها' },
  },
  'job-applications': {
    singular: { en: 'Job application', ar: 'طلب توظيف', fr: 'Candidature à un emploi', fa: 'درخواست شغلی' },
    plural: {
      en: 'Job applications',
      ar: 'طلبات التوظيف',
      fr: 'Candidatures à un emploi',
      fa: 'درخواست‌های شغلی',
    },
  },
  'internship-applications': {
    singular: {
      en: 'Internship application',
      ar: 'طلب تدريب داخلي',
      fr: 'Candidature à un stage',
      fa: 'درخواست کارآموزی',
    },
    plural: {
      en: 'Internship applications',
      ar: 'طلبات التدريب الداخلي',
      fr: 'Candidatures à un stage',
      fa: 'درخواست‌های کارآموزی',
    },
  },
  users: {
    singular: { en: 'User', ar: 'مستخدم', fr: 'Utilisateur', fa: 'کاربر' },
    plural: { en: 'Users', ar: 'المستخدمون', fr: 'Utilisateurs', fa: 'کاربران' },
  },
  'former-slugs': {
    singular: { en: 'Former address', ar: 'عنوان سابق', fr: 'Ancienne adresse', fa: 'نشانی پیشین' },
    plural: {
      en: 'Former addresses',
      ar: 'العناوين السابقة',
      fr: 'Anciennes adresses',
      fa: 'نشانی‌های پیشین',
    },
  },
  'tender-questions': {
    singular: {
      en: 'Question on a tender',
      ar: 'سؤال عن مناقصة',
      fr: 'Question sur un appel d’offres',
      fa: 'پرسش دربارهٔ مناقصه',
    },
    plural: {
      en: 'Questions on tenders',
      ar: 'الأسئلة عن المناقصات',
      fr: 'Questions sur les appels d’offres',
      fa: 'پرسش‌های مناقصه‌ها',
    },
  },
  'tender-followers': {
    singular: {
      en: 'Follower of a tender',
      ar: 'متابع مناقصة',
      fr: 'Abonné à un appel d’offres',
      fa: 'دنبال‌کنندهٔ مناقصه',
    },
    plural: {
      en: 'Followers of tenders',
      ar: 'متابعو المناقصات',
      fr: 'Abonnés aux appels d’offres',
      fa: 'دنبال‌کنندگان مناقصه‌ها',
    },
  },
  'tender-keys': {
    singular: { en: 'Tender’s key', ar: 'مفتاح مناقصة', fr: 'Clé d’un appel d’offres', fa: 'کلید مناقصه' },
    plural: {
      en: 'Tenders’ keys',
      ar: 'مفاتيح المناقصات',
      fr: 'Clés des appels d’offres',
      fa: 'کلیدهای مناقصه‌ها',
    },
  },
  'proposal-openings': {
    singular: {
      en: 'Opening of proposals',
      ar: 'فتح العروض',
      fr: 'Ouverture des offres',
      fa: 'گشایش پیشنهادها',
    },
    plural: {
      en: 'Openings of proposals',
      ar: 'جلسات فتح العروض',
      fr: 'Ouvertures des offres',
      fa: 'گشایش‌های پیشنهادها',
    },
  },
  'procurement-record': {
    singular: {
      en: 'Procurement record entry',
      ar: 'قيد في السجل',
      fr: 'Entrée du registre',
      fa: 'ثبت در دفتر',
    },
    plural: { en: 'Procurement record', ar: 'سجل المشتريات', fr: 'Registre des achats', fa: 'دفتر تدارکات' },
  },
} as const satisfies Record<string, { singular: Label; plural: Label }>

/** What each single record of settings is called in the back office. */
export const globalLabels = {
  organization: { en: 'Organization', ar: 'المنظمة', fr: 'Organisation', fa: 'سازمان' },
  'header-menu': { en: 'Header menu', ar: 'قائمة أعلى الصفحة', fr: 'Menu d’en-tête', fa: 'منوی سربرگ' },
  'home-page': { en: 'Home page', ar: 'الصفحة الرئيسية', fr: 'Page d’accueil', fa: 'صفحهٔ نخست' },
} as const satisfies Record<string, Label>
