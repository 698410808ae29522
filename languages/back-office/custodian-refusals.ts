import { formatGregorianDayIn } from '../format.ts'
import type { Language } from '../languages.ts'
import { defaultTimeZone } from '../time-zones.ts'
import { languageOf, type InALanguage } from './language-of.ts'

const english = {
  notUnderstood: 'The server did not understand the request. Please reload the page.',
  notCustodian: 'Only people with the role “Custodian” register keys, each their own.',
  notProcurement: 'Only people who were given the role “Procurement” themselves appoint custodians.',
  appointsItself:
    'Nobody appoints themselves: someone who is to be a custodian neither proposes nor confirms.',
  samePerson: 'You proposed these custodians. A second person with procurement has to confirm them.',
  accountTooNew:
    'Your account was made, changed hands or was given the role too recently. So that nobody can do this with new accounts, it takes part only after some days.',
  custodianTooNew:
    'The account of one of these custodians was made, changed hands or was given the role too recently. So that nobody can do this with new accounts, it takes part only after some days.',
  aSecretKey:
    'This is a secret key. It was not stored, but treat it as exposed: make a new one. What is registered begins with “age1”.',
  noRecipient: 'This is not a public key. It begins with “age1” and has no spaces.',
  alreadyRegistered: 'This key was registered before. Make a new one.',
  notAdministrator: 'Only administrators make example custodians.',
  keysExist: 'Keys of custodians are registered already. Examples are made only before the first one.',
  noSuchKey: 'This key does not exist.',
  keyRevoked: 'This key was revoked.',
  keyChanged:
    'What the database says of this key is not what the transparency log says. Nothing was done. Contact the server administrator.',
  roleLost: 'The person with this key is not a custodian any more, or is an administrator.',
  twoKeysOfOne: 'Two of these keys belong to the same person. Each custodian is a different person.',
  wrongNumbers:
    'At least two custodians are needed to open, at most seven are appointed, and no more can be needed than are appointed.',
  noSuchTender: 'This tender does not exist.',
  alreadyPublished: 'This tender has been published. Its custodians can’t change any more.',
  nothingProposed: 'There is nothing to confirm, or it has just changed. Please reload the page.',
  notAppointed: 'You are not a custodian of this tender.',
  rehearsalWrong: 'This is not the text that was sealed last. Start the rehearsal again.',
}

/** Why something about custodians is not done. */
export type CustodianRefusal = keyof typeof english

