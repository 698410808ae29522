import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

const english = {
  linkUnknown:
    'This link is not valid. Check that you have copied all of it, or ask an administrator for a new one.',
  linkExpired: 'The time to use this link is over. Ask an administrator to send you a new one.',
  linkUsed: 'This link has already been used. Sign in with the password or the passkey that you chose.',
  linkReplaced: 'A newer link was sent to you. Use the link in the latest message.',
  linkWithdrawn: 'This link was withdrawn. If you still need access, contact an administrator.',
  passwordIsTheirs:
    'People choose their own password. Send an invitation to a new account; whoever can no longer sign in is let in again by two administrators.',
  onlyWayIn:
    'This account has no password: without the passkey nobody could sign in. Add another passkey before you remove this one.',
  noPasswordLeft:
    'This account has no password: without its passkeys nobody could sign in. Begin a recovery of the account instead.',
  signInAgain:
    'You sign in at your organization. To add a passkey, sign out, sign in there again, and add it within ten minutes.',
  invitationNotNeeded: 'This person has already accepted the invitation.',
  recoveryNotNeeded: 'Nobody has signed in with this account yet. Send the invitation again instead.',
  recoveryNeedsTwo:
    'A recovery needs two administrators besides the person, you among them, whose accounts and roles are some days old (ROLE_WAIT_DAYS), and there are fewer. Use the command on the server instead.',
  recoveryBegunAlready: 'A recovery of this account has already begun.',
  recoveryNone: 'No recovery of this account is under way. It was withdrawn, confirmed, or its time is over.',
  recoverySamePerson: 'You began this recovery. Another administrator has to confirm it.',
  recoveryTooEarly: 'The waiting time is not over yet: the person must be able to object.',
}

/** What somebody is refused when it comes to getting into an account. */
export type AccessRule = keyof typeof english

