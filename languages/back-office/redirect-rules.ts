import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

const english = {
  isTaken: 'This address is already in use. A redirect is for an address at which visitors find nothing.',
  leadsBack: 'This leads back to the address where it begins.',
  noPath: 'Write a path of this site that begins with /, without ? and #.',
}

/** Why a redirect is refused. */
type RedirectRule = keyof typeof english

const rules: Readonly<Record<Language, Readonly<Record<RedirectRule, string>>>> = {
  en: english,
  ar: {
    isTaken: 'يوجد محتوى بهذا العنوان. تُستعمل إعادة التوجيه لعنوان لا يجد الزوار فيه شيئًا.',
    leadsBack: 'يعود هذا إلى العنوان الذي يبدأ منه.',
    noPath: 'اكتب مسارًا في هذا الموقع يبدأ بـ \u2066/\u2069، دون \u2066?\u2069 أو \u2066#\u2069.',
  },
  fr: {
    isTaken:
      'Cette adresse mène déjà à un contenu. Une redirection sert à une adresse où les visiteurs ne trouvent rien.',
    leadsBack: 'Cela ramène à l’adresse de départ.',
    noPath: 'Écrivez un chemin de ce site qui commence par /, sans ? ni #.',
  },
  fa: {
    isTaken: 'در این نشانی محتوایی هست. تغییر مسیر برای نشانی‌ای است که بازدیدکنندگان در آن چیزی نمی‌یابند.',
    leadsBack: 'این به همان نشانی آغازین بازمی‌گردد.',
    noPath:
      'مسیری از این وب‌سایت بنویسید که با \u2066/\u2069 آغاز شود و \u2066?\u2069 یا \u2066#\u2069 نداشته باشد.',
  },
}

/** A rule in the language of whoever asks. */
export function redirectRule(rule: RedirectRule, by: InALanguage): string {
  return rules[languageOf(by)][rule]
}
