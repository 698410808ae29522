import type { Language } from '../languages.ts'

const english = {
  invitation: 'Invitation',
  open: 'An invitation was sent. Nobody can sign in with this account before it is accepted. It is valid until',
  openWithoutMail:
    'An invitation is open. Nobody can sign in with this account before it is accepted. It is valid until',
  expired: 'The invitation has expired. Send a new one.',
  ended: 'No invitation is open: nobody can sign in with this account.',
  none: 'This installation sends no email. Show the link here, and hand it over to the person yourself.',
  send: 'Send the invitation again',
  show: 'Show a link',
  withdraw: 'Withdraw the invitation',
  link: 'Link for the person. It is shown only now, can be used once, and lets in whoever has it:',
  recovery: 'Recovery',
  recoveryHelp:
    'For somebody who has lost their password or all second factors: one administrator begins, another confirms after a day, and the person receives a link. Make sure that it is them who ask.',
  recoveryCommand:
    'Letting somebody in again takes two administrators besides the person, you among them, whose accounts and roles are some days old, and there are fewer. Use this command on the server:',
  begin: 'Begin a recovery',
  begun: 'A recovery was begun on',
  byYou: 'You began it: another administrator has to confirm it.',
  confirmableFrom: 'It can be confirmed from',
  lapses: 'It ends automatically on',
  confirm: 'Confirm the recovery',
  withdrawRecovery: 'Withdraw the recovery',
  ofYou:
    'An administrator has begun to recover your account: somebody could get access to it by a link. If you did not ask for this, withdraw it.',
  linkSent: 'The recovery is confirmed, and its link is valid until',
} as const

type AccessWords = Readonly<Record<keyof typeof english, string>>

