import type { Label } from './translate.ts'

/** Groups of the back office's menu. */
export const adminGroups = {
  content: { en: 'Public content', ar: 'المحتوى العام', fr: 'Contenu public', fa: 'محتوای عمومی' },
  network: { en: 'The network', ar: 'الشبكة', fr: 'Le réseau', fa: 'شبکه' },
  figures: { en: 'Figures', ar: 'الأرقام', fr: 'Chiffres', fa: 'ارقام' },
  procurement: { en: 'Procurement', ar: 'المشتريات', fr: 'Achats', fa: 'تدارکات' },
  humanResources: {
    en: 'Human resources',
    ar: 'الموارد البشرية',
    fr: 'Ressources humaines',
    fa: 'منابع انسانی',
  },
  library: { en: 'Library', ar: 'المكتبة', fr: 'Médiathèque', fa: 'کتابخانه' },
  settings: { en: 'Settings', ar: 'الإعدادات', fr: 'Réglages', fa: 'تنظیمات' },
} as const satisfies Record<string, Label>
