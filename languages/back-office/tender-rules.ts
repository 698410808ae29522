import { isLanguage, type Language } from '../languages.ts'

const english = {
  reasonMissing:
    'Bidders rely on what is published. Say in at least one language why the deadline or the documents change; the reason is published as an addendum.',
  deadlineInThePast:
    'The deadline of a published tender can be moved, but not to a moment that has already passed.',
  deadlineEarlier:
    'The deadline of a tender that has been published can only be moved later, because bidders rely on it. If it is wrong, set the outcome to “Cancelled” and publish a new tender.',
  questionsEndEarlier:
    'The deadline for questions on a tender that has been published can only be moved later, because bidders rely on it.',
  deadlineAfterOpening:
    'The proposals to this tender have been opened. Its deadline can’t change any more, because bidders would not compete on equal terms.',
  deletionRefused:
    'This tender has proposals, which must be kept. It can’t be deleted. If it is called off, set its outcome to “Cancelled”.',
  unpublishingRefused:
    'This tender has proposals: its bidders must be able to find it. It can’t be taken from the site. If it is called off, set its outcome to “Cancelled”.',
  documentInUse:
    'A published tender refers to this document. Upload the new version as a document of its own and choose it in the tender, so that bidders see what was replaced.',
  answerMissing: 'A published question needs the question and its answer in at least one language.',
  statusRefused:
    'An opened proposal can be shortlisted, awarded or rejected. It can’t go back to a state before its opening.',
}

/** What a save is refused with. */
export type TenderRule = keyof typeof english

