import type { Language } from '../../../site/i18n/languages.ts'

/** The fixed part of every tender's terms of reference. */
interface TenderWords {
  kind: string
  facts: string
  reference: string
  location: string
  duration: string
  issued: string
  deadline: string
  description: string
  requirements: string
  requirementsLead: string
  requirementItems: readonly [string, string, string]
  evaluation: string
  evaluationText: readonly string[]
  submission: string
  submissionText: readonly string[]
}

export const tenderWords: Readonly<Record<Language, TenderWords>> = {
  en: {
    kind: 'Terms of reference',
    facts: 'The tender at a glance',
    reference: 'Reference number',
    location: 'Location',
    duration: 'Duration',
    issued: 'Issued',
    deadline: 'Deadline for proposals',
    description: 'Description',
    requirements: 'Requirements',
    requirementsLead: 'Every bidder must:',
    requirementItems: [
      '**Submit proposals per the required specifications** set out in this document.',
      '**Adhere to deadlines.** Proposals received after the deadline above are not considered.',
      '**Provide all required documents**, complete, legible and valid on the day of submission.',
    ],
    evaluation: 'Evaluation',
    evaluationText: [
      'Proposals are first checked for completeness. Complete proposals are then compared on how well they meet the description, on the bidder’s experience with similar work, and on price.',
      'The network may ask a bidder to explain a proposal in writing. It may not ask for changes to its substance or price.',
    ],
    submission: 'Submission',
    submissionText: [
      'Proposals are submitted online, on this tender’s page on the Network’s website, under the reference number above. A confirmation is sent for every proposal received.',
      'A proposal may be replaced or withdrawn until the deadline. Costs of preparing a proposal are borne by the bidder.',
    ],
  },
  ar: {
    kind: 'الشروط المرجعية',
    facts: 'المناقصة في لمحة',
    reference: 'الرقم المرجعي',
    location: 'الموقع',
    duration: 'المدة',
    issued: 'تاريخ الإصدار',
    deadline: 'آخر موعد لتقديم العروض',
    description: 'الوصف',
    requirements: 'المتطلبات',
    requirementsLead: 'على كل مقدّم عرض أن:',
    requirementItems: [
      '**يقدّم العرض وفق المواصفات المطلوبة** الواردة في هذه الوثيقة.',
      '**يلتزم بالمواعيد.** لا يُنظر في العروض التي تصل بعد الموعد المذكور أعلاه.',
      '**يوفّر جميع الوثائق المطلوبة** كاملةً مقروءةً سارية المفعول يوم التقديم.',
    ],
    evaluation: 'التقييم',
    evaluationText: [
      'يُتحقَّق أولًا من اكتمال العروض. ثم تُقارَن العروض المكتملة بحسب استيفائها للوصف، وخبرة مقدّم العرض في أعمال مماثلة، والسعر.',
      'وللشبكة أن تطلب من مقدّم العرض توضيح عرضه كتابةً، وليس لها أن تطلب تغيير مضمونه أو سعره.',
    ],
    submission: 'التقديم',
    submissionText: [
      'تُقدَّم العروض إلكترونيًا في صفحة هذه المناقصة على موقع الشبكة، تحت الرقم المرجعي المذكور أعلاه. ويُرسَل إشعار بتسلّم كل عرض.',
      'ويجوز استبدال العرض أو سحبه حتى آخر موعد للتقديم. ويتحمّل مقدّم العرض تكاليف إعداد عرضه.',
    ],
  },
  fr: {
    kind: 'Termes de référence',
    facts: 'L’appel d’offres en bref',
    reference: 'Numéro de référence',
    location: 'Lieu',
    duration: 'Durée',
    issued: 'Publié le',
    deadline: 'Date limite de remise des offres',
    description: 'Description',
    requirements: 'Exigences',
    requirementsLead: 'Tout soumissionnaire doit\u00a0:',
    requirementItems: [
      '**Remettre une offre conforme aux spécifications demandées** dans le présent document.',
      '**Respecter les délais.** Les offres reçues après la date limite ne sont pas examinées.',
      '**Fournir tous les documents demandés**, complets, lisibles et valables le jour de la remise.',
    ],
    evaluation: 'Évaluation',
    evaluationText: [
      'On vérifie d’abord que les offres sont complètes. Les offres complètes sont ensuite comparées selon leur réponse à la description, l’expérience du soumissionnaire dans des travaux semblables et le prix.',
      'Le réseau peut demander des explications écrites sur une offre. Il ne peut en faire modifier ni le contenu ni le prix.',
    ],
    submission: 'Remise des offres',
    submissionText: [
      'Les offres se remettent en ligne, sur la page de cet appel d’offres du site du réseau, sous le numéro de référence ci-dessus. Chaque offre reçue donne lieu à une confirmation.',
      'Une offre peut être remplacée ou retirée jusqu’à la date limite. Les frais de préparation sont à la charge du soumissionnaire.',
    ],
  },
  fa: {
    kind: 'شرح خدمات',
    facts: 'مناقصه در یک نگاه',
    reference: 'شمارهٔ مرجع',
    location: 'محل',
    duration: 'مدت',
    issued: 'تاریخ انتشار',
    deadline: 'آخرین مهلت پیشنهاد',
    description: 'شرح',
    requirements: 'الزامات',
    requirementsLead: 'هر مناقصه‌گر باید:',
    requirementItems: [
      '**پیشنهاد خود را مطابق مشخصات خواسته‌شده** در این سند بدهد.',
      '**مهلت‌ها را رعایت کند.** پیشنهادهایی که پس از مهلت یادشده برسند بررسی نمی‌شوند.',
      '**همهٔ مدارک لازم را** کامل، خوانا و معتبر در روز ارسال فراهم کند.',
    ],
    evaluation: 'ارزیابی',
    evaluationText: [
      'نخست کامل بودن پیشنهادها بررسی می‌شود. سپس پیشنهادهای کامل از نظر تطابق با شرح، تجربهٔ مناقصه‌گر در کارهای مشابه و بها با هم سنجیده می‌شوند.',
      'شبکه می‌تواند از مناقصه‌گر توضیح کتبی بخواهد، اما نمی‌تواند خواهان تغییر محتوا یا بهای پیشنهاد شود.',
    ],
    submission: 'ارسال پیشنهاد',
    submissionText: [
      'پیشنهادها به‌صورت برخط، در صفحهٔ همین مناقصه در وب‌سایت شبکه و با شمارهٔ مرجع بالا فرستاده می‌شوند. برای هر پیشنهاد رسید فرستاده می‌شود.',
      'تا پایان مهلت می‌توان پیشنهاد را جایگزین کرد یا پس گرفت. هزینهٔ تهیهٔ پیشنهاد با مناقصه‌گر است.',
    ],
  },
}
