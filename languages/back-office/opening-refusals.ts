import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

const english = {
  deadlineToCome: 'The deadline has not passed yet. Until then nobody can open the proposals.',
  nothingSealed: 'There is no sealed proposal to open.',
  notBegun: 'Nobody has begun the opening yet.',
  expired: 'The opening was not confirmed in time. It must be started again.',
  samePerson: 'You began this opening. A second person has to confirm it.',
  alreadyConfirmed: 'Someone else has just confirmed or restarted this opening. Please reload the page.',
  keyUnavailable:
    'The sealing key is not available on this server, so nothing was opened. Contact the server administrator.',
  notAnOpener: 'Only people with the role “Opens proposals” open proposals.',
  noSuchTender: 'This tender does not exist.',
  accountTooNew:
    'This tender was published before your account was made, was renamed, got a new address, password or passkey from somebody else, or was given the role. So that nobody can open proposals with new accounts, only accounts that are older and unchanged count.',
  noTerms: 'This tender has no custodians. Its proposals are opened by two people.',
  notACustodian: 'Only the custodians of this tender and people in procurement do this.',
  notOwnKey: 'None of your keys is a key of this tender, so you hand nothing over.',
  notGathering: 'Shares are not gathered for this tender now. Reload the page.',
  sharesUnreadable: 'What was handed over could not be read. Reload the page and try again.',
  stillArriving:
    'Proposals that were sent in the last moment are still being stored. Try again in a few minutes.',
  nobodyToWaitFor: 'Too few custodians have handed anything over: the opening goes on waiting for them.',
  othersHaveTime: 'The other custodians still have time to hand over their shares.',
  custodianTooNew:
    'Your account got a new name, address, password or passkey from somebody else, or a role, after the terms of this tender were fixed. So that nobody opens proposals through somebody else’s account, it hands nothing over. Whoever runs the server can admit it with “npm run admit-opener”.',
  notSignedYet: 'The transparency log is being signed. This takes a few seconds.',
}

/** Why an opening is not begun or not confirmed. */
export type OpeningRefusal = keyof typeof english

