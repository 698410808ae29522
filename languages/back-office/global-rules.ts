import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

const english = {
  staysPublished:
    'Every page of the site shows this. It can be changed, but not taken off the site. To withdraw what was changed, restore an earlier version.',
}

/** What a save of what there is one of is refused with: the menu, the home page, the Organization. */
export type GlobalRule = keyof typeof english

const rules: Readonly<Record<Language, Readonly<Record<GlobalRule, string>>>> = {
  en: english,
  ar: {
    staysPublished:
      'يظهر هذا المحتوى في كل صفحات الموقع. يمكن تغييره، ولا يمكن إلغاء نشره. لسحب ما تغيّر، استعد إصدارًا سابقًا.',
  },
  fr: {
    staysPublished:
      'Toutes les pages du site affichent ce contenu. Il peut être modifié, mais pas retiré du site. Pour annuler une modification, restaurez une version antérieure.',
  },
  fa: {
    staysPublished:
      'این محتوا در همهٔ صفحه‌های سایت دیده می‌شود. می‌توان آن را تغییر داد، اما نمی‌توان آن را از سایت برداشت. برای پس گرفتن تغییرات، نسخه‌ای پیشین را بازیابی کنید.',
  },
}

/** A rule in the language of whoever asks. */
export function globalRule(rule: GlobalRule, by: InALanguage): string {
  return rules[languageOf(by)][rule]
}