const rules: Readonly<Record<Language, Readonly<Record<AccessRule, string>>>> = {
  en: english,
  ar: {
    linkUnknown: 'هذا الرابط غير صالح. تأكد من نسخه كاملًا، أو اطلب رابطًا جديدًا من أحد مديري النظام.',
    linkExpired: 'انتهت مدة صلاحية هذا الرابط. اطلب من أحد مديري النظام إرسال رابط جديد إليك.',
    linkUsed: 'سبق استخدام هذا الرابط. سجّل الدخول بكلمة المرور أو مفتاح المرور الذي اخترته.',
    linkReplaced: 'أُرسل إليك رابط أحدث. استخدم الرابط الوارد في آخر رسالة.',
    linkWithdrawn: 'سُحب هذا الرابط. إذا كنت لا تزال بحاجة إلى الدخول فتواصل مع أحد مديري النظام.',
    passwordIsTheirs:
      'يختار كل شخص كلمة مروره بنفسه. أرسل دعوة إلى الحساب الجديد؛ ومن تعذّر عليه الدخول يعيد إليه مديران للنظام إمكانية الوصول.',
    onlyWayIn:
      'ليس لهذا الحساب كلمة مرور، ولا يمكن الدخول إليه من دون مفتاح المرور. أضف مفتاحًا آخر قبل حذف هذا.',
    noPasswordLeft:
      'ليس لهذا الحساب كلمة مرور، ولا يمكن الدخول إليه من دون مفاتيح المرور. ابدأ استعادة الحساب بدلًا من ذلك.',
    signInAgain:
      'أنت تدخل بحساب مؤسستك. لإضافة مفتاح مرور، سجّل الخروج ثم ادخل به من جديد وأضف المفتاح خلال عشر دقائق.',
    invitationNotNeeded: 'سبق لهذا الشخص أن قبل الدعوة.',
    recoveryNotNeeded: 'لم يدخل أحد بهذا الحساب بعد. أعد إرسال الدعوة بدلًا من ذلك.',
    recoveryNeedsTwo:
      'تتطلب الاستعادة مديرَين للنظام غير صاحب الحساب، أنت أحدهما، مضت على حسابيهما ودوريهما بضعة أيام (ROLE_WAIT_DAYS)، وعدد هؤلاء أقل من ذلك. استخدم الأمر على الخادم بدلًا منها.',
    recoveryBegunAlready: 'بدأت استعادة هذا الحساب من قبل.',
    recoveryNone: 'لا توجد استعادة جارية لهذا الحساب: فقد سُحبت أو أُكّدت أو انتهت مدتها.',
    recoverySamePerson: 'أنت من بدأ هذه الاستعادة، ويجب أن يؤكدها مدير نظام آخر.',
    recoveryTooEarly: 'لم تنتهِ مدة الانتظار بعد: يجب أن تتاح لصاحب الحساب فرصة الاعتراض.',
  },
  fr: {
    linkUnknown:
      'Ce lien n’est pas valable. Vérifiez que vous l’avez copié en entier, ou demandez-en un nouveau à un administrateur.',
    linkExpired:
      'Le délai d’utilisation de ce lien est écoulé. Demandez à un administrateur de vous en envoyer un nouveau.',
    linkUsed:
      'Ce lien a déjà été utilisé. Connectez-vous avec le mot de passe ou la clé d’accès que vous avez choisi.',
    linkReplaced: 'Un lien plus récent vous a été envoyé. Utilisez celui du dernier message.',
    linkWithdrawn:
      'Ce lien a été annulé. Si vous avez encore besoin d’un accès, adressez-vous à un administrateur.',
    passwordIsTheirs:
      'Chacun choisit son mot de passe. Envoyez une invitation pour un nouveau compte ; deux administrateurs rétablissent l’accès de qui ne peut plus se connecter.',
    onlyWayIn:
      'Ce compte n’a pas de mot de passe : sans la clé d’accès, personne ne pourrait se connecter. Ajoutez une autre clé avant de supprimer celle-ci.',
    noPasswordLeft:
      'Ce compte n’a pas de mot de passe : sans ses clés d’accès, personne ne pourrait se connecter. Commencez plutôt une récupération du compte.',
    signInAgain:
      'Vous vous connectez par votre organisation. Pour ajouter une clé d’accès, déconnectez-vous, reconnectez-vous par elle et ajoutez la clé dans les dix minutes.',
    invitationNotNeeded: 'Cette personne a déjà accepté l’invitation.',
    recoveryNotNeeded: 'Personne ne s’est encore connecté avec ce compte. Renvoyez plutôt l’invitation.',
    recoveryNeedsTwo:
      'Une récupération demande deux administrateurs en plus de la personne, dont vous, et dont le compte et le rôle datent de quelques jours (ROLE_WAIT_DAYS) ; il y en a moins. Utilisez plutôt la commande sur le serveur.',
    recoveryBegunAlready: 'Une récupération de ce compte est déjà en cours.',
    recoveryNone:
      'Aucune récupération de ce compte n’est en cours. Elle a été annulée ou confirmée, ou son délai est écoulé.',
    recoverySamePerson: 'Vous avez commencé cette récupération. Un autre administrateur doit la confirmer.',
    recoveryTooEarly: 'Le délai d’attente n’est pas écoulé : la personne doit pouvoir s’y opposer.',
  },
  fa: {
    linkUnknown: 'این پیوند معتبر نیست. ببینید آن را کامل رونوشت کرده‌اید، یا از مدیر پیوند تازه‌ای بخواهید.',
    linkExpired: 'مهلت استفاده از این پیوند پایان یافته است. از مدیر بخواهید پیوند تازه‌ای برایتان بفرستد.',
    linkUsed: 'این پیوند پیش‌تر به کار رفته است. با گذرواژه یا کلید عبوری که برگزیدید وارد شوید.',
    linkReplaced: 'پیوند تازه‌تری برای شما فرستاده شده است. پیوند آخرین پیام را به کار ببرید.',
    linkWithdrawn: 'این پیوند لغو شده است. اگر هنوز به دسترسی نیاز دارید، با مدیر تماس بگیرید.',
    passwordIsTheirs:
      'هر کس گذرواژه‌اش را خود برمی‌گزیند. برای حساب تازه دعوت‌نامه بفرستید؛ کسی که دیگر نمی‌تواند وارد شود با تأیید دو مدیر دوباره دسترسی می‌یابد.',
    onlyWayIn:
      'این حساب گذرواژه ندارد و بدون کلید عبور کسی نمی‌تواند وارد شود. پیش از حذف این کلید، کلید دیگری بیفزایید.',
    noPasswordLeft:
      'این حساب گذرواژه ندارد و بدون کلیدهای عبور کسی نمی‌تواند وارد شود. به جای آن بازیابی حساب را آغاز کنید.',
    signInAgain:
      'شما با حساب سازمان خود وارد می‌شوید. برای افزودن کلید عبور خارج شوید، دوباره با آن وارد شوید و تا ده دقیقه کلید را بیفزایید.',
    invitationNotNeeded: 'این شخص پیش‌تر دعوت را پذیرفته است.',
    recoveryNotNeeded: 'هنوز کسی با این حساب وارد نشده است. به جای آن دعوت‌نامه را دوباره بفرستید.',
    recoveryNeedsTwo:
      'بازیابی به دو مدیر جز صاحب حساب نیاز دارد، از جمله خود شما، که چند روز از ساخت حساب و دریافت نقش آنان گذشته باشد (ROLE_WAIT_DAYS)، و شمار چنین مدیرانی کمتر است. به جای آن از فرمان روی سرور استفاده کنید.',
    recoveryBegunAlready: 'بازیابی این حساب پیش‌تر آغاز شده است.',
    recoveryNone: 'بازیابی این حساب در جریان نیست: لغو یا تأیید شده یا مهلت آن پایان یافته است.',
    recoverySamePerson: 'این بازیابی را شما آغاز کرده‌اید. مدیر دیگری باید آن را تأیید کند.',
    recoveryTooEarly: 'مهلت انتظار هنوز پایان نیافته است: صاحب حساب باید بتواند اعتراض کند.',
  },
}

/** A rule's sentence in the language in which somebody uses the back office. */
export function accessRule(rule: AccessRule, by: InALanguage): string {
  return rules[languageOf(by)][rule]
}
