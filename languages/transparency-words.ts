import type { Language } from './languages.ts'

/** What the transparency log is, and how to check it, in words. `…` marks code. */
interface TransparencyWords {
  title: string
  lead: string
  sections: readonly { title: string; paragraphs: readonly string[] }[]
  checkpoint: string
  /** Before the number of entries. */
  size: string
  /** Before a moment. */
  signedAt: string
  notYet: string
  logKey: string
  receiptKey: string
  checking: string
  steps: readonly string[]
}

export const transparencyWords: Readonly<Record<Language, TransparencyWords>> = {
  en: {
    title: 'Transparency log',
    lead: 'A public record of what is done with tenders and proposals, to which entries can only be added. Anybody can check that none of them was changed or removed.',
    sections: [
      {
        title: 'What it is',
        paragraphs: [
          'Each act of procurement becomes an entry: a new deadline, the arrival of a proposal, an opening, a decision, a download. The entries form a tree of hashes. Whenever it grows, its root is signed: this is a checkpoint. A later checkpoint can be proven to add to an earlier one and to change nothing.',
        ],
      },
      {
        title: 'What stays hidden, and until when',
        paragraphs: [
          'While proposals are sealed, exactly eight entries about them are published every ten minutes. Some are decoy entries, which cannot be told apart from the others, so that the log does not say how many proposals arrived. After the opening it says what each entry stands for and which were decoys.',
          'No entry names a person.',
        ],
      },
      {
        title: 'What it does not prove',
        paragraphs: [
          'The log shows that what was entered has stayed as it was. It does not show that everything was entered.',
          'Whoever controls this server and its keys could show two people two different logs. Two people who compare their checkpoints see that, so keep a checkpoint.',
        ],
      },
    ],
    checkpoint: 'Current checkpoint',
    size: 'Entries',
    signedAt: 'Signed',
    notYet: 'There is no checkpoint yet.',
    logKey: 'Key of the log',
    receiptKey: 'Key of receipts',
    checking: 'Checking it with other programs',
    steps: [
      'Fetch `/transparency/checkpoint` and `/transparency/key`. A checkpoint is a signed note (C2SP signed-note, Ed25519), which for example the Go package `golang.org/x/mod/sumdb/note` opens with the key.',
      'The files below `/transparency/tile/` are those of C2SP tlog-tiles. The Go package `golang.org/x/mod/sumdb/tlog` computes the root from them, and proves that an entry is included and that two checkpoints are consistent.',
      'The entries are in `/transparency/tile/entries/`: each is JSON after its length in two bytes. Its hash in the tree is SHA-256 over a zero byte and the entry (RFC 6962).',
      'Every earlier checkpoint is at `/transparency/checkpoints/` followed by its number of entries.',
      'Or save `/sealing/verify-log.mjs` and run `node verify-log.mjs` with the address of this site: it does all of this, reads every entry, and reports everything that cannot be correct. Where outside witnesses sign the log (C2SP tlog-witness), their signatures appear under the checkpoint, and `/transparency/witnessed` has the newest one that they have signed.',
    ],
  },
  ar: {
    title: 'سجل الشفافية',
    lead: 'سجل علني لما يُتخذ بشأن المناقصات والعروض، لا يمكن إلا الإضافة إليه. ويستطيع أي شخص التحقق من أن أيًا من قيوده لم يُغيَّر ولم يُحذف.',
    sections: [
      {
        title: 'ما هو',
        paragraphs: [
          'كل إجراء من إجراءات المشتريات يصبح قيدًا: موعد نهائي جديد، أو وصول عرض، أو فتح العروض، أو قرار، أو تنزيل ملف. وتكوّن القيود شجرة من البصمات، وكلما نمت وُقّع جذرها: وهذه هي حالة السجل الموقّعة. ويمكن إثبات أن حالة لاحقة تضيف إلى حالة سابقة ولا تغيّر فيها شيئًا.',
        ],
      },
      {
        title: 'ما يبقى مخفيًا، وإلى متى',
        paragraphs: [
          'ما دامت العروض مختومة، تُنشر كل عشر دقائق ثمانية قيود عنها بالضبط. وبعضها قيود تمويهية لا يمكن تمييزها من غيرها، فلا يدل السجل على عدد العروض التي وصلت. وبعد الفتح يبيّن السجل ما يعنيه كل قيد وأيها كان تمويهيًا.',
          'لا يذكر أي قيد اسم شخص.',
        ],
      },
      {
        title: 'ما لا يثبته',
        paragraphs: [
          'يُظهر السجل أن ما قُيّد فيه بقي كما كان. ولا يُظهر أن كل شيء قد قُيّد.',
          'من يتحكم في هذا الخادم ومفاتيحه يستطيع أن يعرض على شخصين سجلين مختلفين. ويتبيّن ذلك لمن يقارنان ما لديهما من حالات موقّعة، لذا يُستحسن الاحتفاظ بنسخة منها.',
        ],
      },
    ],
    checkpoint: 'حالة السجل الموقّعة الحالية',
    size: 'عدد القيود',
    signedAt: 'وُقّعت في',
    notYet: 'لا توجد حالة موقّعة بعد.',
    logKey: 'مفتاح السجل',
    receiptKey: 'مفتاح إيصالات الاستلام',
    checking: 'التحقق منه ببرامج أخرى',
    steps: [
      'نزّل `/transparency/checkpoint` و`/transparency/key`. حالة السجل ملاحظة موقّعة (C2SP signed-note، ‏Ed25519) تفتحها بالمفتاح حزمة Go ‏`golang.org/x/mod/sumdb/note` مثلًا.',
      'الملفات الواقعة تحت `/transparency/tile/` هي ملفات C2SP tlog-tiles. وتحسب منها حزمة Go ‏`golang.org/x/mod/sumdb/tlog` الجذر، وتثبت أن قيدًا ما موجود وأن حالتين متسقتان.',
      'القيود في `/transparency/tile/entries/`: كل منها JSON يسبقه طوله في بايتين. وبصمته في الشجرة هي SHA-256 لبايت صفري يليه القيد (RFC 6962).',
      'كل حالة سابقة موجودة في `/transparency/checkpoints/` متبوعة بعدد قيودها.',
      'أو احفظ `/sealing/verify-log.mjs` وشغّل `node verify-log.mjs` مع عنوان هذا الموقع: فهو يفعل ذلك كله، ويقرأ كل قيد، ويذكر ما لا يمكن أن يكون صحيحًا. وحيث يوقّع شهود خارجيون السجل (C2SP tlog-witness) تظهر توقيعاتهم تحت حالته الموقّعة، وفي `/transparency/witnessed` أحدث حالة وقّعوها.',
    ],
  },
  fr: {
    title: 'Journal de transparence',
    lead: 'Un registre public de ce qui est fait des appels d’offres et des offres, auquel on ne peut qu’ajouter. Chacun peut vérifier qu’aucune entrée n’a été modifiée ni supprimée.',
    sections: [
      {
        title: 'Ce que c’est',
        paragraphs: [
          'Chaque acte de la procédure devient une entrée : une nouvelle date limite, l’arrivée d’une offre, une ouverture, une décision, un téléchargement. Les entrées forment un arbre d’empreintes. Chaque fois qu’il grandit, sa racine est signée : c’est un état signé du journal. On peut prouver qu’un état ultérieur complète un état antérieur sans rien y changer.',
        ],
      },
      {
        title: 'Ce qui reste caché, et jusqu’à quand',
        paragraphs: [
          'Tant que des offres sont scellées, exactement huit entrées à leur sujet sont publiées toutes les dix minutes. Certaines sont des entrées factices, que rien ne distingue des autres : le journal ne dit donc pas combien d’offres sont arrivées. Après l’ouverture, il dit ce que représente chaque entrée et lesquelles étaient factices.',
          'Aucune entrée ne nomme une personne.',
        ],
      },
      {
        title: 'Ce qu’il ne prouve pas',
        paragraphs: [
          'Le journal montre que ce qui a été inscrit est resté tel quel. Il ne montre pas que tout a été inscrit.',
          'Qui contrôle ce serveur et ses clés pourrait présenter à deux personnes deux journaux différents. Deux personnes qui comparent leurs états signés s’en aperçoivent : conservez donc un état signé.',
        ],
      },
    ],
    checkpoint: 'L’état signé actuel',
    size: 'Entrées',
    signedAt: 'Signé le',
    notYet: 'Il n’y a pas encore d’état signé.',
    logKey: 'Clé du journal',
    receiptKey: 'Clé des récépissés',
    checking: 'Le vérifier avec d’autres programmes',
    steps: [
      'Téléchargez `/transparency/checkpoint` et `/transparency/key`. Un état signé est une note signée (C2SP signed-note, Ed25519), que le paquet Go `golang.org/x/mod/sumdb/note`, par exemple, ouvre avec la clé.',
      'Les fichiers sous `/transparency/tile/` sont ceux de C2SP tlog-tiles. Le paquet Go `golang.org/x/mod/sumdb/tlog` en calcule la racine et prouve qu’une entrée y figure et que deux états sont cohérents.',
      'Les entrées sont dans `/transparency/tile/entries/` : chacune est un JSON précédé de sa longueur en deux octets. Son empreinte dans l’arbre est le SHA-256 d’un octet nul suivi de l’entrée (RFC 6962).',
      'Chaque état antérieur se trouve sous `/transparency/checkpoints/` suivi de son nombre d’entrées.',
      'Ou enregistrez `/sealing/verify-log.mjs` et lancez `node verify-log.mjs` avec l’adresse de ce site\u00a0: il fait tout cela, lit chaque entrée et nomme ce qui ne peut pas être vrai. Là où des témoins extérieurs signent le journal (C2SP tlog-witness), leurs signatures figurent sous son état signé, et `/transparency/witnessed` donne le dernier qu’ils ont signé.',
    ],
  },
  fa: {
    title: 'دفتر شفافیت',
    lead: 'ثبتی همگانی از آنچه دربارهٔ مناقصه‌ها و پیشنهادها انجام می‌شود و تنها می‌توان به آن افزود. هر کس می‌تواند بررسی کند که هیچ ثبتی در آن تغییر نکرده و حذف نشده است.',
    sections: [
      {
        title: 'چیست',
        paragraphs: [
          'هر اقدام تدارکات یک ثبت می‌شود: مهلت تازه، رسیدن یک پیشنهاد، گشایش، تصمیم، دریافت یک فایل. ثبت‌ها درختی از چکیده‌ها می‌سازند و هر بار که بزرگ‌تر شود ریشهٔ آن امضا می‌شود: این وضعیت امضاشدهٔ دفتر است. می‌توان ثابت کرد که وضعیت بعدی تنها به وضعیت پیشین می‌افزاید و چیزی را در آن تغییر نمی‌دهد.',
        ],
      },
      {
        title: 'چه چیزی پنهان می‌ماند و تا کی',
        paragraphs: [
          'تا زمانی که پیشنهادها مهروموم‌اند، هر ده دقیقه درست هشت ثبت دربارهٔ آنها منتشر می‌شود. برخی از آنها ثبت ساختگی‌اند و از بقیه بازشناخته نمی‌شوند؛ پس دفتر نمی‌گوید چند پیشنهاد رسیده است. پس از گشایش، دفتر می‌گوید هر ثبت دربارهٔ چه بوده و کدام‌ها ساختگی بوده‌اند.',
          'هیچ ثبتی نام کسی را نمی‌برد.',
        ],
      },
      {
        title: 'چه چیزی را ثابت نمی‌کند',
        paragraphs: [
          'دفتر نشان می‌دهد که آنچه ثبت شده همان‌گونه مانده است. نشان نمی‌دهد که همه‌چیز ثبت شده است.',
          'کسی که این سرور و کلیدهای آن را در اختیار دارد می‌تواند به دو نفر دو دفتر متفاوت نشان دهد. دو نفر با مقایسهٔ وضعیت‌های امضاشدهٔ خود این را می‌بینند؛ پس یک وضعیت امضاشده را نگه دارید.',
        ],
      },
    ],
    checkpoint: 'وضعیت امضاشدهٔ کنونی',
    size: 'شمار ثبت‌ها',
    signedAt: 'زمان امضا',
    notYet: 'هنوز وضعیت امضاشده‌ای وجود ندارد.',
    logKey: 'کلید دفتر',
    receiptKey: 'کلید رسیدها',
    checking: 'بررسی آن با برنامه‌های دیگر',
    steps: [
      '`/transparency/checkpoint` و `/transparency/key` را دریافت کنید. وضعیت دفتر یادداشتی امضاشده است (C2SP signed-note، Ed25519) که برای نمونه بستهٔ Go با نام `golang.org/x/mod/sumdb/note` آن را با کلید باز می‌کند.',
      'فایل‌های زیر `/transparency/tile/` همان فایل‌های C2SP tlog-tiles هستند. بستهٔ Go با نام `golang.org/x/mod/sumdb/tlog` ریشه را از آنها حساب می‌کند و ثابت می‌کند که یک ثبت در دفتر هست و دو وضعیت با هم سازگارند.',
      'ثبت‌ها در `/transparency/tile/entries/` هستند: هر یک JSON است که درازای آن در دو بایت پیش از آن آمده است. چکیدهٔ آن در درخت، SHA-256 یک بایت صفر و سپس ثبت است (RFC 6962).',
      'هر وضعیت پیشین در `/transparency/checkpoints/` و پس از آن شمار ثبت‌هایش در دسترس است.',
      'یا `/sealing/verify-log.mjs` را ذخیره کنید و `node verify-log.mjs` را با نشانی این وب‌سایت اجرا کنید: همهٔ اینها را انجام می‌دهد، همهٔ ثبت‌ها را می‌خواند و آنچه را نمی‌تواند درست باشد نام می‌برد. اگر گواهان بیرونی دفتر را امضا کنند (C2SP tlog-witness)، امضایشان زیر وضعیت امضاشده می‌آید و `/transparency/witnessed` تازه‌ترین وضعیتی را که امضا کرده‌اند دارد.',
    ],
  },
}
