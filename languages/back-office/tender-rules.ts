import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

const english = {
  reasonMissing:
    'Bidders rely on what is published. Say in at least one language why the deadline or the documents change; the reason is published as an addendum.',
  reasonForTermsMissing:
    'The custodians of this tender have rehearsed, and this save publishes its terms. Say in at least one language why it has custodians from now on; the reason is published as an addendum.',
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
  staysUntilOpening:
    'The terms of this tender are in the transparency log. It stays on the site until its proposals are opened, whether or not there are any. If something in it is wrong, correct it; if it is called off, set its outcome to “Cancelled”.',
  documentInUse:
    'Bidders were given this document with a tender. Upload the new version as a document of its own and choose it in the tender, so that bidders see what was replaced.',
  answerMissing: 'A published question needs the question and its answer in at least one language.',
  statusRefused:
    'An opened proposal can be shortlisted, awarded or rejected. It can’t go back to a state before its opening.',
  custodiansMissing:
    'Before this tender is published, two people with procurement appoint its custodians. Save it as a draft and open “Custodians” beside the form.',
  rehearsalMissing:
    'Not all custodians of this tender have rehearsed the opening. It can be published when all of them have.',
  custodianLost:
    'One of the custodians of this tender can’t be custodian any more: the key was revoked, or the role was taken away. Appoint others first.',
  custodiansChanged:
    'What the database says of this tender’s custodians is not what the transparency log says. Nothing was published. Contact the server administrator.',
  documentUnreadable:
    'A document of this tender can’t be read at the moment, so its fingerprint can’t be published. Try again, or upload the document again.',
  referenceFixed: 'The reference number of a published tender stays: proposals are sealed under it.',
  termsStay:
    'The terms of this tender are in the transparency log. It can’t be deleted. If it is called off, set its outcome to “Cancelled”.',
}

/** What a save is refused with. */
export type TenderRule = keyof typeof english

