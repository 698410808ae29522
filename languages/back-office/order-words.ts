import { isolated } from '../isolated.ts'
import type { Language } from '../languages.ts'
import { languageOf } from './language-of.ts'

interface OrderWords {
  /** @param kind in the plural */
  title: (kind: string) => string
  lead: string
  change: string
  notAllowed: string
  draft: string
  up: (title: string) => string
  down: (title: string) => string
  first: (title: string) => string
  /** @param place @param of both as they are written in the language */
  moved: (title: string, place: string, of: string) => string
  save: string
  saved: string
  failed: string
  undo: string
  unsaved: string
  rules: Readonly<Record<OrderRule, string>>
}

/** Why an order is not taken. */
type OrderRule = 'movedMeanwhile'

/** What the back office says of putting the records of a kind into an order. */
export const orderWords: Readonly<Record<Language, OrderWords>> = {
  en: {
    title: (kind) => `Order – ${kind}`,
    lead: 'Drag a record to its place, or move it with the buttons beside it. Visitors see the order once it is saved.',
    change: 'Change the order',
    notAllowed: 'People who manage these records put them into an order.',
    draft: 'not published',
    up: (title) => `Move up: ${isolated(title)}`,
    down: (title) => `Move down: ${isolated(title)}`,
    first: (title) => `Move to the top: ${isolated(title)}`,
    moved: (title, place, of) => `${isolated(title)} is now ${place} of ${of}.`,
    save: 'Save the order',
    saved: 'The order is saved. Visitors see it now.',
    failed: 'The order could not be saved. Try again in a moment.',
    undo: 'Back to the saved order',
    unsaved: 'This order is not saved yet.',
    rules: {
      movedMeanwhile:
        'Records were added, removed or moved by somebody else since this page was opened. Reload the page to see them.',
    },
  },
  ar: {
    title: (kind) => `الترتيب – ${kind}`,
    lead: 'اسحب السجل إلى موضعه أو انقله بالأزرار التي بجانبه. يرى الزوار الترتيب بعد حفظه.',
    change: 'تغيير الترتيب',
    notAllowed: 'يرتّب هذه السجلات من يديرونها.',
    draft: 'غير منشور',
    up: (title) => `نقل إلى أعلى: ${isolated(title)}`,
    down: (title) => `نقل إلى أسفل: ${isolated(title)}`,
    first: (title) => `نقل إلى البداية: ${isolated(title)}`,
    moved: (title, place, of) => `موضع ${isolated(title)} الآن ${place} من ${of}.`,
    save: 'حفظ الترتيب',
    saved: 'حُفظ الترتيب ويراه الزوار الآن.',
    failed: 'تعذّر حفظ الترتيب. حاول مرة أخرى بعد لحظات.',
    undo: 'العودة إلى الترتيب المحفوظ',
    unsaved: 'لم يُحفظ هذا الترتيب بعد.',
    rules: {
      movedMeanwhile: 'أضاف شخص آخر سجلات أو أزالها أو نقلها منذ فتح هذه الصفحة. أعد تحميل الصفحة لتراها.',
    },
  },
  fr: {
    title: (kind) => `Ordre – ${kind}`,
    lead: 'Faites glisser une fiche à sa place, ou déplacez-la avec les boutons voisins. Les visiteurs voient l’ordre une fois enregistré.',
    change: 'Changer l’ordre',
    notAllowed: 'Les personnes qui gèrent ces fiches en choisissent l’ordre.',
    draft: 'non publié',
    up: (title) => `Monter : ${isolated(title)}`,
    down: (title) => `Descendre : ${isolated(title)}`,
    first: (title) => `Placer en tête : ${isolated(title)}`,
    moved: (title, place, of) => `${isolated(title)} est maintenant en position ${place} sur ${of}.`,
    save: 'Enregistrer l’ordre',
    saved: 'L’ordre est enregistré. Les visiteurs le voient désormais.',
    failed: 'L’ordre n’a pas pu être enregistré. Réessayez dans un instant.',
    undo: 'Revenir à l’ordre enregistré',
    unsaved: 'Cet ordre n’est pas encore enregistré.',
    rules: {
      movedMeanwhile:
        'Une autre personne a ajouté, retiré ou déplacé des fiches depuis l’ouverture de cette page. Rechargez-la pour les voir.',
    },
  },
  fa: {
    title: (kind) => `ترتیب – ${kind}`,
    lead: 'هر رکورد را به جایش بکشید یا با دکمه‌های کنارش جابه‌جا کنید. بازدیدکنندگان ترتیب را پس از ذخیره می‌بینند.',
    change: 'تغییر ترتیب',
    notAllowed: 'ترتیب این رکوردها را کسانی تعیین می‌کنند که آنها را مدیریت می‌کنند.',
    draft: 'منتشرنشده',
    up: (title) => `بردن به بالا: ${isolated(title)}`,
    down: (title) => `بردن به پایین: ${isolated(title)}`,
    first: (title) => `بردن به آغاز: ${isolated(title)}`,
    moved: (title, place, of) => `جای ${isolated(title)} اکنون ${place} از ${of} است.`,
    save: 'ذخیرهٔ ترتیب',
    saved: 'ترتیب ذخیره شد و بازدیدکنندگان اکنون آن را می‌بینند.',
    failed: 'ترتیب ذخیره نشد. کمی بعد دوباره امتحان کنید.',
    undo: 'بازگشت به ترتیب ذخیره‌شده',
    unsaved: 'این ترتیب هنوز ذخیره نشده است.',
    rules: {
      movedMeanwhile:
        'از هنگام باز شدن این صفحه، کس دیگری رکوردهایی را افزوده، برداشته یا جابه‌جا کرده است. برای دیدن آنها صفحه را دوباره بارگذاری کنید.',
    },
  },
}

/** A rule in the language of who breaks it. */
export function orderRule(rule: OrderRule, { i18n }: { i18n: { language: string } }): string {
  return orderWords[languageOf({ i18n })].rules[rule]
}
