import type { Language } from '../languages.ts'

interface DraftWords {
  /** Opens the part beside the form. */
  share: string
  lead: string
  /** Until when the address works. */
  days: string
  dayCount: Readonly<Record<'1' | '7' | '30', string>>
  make: string
  working: string
  made: string
  /** Only now: the secret is stored nowhere. */
  onlyNow: string
  copy: string
  copied: string
  existing: string
  none: string
  loading: string
  failed: string
  /** A line of the list. */
  until: (moment: string) => string
  by: (name: string) => string
  ended: string
  revoked: string
  revoke: string
  isPublic: string
}

/** What the back office says where a draft is shown to somebody outside. */
export const draftWords: Readonly<Record<Language, DraftWords>> = {
  en: {
    share: 'Show this draft to somebody outside',
    lead: 'Whoever has the address sees the draft as it is saved, in every language, without an account. Nothing else is shown to them before it is public.',
    days: 'The address works for',
    dayCount: { '1': '1 day', '7': '7 days', '30': '30 days' },
    make: 'Make an address',
    working: 'Please wait …',
    made: 'The address',
    onlyNow: 'Copy it now: it is not stored and cannot be shown again.',
    copy: 'Copy',
    copied: 'Copied.',
    existing: 'Addresses of this draft',
    none: 'There are none.',
    loading: 'Loading …',
    failed: 'The server could not be reached. Try again.',
    until: (moment) => `until ${moment}`,
    by: (name) => `made by ${name}`,
    ended: 'ended',
    revoked: 'ended before its time',
    revoke: 'End now',
    isPublic: 'This is public as it is: there is no draft to show. Send its public address.',
  },
  ar: {
    share: 'عرض هذه المسودة على شخص من الخارج',
    lead: 'كل من لديه الرابط يرى المسودة كما حُفظت، بجميع اللغات، بلا حساب، ولا يرى غيرها قبل نشره.',
    days: 'مدة صلاحية الرابط',
    dayCount: { '1': 'يوم واحد', '7': '7 أيام', '30': '30 يومًا' },
    make: 'إنشاء رابط',
    working: 'يرجى الانتظار…',
    made: 'الرابط',
    onlyNow: 'انسخه الآن: فهو لا يُحفظ ولا يمكن عرضه مرة أخرى.',
    copy: 'نسخ',
    copied: 'نُسخ الرابط.',
    existing: 'روابط هذه المسودة',
    none: 'لا توجد روابط.',
    loading: 'جارٍ التحميل…',
    failed: 'تعذّر الوصول إلى الخادم. حاول مرة أخرى.',
    until: (moment) => `صالح حتى ${moment}`,
    by: (name) => `أنشأه ${name}`,
    ended: 'انتهت صلاحيته',
    revoked: 'أُنهي قبل موعده',
    revoke: 'إنهاء الآن',
    isPublic: 'هذا المحتوى منشور كما هو، ولا توجد مسودة لعرضها. أرسل رابطه المنشور.',
  },
  fr: {
    share: 'Montrer ce brouillon à une personne extérieure',
    lead: 'Quiconque a l’adresse voit le brouillon tel qu’il est enregistré, dans toutes les langues, sans compte. Rien d’autre ne lui est montré avant publication.',
    days: 'Durée de validité de l’adresse',
    dayCount: { '1': '1 jour', '7': '7 jours', '30': '30 jours' },
    make: 'Créer une adresse',
    working: 'Veuillez patienter…',
    made: 'L’adresse',
    onlyNow: 'Copiez-la maintenant\u00A0: elle n’est pas conservée et ne pourra plus être affichée.',
    copy: 'Copier',
    copied: 'Adresse copiée.',
    existing: 'Adresses de ce brouillon',
    none: 'Il n’y en a pas.',
    loading: 'Chargement…',
    failed: 'Le serveur n’a pas pu être joint. Réessayez.',
    until: (moment) => `jusqu’au ${moment}`,
    by: (name) => `créée par ${name}`,
    ended: 'expirée',
    revoked: 'désactivée avant son terme',
    revoke: 'Désactiver maintenant',
    isPublic:
      'Ce contenu est public tel quel\u00A0: il n’y a pas de brouillon à montrer. Envoyez son adresse publique.',
  },
  fa: {
    share: 'نشان دادن این پیش‌نویس به فردی بیرون از شبکه',
    lead: 'هر کس این نشانی را داشته باشد پیش‌نویس را همان‌گونه که ذخیره شده است، به همهٔ زبان‌ها و بدون حساب کاربری می‌بیند و چیز دیگری را پیش از انتشار نمی‌بیند.',
    days: 'مدت اعتبار نشانی',
    dayCount: { '1': '۱ روز', '7': '۷ روز', '30': '۳۰ روز' },
    make: 'ساختن نشانی',
    working: 'لطفاً صبر کنید…',
    made: 'نشانی',
    onlyNow: 'اکنون آن را رونوشت کنید: نشانی ذخیره نمی‌شود و دوباره نمایش داده نخواهد شد.',
    copy: 'رونوشت',
    copied: 'رونوشت شد.',
    existing: 'نشانی‌های این پیش‌نویس',
    none: 'نشانی‌ای وجود ندارد.',
    loading: 'در حال بارگذاری…',
    failed: 'دسترسی به سرور ممکن نشد. دوباره تلاش کنید.',
    until: (moment) => `تا ${moment}`,
    by: (name) => `ساختهٔ ${name}`,
    ended: 'پایان‌یافته',
    revoked: 'پیش از موعد پایان داده شد',
    revoke: 'پایان دادن هم‌اکنون',
    isPublic:
      'این محتوا به همین صورت منتشر شده است و پیش‌نویسی برای نشان دادن ندارد. نشانی عمومی آن را بفرستید.',
  },
}