const rules: Readonly<Record<Language, Readonly<Record<TenderRule, string>>>> = {
  en: english,
  ar: {
    reasonMissing:
      'يعتمد مقدّمو العروض على ما نُشر. اذكر بلغة واحدة على الأقل سبب تغيير الموعد أو الوثائق؛ ويُنشر السبب في ملحق.',
    reasonForTermsMissing:
      'أجرى أمناء مفاتيح هذه المناقصة تجربة الفتح، ومع هذا الحفظ تُنشر شروطها. اذكر بلغة واحدة على الأقل سبب تعيينهم بعد النشر؛ ويُنشر السبب في ملحق.',
    deadlineInThePast: 'يمكن تغيير موعد مناقصة منشورة، ولكن ليس إلى وقت قد مضى.',
    deadlineEarlier:
      'لا يمكن تغيير الموعد النهائي لمناقصة سبق نشرها إلا إلى موعد لاحق، لأن مقدّمي العروض يعتمدون عليه. إذا كان الموعد خاطئًا فاجعل نتيجتها «ملغاة» وانشر مناقصة جديدة.',
    questionsEndEarlier:
      'لا يمكن تغيير موعد انتهاء الأسئلة في مناقصة سبق نشرها إلا إلى موعد لاحق، لأن مقدّمي العروض يعتمدون عليه.',
    deadlineAfterOpening:
      'فُتحت العروض المقدَّمة إلى هذه المناقصة. ولم يعد تغيير موعدها ممكنًا لأن مقدّمي العروض لن يتنافسوا على قدم المساواة.',
    deletionRefused: 'لهذه المناقصة عروض يجب حفظها، ولا يمكن حذفها. إذا صُرف النظر عنها فاجعل نتيجتها «ملغاة».',
    unpublishingRefused:
      'لهذه المناقصة عروض، ويجب أن يجدها من قدّموها. لا يمكن سحبها من الموقع. إذا صُرف النظر عنها فاجعل نتيجتها «ملغاة».',
    staysUntilOpening:
      'شروط هذه المناقصة مقيّدة في سجل الشفافية، وتبقى على الموقع إلى أن تُفتح العروض المقدَّمة إليها، سواء وردت عروض أم لم ترد. إذا كان فيها خطأ فصحّحه، وإذا صُرف النظر عنها فاجعل نتيجتها «ملغاة».',
    documentInUse:
      'أُتيحت هذه الوثيقة لمقدّمي العروض مع مناقصة. ارفع النسخة الجديدة وثيقةً مستقلة واخترها في المناقصة كي يرى مقدّمو العروض ما استُبدل.',
    answerMissing: 'يحتاج السؤال المنشور إلى نص السؤال وجوابه بلغة واحدة على الأقل.',
    statusRefused:
      'يمكن إدراج العرض المفتوح في القائمة المختصرة أو إرساء المناقصة عليه أو رفضه. ولا يمكن إعادته إلى حالة تسبق فتحه.',
    custodiansMissing:
      'قبل نشر هذه المناقصة يعيّن شخصان من قسم المشتريات أمناء مفاتيحها. احفظها مسودةً وافتح «أمناء المفاتيح» بجانب النموذج.',
    rehearsalMissing: 'لم يُجرِ كل أمناء مفاتيح هذه المناقصة تجربة الفتح. ويمكن نشرها بعد أن يجروها جميعًا.',
    custodianLost: 'لم يعد أحد أمناء مفاتيح هذه المناقصة مؤهلًا: أُلغي مفتاحه أو سُحب منه الدور. عيّن غيره أولًا.',
    custodiansChanged:
      'ما تذكره قاعدة البيانات عن أمناء مفاتيح هذه المناقصة يخالف ما في سجل الشفافية. لم يُنشر شيء. اسأل من يدير الخادم.',
    documentUnreadable:
      'تتعذر قراءة إحدى وثائق هذه المناقصة الآن، فلا يمكن نشر بصمتها. حاول مرة أخرى أو ارفع الوثيقة من جديد.',
    referenceFixed: 'لا يتغير الرقم المرجعي لمناقصة منشورة، لأن العروض تُختم به.',
    termsStay:
      'شروط هذه المناقصة مقيّدة في سجل الشفافية، ولا يمكن حذفها. إذا صُرف النظر عنها فاجعل نتيجتها «ملغاة».',
  },
  fr: {
    reasonMissing:
      'Les soumissionnaires se fient à ce qui est publié. Dites dans une langue au moins pourquoi la date limite ou les documents changent ; le motif est publié dans un additif.',
    reasonForTermsMissing:
      'Les dépositaires de clé de cet appel d’offres ont répété l’ouverture, et cet enregistrement publie ses conditions. Dites dans une langue au moins pourquoi ils sont désignés après la publication ; le motif est publié dans un additif.',
    deadlineInThePast:
      'La date limite d’un appel d’offres publié peut être déplacée, mais pas à un moment déjà passé.',
    deadlineEarlier:
      'La date limite d’un appel d’offres qui a été publié ne peut qu’être repoussée, car les soumissionnaires s’y fient. Si elle est erronée, choisissez l’issue « Annulé » et publiez un nouvel appel d’offres.',
    questionsEndEarlier:
      'La date limite des questions d’un appel d’offres qui a été publié ne peut qu’être repoussée, car les soumissionnaires s’y fient.',
    deadlineAfterOpening:
      'Les offres de cet appel ont été ouvertes. Sa date limite ne peut plus changer, car les soumissionnaires ne seraient plus à égalité.',
    deletionRefused:
      'Cet appel d’offres a reçu des offres, qui doivent être conservées. Il ne peut pas être supprimé. S’il est abandonné, choisissez l’issue « Annulé ».',
    unpublishingRefused:
      'Cet appel d’offres a reçu des offres : les soumissionnaires doivent pouvoir le retrouver. Il ne peut pas être retiré du site. S’il est abandonné, choisissez l’issue « Annulé ».',
    staysUntilOpening:
      'Les conditions de cet appel d’offres figurent dans le journal de transparence. Il reste sur le site jusqu’à l’ouverture des offres, qu’il en ait reçu ou non. S’il contient une erreur, corrigez-la ; s’il est abandonné, choisissez l’issue « Annulé ».',
    documentInUse:
      'Ce document a été remis aux soumissionnaires avec un appel d’offres. Téléversez la nouvelle version comme un document à part et choisissez-la dans l’appel d’offres, afin que l’on voie ce qui a été remplacé.',
    answerMissing: 'Une question publiée doit avoir sa question et sa réponse dans une langue au moins.',
    statusRefused:
      'Une offre ouverte peut être présélectionnée, retenue ou rejetée. Elle ne peut pas revenir à un état antérieur à son ouverture.',
    custodiansMissing:
      'Avant la publication de cet appel d’offres, deux personnes chargées des achats désignent ses dépositaires de clé. Enregistrez-le comme brouillon et ouvrez « Dépositaires de clé » à côté du formulaire.',
    rehearsalMissing:
      'Tous les dépositaires de clé de cet appel d’offres n’ont pas encore répété l’ouverture. Il pourra être publié quand tous l’auront fait.',
    custodianLost:
      'L’un des dépositaires de clé de cet appel d’offres ne peut plus l’être : sa clé a été révoquée ou le rôle lui a été retiré. Désignez-en d’abord d’autres.',
    custodiansChanged:
      'Ce que la base de données dit des dépositaires de clé de cet appel d’offres n’est pas ce que dit le journal de transparence. Rien n’a été publié. Adressez-vous à la personne qui gère le serveur.',
    documentUnreadable:
      'Un document de cet appel d’offres ne peut pas être lu en ce moment : son empreinte ne peut pas être publiée. Réessayez, ou téléversez à nouveau le document.',
    referenceFixed:
      'La référence d’un appel d’offres publié ne change pas : les offres sont scellées sous cette référence.',
    termsStay:
      'Les conditions de cet appel d’offres figurent dans le journal de transparence. Il ne peut pas être supprimé. S’il est abandonné, choisissez l’issue « Annulé ».',
  },
  fa: {
    reasonMissing:
      'مناقصه‌گران به آنچه منتشر شده تکیه می‌کنند. دست‌کم به یک زبان بنویسید چرا مهلت یا اسناد تغییر می‌کند؛ دلیل در الحاقیه‌ای منتشر می‌شود.',
    reasonForTermsMissing:
      'کلیدداران این مناقصه گشایش را تمرین کرده‌اند و با این ذخیره شرایط آن منتشر می‌شود. دست‌کم به یک زبان بنویسید چرا پس از انتشار تعیین شده‌اند؛ دلیل در الحاقیه‌ای منتشر می‌شود.',
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
    staysUntilOpening:
      'شرایط این مناقصه در دفتر شفافیت ثبت شده است و تا گشایش پیشنهادها در وب‌سایت می‌ماند، چه پیشنهادی رسیده باشد و چه نرسیده باشد. اگر در آن اشتباهی هست، آن را اصلاح کنید؛ اگر از آن صرف‌نظر شده، نتیجه‌اش را «لغوشده» بگذارید.',
    documentInUse:
      'این سند همراه با مناقصه‌ای در اختیار مناقصه‌گران قرار گرفته است. نسخهٔ تازه را سندی جداگانه بارگذاری کنید و در مناقصه برگزینید تا مناقصه‌گران ببینند چه چیزی جایگزین شده است.',
    answerMissing: 'پرسش منتشرشده دست‌کم به یک زبان به متن پرسش و پاسخ نیاز دارد.',
    statusRefused:
      'پیشنهاد گشوده‌شده را می‌توان در فهرست کوتاه گذاشت، برنده اعلام کرد یا رد کرد. بازگشت به وضعیت پیش از گشایش ممکن نیست.',
    custodiansMissing:
      'پیش از انتشار این مناقصه، دو نفر از بخش تدارکات کلیدداران آن را تعیین می‌کنند. آن را پیش‌نویس ذخیره کنید و «کلیدداران» را در کنار فرم باز کنید.',
    rehearsalMissing:
      'همهٔ کلیدداران این مناقصه هنوز گشایش را تمرین نکرده‌اند. پس از تمرین همهٔ آنان می‌توان آن را منتشر کرد.',
    custodianLost:
      'یکی از کلیدداران این مناقصه دیگر نمی‌تواند کلیددار باشد: کلید او باطل یا نقش از او گرفته شده است. نخست کسان دیگری را تعیین کنید.',
    custodiansChanged:
      'آنچه پایگاه داده دربارهٔ کلیدداران این مناقصه می‌گوید با دفتر شفافیت یکی نیست. چیزی منتشر نشد. از گردانندهٔ سرور بپرسید.',
    documentUnreadable:
      'یکی از اسناد این مناقصه اکنون خوانده نمی‌شود و اثر انگشت آن را نمی‌توان منتشر کرد. دوباره تلاش کنید یا سند را از نو بارگذاری کنید.',
    referenceFixed: 'شمارهٔ مرجع مناقصهٔ منتشرشده تغییر نمی‌کند، زیرا پیشنهادها با آن مهروموم می‌شوند.',
    termsStay:
      'شرایط این مناقصه در دفتر شفافیت ثبت شده است و حذف آن ممکن نیست. اگر از آن صرف‌نظر شده، نتیجه‌اش را «لغوشده» بگذارید.',
  },
}

/** A rule's sentence in the language in which somebody uses the back office. */
export function tenderRule(rule: TenderRule, by: InALanguage): string {
  return rules[languageOf(by)][rule]
}
