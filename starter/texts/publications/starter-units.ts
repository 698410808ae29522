import type { Translated } from '../../translated.ts'

/** Units of the Secretariat as authors, by their English names. */
export const starterUnits = {
  'IWEN Desalination Unit': {
    en: 'IWEN Desalination Unit',
    ar: 'وحدة التحلية في الشبكة',
    fr: 'Unité Dessalement de l’IWEN',
    fa: 'واحد نمک‌زدایی شبکه',
  },
  'IWEN Water Reuse Unit': {
    en: 'IWEN Water Reuse Unit',
    ar: 'وحدة إعادة استخدام المياه في الشبكة',
    fr: 'Unité Réutilisation de l’IWEN',
    fa: 'واحد بازچرخانی آب شبکه',
  },
  'IWEN Diplomacy and Standards Unit': {
    en: 'IWEN Diplomacy and Standards Unit',
    ar: 'وحدة الدبلوماسية والمعايير في الشبكة',
    fr: 'Unité Diplomatie et normes de l’IWEN',
    fa: 'واحد دیپلماسی و استاندارد شبکه',
  },
  'IWEN Nexus Planning Unit': {
    en: 'IWEN Nexus Planning Unit',
    ar: 'وحدة التخطيط المترابط في الشبكة',
    fr: 'Unité Planification du nexus de l’IWEN',
    fa: 'واحد برنامه‌ریزی همبست شبکه',
  },
  'IWEN Research and Training Unit': {
    en: 'IWEN Research and Training Unit',
    ar: 'وحدة البحث والتدريب في الشبكة',
    fr: 'Unité Recherche et formation de l’IWEN',
    fa: 'واحد پژوهش و آموزش شبکه',
  },
  'IWEN Office of the Secretary-General': {
    en: 'IWEN Office of the Secretary-General',
    ar: 'مكتب الأمين العام للشبكة',
    fr: 'Cabinet du Secrétaire général de l’IWEN',
    fa: 'دفتر دبیرکل شبکه',
  },
  'IWEN Communications and Data': {
    en: 'IWEN Communications and Data',
    ar: 'وحدة الاتصال والبيانات في الشبكة',
    fr: 'Service Communication et données de l’IWEN',
    fa: 'واحد ارتباطات و داده شبکه',
  },
  'IWEN Administration': {
    en: 'IWEN Administration',
    ar: 'الشؤون الإدارية في الشبكة',
    fr: 'Administration de l’IWEN',
    fa: 'امور اداری شبکه',
  },
} as const satisfies Record<string, Translated>

export type StarterUnit = keyof typeof starterUnits
