import type { StarterPublication } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const threeClassesOfTreatedWaterForIrrigation: StarterPublication = {
  slug: 'three-classes-of-treated-water-for-irrigation',
  title: {
    en: 'Guideline: three classes of treated water for irrigation',
    ar: 'دليل إرشادي: ثلاث فئات من المياه المعالجة للري',
    fr: 'Guide : trois classes d’eau traitée pour l’irrigation',
    fa: 'رهنمود: سه ردهٔ پساب تصفیه‌شده برای آبیاری',
  },
  summary: {
    en: 'The guideline sets out three classes of treated water, the crops each may irrigate, and the few tests that prove it. It is written for inspectors, plant operators and farmers’ associations.',
    ar: 'يحدد الدليل ثلاث فئات من المياه المعالجة، والمحاصيل التي تُروى بكل فئة، والاختبارات القليلة التي تثبت ذلك. وهو موجّه إلى المفتشين ومشغّلي المحطات وجمعيات المزارعين.',
    fr: 'Le guide définit trois classes d’eau traitée, les cultures que chacune peut irriguer et les quelques essais qui le prouvent. Il s’adresse aux inspecteurs, aux exploitants et aux associations d’agriculteurs.',
    fa: 'این رهنمود سه رده پساب تصفیه‌شده، گیاهانی که هر رده می‌تواند آبیاری کند و چند آزمونی را که آن را ثابت می‌کند تعیین کرده است. مخاطب آن بازرسان، بهره‌برداران و انجمن‌های کشاورزان‌اند.',
  },
  body: {
    en: `A rule for reuse must be understood in three places: at the outlet of the plant, in the laboratory and at the edge of the field. This guideline gives each of them its own chapter of no more than fifteen pages.

The classes are easy to remember:

- Class A, for crops eaten raw.
- Class B, for fruit trees and crops that are cooked or processed.
- Class C, for fodder, fibre and forest belts.

For each class the reader finds the limits, the number of samples a month, and what to do when a sample fails. Barriers such as drip lines or a pause before harvest may replace part of the treatment; a table shows how far.

Limit values are proposals. Each country sets its own, and a blank column is left for them. The forms at the end may be copied without permission.`,
    ar: `ينبغي أن تُفهم قاعدة إعادة الاستخدام في ثلاثة مواضع: عند مخرج المحطة، وفي المختبر، وعلى حافة الحقل. ويخصص هذا الدليل لكل موضع فصلًا لا يزيد على خمس عشرة صفحة.

والفئات سهلة الحفظ:

- الفئة (أ) للمحاصيل التي تؤكل نيئة.
- الفئة (ب) للأشجار المثمرة وما يُطهى أو يُصنَّع من المحاصيل.
- الفئة (ج) للأعلاف والألياف والأحزمة الشجرية.

ويجد القارئ لكل فئة حدودها، وعدد عيناتها في الشهر، وما يجب فعله حين تخفق عينة. وقد تغني الحواجز، كخطوط التنقيط أو الانتظار قبل الحصاد، عن جزء من المعالجة، وثمة جدول يبيّن إلى أي مدى.

والقيم الحدّية مقترحات؛ فكل دولة تضع قيمها، وقد تُرك لها عمود فارغ. أما النماذج الواردة في آخر الدليل فيجوز نسخها دون إذن.`,
    fr: `Une règle de réutilisation doit être comprise en trois endroits : à la sortie de la station, au laboratoire et au bord du champ. Ce guide consacre à chacun un chapitre de quinze pages au plus.

Les classes se retiennent facilement :

- La classe A, pour les cultures consommées crues.
- La classe B, pour les arbres fruitiers et les cultures cuites ou transformées.
- La classe C, pour le fourrage, les fibres et les ceintures boisées.

Pour chaque classe, le lecteur trouve les limites, le nombre d’échantillons par mois et la marche à suivre quand l’un d’eux échoue. Des barrières comme le goutte-à-goutte ou un délai avant récolte peuvent remplacer une partie du traitement ; un tableau dit jusqu’où.

Les valeurs limites sont des propositions. Chaque pays fixe les siennes, et une colonne vide leur est réservée. Les formulaires de la fin peuvent être copiés sans autorisation.`,
    fa: `قاعدهٔ بازچرخانی باید در سه جا فهمیده شود: در خروجی تصفیه‌خانه، در آزمایشگاه و بر لبهٔ کشتزار. این رهنمود برای هر یک فصلی در حداکثر پانزده صفحه دارد.

رده‌ها را آسان می‌توان به یاد سپرد:

- ردهٔ الف برای محصولاتی که خام خورده می‌شوند.
- ردهٔ ب برای درختان میوه و محصولاتی که پخته یا فراوری می‌شوند.
- ردهٔ ج برای علوفه، الیاف و کمربندهای درختی.

خواننده برای هر رده حدود مجاز، شمار نمونه‌ها در ماه و کار لازم هنگام رد شدن نمونه را می‌یابد. موانعی چون آبیاری قطره‌ای یا فاصلهٔ پیش از برداشت می‌تواند جای بخشی از تصفیه را بگیرد؛ جدولی اندازهٔ آن را نشان می‌دهد.

مقادیر مجاز پیشنهادند. هر کشور مقادیر خود را تعیین می‌کند و ستونی خالی برای آن گذاشته شده است. رونوشت از برگه‌های پایان کتاب نیازی به اجازه ندارد.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of three strips of land in three greens, each fed by a line of its own blue.',
      ar: 'رسم تجريدي لثلاث قطع من الأرض بثلاث درجات من الأخضر، يغذي كلًا منها خط أزرق خاص بها.',
      fr: 'Dessin abstrait de trois bandes de terre en trois verts, chacune nourrie par une ligne de son propre bleu.',
      fa: 'طرحی انتزاعی از سه نوار زمین با سه رنگ سبز که هر یک را خطی به آبیِ خود سیراب می‌کند.',
    },
    credit,
  },
  topics: ['wastewater-reuse', 'policy-and-standards'],
  countries: ['jo', 'ps', 'lb', 'eg', 'tn', 'ma'],
  kind: 'guideline',
  publishedOn: '2024-09-17',
  authors: ['IWEN Water Reuse Unit', 'IWEN Diplomacy and Standards Unit'],
  languages: ['en', 'ar', 'fr'],
  pages: 64,
  projects: ['reuse-standards-for-irrigation'],
}