/** What an account's page says of invitations and recoveries. */
export const accessWords: Readonly<Record<Language, AccessWords>> = {
  en: english,
  ar: {
    invitation: 'الدعوة',
    open: 'أُرسلت دعوة. لا يمكن لأحد الدخول بهذا الحساب قبل قبولها. وهي صالحة حتى',
    openWithoutMail: 'توجد دعوة مفتوحة. لا يمكن لأحد الدخول بهذا الحساب قبل قبولها. وهي صالحة حتى',
    expired: 'انتهت صلاحية الدعوة. أرسل دعوة جديدة.',
    ended: 'لا توجد دعوة مفتوحة، ولا يمكن لأحد الدخول بهذا الحساب.',
    none: 'لا يرسل هذا الموقع رسائل بريد إلكتروني. اعرض الرابط هنا وسلّمه إلى الشخص بنفسك.',
    send: 'إعادة إرسال الدعوة',
    show: 'عرض رابط',
    withdraw: 'سحب الدعوة',
    link: 'الرابط المخصص للشخص. لا يُعرض إلا الآن، ويُستخدم مرة واحدة، ويتيح الدخول لكل من يحصل عليه:',
    recovery: 'استعادة الحساب',
    recoveryHelp:
      'لمن فقد كلمة مروره أو جميع وسائل التحقق الثانية: يبدأ أحد مديري النظام، ويؤكد مدير آخر بعد يوم، ثم يتلقى الشخص رابطًا. تأكد من أن صاحب الحساب هو من يطلب ذلك.',
    recoveryCommand:
      'تتطلب استعادة الحساب مديرَين للنظام غير صاحبه، أنت أحدهما، مضت على حسابيهما ودوريهما بضعة أيام، وعدد هؤلاء أقل من ذلك. استخدم هذا الأمر على الخادم:',
    begin: 'بدء الاستعادة',
    begun: 'بدأت استعادة الحساب في',
    byYou: 'أنت من بدأها، ويجب أن يؤكدها مدير نظام آخر.',
    confirmableFrom: 'يمكن تأكيدها اعتبارًا من',
    lapses: 'تنتهي من تلقاء نفسها في',
    confirm: 'تأكيد الاستعادة',
    withdrawRecovery: 'سحب طلب الاستعادة',
    ofYou:
      'بدأ أحد مديري النظام استعادة حسابك: قد يحصل شخص على الوصول إليه برابط. إذا لم تطلب ذلك فاسحب الطلب.',
    linkSent: 'أُكّدت الاستعادة، ورابطها صالح حتى',
  },
  fr: {
    invitation: 'Invitation',
    open: 'Une invitation a été envoyée. Personne ne peut se connecter avec ce compte avant qu’elle soit acceptée. Elle est valable jusqu’au',
    openWithoutMail:
      'Une invitation est en attente. Personne ne peut se connecter avec ce compte avant qu’elle soit acceptée. Elle est valable jusqu’au',
    expired: 'L’invitation a expiré. Envoyez-en une nouvelle.',
    ended: 'Aucune invitation n’est en attente : personne ne peut se connecter avec ce compte.',
    none: 'Cette installation n’envoie pas de courriel. Affichez le lien ici et remettez-le vous-même à la personne.',
    send: 'Renvoyer l’invitation',
    show: 'Afficher un lien',
    withdraw: 'Annuler l’invitation',
    link: 'Lien pour la personne. Il n’est affiché que maintenant, sert une seule fois et donne accès à quiconque le possède :',
    recovery: 'Récupération',
    recoveryHelp:
      'Pour une personne qui a perdu son mot de passe ou tous ses seconds facteurs : un administrateur commence, un autre confirme au bout d’un jour, et la personne reçoit un lien. Assurez-vous que la demande vient bien d’elle.',
    recoveryCommand:
      'Rétablir l’accès demande deux administrateurs en plus de la personne, dont vous, et dont le compte et le rôle datent de quelques jours ; il y en a moins. Utilisez cette commande sur le serveur :',
    begin: 'Commencer une récupération',
    begun: 'Une récupération a été commencée le',
    byYou: 'C’est vous qui l’avez commencée : un autre administrateur doit la confirmer.',
    confirmableFrom: 'Elle peut être confirmée à partir du',
    lapses: 'Elle prend fin d’elle-même le',
    confirm: 'Confirmer la récupération',
    withdrawRecovery: 'Annuler la récupération',
    ofYou:
      'Un administrateur a commencé la récupération de votre compte : quelqu’un pourrait y accéder par un lien. Si vous n’avez rien demandé, annulez-la.',
    linkSent: 'La récupération est confirmée, et son lien est valable jusqu’au',
  },
  fa: {
    invitation: 'دعوت‌نامه',
    open: 'دعوت‌نامه‌ای فرستاده شده است. پیش از پذیرش آن کسی نمی‌تواند با این حساب وارد شود. اعتبار آن تا',
    openWithoutMail: 'دعوت‌نامه‌ای باز است. پیش از پذیرش آن کسی نمی‌تواند با این حساب وارد شود. اعتبار آن تا',
    expired: 'مهلت دعوت‌نامه پایان یافته است. دعوت‌نامهٔ تازه‌ای بفرستید.',
    ended: 'دعوت‌نامه‌ای باز نیست و کسی نمی‌تواند با این حساب وارد شود.',
    none: 'این وب‌سایت ایمیل نمی‌فرستد. پیوند را اینجا نمایش دهید و خودتان به شخص برسانید.',
    send: 'فرستادن دوبارهٔ دعوت‌نامه',
    show: 'نمایش پیوند',
    withdraw: 'لغو دعوت‌نامه',
    link: 'پیوند برای شخص. تنها اکنون نمایش داده می‌شود، یک بار به کار می‌آید و هر که آن را داشته باشد وارد می‌شود:',
    recovery: 'بازیابی',
    recoveryHelp:
      'برای کسی که گذرواژه یا همهٔ عامل‌های دوم خود را از دست داده است: یک مدیر آغاز می‌کند، مدیر دیگری پس از یک روز تأیید می‌کند و پیوندی به شخص می‌رسد. مطمئن شوید که درخواست از خود اوست.',
    recoveryCommand:
      'بازیابی دسترسی به دو مدیر جز صاحب حساب نیاز دارد، از جمله خود شما، که چند روز از ساخت حساب و دریافت نقش آنان گذشته باشد، و شمار چنین مدیرانی کمتر است. این فرمان را روی سرور به کار ببرید:',
    begin: 'آغاز بازیابی',
    begun: 'بازیابی آغاز شده در',
    byYou: 'آن را شما آغاز کرده‌اید: مدیر دیگری باید تأیید کند.',
    confirmableFrom: 'قابل تأیید از',
    lapses: 'خودبه‌خود پایان می‌یابد در',
    confirm: 'تأیید بازیابی',
    withdrawRecovery: 'لغو بازیابی',
    ofYou:
      'یکی از مدیران بازیابی حساب شما را آغاز کرده است: کسی می‌تواند با پیوندی به آن دسترسی یابد. اگر شما درخواست نکرده‌اید، آن را لغو کنید.',
    linkSent: 'بازیابی تأیید شده است و پیوند آن معتبر است تا',
  },
}