const refusals: Readonly<Record<Language, Readonly<Record<OpeningRefusal, string>>>> = {
  en: english,
  ar: {
    deadlineToCome: 'لم يحلّ الموعد النهائي بعد. وحتى ذلك الحين لا يستطيع أحد فتح العروض.',
    nothingSealed: 'لا يوجد عرض مختوم لفتحه.',
    notBegun: 'لم يبدأ أحد الفتح بعد.',
    expired: 'لم يؤكَّد الفتح في الوقت المحدد، ويجب بدؤه من جديد.',
    samePerson: 'أنت من بدأ هذا الفتح، ويجب أن يؤكّده شخص آخر.',
    alreadyConfirmed: 'أكّد شخص آخر هذا الفتح الآن أو بدأه من جديد. أعد تحميل الصفحة.',
    keyUnavailable: 'مفتاح الختم غير متاح على هذا الخادم، ولذلك لم يُفتح شيء. اسأل من يدير الخادم.',
    notAnOpener: 'لا يفتح العروض إلا من أُسند إليه دور فتح العروض.',
    noSuchTender: 'هذه المناقصة غير موجودة.',
    accountTooNew:
      'نُشرت هذه المناقصة قبل إنشاء حسابك أو تغيير اسمه أو عنوانه، أو قبل أن يعيّن له غيرك كلمة مرور أو مفتاح مرور، أو قبل إسناد الدور إليه. وحتى لا يفتح أحد العروض بحسابات جديدة، لا تُعتمد إلا الحسابات الأقدم التي لم تتغيّر.',
    noTerms: 'ليس لهذه المناقصة أمناء مفاتيح، ويفتح عروضها شخصان.',
    notACustodian: 'لا يقوم بذلك إلا أمناء مفاتيح هذه المناقصة والعاملون في قسم المشتريات.',
    notOwnKey: 'ليس أي من مفاتيحك مفتاحًا لهذه المناقصة، فلا تسلّم شيئًا.',
    notGathering: 'لا تُجمع حصص هذه المناقصة الآن. أعد تحميل الصفحة.',
    sharesUnreadable: 'تعذّرت قراءة ما سُلّم. أعد تحميل الصفحة وحاول مرة أخرى.',
    stillArriving: 'ما زالت عروض أُرسلت في اللحظة الأخيرة قيد الحفظ. حاول مرة أخرى بعد دقائق.',
    nobodyToWaitFor: 'عدد أمناء المفاتيح الذين سلّموا حصصهم أقل من أن يكفي: يستمر الفتح في انتظارهم.',
    othersHaveTime: 'ما زال أمام بقية أمناء المفاتيح وقت لتسليم حصصهم.',
    custodianTooNew:
      'تغيّر اسم حسابك أو عنوانه، أو عيّن له غيرك كلمة مرور أو مفتاح مرور، أو أُسند إليه دور، بعد تثبيت شروط هذه المناقصة. وحتى لا يفتح أحد العروض بحساب غيره، لا يسلّم هذا الحساب شيئًا. ويستطيع من يدير الخادم قبوله بالأمر «npm run admit-opener».',
    notSignedYet: 'يجري توقيع سجل الشفافية، ويستغرق ذلك ثوانيَ.',
  },
  fr: {
    deadlineToCome: 'La date limite n’est pas encore passée. Jusque-là, personne ne peut ouvrir les offres.',
    nothingSealed: 'Il n’y a aucune offre scellée à ouvrir.',
    notBegun: 'Personne n’a encore commencé l’ouverture.',
    expired: 'L’ouverture n’a pas été confirmée à temps. Il faut la recommencer.',
    samePerson: 'Vous avez commencé cette ouverture. Une deuxième personne doit la confirmer.',
    alreadyConfirmed:
      'Quelqu’un d’autre vient de confirmer ou de recommencer cette ouverture. Rechargez la page.',
    keyUnavailable:
      'La clé de scellement n’est pas disponible sur ce serveur : rien n’a été ouvert. Adressez-vous à la personne qui gère le serveur.',
    notAnOpener: 'Seules les personnes chargées de l’ouverture des offres peuvent les ouvrir.',
    noSuchTender: 'Cet appel d’offres n’existe pas.',
    accountTooNew:
      'Cet appel a été publié avant que votre compte soit créé, renommé, reçoive une autre adresse, ou un mot de passe ou une clé d’accès de quelqu’un d’autre, ou le rôle. Pour que personne n’ouvre les offres avec de nouveaux comptes, seuls comptent les comptes plus anciens et inchangés.',
    noTerms: 'Cet appel d’offres n’a pas de dépositaires de clé. Deux personnes en ouvrent les offres.',
    notACustodian: 'Seuls les dépositaires de clé de cet appel et le service des achats peuvent le faire.',
    notOwnKey: 'Aucune de vos clés n’est une clé de cet appel : vous n’avez rien à remettre.',
    notGathering: 'Les parts de cet appel ne sont pas recueillies en ce moment. Rechargez la page.',
    sharesUnreadable: 'Ce qui a été remis n’a pas pu être lu. Rechargez la page et réessayez.',
    stillArriving:
      'Des offres envoyées au dernier moment sont encore en cours d’enregistrement. Réessayez dans quelques minutes.',
    nobodyToWaitFor:
      'Trop peu de dépositaires de clé ont remis leurs parts : l’ouverture continue de les attendre.',
    othersHaveTime: 'Les autres dépositaires de clé ont encore le temps de remettre leurs parts.',
    custodianTooNew:
      'Votre compte a reçu un autre nom, une autre adresse, un mot de passe ou une clé d’accès de quelqu’un d’autre, ou un rôle, après la fixation des conditions de cet appel. Pour que personne n’ouvre les offres avec le compte d’autrui, il ne remet rien. La personne qui gère le serveur peut l’admettre par « npm run admit-opener ».',
    notSignedYet: 'Le journal de transparence est en cours de signature. Cela prend quelques secondes.',
  },
  fa: {
    deadlineToCome: 'مهلت هنوز نگذشته است. تا آن زمان هیچ‌کس نمی‌تواند پیشنهادها را بگشاید.',
    nothingSealed: 'پیشنهاد مهروموم‌شده‌ای برای گشودن نیست.',
    notBegun: 'هنوز کسی گشایش را آغاز نکرده است.',
    expired: 'گشایش در زمان مقرر تأیید نشد و باید از نو آغاز شود.',
    samePerson: 'شما این گشایش را آغاز کرده‌اید. نفر دومی باید آن را تأیید کند.',
    alreadyConfirmed:
      'شخص دیگری همین حالا این گشایش را تأیید یا از نو آغاز کرد. صفحه را دوباره بارگذاری کنید.',
    keyUnavailable: 'کلید مهر در این سرور در دسترس نیست و چیزی گشوده نشد. از گردانندهٔ سرور بپرسید.',
    notAnOpener: 'فقط کسانی که نقش گشایندهٔ پیشنهادها را دارند پیشنهادها را می‌گشایند.',
    noSuchTender: 'این مناقصه وجود ندارد.',
    accountTooNew:
      'این مناقصه پیش از آن منتشر شده است که حساب شما ساخته شود، نام یا نشانی آن تغییر کند، دیگری برای آن گذرواژه یا کلید عبور بگذارد یا این نقش را بگیرد. برای آنکه کسی با حساب‌های تازه پیشنهادها را نگشاید، فقط حساب‌های قدیمی‌تر و بی‌تغییر به شمار می‌آیند.',
    noTerms: 'این مناقصه کلیددار ندارد و دو نفر پیشنهادهای آن را می‌گشایند.',
    notACustodian: 'فقط کلیدداران این مناقصه و بخش تدارکات این کار را می‌کنند.',
    notOwnKey: 'هیچ‌یک از کلیدهای شما کلید این مناقصه نیست و چیزی تحویل نمی‌دهید.',
    notGathering: 'اکنون سهم‌های این مناقصه گردآوری نمی‌شود. صفحه را دوباره بارگذاری کنید.',
    sharesUnreadable: 'آنچه تحویل داده شد خوانده نشد. صفحه را دوباره بارگذاری و از نو تلاش کنید.',
    stillArriving:
      'پیشنهادهایی که در آخرین لحظه فرستاده شده است هنوز ذخیره می‌شود. چند دقیقهٔ دیگر دوباره تلاش کنید.',
    nobodyToWaitFor: 'شمار کلیددارانی که سهم خود را تحویل داده‌اند کافی نیست: گشایش همچنان منتظر آنان می‌ماند.',
    othersHaveTime: 'کلیدداران دیگر هنوز برای تحویل سهم خود فرصت دارند.',
    custodianTooNew:
      'پس از تثبیت شرایط این مناقصه، نام یا نشانی حساب شما تغییر کرده، دیگری برای آن گذرواژه یا کلید عبور گذاشته یا نقشی به آن داده شده است. برای آنکه کسی با حساب دیگری پیشنهادها را نگشاید، این حساب چیزی تحویل نمی‌دهد. گردانندهٔ سرور می‌تواند آن را با «npm run admit-opener» بپذیرد.',
    notSignedYet: 'دفتر شفافیت در حال امضا شدن است. این کار چند ثانیه طول می‌کشد.',
  },
}

