import type { Language } from '../languages.ts'

export interface Notice {
  title: string
  text: string
  link: string
}

/** What both have typed at the terminal of the server. */
export const createAdministratorCommand =
  'npm run create-administrator -- --email name@example.org --name "…"'

/** Shown while nobody can sign in yet, in place of Payload's form that would let any visitor become administrator. */
export const firstAdministrator: Readonly<Record<Language, Notice>> = {
  en: {
    title: 'There is no administrator yet',
    text: 'The first administrator is created from the server’s command line, in the folder of the website, with this command. It asks for a password.',
    link: 'Sign in afterwards',
  },
  ar: {
    title: 'لا يوجد مدير للنظام بعد',
    text: 'يُنشأ أول مدير للنظام من سطر الأوامر على الخادم، داخل مجلد الموقع، بالأمر التالي. وسيُطلب إدخال كلمة مرور.',
    link: 'تسجيل الدخول بعد ذلك',
  },
  fr: {
    title: 'Il n’y a pas encore d’administrateur',
    text: 'Le premier administrateur est créé au terminal du serveur, dans le dossier du site, avec cette commande. Elle demande un mot de passe.',
    link: 'Se connecter ensuite',
  },
  fa: {
    title: 'هنوز مدیری وجود ندارد',
    text: 'نخستین مدیر در پایانهٔ سرور، در پوشهٔ وب‌سایت، با این فرمان ساخته می‌شود. فرمان یک گذرواژه می‌پرسد.',
    link: 'سپس وارد شوید',
  },
}

/** Shown in place of Payload's form that promises an e-mail: this product sends none. */
export const forgottenPassword: Readonly<Record<Language, Notice>> = {
  en: {
    title: 'Forgotten password',
    text: 'This site sends no email. Two administrators can let you in again under Settings, Users. If no administrator can sign in, a new one is created from the server’s command line with this command.',
    link: 'Back to sign in',
  },
  ar: {
    title: 'نسيت كلمة المرور',
    text: 'لا يرسل هذا الموقع رسائل بريد إلكتروني. يمكن لمديرَين للنظام معًا أن يعيدا إليك الوصول من «الإعدادات» ثم «المستخدمون». وإذا تعذّر الدخول على جميع مديري النظام، يُنشأ مدير جديد من سطر الأوامر على الخادم بالأمر التالي.',
    link: 'العودة إلى تسجيل الدخول',
  },
  fr: {
    title: 'Mot de passe oublié',
    text: 'Ce site n’envoie pas de courriel. Deux administrateurs peuvent rétablir votre accès sous Réglages, Utilisateurs. Si aucun administrateur ne peut se connecter, un nouveau est créé au terminal du serveur avec cette commande.',
    link: 'Retour à la connexion',
  },
  fa: {
    title: 'فراموشی گذرواژه',
    text: 'این وب‌سایت ایمیل نمی‌فرستد. دو مدیر می‌توانند با هم در بخش «تنظیمات»، «کاربران» دسترسی شما را بازگردانند. اگر هیچ مدیری نمی‌تواند وارد شود، مدیر تازه‌ای در پایانهٔ سرور با این فرمان ساخته می‌شود.',
    link: 'بازگشت به ورود',
  },
}
