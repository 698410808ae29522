import type { Language } from '../languages.ts'

/** What the journal knows that somebody did. */
export const journalActs = [
  'created',
  'drafted',
  'published',
  'unpublished',
  'changed',
  'ordered',
  'trashed',
  'restored',
  'deleted',
  'exported',
  'downloaded',
  'answered',
  'draft shared',
  'draft no longer shared',
  'signed in',
] as const

export type JournalAct = (typeof journalActs)[number]

interface JournalWords {
  title: string
  lead: string
  when: string
  who: string
  what: string
  kind: string
  record: string
  from: string
  to: string
  words: string
  all: string
  show: string
  clear: string
  nothing: string
  earlier: string
  newest: string
  table: string
  notAllowed: string
  onlyRecord: string
  /** In the place of a person, for what happened at its time or by a command on the server. */
  itself: string
  acts: Readonly<Record<JournalAct, string>>
}

/** What the back office says of the journal. */
export const journalWords: Readonly<Record<Language, JournalWords>> = {
  en: {
    title: 'Journal',
    lead: 'Who did what to which record, kept for 24 months. Nobody can change it. Further drafts that one person saves of a record within half an hour are one entry.',
    when: 'When',
    who: 'Who',
    what: 'What',
    kind: 'Kind',
    record: 'Record',
    from: 'From',
    to: 'To',
    words: 'Title contains',
    all: 'All',
    show: 'Show',
    clear: 'Clear filters',
    nothing: 'The journal has no such entry.',
    earlier: 'Earlier entries',
    newest: 'Newest entries',
    table: 'Download these entries (CSV)',
    notAllowed: 'Administrators read the journal.',
    onlyRecord: 'Only this record',
    itself: 'The system',
    acts: {
      created: 'Created',
      drafted: 'Saved a draft',
      published: 'Published',
      unpublished: 'Unpublished',
      changed: 'Changed',
      ordered: 'Changed the order',
      trashed: 'Moved to the trash',
      restored: 'Restored from the trash',
      deleted: 'Deleted',
      exported: 'Exported',
      downloaded: 'Downloaded a file',
      answered: 'Answered by email',
      'draft shared': 'Showed a draft to somebody outside',
      'draft no longer shared': 'Ended the address of a draft',
      'signed in': 'Signed in',
    },
  },
  ar: {
    title: 'سجل الأعمال',
    lead: 'من فعل ماذا في أي سجل، ويُحفظ 24 شهرًا. لا يستطيع أحد تغييره. المسودات المتتالية التي يحفظها شخص واحد للسجل نفسه خلال نصف ساعة تُعدّ قيدًا واحدًا.',
    when: 'متى',
    who: 'الشخص',
    what: 'العمل',
    kind: 'النوع',
    record: 'السجل',
    from: 'من تاريخ',
    to: 'إلى تاريخ',
    words: 'العنوان يحتوي على',
    all: 'الكل',
    show: 'عرض',
    clear: 'مسح المرشحات',
    nothing: 'لا يوجد قيد كهذا في سجل الأعمال.',
    earlier: 'قيود أقدم',
    newest: 'أحدث القيود',
    table: 'تنزيل هذه القيود (CSV)',
    notAllowed: 'يطّلع مديرو النظام وحدهم على سجل الأعمال.',
    onlyRecord: 'هذا السجل وحده',
    itself: 'النظام',
    acts: {
      created: 'إنشاء',
      drafted: 'حفظ مسودة',
      published: 'نشر',
      unpublished: 'إلغاء النشر',
      changed: 'تعديل',
      ordered: 'تغيير الترتيب',
      trashed: 'نقل إلى سلة المهملات',
      restored: 'استعادة من سلة المهملات',
      deleted: 'حذف',
      exported: 'تصدير',
      downloaded: 'تنزيل ملف',
      answered: 'الرد بالبريد الإلكتروني',
      'draft shared': 'عرض مسودة على شخص من الخارج',
      'draft no longer shared': 'إنهاء رابط مسودة',
      'signed in': 'تسجيل دخول',
    },
  },
  fr: {
    title: 'Journal',
    lead: 'Qui a fait quoi sur quelle fiche, conservé 24 mois. Personne ne peut le modifier. Les brouillons successifs qu’une même personne enregistre d’une fiche en une demi-heure forment une seule entrée.',
    when: 'Quand',
    who: 'Qui',
    what: 'Action',
    kind: 'Type',
    record: 'Fiche',
    from: 'Du',
    to: 'Au',
    words: 'Le titre contient',
    all: 'Tout',
    show: 'Afficher',
    clear: 'Effacer les filtres',
    nothing: 'Le journal ne contient aucune entrée de ce genre.',
    earlier: 'Entrées antérieures',
    newest: 'Entrées les plus récentes',
    table: 'Télécharger ces entrées (CSV)',
    notAllowed: 'Le journal est réservé aux administrateurs.',
    onlyRecord: 'Cette fiche seulement',
    itself: 'Le système',
    acts: {
      created: 'Création',
      drafted: 'Brouillon enregistré',
      published: 'Publication',
      unpublished: 'Dépublication',
      changed: 'Modification',
      ordered: 'Ordre modifié',
      trashed: 'Mise à la corbeille',
      restored: 'Restauration depuis la corbeille',
      deleted: 'Suppression',
      exported: 'Exportation',
      downloaded: 'Téléchargement d’un fichier',
      answered: 'Réponse par courriel',
      'draft shared': 'Brouillon montré à une personne extérieure',
      'draft no longer shared': 'Adresse de brouillon désactivée',
      'signed in': 'Connexion',
    },
  },
  fa: {
    title: 'دفتر رویدادها',
    lead: 'چه کسی با کدام رکورد چه کرده است؛ ۲۴ ماه نگهداری می‌شود. هیچ‌کس نمی‌تواند آن را تغییر دهد. پیش‌نویس‌های پیاپی که یک نفر در نیم ساعت از یک رکورد ذخیره کند یک مورد شمرده می‌شود.',
    when: 'زمان',
    who: 'چه کسی',
    what: 'کار',
    kind: 'نوع',
    record: 'رکورد',
    from: 'از',
    to: 'تا',
    words: 'عنوان شامل',
    all: 'همه',
    show: 'نمایش',
    clear: 'پاک کردن پالایه‌ها',
    nothing: 'چنین موردی در دفتر رویدادها نیست.',
    earlier: 'موارد پیشین',
    newest: 'تازه‌ترین موارد',
    table: 'بارگیری این موارد (CSV)',
    notAllowed: 'تنها مدیران دفتر رویدادها را می‌بینند.',
    onlyRecord: 'تنها این رکورد',
    itself: 'سامانه',
    acts: {
      created: 'ایجاد',
      drafted: 'ذخیرهٔ پیش‌نویس',
      published: 'انتشار',
      unpublished: 'لغو انتشار',
      changed: 'تغییر',
      ordered: 'تغییر ترتیب',
      trashed: 'انتقال به سطل زباله',
      restored: 'بازگرداندن از سطل زباله',
      deleted: 'حذف',
      exported: 'برون‌بری',
      downloaded: 'بارگیری فایل',
      answered: 'پاسخ با ایمیل',
      'draft shared': 'نشان دادن پیش‌نویس به فردی بیرون از شبکه',
      'draft no longer shared': 'پایان دادن نشانی پیش‌نویس',
      'signed in': 'ورود',
    },
  },
}
