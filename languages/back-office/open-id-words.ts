import type { Language } from '../languages.ts'

/** Why somebody who came from the provider is not let in; the sign-in's page says it in words. */
export const openIdRefusals = [
  'providerAway',
  'startAgain',
  'refused',
  'noEmail',
  'noAccount',
  'noRole',
  'secondFactor',
  'tooMany',
] as const

export type OpenIdRefusal = (typeof openIdRefusals)[number]

interface OpenIdWords {
  signIn: string
  refusals: Readonly<Record<OpenIdRefusal, string>>
}

/** What the page of the sign-in says of the organization’s own sign-in. */
export const openIdWords: Readonly<Record<Language, OpenIdWords>> = {
  en: {
    signIn: 'Sign in with your organization’s account',
    refusals: {
      providerAway:
        'Your organization’s sign-in service does not answer at the moment. Please try again shortly, or sign in here with a password or a passkey if you have one.',
      startAgain: 'The sign-in took too long or was started in another window. Please start again.',
      refused: 'Your organization’s sign-in service did not confirm the sign-in. Please start again.',
      noEmail:
        'Your organization’s sign-in service gave no verified email address, so no account could be found. Contact an administrator.',
      noAccount: 'There is no account for your address here. Ask an administrator for an invitation.',
      noRole: 'Your groups give you no role here. Contact an administrator.',
      secondFactor:
        'Your role needs a second factor, and your organization’s sign-in service did not ask for one. Contact an administrator.',
      tooMany: 'Too many attempts. Please try again in a few minutes.',
    },
  },
  ar: {
    signIn: 'الدخول بحساب مؤسستك',
    refusals: {
      providerAway:
        'لا تستجيب خدمة تسجيل الدخول في مؤسستك حاليًا. يرجى المحاولة بعد قليل، أو الدخول هنا بكلمة مرور أو مفتاح مرور إن كان لديك.',
      startAgain: 'استغرق تسجيل الدخول وقتًا طويلًا أو بدأ في نافذة أخرى. يرجى البدء من جديد.',
      refused: 'لم تؤكد خدمة تسجيل الدخول في مؤسستك دخولك. يرجى البدء من جديد.',
      noEmail:
        'لم تقدّم خدمة تسجيل الدخول في مؤسستك بريدًا إلكترونيًا متحققًا منه، فتعذّر العثور على حساب. تواصل مع أحد مديري النظام.',
      noAccount: 'لا يوجد هنا حساب بعنوانك. اطلب دعوة من أحد مديري النظام.',
      noRole: 'لا تمنحك مجموعاتك أي دور هنا. تواصل مع أحد مديري النظام.',
      secondFactor:
        'يتطلب دورك عاملًا ثانيًا، ولم تطلبه خدمة تسجيل الدخول في مؤسستك. تواصل مع أحد مديري النظام.',
      tooMany: 'محاولات كثيرة. يرجى المحاولة مجددًا بعد بضع دقائق.',
    },
  },
  fr: {
    signIn: 'Se connecter avec le compte de votre organisation',
    refusals: {
      providerAway:
        'Le service de connexion de votre organisation ne répond pas pour le moment. Réessayez dans un instant, ou connectez-vous ici avec un mot de passe ou une clé d’accès si vous en avez.',
      startAgain:
        'La connexion a pris trop de temps ou a été commencée dans une autre fenêtre. Veuillez recommencer.',
      refused:
        'Le service de connexion de votre organisation n’a pas confirmé la connexion. Veuillez recommencer.',
      noEmail:
        'Le service de connexion de votre organisation n’a fourni aucune adresse électronique vérifiée : aucun compte n’a pu être trouvé. Adressez-vous à un administrateur.',
      noAccount: 'Il n’existe pas de compte pour votre adresse. Demandez une invitation à un administrateur.',
      noRole: 'Vos groupes ne vous donnent aucun rôle ici. Adressez-vous à un administrateur.',
      secondFactor:
        'Votre rôle demande un second facteur, et le service de connexion de votre organisation n’en a pas demandé. Adressez-vous à un administrateur.',
      tooMany: 'Trop de tentatives. Veuillez réessayer dans quelques minutes.',
    },
  },
  fa: {
    signIn: 'ورود با حساب سازمان خود',
    refusals: {
      providerAway:
        'سامانهٔ ورود سازمان شما اکنون پاسخ نمی‌دهد. اندکی بعد دوباره تلاش کنید، یا اگر گذرواژه یا کلید عبور دارید در اینجا وارد شوید.',
      startAgain: 'ورود بیش از اندازه طول کشید یا در پنجرهٔ دیگری آغاز شد. لطفاً از نو آغاز کنید.',
      refused: 'سامانهٔ ورود سازمان شما ورود را تأیید نکرد. لطفاً از نو آغاز کنید.',
      noEmail: 'سامانهٔ ورود سازمان شما نشانی ایمیل تأییدشده‌ای نداد و حسابی یافت نشد. با مدیر تماس بگیرید.',
      noAccount: 'برای نشانی شما در اینجا حسابی نیست. از مدیر دعوت‌نامه بخواهید.',
      noRole: 'گروه‌های شما در اینجا نقشی به شما نمی‌دهند. با مدیر تماس بگیرید.',
      secondFactor:
        'نقش شما به عامل دوم نیاز دارد و سامانهٔ ورود سازمان شما آن را نخواست. با مدیر تماس بگیرید.',
      tooMany: 'تلاش‌ها بیش از حد بود. لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
    },
  },
}
