import type { StarterPage } from '../../starter-types.ts'

export const vacanciesPage: StarterPage = {
  slug: 'vacancies',
  title: { en: 'Vacancies', ar: 'الوظائف الشاغرة', fr: 'Emplois', fa: 'فرصت‌های شغلی' },
  description: {
    en: 'Open posts, consultancies and secondments at the Network, with requirements, deadlines and how to apply.',
    ar: 'الوظائف والاستشارات والإعارات المتاحة في الشبكة، مع الشروط والمواعيد النهائية وطريقة التقديم.',
    fr: 'Postes, missions et détachements ouverts au Réseau, avec les exigences, les délais et la façon de postuler.',
    fa: 'شغل‌ها، مشاوره‌ها و مأموریت‌های باز شبکه، با شرایط، مهلت و شیوهٔ درخواست.',
  },
  lead: {
    en: 'We look for people who know their trade, write clearly and can work with colleagues from other countries. Posts are open to citizens of all member states; consultancies are open to everyone.',
    ar: 'نبحث عمّن يتقنون مهنتهم ويكتبون بوضوح ويحسنون العمل مع زملاء من دول أخرى. والوظائف متاحة لمواطني جميع الدول الأعضاء، أما الاستشارات فمتاحة للجميع من أي بلد.',
    fr: 'Nous cherchons des personnes qui connaissent leur métier, écrivent clairement et savent travailler avec des collègues d’autres pays. Les postes s’adressent aux citoyens des États membres ; les missions de conseil, à tous.',
    fa: 'در پی کسانی هستیم که کارشان را بدانند، روشن بنویسند و بتوانند با همکارانی از کشورهای دیگر کار کنند. شغل‌ها برای شهروندان همهٔ کشورهای عضو و مشاوره‌ها برای همگان باز است.',
  },
  body: {
    en: `Each notice says what the work is, what we require, the grade, and the day and hour in Amman at which it closes. Some posts stay open until someone suitable has been found. You apply with the form on the notice and receive a reference number at once.

Selection has three steps: reading, a written exercise and a conversation. We tell you the outcome of each. We never charge a fee.`,
    ar: `يذكر كل إعلان طبيعة العمل وما نشترطه والدرجة، واليوم والساعة اللذين يُغلق فيهما بتوقيت عمّان. وتبقى بعض الوظائف مفتوحة إلى أن يوجد الشخص المناسب. ويكون التقديم بالنموذج الوارد في الإعلان، وتحصل فورًا على رقم مرجعي.

ويجري الاختيار على ثلاث مراحل: قراءة الطلبات، ثم تمرين كتابي، ثم مقابلة. ونبلغك بنتيجة كل مرحلة، ولا نتقاضى أي رسم.`,
    fr: `Chaque annonce décrit le travail, nos exigences, le grade, ainsi que le jour et l’heure de clôture à Amman. Certains postes restent ouverts jusqu’à ce qu’une personne convienne. Vous postulez par le formulaire de l’annonce et recevez aussitôt un numéro de référence.

La sélection compte trois étapes : lecture des dossiers, exercice écrit, entretien. Nous vous communiquons le résultat de chacune. Nous ne demandons jamais de frais.`,
    fa: `هر آگهی می‌گوید کار چیست، چه شرایطی می‌خواهیم، رتبهٔ شغل کدام است و در چه روز و ساعتی به وقت امان بسته می‌شود. برخی شغل‌ها تا یافتن فرد مناسب باز می‌ماند. با فرم همان آگهی درخواست می‌دهید و بی‌درنگ شمارهٔ پیگیری می‌گیرید.

گزینش سه مرحله دارد: خواندن درخواست‌ها، تمرین نوشتاری و گفت‌وگو. نتیجهٔ هر مرحله را به شما می‌گوییم. هرگز هزینه‌ای نمی‌گیریم.`,
  },
}
