import type { Language } from '../languages.ts'

interface CommentWords {
  title: string
  /** @param count as it is written in the language */
  open: (count: string) => string
  none: string
  loading: string
  failed: string
  write: string
  field: string
  whole: string
  text: string
  addressee: string
  lastAuthor: string
  send: string
  resolve: string
  reopen: string
  resolved: string
  /** @param by @param when as it is written in the language */
  resolvedBy: (by: string, when: string) => string
  forPerson: (name: string) => string
  toField: (label: string) => string
  /** Of the list on the start page. @param kind in the plural, or the name of what there is one of */
  list: (kind: string) => string
}

/** What the back office says of comments on the fields of a record. */
export const commentWords: Readonly<Record<Language, CommentWords>> = {
  en: {
    title: 'Comments',
    open: (count) => `Comments (${count} open)`,
    none: 'Nobody has commented on this yet.',
    loading: 'Loading …',
    failed: 'The comments could not be read or saved. Try again in a moment.',
    write: 'Write a comment',
    field: 'About',
    whole: 'The record as a whole',
    text: 'Comment',
    addressee: 'For',
    lastAuthor: 'Whoever saved the draft last',
    send: 'Add comment',
    resolve: 'Resolve',
    reopen: 'Open again',
    resolved: 'Resolved comments',
    resolvedBy: (by, when) => `Resolved by ${by} on ${when}`,
    forPerson: (name) => `for ${name}`,
    toField: (label) => `Go to the field: ${label}`,
    list: (kind) => `Comments for you – ${kind}`,
  },
  ar: {
    title: 'التعليقات',
    open: (count) => `التعليقات (المفتوحة: ${count})`,
    none: 'لم يعلّق أحد على هذا بعد.',
    loading: 'جارٍ التحميل…',
    failed: 'تعذّرت قراءة التعليقات أو حفظها. حاول مرة أخرى بعد لحظات.',
    write: 'كتابة تعليق',
    field: 'بشأن',
    whole: 'السجل كله',
    text: 'التعليق',
    addressee: 'موجّه إلى',
    lastAuthor: 'آخر من حفظ المسودة',
    send: 'إضافة التعليق',
    resolve: 'تمت المعالجة',
    reopen: 'إعادة الفتح',
    resolved: 'تعليقات عولجت',
    resolvedBy: (by, when) => `عالجه ${by} في ${when}`,
    forPerson: (name) => `إلى ${name}`,
    toField: (label) => `الانتقال إلى الحقل: ${label}`,
    list: (kind) => `تعليقات موجّهة إليك – ${kind}`,
  },
  fr: {
    title: 'Commentaires',
    open: (count) => `Commentaires (${count} en cours)`,
    none: 'Personne n’a encore commenté cette fiche.',
    loading: 'Chargement…',
    failed: 'Les commentaires n’ont pas pu être lus ou enregistrés. Réessayez dans un instant.',
    write: 'Écrire un commentaire',
    field: 'À propos de',
    whole: 'La fiche entière',
    text: 'Commentaire',
    addressee: 'Pour',
    lastAuthor: 'L’auteur du dernier brouillon',
    send: 'Ajouter le commentaire',
    resolve: 'Marquer comme traité',
    reopen: 'Rouvrir',
    resolved: 'Commentaires traités',
    resolvedBy: (by, when) => `Traité par ${by} le ${when}`,
    forPerson: (name) => `pour ${name}`,
    toField: (label) => `Aller au champ : ${label}`,
    list: (kind) => `Commentaires pour vous – ${kind}`,
  },
  fa: {
    title: 'نظرها',
    open: (count) => `نظرها (باز: ${count})`,
    none: 'هنوز کسی دربارهٔ این نظری ننوشته است.',
    loading: 'در حال بارگذاری…',
    failed: 'نظرها خوانده یا ذخیره نشد. کمی بعد دوباره امتحان کنید.',
    write: 'نوشتن نظر',
    field: 'دربارهٔ',
    whole: 'کل رکورد',
    text: 'نظر',
    addressee: 'برای',
    lastAuthor: 'آخرین کسی که پیش‌نویس را ذخیره کرده',
    send: 'افزودن نظر',
    resolve: 'رسیدگی شد',
    reopen: 'باز کردن دوباره',
    resolved: 'نظرهای رسیدگی‌شده',
    resolvedBy: (by, when) => `رسیدگی از ${by} در ${when}`,
    forPerson: (name) => `برای ${name}`,
    toField: (label) => `رفتن به فیلد: ${label}`,
    list: (kind) => `نظرهایی برای شما – ${kind}`,
  },
}
