import type { Translated } from './translated.ts'

/**
 * Who the network is until an editor or a deployment says otherwise: the one place of the default identity.
 * It fills the Organization global of an empty database.
 */
export const defaultOrganization = {
  abbreviation: 'IWEN',
  name: {
    en: 'Intergovernmental Water and Energy Network',
    ar: 'الشبكة الحكومية الدولية للمياه والطاقة',
    fr: "Réseau intergouvernemental pour l'eau et l'énergie",
    fa: 'شبکه بین‌دولتی آب و انرژی',
  },
  description: {
    en: 'A think-and-do tank for water diplomacy and the water-energy-food-environment nexus, owned by its 22 member states since 1987.',
    ar: 'مركز فكر وعمل في دبلوماسية المياه وترابط المياه والطاقة والغذاء والبيئة، تملكه دوله الأعضاء الاثنتان والعشرون منذ عام 1987.',
    fr: 'Un centre de réflexion et d’action pour la diplomatie de l’eau et le nexus eau-énergie-alimentation-environnement, porté par ses 22 États membres depuis 1987.',
    fa: 'کانون اندیشه و عمل در دیپلماسی آب و همبست آب، انرژی، غذا و محیط زیست که از سال ۱۹۸۷ از آنِ ۲۲ کشور عضو آن است.',
  },
  metaTitle: {
    en: 'IWEN – Water, energy, food and environment cooperation',
    ar: 'IWEN – التعاون في المياه والطاقة والغذاء والبيئة',
    fr: 'IWEN – Coopération eau, énergie, alimentation, environnement',
    fa: 'IWEN – همکاری در آب، انرژی، غذا و محیط زیست',
  },
  metaDescription: {
    en: '22 member states working together since 1987 on desalination, wastewater reuse, the water-energy-food nexus, policy and standards.',
    ar: '22 دولة عضوًا تعمل معًا منذ عام 1987 في تحلية المياه وإعادة استخدام المياه العادمة وترابط المياه والطاقة والغذاء والسياسات والمعايير.',
    fr: '22 États membres œuvrent ensemble depuis 1987 pour le dessalement, la réutilisation des eaux usées, le nexus, les politiques et les normes.',
    fa: '۲۲ کشور عضو که از سال ۱۹۸۷ در نمک‌زدایی، بازچرخانی پساب، همبست آب، انرژی و غذا، سیاست‌ها و استانداردها با هم کار می‌کنند.',
  },
  copyrightYear: 2025,
  telephone: '+962 6 555 0187',
  informationEmail: 'info@iwen.example.org',
  applicationsEmail: 'careers@iwen.example.org',
  procurementEmail: 'procurement@iwen.example.org',
  location: { en: 'Amman, Jordan', ar: 'عمّان، الأردن', fr: 'Amman, Jordanie', fa: 'امان، اردن' },
  hubAddress: 'https://hub.example.org/',
  hubMapsAddress: 'https://hub.example.org/maps',
  waterVisionAddress: 'https://vision.example.org/water',
  facebook: 'https://social.example.org/facebook/iwen',
  x: 'https://social.example.org/x/iwen',
  youtube: 'https://social.example.org/youtube/iwen',
  linkedin: 'https://social.example.org/linkedin/iwen',
  instagram: 'https://social.example.org/instagram/iwen',
  figures: [
    { value: '1987', label: { en: 'Founded', ar: 'سنة التأسيس', fr: 'Fondé en', fa: 'سال بنیان‌گذاری' } },
    { value: '22', label: { en: 'Member states', ar: 'الدول الأعضاء', fr: 'États membres', fa: 'کشور عضو' } },
    // What was done since the beginning; the lists hold what is on the site.
    {
      value: '100+',
      label: {
        en: 'Programs and projects since 1987',
        ar: 'البرامج والمشاريع منذ عام 1987',
        fr: 'Programmes et projets depuis 1987',
        fa: 'برنامه و پروژه از سال ۱۹۸۷',
      },
    },
    {
      value: '40+',
      label: {
        en: 'Publications since 1987',
        ar: 'المنشورات منذ عام 1987',
        fr: 'Publications depuis 1987',
        fa: 'اثر از سال ۱۹۸۷',
      },
    },
  ],
} as const satisfies Record<string, unknown> & {
  name: Translated
  description: Translated
  metaTitle: Translated
  metaDescription: Translated
  location: Translated
}