const rules: Readonly<Record<Language, Readonly<Record<TenderRule, string>>>> = {
  en: english,
  ar: {
    reasonMissing:
      'يعتمد مقدّمو العروض على ما نُشر. اذكر بلغة واحدة على الأقل سبب تغيير الموعد أو الوثائق؛ ويُنشر السبب في ملحق.',
    deadlineInThePast: 'يمكن تغيير موعد مناقصة منشورة، ولكن ليس إلى وقت قد مضى.',
    deadlineEarlier:
      'لا يمكن تغيير الموعد النهائي لمناقصة سبق نشرها إلا إلى موعد لاحق، لأن مقدّمي العروض يعتمدون عليه. إذا كان الموعد خاطئًا فاجعل نتيجتها «ملغاة» وانشر مناقصة جديدة.',
    questionsEndEarlier:
      'لا يمكن تغيير موعد انتهاء الأسئلة في مناقصة سبق نشرها إلا إلى موعد لاحق، لأن مقدّمي العروض يعتمدون عليه.',
    deadlineAfterOpening:
      'فُتحت العروض المقدَّمة إلى هذه المناقصة. ولم يعد تغيير موعدها ممكنًا لأن مقدّمي العروض لن يتنافسوا على قدم المساواة.',
    deletionRefused:
      'لهذه المناقصة عروض يجب حفظها، ولا يمكن حذفها. إذا صُرف النظر عنها فاجعل نتيجتها «ملغاة».',
    unpublishingRefused:
      'لهذه المناقصة عروض، ويجب أن يجدها من قدّموها. لا يمكن سحبها من الموقع. إذا صُرف النظر عنها فاجعل نتيجتها «ملغاة».',
    documentInUse:
      'تشير مناقصة منشورة إلى هذه الوثيقة. ارفع النسخة الجديدة وثيقةً مستقلة واخترها في المناقصة كي يرى مقدّمو العروض ما استُبدل.',
    answerMissing: 'يحتاج السؤال المنشور إلى نص السؤال وجوابه بلغة واحدة على الأقل.',
    statusRefused:
      'يمكن إدراج العرض المفتوح في القائمة المختصرة أو إرساء المناقصة عليه أو رفضه. ولا يمكن إعادته إلى حالة تسبق فتحه.',
  },
  fr: {
    reasonMissing:
      'Les soumissionnaires se fient à ce qui est publié. Dites dans une langue au moins pourquoi la date limite ou les documents changent ; le motif est publié dans un additif.',
    deadlineInThePast:
      'La date limite d’un appel d’offres publié peut être déplacée, mais pas à un moment déjà passé.',
    deadlineEarlier:
      'La date limite d’un appel d’offres qui a été publié ne peut qu’être repoussée, car les soumissionnaires s’y fient. Si elle est erronée, choisissez l’issue « Annulé » et publiez un nouvel appel d’offres.',
    questionsEndEarlier:
      'La date limite des questions d’un appel d’offres qui a été publié ne peut qu’être repoussée, car les soumissionnaires s’y fient.',
    deadlineAfterOpening:
      'Les offres de cet appel ont été ouvertes. Sa date limite ne peut plus changer, car les soumissionnaires ne seraient plus à égalité.',
    deletionRefused:
      'Cet appel d’offres a reçu des offres, qui doivent être conservées. Il ne peut pas être supprimé. S’il est abandonné, choisissez l’issue « Annulé ».',
    unpublishingRefused:
      'Cet appel d’offres a reçu des offres : les soumissionnaires doivent pouvoir le retrouver. Il ne peut pas être retiré du site. S’il est abandonné, choisissez l’issue « Annulé ».',
    documentInUse:
      'Un appel d’offres publié renvoie à ce document. Téléversez la nouvelle version comme un document à part et choisissez-la dans l’appel d’offres, afin que l’on voie ce qui a été remplacé.',
    answerMissing: 'Une question publiée doit avoir sa question et sa réponse dans une langue au moins.',
    statusRefused:
      'Une offre ouverte peut être présélectionnée, retenue ou rejetée. Elle ne peut pas revenir à un état antérieur à son ouverture.',
  },
  fa: {
    reasonMissing:
      'مناقصه‌گران به آنچه منتشر شده تکیه می‌کنند. دست‌کم به یک زبان بنویسید چرا مهلت یا اسناد تغییر می‌کند؛ دلیل در الحاقیه‌ای منتشر می‌شود.',
    deadlineInThePast: 'مهلت مناقصهٔ منتشرشده را می‌توان جابه‌جا کرد، اما نه به زمانی که گذشته است.',
    deadlineEarlier:
      'مهلت مناقصه‌ای که منتشر شده است فقط به زمانی دیرتر جابه‌جا می‌شود، زیرا مناقصه‌گران به آن تکیه می‌کنند. اگر مهلت نادرست است، نتیجه را «لغوشده» بگذارید و مناقصهٔ تازه‌ای منتشر کنید.',
    questionsEndEarlier:
      'پایان مهلت پرسش در مناقصه‌ای که منتشر شده است فقط به زمانی دیرتر جابه‌جا می‌شود، زیرا مناقصه‌گران به آن تکیه می‌کنند.',
    deadlineAfterOpening:
      'پیشنهادهای این مناقصه گشوده شده است. مهلت آن دیگر تغییر نمی‌کند، زیرا مناقصه‌گران در شرایط برابر رقابت نخواهند کرد.',
    deletionRefused:
      'این مناقصه پیشنهادهایی دارد که باید نگهداری شود و حذف آن ممکن نیست. اگر از آن صرف‌نظر شده، نتیجه‌اش را «لغوشده» بگذارید.',
    unpublishingRefused:
      'این مناقصه پیشنهادهایی دارد و مناقصه‌گران باید بتوانند آن را بیابند. برداشتن آن از وب‌سایت ممکن نیست. اگر از آن صرف‌نظر شده، نتیجه‌اش را «لغوشده» بگذارید.',
    documentInUse:
      'مناقصه‌ای منتشرشده به این سند ارجاع می‌دهد. نسخهٔ تازه را سندی جداگانه بارگذاری کنید و در مناقصه برگزینید تا مناقصه‌گران ببینند چه چیزی جایگزین شده است.',
    answerMissing: 'پرسش منتشرشده دست‌کم به یک زبان به متن پرسش و پاسخ نیاز دارد.',
    statusRefused:
      'پیشنهاد گشوده‌شده را می‌توان در فهرست کوتاه گذاشت، برنده اعلام کرد یا رد کرد. بازگشت به وضعیت پیش از گشایش ممکن نیست.',
  },
}

/** A rule's sentence in the language in which somebody uses the back office. */
export function tenderRule(rule: TenderRule, { i18n }: { i18n: { language: string } }): string {
  return rules[isLanguage(i18n.language) ? i18n.language : 'en'][rule]
}
