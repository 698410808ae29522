import type { Translated } from '../translated.ts'

export const topicSlugs = [
  'desalination',
  'wastewater-reuse',
  'water-energy-food-nexus',
  'policy-and-standards',
] as const

export type TopicSlug = (typeof topicSlugs)[number]

/** The network's four focus areas (specification, section 1). */
export const starterTopics: Readonly<Record<TopicSlug, { title: Translated; description: Translated }>> = {
  desalination: {
    title: { en: 'Desalination', ar: 'تحلية المياه', fr: 'Dessalement', fa: 'نمک‌زدایی آب' },
    description: {
      en: 'Fresh water from the sea and from brackish wells, with less energy and less brine.',
      ar: 'مياه عذبة من البحر ومن الآبار المالحة، بطاقة أقل ومحلول ملحي أقل.',
      fr: 'De l’eau douce tirée de la mer et des puits saumâtres, avec moins d’énergie et moins de saumure.',
      fa: 'آب شیرین از دریا و چاه‌های لب‌شور، با انرژی و شورابهٔ کمتر.',
    },
  },
  'wastewater-reuse': {
    title: {
      en: 'Wastewater reuse',
      ar: 'إعادة استخدام المياه العادمة',
      fr: 'Réutilisation des eaux usées',
      fa: 'بازچرخانی پساب',
    },
    description: {
      en: 'Treated water returned safely to fields, industry and aquifers.',
      ar: 'مياه معالَجة تعود بأمان إلى الحقول والصناعة والخزانات الجوفية.',
      fr: 'Une eau traitée rendue sans danger aux champs, à l’industrie et aux nappes.',
      fa: 'آب تصفیه‌شده که با ایمنی به کشتزار، صنعت و آبخوان بازمی‌گردد.',
    },
  },
  'water-energy-food-nexus': {
    title: {
      en: 'Water-energy-food nexus',
      ar: 'ترابط المياه والطاقة والغذاء',
      fr: 'Nexus eau-énergie-alimentation',
      fa: 'همبست آب، انرژی و غذا',
    },
    description: {
      en: 'Planning water, energy, food and ecosystems together, so that one does not pay for another.',
      ar: 'تخطيط المياه والطاقة والغذاء والنظم البيئية معًا، كي لا يدفع قطاع ثمن آخر.',
      fr: 'Planifier ensemble l’eau, l’énergie, l’alimentation et les écosystèmes, pour qu’aucun ne paie pour un autre.',
      fa: 'برنامه‌ریزی یک‌جای آب، انرژی، غذا و زیست‌بوم، تا هیچ‌یک هزینهٔ دیگری را ندهد.',
    },
  },
  'policy-and-standards': {
    title: {
      en: 'Policy and standards',
      ar: 'السياسات والمعايير',
      fr: 'Politiques et normes',
      fa: 'سیاست‌ها و استانداردها',
    },
    description: {
      en: 'Rules, standards and water diplomacy that let countries share what they have.',
      ar: 'قواعد ومعايير ودبلوماسية مائية تتيح للدول أن تتشارك ما لديها.',
      fr: 'Des règles, des normes et une diplomatie de l’eau pour que les pays partagent ce qu’ils ont.',
      fa: 'قواعد، استانداردها و دیپلماسی آب، تا کشورها داشته‌های خود را با هم تقسیم کنند.',
    },
  },
}
