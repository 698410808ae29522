import type { Label } from './translate.ts'

/** What each kind of content is called in the back office. */
export const collectionLabels = {
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
  redirects: {
    singular: { en: 'Redirect', ar: 'إعادة توجيه', fr: 'Redirection', fa: 'تغییر مسیر' },
    plural: { en: 'Redirects', ar: 'عمليات إعادة التوجيه', fr: 'Redirections', fa: 'تغییر مسیرها' },
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
  'list-subscribers': {
    singular: {
      en: 'Subscriber of a list',
      ar: 'مشترك في إشعارات قائمة',
      fr: 'Abonné à une liste',
      fa: 'مشترک فهرست',
    },
    plural: {
      en: 'Subscribers of lists',
      ar: 'المشتركون في إشعارات القوائم',
      fr: 'Abonnés aux listes',
      fa: 'مشترکان فهرست‌ها',
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
  tasks: {
    singular: { en: 'Task', ar: 'مهمة', fr: 'Tâche', fa: 'کار' },
    plural: { en: 'Tasks', ar: 'المهام', fr: 'Tâches', fa: 'کارها' },
  },
  'draft-links': {
    singular: { en: 'Draft address', ar: 'رابط مسودة', fr: 'Adresse de brouillon', fa: 'نشانی پیش‌نویس' },
    plural: {
      en: 'Draft addresses',
      ar: 'روابط المسودات',
      fr: 'Adresses de brouillons',
      fa: 'نشانی‌های پیش‌نویس',
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
