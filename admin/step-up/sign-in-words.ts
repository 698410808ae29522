import type { Language } from '../../languages/languages.ts'

/** What the page of the sign-in says of passkeys. */
export const signInWords: Readonly<Record<Language, { withPasskey: string; notSigned: string }>> = {
  en: { withPasskey: 'Sign in with a passkey', notSigned: 'No passkey was used.' },
  ar: { withPasskey: 'الدخول بمفتاح مرور', notSigned: 'لم يُستخدم أي مفتاح مرور.' },
  fr: { withPasskey: 'Se connecter avec une clé d’accès', notSigned: 'Aucune clé d’accès n’a été utilisée.' },
  fa: { withPasskey: 'ورود با کلید عبور', notSigned: 'هیچ کلید عبوری به کار نرفت.' },
}
