import { isLanguage, type Language } from '../languages.ts'

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
      'La clé de scellement n’est pas disponible sur ce serveur : rien n’a été ouvert. Adressez-vous à la personne qui gère le serveur.',
    notAnOpener: 'Seules les personnes chargées de l’ouverture des offres peuvent les ouvrir.',
    noSuchTender: 'Cet appel d’offres n’existe pas.',
    accountTooNew:
      'Cet appel a été publié avant que votre compte soit créé, renommé, reçoive une autre adresse, ou un mot de passe ou une clé d’accès de quelqu’un d’autre, ou le rôle. Pour que personne n’ouvre les offres avec de nouveaux comptes, seuls comptent les comptes plus anciens et inchangés.',
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
    these: 'Ces personnes le peuvent :',
    fewer:
      'Moins de deux personnes le peuvent : demandez à la personne qui gère le serveur d’exécuter « npm run admit-opener ».',
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
  { i18n }: { i18n: { language: string } },
  openers: readonly string[] = [],
): string {
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const reason = refusals[language][refusal]
  if (refusal !== 'accountTooNew') return reason
  const { these, fewer } = whoCan[language]
  const names = new Intl.ListFormat(language).format(openers.map((name) => `\u2068${name}\u2069`))
  return [reason, openers.length > 0 && `${these} ${names}.`, openers.length < 2 && fewer]
    .filter((part) => part !== false)
    .join(' ')
}