const refusals: Readonly<Record<Language, Readonly<Record<CustodianRefusal, string>>>> = {
  en: english,
  ar: {
    notUnderstood: 'لم يفهم الخادم الطلب. أعد تحميل الصفحة.',
    notCustodian: 'لا يسجّل المفاتيح إلا من أُسند إليه دور أمين المفتاح، وكل منهم مفتاحه.',
    notProcurement: 'لا يعيّن أمناء المفاتيح إلا من أُسند إليه دور المشتريات نفسه.',
    appointsItself: 'لا يعيّن أحد نفسه: من سيكون أمين مفتاح لا يقترح ولا يؤكّد.',
    samePerson: 'أنت من اقترح أمناء المفاتيح هؤلاء، ويجب أن يؤكّدهم شخص ثانٍ من قسم المشتريات.',
    accountTooNew:
      'أُنشئ حسابك أو انتقل إلى يد أخرى أو أُسند إليه الدور منذ وقت قريب. وحتى لا يفعل أحد ذلك بحسابات جديدة، لا يشارك الحساب إلا بعد عدة أيام.',
    custodianTooNew:
      'أُنشئ حساب أحد أمناء المفاتيح هؤلاء أو انتقل إلى يد أخرى أو أُسند إليه الدور منذ وقت قريب. وحتى لا يفعل أحد ذلك بحسابات جديدة، لا يشارك الحساب إلا بعد عدة أيام.',
    aSecretKey: 'هذا مفتاح سري. لم يُحفظ، ولكن اعتبره مكشوفًا وأنشئ مفتاحًا جديدًا. ما يُسجَّل يبدأ بـ«age1».',
    noRecipient: 'هذا ليس مفتاحًا عامًا. يبدأ المفتاح العام بـ«age1» ولا فراغات فيه.',
    alreadyRegistered: 'سبق تسجيل هذا المفتاح. أنشئ مفتاحًا جديدًا.',
    notAdministrator: 'لا ينشئ أمناء المفاتيح التجريبيين إلا مديرو النظام.',
    keysExist: 'سُجّلت مفاتيح من قبل. لا يُنشأ الأمناء التجريبيون إلا قبل تسجيل أول مفتاح.',
    noSuchKey: 'هذا المفتاح غير موجود.',
    keyRevoked: 'أُلغي هذا المفتاح.',
    keyChanged:
      'ما تذكره قاعدة البيانات عن هذا المفتاح يخالف ما في سجل الشفافية. لم يُنفَّذ شيء. اسأل من يدير الخادم.',
    roleLost: 'لم يعد صاحب هذا المفتاح أمين مفتاح، أو أنه مدير نظام.',
    twoKeysOfOne: 'مفتاحان من هذه المفاتيح لشخص واحد. كل أمين مفتاح شخص مختلف.',
    wrongNumbers:
      'يلزم للفتح أمينان على الأقل، ويُعيَّن سبعة على الأكثر، ولا يجوز أن يزيد عدد اللازمين على عدد المعيّنين.',
    noSuchTender: 'هذه المناقصة غير موجودة.',
    alreadyPublished: 'نُشرت هذه المناقصة، ولم يعد تغيير أمناء مفاتيحها ممكنًا.',
    nothingProposed: 'لا يوجد ما يُؤكَّد، أو أنه تغيّر للتو. أعد تحميل الصفحة.',
    notAppointed: 'لست من أمناء مفاتيح هذه المناقصة.',
    rehearsalWrong: 'هذا ليس النص الذي خُتم أخيرًا. ابدأ تجربة الفتح من جديد.',
  },
  fr: {
    notUnderstood: 'Le serveur n’a pas compris la demande. Rechargez la page.',
    notCustodian:
      'Seules les personnes ayant le rôle « Dépositaire de clé » enregistrent des clés, chacune la sienne.',
    notProcurement:
      'Seules les personnes à qui le rôle « Achats » a été donné désignent les dépositaires de clé.',
    appointsItself:
      'Nul ne se désigne soi-même : qui doit être dépositaire ne peut ni proposer ni confirmer.',
    samePerson:
      'Vous avez proposé ces dépositaires de clé. Une deuxième personne chargée des achats doit les confirmer.',
    accountTooNew:
      'Votre compte a été créé, a changé de mains ou a reçu le rôle trop récemment. Pour que personne n’agisse avec de nouveaux comptes, il ne participe qu’après quelques jours.',
    custodianTooNew:
      'Le compte de l’un de ces dépositaires a été créé, a changé de mains ou a reçu le rôle trop récemment. Pour que personne n’agisse avec de nouveaux comptes, il ne participe qu’après quelques jours.',
    aSecretKey:
      'C’est une clé secrète. Elle n’a pas été conservée, mais considérez-la comme exposée : créez-en une autre. Ce que l’on enregistre commence par « age1 ».',
    noRecipient: 'Ce n’est pas une clé publique. Celle-ci commence par « age1 » et n’a pas d’espaces.',
    alreadyRegistered: 'Cette clé a déjà été enregistrée. Créez-en une autre.',
    notAdministrator: 'Seuls les administrateurs créent des dépositaires d’exemple.',
    keysExist:
      'Des clés de dépositaires sont déjà enregistrées. Les exemples ne se créent qu’avant la première.',
    noSuchKey: 'Cette clé n’existe pas.',
    keyRevoked: 'Cette clé a été révoquée.',
    keyChanged:
      'Ce que la base de données dit de cette clé n’est pas ce que dit le journal de transparence. Rien n’a été fait. Adressez-vous à la personne qui gère le serveur.',
    roleLost: 'La personne qui a cette clé n’est plus dépositaire, ou est administratrice.',
    twoKeysOfOne:
      'Deux de ces clés appartiennent à la même personne. Chaque dépositaire est une personne différente.',
    wrongNumbers:
      'Il faut au moins deux dépositaires pour ouvrir, sept au plus sont désignés, et il ne peut en falloir plus qu’il n’en est désigné.',
    noSuchTender: 'Cet appel d’offres n’existe pas.',
    alreadyPublished: 'Cet appel d’offres a été publié. Ses dépositaires de clé ne peuvent plus changer.',
    nothingProposed: 'Il n’y a rien à confirmer, ou cela vient de changer. Rechargez la page.',
    notAppointed: 'Vous n’êtes pas dépositaire de clé de cet appel d’offres.',
    rehearsalWrong: 'Ce n’est pas le dernier texte scellé. Recommencez la répétition.',
  },
  fa: {
    notUnderstood: 'سرور درخواست را نفهمید. صفحه را دوباره بارگذاری کنید.',
    notCustodian: 'فقط کسانی که نقش کلیددار دارند کلید ثبت می‌کنند و هر کس کلید خود را.',
    notProcurement: 'فقط کسانی که نقش تدارکات به خود آنان داده شده است کلیدداران را تعیین می‌کنند.',
    appointsItself: 'هیچ‌کس خود را تعیین نمی‌کند: کسی که قرار است کلیددار باشد نه پیشنهاد می‌کند و نه تأیید.',
    samePerson: 'شما این کلیدداران را پیشنهاد کرده‌اید. نفر دومی از تدارکات باید آنان را تأیید کند.',
    accountTooNew:
      'حساب شما به‌تازگی ساخته شده، دست‌به‌دست شده یا این نقش را گرفته است. برای آنکه کسی با حساب‌های تازه این کار را نکند، حساب پس از چند روز شرکت می‌کند.',
    custodianTooNew:
      'حساب یکی از این کلیدداران به‌تازگی ساخته شده، دست‌به‌دست شده یا این نقش را گرفته است. برای آنکه کسی با حساب‌های تازه این کار را نکند، حساب پس از چند روز شرکت می‌کند.',
    aSecretKey:
      'این یک کلید محرمانه است. ذخیره نشد، اما آن را فاش‌شده بدانید و کلید تازه‌ای بسازید. آنچه ثبت می‌شود با «age1» آغاز می‌شود.',
    noRecipient: 'این کلید عمومی نیست. کلید عمومی با «age1» آغاز می‌شود و فاصله ندارد.',
    alreadyRegistered: 'این کلید پیش‌تر ثبت شده است. کلید تازه‌ای بسازید.',
    notAdministrator: 'فقط مدیران کلیددار نمونه می‌سازند.',
    keysExist: 'کلیدهایی پیش‌تر ثبت شده‌اند. نمونه‌ها فقط پیش از نخستین کلید ساخته می‌شوند.',
    noSuchKey: 'این کلید وجود ندارد.',
    keyRevoked: 'این کلید باطل شده است.',
    keyChanged:
      'آنچه پایگاه داده دربارهٔ این کلید می‌گوید با دفتر شفافیت یکی نیست. کاری انجام نشد. از گردانندهٔ سرور بپرسید.',
    roleLost: 'دارندهٔ این کلید دیگر کلیددار نیست یا مدیر است.',
    twoKeysOfOne: 'دو کلید از این کلیدها از آنِ یک نفر است. هر کلیددار باید فردی جداگانه باشد.',
    wrongNumbers:
      'دست‌کم دو کلیددار برای گشایش لازم است، حداکثر هفت نفر تعیین می‌شوند و شمار لازم از شمار تعیین‌شدگان بیشتر نیست.',
    noSuchTender: 'این مناقصه وجود ندارد.',
    alreadyPublished: 'این مناقصه منتشر شده است و کلیدداران آن دیگر تغییر نمی‌کنند.',
    nothingProposed: 'چیزی برای تأیید نیست یا همین حالا تغییر کرد. صفحه را دوباره بارگذاری کنید.',
    notAppointed: 'شما کلیددار این مناقصه نیستید.',
    rehearsalWrong: 'این آخرین متن مهروموم‌شده نیست. تمرین را از نو آغاز کنید.',
  },
}

const takesPart: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) => `It takes part from ${day}.`,
  ar: (day) => `يشارك اعتبارًا من ${day}.`,
  fr: (day) => `Il participe à partir du ${day}.`,
  fa: (day) => `از ${day} شرکت می‌کند.`,
}

/**
 * Why something about custodians is refused, in the language in which somebody uses the back office.
 * @param from instant from which it would be done, ISO 8601
 */
export function custodianRefusal(refusal: CustodianRefusal, by: InALanguage, from?: string): string {
  const language = languageOf(by)
  const reason = refusals[language][refusal]
  if (from === undefined) return reason
  return `${reason} ${takesPart[language](formatGregorianDayIn(from, language, defaultTimeZone))}`
}
