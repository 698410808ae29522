import type { Label } from './translate.ts'

/** What each value of the back office's fixed lists is called. */
export const optionLabels = {
  planned: { en: 'Planned', ar: 'مخطط له', fr: 'Prévu', fa: 'برنامه‌ریزی‌شده' },
  ongoing: { en: 'Ongoing', ar: 'قيد التنفيذ', fr: 'En cours', fa: 'در حال اجرا' },
  completed: { en: 'Completed', ar: 'مكتمل', fr: 'Achevé', fa: 'پایان‌یافته' },

  onsite: { en: 'In person', ar: 'حضوري', fr: 'En présentiel', fa: 'حضوری' },
  online: { en: 'Online', ar: 'عن بُعد', fr: 'En ligne', fa: 'برخط' },
  hybrid: { en: 'Hybrid', ar: 'حضوري وعن بُعد', fr: 'Hybride', fa: 'ترکیبی' },

  conference: { en: 'Conference', ar: 'مؤتمر', fr: 'Conférence', fa: 'کنفرانس' },
  workshop: { en: 'Workshop', ar: 'ورشة عمل', fr: 'Atelier', fa: 'کارگاه' },
  training: { en: 'Training', ar: 'دورة تدريبية', fr: 'Formation', fa: 'دورهٔ آموزشی' },
  webinar: { en: 'Webinar', ar: 'ندوة عبر الإنترنت', fr: 'Webinaire', fa: 'وبینار' },
  meeting: { en: 'Meeting', ar: 'اجتماع', fr: 'Réunion', fa: 'نشست' },

  water: { en: 'Water', ar: 'المياه', fr: 'Eau', fa: 'آب' },
  energy: { en: 'Energy', ar: 'الطاقة', fr: 'Énergie', fa: 'انرژی' },
  food: { en: 'Food', ar: 'الغذاء', fr: 'Alimentation', fa: 'غذا' },
  environment: { en: 'Environment', ar: 'البيئة', fr: 'Environnement', fa: 'محیط زیست' },
  context: { en: 'Context', ar: 'السياق', fr: 'Contexte', fa: 'زمینه' },

  report: { en: 'Report', ar: 'تقرير', fr: 'Rapport', fa: 'گزارش' },
  'policy-brief': { en: 'Policy brief', ar: 'موجز سياسات', fr: 'Note d’orientation', fa: 'خلاصهٔ سیاستی' },
  guideline: { en: 'Guideline', ar: 'دليل إرشادي', fr: 'Lignes directrices', fa: 'رهنمود' },
  dataset: { en: 'Dataset', ar: 'مجموعة بيانات', fr: 'Jeu de données', fa: 'مجموعه‌داده' },
  'annual-report': { en: 'Annual report', ar: 'تقرير سنوي', fr: 'Rapport annuel', fa: 'گزارش سالانه' },
  'training-manual': {
    en: 'Training manual',
    ar: 'دليل تدريبي',
    fr: 'Manuel de formation',
    fa: 'راهنمای آموزشی',
  },

  development: {
    en: 'Development partner',
    ar: 'شريك إنمائي',
    fr: 'Partenaire de développement',
    fa: 'شریک توسعه',
  },
  knowledge: { en: 'Knowledge partner', ar: 'شريك معرفي', fr: 'Partenaire scientifique', fa: 'شریک دانشی' },
  financing: { en: 'Financing partner', ar: 'شريك تمويل', fr: 'Partenaire financier', fa: 'شریک مالی' },
  technical: { en: 'Technical partner', ar: 'شريك فني', fr: 'Partenaire technique', fa: 'شریک فنی' },

  leadership: { en: 'Leadership', ar: 'القيادة', fr: 'Direction', fa: 'مدیریت ارشد' },
  programs: { en: 'Programs', ar: 'البرامج', fr: 'Programmes', fa: 'برنامه‌ها' },
  operations: { en: 'Operations', ar: 'الخدمات المساندة', fr: 'Services d’appui', fa: 'امور پشتیبانی' },

  'fixed-term': {
    en: 'Fixed-term contract',
    ar: 'عقد محدد المدة',
    fr: 'Contrat à durée déterminée',
    fa: 'قرارداد مدت معین',
  },
  consultancy: { en: 'Consultancy', ar: 'عقد استشاري', fr: 'Consultance', fa: 'مشاوره' },
  secondment: { en: 'Secondment', ar: 'إعارة', fr: 'Détachement', fa: 'مأموریت از دستگاه دیگر' },
  internship: { en: 'Internship', ar: 'تدريب داخلي', fr: 'Stage', fa: 'کارآموزی' },
  volunteer: { en: 'Volunteer position', ar: 'عمل تطوعي', fr: 'Volontariat', fa: 'همکاری داوطلبانه' },

  goods: { en: 'Goods', ar: 'سلع', fr: 'Fournitures', fa: 'کالا' },
  works: { en: 'Works', ar: 'أشغال', fr: 'Travaux', fa: 'کارهای عمرانی' },
  services: { en: 'Services', ar: 'خدمات', fr: 'Services', fa: 'خدمات' },

  received: { en: 'Received', ar: 'وارد', fr: 'Reçue', fa: 'دریافت‌شده' },
  withdrawn: { en: 'Withdrawn', ar: 'مسحوب', fr: 'Retirée', fa: 'پس‌گرفته‌شده' },
  opened: { en: 'Opened', ar: 'فُتح العرض', fr: 'Ouverte', fa: 'بازگشایی‌شده' },
  shortlisted: { en: 'Shortlisted', ar: 'في القائمة المختصرة', fr: 'Présélectionnée', fa: 'در فهرست کوتاه' },
  awarded: { en: 'Awarded', ar: 'فائز بالمناقصة', fr: 'Retenue', fa: 'برنده' },
  rejected: { en: 'Rejected', ar: 'مرفوض', fr: 'Rejetée', fa: 'ردشده' },
  interviewed: { en: 'Interviewed', ar: 'أُجريت المقابلة', fr: 'Entretien passé', fa: 'مصاحبه‌شده' },
  accepted: { en: 'Accepted', ar: 'مقبول', fr: 'Acceptée', fa: 'پذیرفته‌شده' },

  USD: {
    en: 'USD – US dollar',
    ar: 'USD – دولار أمريكي',
    fr: 'USD – dollar américain',
    fa: 'USD – دلار آمریکا',
  },
  JOD: {
    en: 'JOD – Jordanian dinar',
    ar: 'JOD – دينار أردني',
    fr: 'JOD – dinar jordanien',
    fa: 'JOD – دینار اردن',
  },
  EGP: {
    en: 'EGP – Egyptian pound',
    ar: 'EGP – جنيه مصري',
    fr: 'EGP – livre égyptienne',
    fa: 'EGP – پوند مصر',
  },
  EUR: { en: 'EUR – euro', ar: 'EUR – يورو', fr: 'EUR – euro', fa: 'EUR – یورو' },

  administrator: { en: 'Administrator', ar: 'مدير النظام', fr: 'Administration', fa: 'مدیر سامانه' },
  editor: { en: 'Editor', ar: 'محرر المحتوى', fr: 'Rédaction', fa: 'ویرایشگر محتوا' },
  procurement: { en: 'Procurement', ar: 'المشتريات', fr: 'Achats', fa: 'تدارکات' },
  'human-resources': {
    en: 'Human resources',
    ar: 'الموارد البشرية',
    fr: 'Ressources humaines',
    fa: 'منابع انسانی',
  },

  en: { en: 'English', ar: 'English', fr: 'English', fa: 'English' },
  ar: { en: 'العربية', ar: 'العربية', fr: 'العربية', fa: 'العربية' },
  fr: { en: 'Français', ar: 'Français', fr: 'Français', fa: 'Français' },
  fa: { en: 'فارسی', ar: 'فارسی', fr: 'فارسی', fa: 'فارسی' },

  address: { en: 'the address below', ar: 'العنوان أدناه', fr: 'l’adresse ci-dessous', fa: 'نشانی زیر' },
  'water-vision': {
    en: 'the water vision’s site',
    ar: 'موقع الرؤية المائية',
    fr: 'le site de la Vision de l’eau',
    fa: 'وب‌سایت چشم‌انداز آب',
  },
  hub: { en: 'the hub site', ar: 'موقع المنصة', fr: 'le site de la plateforme', fa: 'وب‌سایت پایگاه WEFE' },
  'hub-maps': {
    en: 'the hub’s interactive maps',
    ar: 'الخرائط التفاعلية في المنصة',
    fr: 'les cartes interactives de la plateforme',
    fa: 'نقشه‌های تعاملی پایگاه WEFE',
  },
  'applications-email': {
    en: 'an email: General Application',
    ar: 'رسالة بريد: طلب توظيف عام',
    fr: 'un courriel : candidature spontanée',
    fa: 'ایمیل: درخواست عمومی',
  },
  'procurement-email': {
    en: 'an email to procurement',
    ar: 'رسالة بريد إلى المشتريات',
    fr: 'un courriel aux achats',
    fa: 'ایمیل به تدارکات',
  },

  unsuccessful: { en: 'No award', ar: 'دون إرساء', fr: 'Sans suite', fa: 'بی‌برنده' },
  cancelled: { en: 'Cancelled', ar: 'ملغاة', fr: 'Annulé', fa: 'لغوشده' },
  published: { en: 'Published', ar: 'منشور', fr: 'Publiée', fa: 'منتشرشده' },
  declined: { en: 'Not published', ar: 'غير منشور', fr: 'Non publiée', fa: 'منتشرنشده' },
  clean: { en: 'Clean', ar: 'سليم', fr: 'Saine', fa: 'پاک' },
  infected: { en: 'Infected', ar: 'مصاب', fr: 'Infectée', fa: 'آلوده' },
  pending: { en: 'Not scanned yet', ar: 'لم يُفحص بعد', fr: 'Pas encore analysée', fa: 'هنوز بررسی‌نشده' },
  none: {
    en: 'No scanner configured',
    ar: 'لا يوجد فاحص',
    fr: 'Aucun antivirus configuré',
    fa: 'ویروس‌یاب تنظیم نشده',
  },
  'bid-opener': {
    en: 'Opens proposals',
    ar: 'فتح العروض',
    fr: 'Ouverture des offres',
    fa: 'گشایش پیشنهادها',
  },
  custodian: { en: 'Custodian', ar: 'أمين المفتاح', fr: 'Dépositaire de clé', fa: 'کلیددار' },
  translator: { en: 'Translation', ar: 'الترجمة', fr: 'Traduction', fa: 'ترجمه' },
  'contract-awarded': {
    en: 'Contract awarded',
    ar: 'أُرسي العقد',
    fr: 'Marché attribué',
    fa: 'قرارداد واگذار شد',
  },

  'long-csv': {
    en: 'CSV, one value on each line',
    ar: 'ملف CSV، قيمة واحدة في كل سطر',
    fr: 'CSV, une valeur par ligne',
    fa: 'CSV، هر سطر یک مقدار',
  },
  'wide-csv': {
    en: 'CSV, one column for each year',
    ar: 'ملف CSV، عمود لكل سنة',
    fr: 'CSV, une colonne par année',
    fa: 'CSV، هر سال یک ستون',
  },
  'world-bank': {
    en: 'World Bank (JSON of the API)',
    ar: 'البنك الدولي (ملف JSON من واجهة البرمجة)',
    fr: 'Banque mondiale (JSON de l’API)',
    fa: 'بانک جهانی (JSON از API)',
  },
  ddf: {
    en: 'DDF (a folder, or a ZIP archive of it)',
    ar: 'DDF (مجلد أو أرشيف ZIP له)',
    fr: 'DDF (un dossier ou son archive ZIP)',
    fa: 'DDF (یک پوشه یا بایگانی ZIP آن)',
  },
  point: { en: 'Point: 1.5', ar: 'نقطة: \u20661.5\u2069', fr: 'Point : 1.5', fa: 'نقطه: \u20661.5\u2069' },
  comma: {
    en: 'Comma: 1,5',
    ar: 'فاصلة: \u20661,5\u2069',
    fr: 'Virgule : 1,5',
    fa: 'ویرگول: \u20661,5\u2069',
  },
  automatic: { en: 'Automatic', ar: 'تلقائي', fr: 'Automatique', fa: 'خودکار' },
  'by-comma': { en: 'Comma', ar: 'فاصلة', fr: 'Virgule', fa: 'ویرگول' },
  'by-semicolon': { en: 'Semicolon', ar: 'فاصلة منقوطة', fr: 'Point-virgule', fa: 'نقطه‌ویرگول' },
  'by-tab': { en: 'Tab', ar: 'علامة جدولة', fr: 'Tabulation', fa: 'جهش (Tab)' },
  'no-separator': { en: 'None: 1000', ar: 'بلا فاصل: 1000', fr: 'Aucun : 1000', fa: 'بدون جداکننده: 1000' },
  'separated-by-comma': {
    en: 'Comma: 1,000',
    ar: 'فاصلة: \u20661,000\u2069',
    fr: 'Virgule : 1,000',
    fa: 'ویرگول: \u20661,000\u2069',
  },
  'separated-by-point': {
    en: 'Point: 1.000',
    ar: 'نقطة: \u20661.000\u2069',
    fr: 'Point : 1.000',
    fa: 'نقطه: \u20661.000\u2069',
  },
  'separated-by-space': {
    en: 'Space: 1 000',
    ar: 'مسافة: \u20661 000\u2069',
    fr: 'Espace : 1 000',
    fa: 'فاصله: \u20661 000\u2069',
  },
  'separated-by-apostrophe': {
    en: 'Apostrophe: 1’000',
    ar: 'فاصلة عليا: \u20661’000\u2069',
    fr: 'Apostrophe : 1’000',
    fa: 'آپاستروف: \u20661’000\u2069',
  },
  refuse: { en: 'Refuse the file', ar: 'رفض الملف', fr: 'Refuser le fichier', fa: 'رد کردن فایل' },
  'leave-out': { en: 'Leave them out', ar: 'استبعادها', fr: 'Les écarter', fa: 'کنار گذاشتن آن‌ها' },
} as const satisfies Record<string, Label>

export type OptionName = keyof typeof optionLabels