/** Names of people who can open, or that there are too few. */
const whoCan: Readonly<Record<Language, { these: string; fewer: string }>> = {
  en: {
    these: 'These people can:',
    fewer: 'Fewer than two people can: ask whoever runs the server for “npm run admit-opener”.',
  },
  ar: {
    these: 'يستطيع ذلك:',
    fewer: 'يستطيع ذلك أقل من شخصين: اطلب ممن يدير الخادم تنفيذ الأمر «npm run admit-opener».',
  },
  fr: {
    these: 'Ces personnes le peuvent :',
    fewer:
      'Moins de deux personnes le peuvent : demandez à la personne qui gère le serveur d’exécuter « npm run admit-opener ».',
  },
  fa: {
    these: 'این افراد می‌توانند:',
    fewer: 'کمتر از دو نفر می‌توانند: از گردانندهٔ سرور بخواهید «npm run admit-opener» را اجرا کند.',
  },
}

/**
 * Why an opening is refused, in the language in which somebody uses the back office.
 * @param openers names of the people who can, where it is refused because of who asks
 */
export function openingRefusal(
  refusal: OpeningRefusal,
  by: InALanguage,
  openers: readonly string[] = [],
): string {
  const language = languageOf(by)
  const reason = refusals[language][refusal]
  if (refusal !== 'accountTooNew') return reason
  const { these, fewer } = whoCan[language]
  const names = new Intl.ListFormat(language).format(openers.map((name) => `\u2068${name}\u2069`))
  return [reason, openers.length > 0 && `${these} ${names}.`, openers.length < 2 && fewer]
    .filter((part) => part !== false)
    .join(' ')
}
