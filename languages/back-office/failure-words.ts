import type { Label } from './translate.ts'

export const serverAway: Label = {
  en: 'The server could not be reached. Try again.',
  ar: 'تعذّر الوصول إلى الخادم. حاول مرة أخرى.',
  fr: 'Le serveur n’a pas répondu. Réessayez.',
  fa: 'دسترسی به سرور ممکن نشد. دوباره تلاش کنید.',
}
