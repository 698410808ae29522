import type { FieldName } from './field-labels.ts'
import type { Label } from './translate.ts'

/** Keeps a code or an address in its own order inside a right-to-left sentence. */
function ltr(code: string): string {
  return `\u2066${code}\u2069`
}

const profileAddress: Label = {
  en: 'Full address of the profile, starting with https://',
  ar: `العنوان الكامل للحساب، بدءًا من ${ltr('https://')}`,
  fr: 'Adresse complète du profil, à partir de https://',
  fa: `نشانی کامل صفحه، با ${ltr('https://')} در آغاز`,
}

const fullAddress: Label = {
  en: 'Full address, starting with https://',
  ar: `العنوان الكامل، بدءًا من ${ltr('https://')}`,
  fr: 'Adresse complète, à partir de https://',
  fa: `نشانی کامل، با ${ltr('https://')} در آغاز`,
}

/** One sentence under the fields where an editor needs it. */
export const fieldHelp: Partial<Record<FieldName, Label>> = {
  abbreviation: {
    en: 'Also names addresses of the public API, for example /api/iwen-in-press.',
    ar: `يدخل أيضًا في عناوين واجهة البرمجة العامة، مثل ${ltr('/api/iwen-in-press')}.`,
    fr: 'Figure aussi dans des adresses de l’API publique, par exemple /api/iwen-in-press.',
    fa: `در نشانی‌های API عمومی نیز به کار می‌رود، مانند ${ltr('/api/iwen-in-press')}.`,
  },
  alternativeText: {
    en: 'Say what the picture shows, for people who do not see it.',
    ar: 'صِف ما تُظهره الصورة لمن لا يراها.',
    fr: 'Décrivez ce que montre l’image, pour les personnes qui ne la voient pas.',
    fa: 'برای کسانی که تصویر را نمی‌بینند، بنویسید چه نشان می‌دهد.',
  },
  currentPassword: {
    en: 'Needed only to change your own password or email address.',
    ar: 'مطلوبة فقط لتغيير كلمة مرورك أو بريدك الإلكتروني.',
    fr: 'Nécessaire seulement pour changer votre mot de passe ou votre adresse électronique.',
    fa: 'فقط برای تغییر گذرواژه یا نشانی ایمیل خودتان لازم است.',
  },
  caption: {
    en: 'Shown with the picture; leave empty if it needs no explanation.',
    ar: 'يظهر مع الصورة؛ اتركه فارغًا إن لم تحتج إلى شرح.',
    fr: 'Affichée avec l’image. Laissez vide si l’image se passe d’explication.',
    fa: 'همراه تصویر نشان داده می‌شود؛ اگر تصویر نیازی به شرح ندارد، خالی بگذارید.',
  },
  code: {
    en: 'Two-letter country code in lower case, for example jo.',
    ar: `رمز الدولة من حرفين لاتينيين صغيرين، مثل ${ltr('jo')}.`,
    fr: 'Code du pays en deux lettres minuscules, par exemple jo.',
    fa: `کد دوحرفی کشور با حروف کوچک لاتین، مانند ${ltr('jo')}.`,
  },
  copyrightYear: {
    en: 'Shown at the foot of every page.',
    ar: 'تظهر في أسفل كل صفحة.',
    fr: 'Affichée en bas de chaque page.',
    fa: 'در پایین همهٔ صفحه‌ها نشان داده می‌شود.',
  },
  credit: {
    en: 'Who made the picture or holds its rights.',
    ar: 'صاحب الصورة أو مالك حقوقها.',
    fr: 'Auteur de l’image ou titulaire des droits.',
    fa: 'کسی که تصویر را ساخته یا حقوق آن را در اختیار دارد.',
  },
  dataColumns: {
    en: 'Of a file of data (CSV, or JSON with one list of records): counted when it was uploaded. Empty when visitors only download it.',
    ar: 'لملف بيانات (CSV، أو JSON يضم قائمة سجلات واحدة): عُدّت عند رفعه. وتبقى فارغة إذا كان الملف للتنزيل فقط.',
    fr: 'D’un fichier de données (CSV, ou JSON avec une seule liste d’enregistrements) : comptées à l’envoi du fichier. Vide si le fichier ne peut qu’être téléchargé.',
    fa: 'برای فایل داده (CSV، یا JSON با یک فهرست رکورد): هنگام بارگذاری شمرده شده است. اگر فایل فقط برای بارگیری باشد، خالی می‌ماند.',
  },
  deadline: {
    en: 'Nothing is accepted after this moment. Choose the time zone it is given in.',
    ar: 'لا يُقبل أي شيء بعد هذه اللحظة. اختر المنطقة الزمنية التي يُعلَن بها الموعد.',
    fr: 'Plus rien n’est accepté après ce moment. Choisissez le fuseau horaire dans lequel il est annoncé.',
    fa: 'پس از این لحظه چیزی پذیرفته نمی‌شود. منطقهٔ زمانی اعلام آن را انتخاب کنید.',
  },
  facebook: profileAddress,
  figures: {
    en: 'Up to six figures that introduce the network on the home page.',
    ar: 'ستة أرقام على الأكثر تعرّف بالشبكة في الصفحة الرئيسية.',
    fr: 'Six chiffres au plus, qui présentent le réseau sur la page d’accueil.',
    fa: 'حداکثر شش رقم که شبکه را در صفحهٔ نخست معرفی می‌کند.',
  },
  fileLanguage: {
    en: 'The language this file is written in. A file of data (CSV, JSON) without sentences can do without.',
    ar: 'اللغة التي كُتب بها هذا الملف. ويمكن تركها فارغة لملف بيانات (CSV أو JSON) لا جمل فيه.',
    fr: 'Langue dans laquelle ce fichier est rédigé. Elle est facultative pour un fichier de données (CSV, JSON) sans phrases.',
    fa: 'زبانی که این فایل به آن نوشته شده است. برای فایل داده (CSV یا JSON) که جمله‌ای ندارد می‌تواند خالی بماند.',
  },
  files: {
    en: 'A dataset needs at least one file of data (CSV or JSON). Its page shows the table and, where the file has years and figures, a chart.',
    ar: 'تحتاج مجموعة البيانات إلى ملف بيانات واحد على الأقل (CSV أو JSON). وتعرض صفحتها الجدول، ورسمًا بيانيًا إذا كان في الملف سنوات وأرقام.',
    fr: 'Un jeu de données doit avoir au moins un fichier de données (CSV ou JSON). Sa page en montre le tableau et, si le fichier contient des années et des chiffres, un graphique.',
    fa: 'مجموعه‌داده دست‌کم یک فایل داده (CSV یا JSON) لازم دارد. صفحهٔ آن جدول را نشان می‌دهد و اگر فایل سال و رقم داشته باشد، نمودار را نیز.',
  },
  firstPublishedAt: {
    en: 'Filled in by the system.',
    ar: 'يملؤه النظام تلقائيًا.',
    fr: 'Renseignée automatiquement.',
    fa: 'به‌طور خودکار پر می‌شود.',
  },
  hubAddress: fullAddress,
  hubMapsAddress: fullAddress,
  instagram: profileAddress,
  key: {
    en: 'A short name that only this box has; it is not shown.',
    ar: 'اسم قصير خاص بهذا المربع وحده، ولا يظهر للزوار.',
    fr: 'Nom court, propre à cette case. Il n’est pas affiché.',
    fa: 'نامی کوتاه که تنها از آنِ این خانه است و نشان داده نمی‌شود.',
  },
  label: {
    en: 'A few words, shown with the figure or in the box.',
    ar: 'بضع كلمات تظهر مع الرقم أو داخل المربع.',
    fr: 'Quelques mots, affichés avec le chiffre ou dans la case.',
    fa: 'چند واژه که همراه رقم یا درون خانه نشان داده می‌شود.',
  },
  language: {
    en: 'The language this file is written in.',
    ar: 'اللغة التي كُتب بها هذا الملف.',
    fr: 'Langue dans laquelle ce fichier est rédigé.',
    fa: 'زبانی که این فایل به آن نوشته شده است.',
  },
  lead: {
    en: 'One or two sentences that open the page.',
    ar: 'جملة أو جملتان تُفتتح بهما الصفحة.',
    fr: 'Une ou deux phrases qui ouvrent la page.',
    fa: 'یک یا دو جمله که صفحه با آن آغاز می‌شود.',
  },
  link: {
    en: 'A page of this site, like /projects, or a full address starting with https://',
    ar: `صفحة في هذا الموقع، مثل ${ltr('/projects')}، أو عنوان كامل يبدأ بـ ${ltr('https://')}`,
    fr: 'Une page de ce site, comme /projects, ou une adresse complète à partir de https://',
    fa: `صفحه‌ای از همین وب‌سایت، مانند ${ltr('/projects')}، یا نشانی کامل با ${ltr('https://')} در آغاز`,
  },
  linkTitle: {
    en: 'A single full stop (.) hides the button.',
    ar: `نقطة واحدة ${ltr('(.)')} تُخفي الزر.`,
    fr: 'Un simple point (.) masque le bouton.',
    fa: `یک نقطهٔ تنها ${ltr('(.)')} دکمه را پنهان می‌کند.`,
  },
  linkedin: profileAddress,
  mirrored: {
    en: 'The words stand at the right there, and would cover what stands at the right of the picture. Only for drawings and landscapes: mirrored, writing, flags and maps are wrong.',
    ar: 'يقع النص هناك إلى اليمين فيغطي الجانب الأيمن من الصورة. للرسوم والمناظر الطبيعية فقط، لأن عكس الكتابة والأعلام والخرائط خطأ.',
    fr: 'Le texte y figure à droite et couvrirait ce qui se trouve à droite de l’image. Pour les dessins et les paysages seulement : inversés, les écritures, les drapeaux et les cartes sont faux.',
    fa: 'در این دو زبان متن در سمت راست می‌آید و سمت راست تصویر را می‌پوشاند. فقط برای طرح‌ها و منظره‌ها؛ نوشته، پرچم و نقشهٔ قرینه نادرست است.',
  },
  mapKeyColour: {
    en: 'A colour code like #0ea5e9.',
    ar: `رمز لون مثل ${ltr('#0ea5e9')}.`,
    fr: 'Un code de couleur comme #0ea5e9.',
    fa: `کد رنگ، مانند ${ltr('#0ea5e9')}.`,
  },
  metaDescription: {
    en: 'At most 155 characters, shown by search engines under the title.',
    ar: '155 حرفًا على الأكثر، تعرضها محركات البحث تحت العنوان.',
    fr: '155 caractères au plus, affichés sous le titre par les moteurs de recherche.',
    fa: 'حداکثر ۱۵۵ نویسه که موتورهای جست‌وجو زیر عنوان نشان می‌دهند.',
  },
  metaTitle: {
    en: 'Shown in the browser’s tab and in search results.',
    ar: 'يظهر في علامة تبويب المتصفح وفي نتائج البحث.',
    fr: 'Affiché dans l’onglet du navigateur et dans les résultats de recherche.',
    fa: 'در زبانهٔ مرورگر و در نتایج جست‌وجو نشان داده می‌شود.',
  },
  editionYear: {
    en: 'The year in which the source published the file. Values for that year and later ones are shown as estimates.',
    ar: 'السنة التي نشر فيها المصدر الملف. وتُعرض قيم تلك السنة وما بعدها على أنها تقديرية.',
    fr: 'L’année où la source a publié le fichier. Les valeurs de cette année et des suivantes sont présentées comme des estimations.',
    fa: 'سالی که منبع فایل را منتشر کرده است. مقدارهای آن سال و پس از آن برآورد به شمار می‌آید.',
  },
  importSummary: {
    en: 'One or two sentences for visitors: what the file brings, and why values were revised.',
    ar: 'جملة أو جملتان للزوار: ما الذي يضيفه الملف، ولماذا نُقّحت القيم.',
    fr: 'Une ou deux phrases pour les visiteurs : ce que le fichier apporte, et pourquoi des valeurs ont été révisées.',
    fa: 'یک یا دو جمله برای بازدیدکنندگان: فایل چه می‌افزاید و چرا مقدارها بازنگری شده است.',
  },
  indicator: {
    en: 'Only for a file that does not name its indicator (CSV with one column for each year).',
    ar: 'فقط لملف لا يذكر مؤشره (ملف CSV فيه عمود لكل سنة).',
    fr: 'Seulement pour un fichier qui ne nomme pas son indicateur (CSV avec une colonne par année).',
    fa: 'فقط برای فایلی که شاخص خود را نام نمی‌برد (CSV با یک ستون برای هر سال).',
  },
  unknownCountries: {
    en: 'What is done with rows of countries or regions that are not known here, such as “World”.',
    ar: 'ما يُفعل بصفوف بلدان أو مناطق غير معروفة هنا، مثل «العالم».',
    fr: 'Ce que deviennent les lignes de pays ou de régions inconnus ici, par exemple «\u00a0Monde\u00a0».',
    fa: 'با ردیف‌های کشورها یا منطقه‌هایی که اینجا شناخته نیست، مانند «جهان»، چه شود.',
  },
  unknownIndicators: {
    en: 'What is done with rows whose code is in no indicator’s list of codes.',
    ar: 'ما يُفعل بالصفوف التي لا يرد رمزها في قائمة رموز أي مؤشر.',
    fr: 'Ce que deviennent les lignes dont le code ne figure dans la liste d’aucun indicateur.',
    fa: 'با ردیف‌هایی که کدشان در فهرست کدهای هیچ شاخصی نیست، چه شود.',
  },
  nodes: {
    en: 'Each box names the box above it; the first is the top of the chart.',
    ar: 'يشير كل مربع إلى المربع الذي يعلوه، والأول هو رأس المخطط.',
    fr: 'Chaque case indique celle qui la surmonte. La première est le sommet de l’organigramme.',
    fa: 'هر خانه به خانهٔ بالاتر از خود اشاره می‌کند؛ نخستین خانه در رأس نمودار است.',
  },
  notes: {
    en: 'Seen by staff only.',
    ar: 'لا يراها إلا الموظفون.',
    fr: 'Visibles par le personnel uniquement.',
    fa: 'تنها کارکنان آن را می‌بینند.',
  },
  onlineLink: fullAddress,
  order: {
    en: 'Position in lists; lower numbers come first.',
    ar: 'الموضع في القوائم؛ الأرقام الأصغر تظهر أولًا.',
    fr: 'Position dans les listes. Les plus petits nombres viennent en premier.',
    fa: 'جایگاه در فهرست‌ها؛ عددهای کوچک‌تر زودتر می‌آیند.',
  },
  outcome: {
    en: 'Written after the event: what came of it.',
    ar: 'يُكتب بعد انتهاء الفعالية: ما الذي خلصت إليه.',
    fr: 'À rédiger après l’événement, pour dire ce qui en est ressorti.',
    fa: 'پس از رویداد نوشته می‌شود: چه حاصلی داشت.',
  },
  outlet: {
    en: 'The newspaper or broadcaster.',
    ar: 'الصحيفة أو المحطة الإذاعية أو التلفزيونية.',
    fr: 'Le journal, la radio ou la chaîne de télévision.',
    fa: 'روزنامه، رادیو یا شبکهٔ تلویزیونی.',
  },
  owningRole: {
    en: 'Only people with this role, and administrators, change or delete the file.',
    ar: 'لا يغيّر الملف أو يحذفه إلا من له هذا الدور ومدير النظام.',
    fr: 'Seules les personnes ayant ce rôle, et l’administration, modifient ou suppriment le fichier.',
    fa: 'تنها دارندگان این نقش و مدیر سامانه فایل را تغییر می‌دهند یا حذف می‌کنند.',
  },
  parentKey: {
    en: 'Leave empty for the box at the top.',
    ar: 'اتركه فارغًا للمربع الذي في الأعلى.',
    fr: 'Laissez vide pour la case du sommet.',
    fa: 'برای خانهٔ رأس نمودار خالی بگذارید.',
  },
  officialName: {
    en: 'As in UNTERM, the terminology of the United Nations. Leave empty where it is the same as the name.',
    ar: 'كما في قاعدة مصطلحات الأمم المتحدة (UNTERM). اتركه فارغًا إن لم يختلف عن الاسم.',
    fr: 'Tel qu’il figure dans UNTERM, la base terminologique des Nations Unies. Laissez vide s’il est identique au nom.',
    fa: 'همان‌گونه که در پایگاه اصطلاحات سازمان ملل (UNTERM) آمده است. اگر با نام یکی است خالی بگذارید.',
  },
  translatedName: {
    en: 'For units and institutions. Leave empty for persons.',
    ar: 'للوحدات والمؤسسات. اتركه فارغًا للأشخاص.',
    fr: 'Pour les unités et les institutions. Laissez vide pour les personnes.',
    fa: 'برای واحدها و نهادها. برای اشخاص خالی بگذارید.',
  },
  quoteSource: {
    en: 'A role, not a name: for example “Operator of a desalination plant”.',
    ar: 'الصفة لا الاسم، مثل «مشغّلة محطة تحلية».',
    fr: 'Une fonction, pas un nom, par exemple «\u00a0exploitante d’une usine de dessalement\u00a0».',
    fa: 'سمت، نه نام؛ مانند «بهره‌بردار واحد نمک‌زدایی».',
  },
  rank: {
    en: 'For example “Founding member”.',
    ar: 'مثل «عضو مؤسس».',
    fr: 'Par exemple «\u00a0membre fondateur\u00a0».',
    fa: 'مانند «عضو مؤسس».',
  },
  registrationLink: fullAddress,
  role: {
    en: 'What the speaker does; speakers appear by role, not by name.',
    ar: 'عمل المتحدث؛ يُعرَّف المتحدثون بصفاتهم لا بأسمائهم.',
    fr: 'Ce que fait l’intervenant. Les intervenants sont présentés par leur fonction, non par leur nom.',
    fa: 'کار سخنران؛ سخنرانان با سمت معرفی می‌شوند، نه با نام.',
  },
  roles: {
    en: 'Each role opens its part of the back office; administrators may do everything.',
    ar: 'يفتح كل دور الجزء الخاص به من لوحة الإدارة، ولمدير النظام جميع الصلاحيات.',
    fr: 'Chaque rôle ouvre sa partie du back-office. L’administration donne tous les droits.',
    fa: 'هر نقش بخش مربوط به خود را در پنل مدیریت باز می‌کند؛ مدیر سامانه همهٔ دسترسی‌ها را دارد.',
  },
  sha256: {
    en: 'Shows whether the file is still exactly what was sent.',
    ar: 'تُبيّن ما إذا كان الملف لا يزال كما أُرسل تمامًا.',
    fr: 'Permet de vérifier que le fichier est resté tel qu’il a été envoyé.',
    fa: 'نشان می‌دهد که فایل همان است که فرستاده شده است.',
  },
  shortTitle: {
    en: 'Used on cards, where the full title would be too long.',
    ar: 'يُستخدم في البطاقات حين يكون العنوان الكامل أطول من اللازم.',
    fr: 'Utilisé sur les cartes, où le titre complet serait trop long.',
    fa: 'در کارت‌ها به کار می‌رود، جایی که عنوان کامل زیاد بلند است.',
  },
  slug: {
    en: 'Made from the English title and stable once published. If you change it, the former address keeps leading here.',
    ar: 'يُشتق من العنوان الإنجليزي ويثبت بعد النشر. وإذا غيّرته ظل العنوان السابق يقود إلى هنا.',
    fr: 'Formée à partir du titre anglais et stable après la publication. Si vous la changez, l’ancienne adresse continue de mener ici.',
    fa: 'از عنوان انگلیسی ساخته می‌شود و پس از انتشار ثابت می‌ماند. اگر آن را تغییر دهید، نشانی پیشین همچنان به اینجا می‌رسد.',
  },
  source: {
    en: 'Where the figure comes from, with its year.',
    ar: 'الجهة التي أُخذ منها الرقم، مع السنة.',
    fr: 'D’où vient le chiffre, avec son année.',
    fa: 'جایی که رقم از آن گرفته شده، همراه با سال.',
  },
  startsAt: {
    en: 'Choose the time zone it is given in.',
    ar: 'اختر المنطقة الزمنية التي يُعلَن بها الموعد.',
    fr: 'Choisissez le fuseau horaire dans lequel l’horaire est annoncé.',
    fa: 'منطقهٔ زمانی اعلام آن را انتخاب کنید.',
  },
  summary: {
    en: 'One or two sentences, shown in lists and search results.',
    ar: 'جملة أو جملتان تظهران في القوائم ونتائج البحث.',
    fr: 'Une ou deux phrases, affichées dans les listes et les résultats de recherche.',
    fa: 'یک یا دو جمله که در فهرست‌ها و نتایج جست‌وجو نشان داده می‌شود.',
  },
  tenderOutcome: {
    en: 'Chosen when the procedure has ended.',
    ar: 'تُختار بعد انتهاء الإجراءات.',
    fr: 'À choisir lorsque la procédure est terminée.',
    fa: 'پس از پایان روند مناقصه انتخاب می‌شود.',
  },
  time: {
    en: 'Like 09:30.',
    ar: `مثل ${ltr('09:30')}.`,
    fr: 'Par exemple 09:30.',
    fa: `مانند ${ltr('09:30')}.`,
  },
  value: {
    en: 'As visitors will see it, for example 100+.',
    ar: `كما سيراها الزوار، مثل ${ltr('100+')}.`,
    fr: 'Telle que les visiteurs la verront, par exemple 100+.',
    fa: `همان‌گونه که بازدیدکنندگان می‌بینند، مانند ${ltr('100+')}.`,
  },
  waterVisionAddress: fullAddress,
  website: fullAddress,
  x: profileAddress,
  youtube: profileAddress,
  address: {
    en: 'Begins with / for a page of this site, such as /projects, or with https:// for another site.',
    ar: `يبدأ بعلامة / لصفحة في هذا الموقع، مثل ${ltr('/projects')}، أو بـ ${ltr('https://')} لموقع آخر.`,
    fr: 'Commence par / pour une page de ce site, comme /projects, ou par https:// pour un autre site.',
    fa: `برای صفحه‌های همین وب‌سایت با / آغاز می‌شود، مانند ${ltr('/projects')}، و برای وب‌سایت‌های دیگر با ${ltr('https://')}.`,
  },
  onlyInLanguages: {
    en: 'Empty: in every language.',
    ar: 'إن تُرك فارغًا ظهر بكل اللغات.',
    fr: 'Vide : dans toutes les langues.',
    fa: 'اگر خالی باشد، در همهٔ زبان‌ها.',
  },
  selectedByDefault: {
    en: 'Its details show when the page shown is none of this menu’s.',
    ar: 'تظهر تفاصيله حين لا تكون الصفحة المعروضة من صفحات هذه القائمة.',
    fr: 'Ses détails s’affichent quand la page affichée n’est pas dans ce menu.',
    fa: 'هرگاه صفحهٔ کنونی در این منو نباشد، جزئیات این پیوند نشان داده می‌شود.',
  },
}
