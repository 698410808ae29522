import type { KindDeclaration } from '../../languages/kind-declaration.ts'

export const laboratories = {
  collection: 'laboratories',
  name: { en: 'Laboratories', ar: 'المختبرات', fr: 'Laboratoires', fa: 'آزمایشگاه‌ها' },
  folder: 'laboratories',
  section: 'whatWeDo',
  more: {
    en: 'Other laboratories',
    ar: 'مختبرات أخرى',
    fr: 'Autres laboratoires',
    fa: 'آزمایشگاه‌های دیگر',
  },
} as const satisfies KindDeclaration
