import type { StarterPage } from '../../starter-types.ts'

export const laboratoriesPage: StarterPage = {
  slug: 'laboratories',
  title: { en: 'Laboratories', ar: 'المختبرات', fr: 'Laboratoires', fa: 'آزمایشگاه‌ها' },
  description: {
    en: 'Laboratories in the member states that work with the Network: who runs each, where it is, and what it tests.',
    ar: 'مختبرات في الدول الأعضاء تعمل مع الشبكة: من يديرها، وأين تقع، وماذا تفحص.',
    fr: 'Les laboratoires des États membres qui travaillent avec le Réseau : qui les gère, où ils sont, ce qu’ils analysent.',
    fa: 'آزمایشگاه‌های کشورهای عضو که با شبکه کار می‌کنند: چه نهادی آنها را اداره می‌کند، کجا هستند و چه می‌آزمایند.',
  },
  lead: {
    en: 'A figure is worth as much as the bottle it came from. These laboratories test for the Network’s projects, compare their results with one another, and receive staff of other member states.',
    ar: 'قيمة الرقم من قيمة العينة التي أُخذ منها. تُجري هذه المختبرات الفحوص لمشاريع الشبكة، وتقارن نتائجها بعضها ببعض، وتستقبل موظفين من الدول الأعضاء الأخرى.',
    fr: 'Un chiffre vaut ce que vaut le flacon dont il provient. Ces laboratoires travaillent pour les projets du Réseau, comparent leurs résultats entre eux et accueillent le personnel d’autres États membres.',
    fa: 'ارزش هر رقم به اندازهٔ نمونه‌ای است که از آن به دست آمده است. این آزمایشگاه‌ها برای پروژه‌های شبکه آزمایش می‌کنند، نتیجه‌های خود را با یکدیگر می‌سنجند و کارکنان دیگر کشورهای عضو را می‌پذیرند.',
  },
  body: {
    en: `Filter the list by subject or country. The [map of laboratories](/wefe-hub/maps?layer=laboratories) shows where they are.

A laboratory joins by taking part in two rounds of the joint tests. In these, all receive the same unmarked samples and report what they find; the results are published without names. A laboratory that wishes to take part writes to the Secretariat through the national institution of its country.`,
    ar: `يمكنك تصفية القائمة بحسب الموضوع أو الدولة. وتبيّن [خريطة المختبرات](/wefe-hub/maps?layer=laboratories) مواقعها.

ينضم المختبر بعد مشاركته في جولتين من الاختبارات المشتركة. وفيها يتلقى الجميع العينات غير المعلَّمة نفسها ويبلّغون عما يجدونه، وتُنشر النتائج بلا أسماء. وعلى المختبر الراغب في المشاركة أن يكتب إلى الأمانة عن طريق المؤسسة الوطنية في دولته.`,
    fr: `Filtrez la liste par sujet ou par pays. La [carte des laboratoires](/wefe-hub/maps?layer=laboratories) montre où ils se trouvent.

Un laboratoire est admis après avoir participé à deux séries d’essais conjoints. Tous y reçoivent les mêmes échantillons anonymes et indiquent ce qu’ils y trouvent ; les résultats sont publiés sans les noms. Le laboratoire qui souhaite y participer écrit au Secrétariat par l’intermédiaire de l’institution nationale de son pays.`,
    fa: `فهرست را می‌توان بر پایهٔ موضوع یا کشور پالایش کرد. [نقشهٔ آزمایشگاه‌ها](/wefe-hub/maps?layer=laboratories) جای آنها را نشان می‌دهد.

هر آزمایشگاه با شرکت در دو دور از آزمون‌های مشترک می‌پیوندد. در این آزمون‌ها همه همان نمونه‌های بی‌نشان را دریافت می‌کنند و یافته‌های خود را گزارش می‌دهند؛ نتیجه‌ها بدون نام منتشر می‌شود. آزمایشگاهی که می‌خواهد شرکت کند از راه نهاد ملی کشور خود به دبیرخانه می‌نویسد.`,
  },
}
