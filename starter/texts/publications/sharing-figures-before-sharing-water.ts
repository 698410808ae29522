import type { StarterPublication } from '../../starter-types.ts'

export const sharingFiguresBeforeSharingWater: StarterPublication = {
  slug: 'sharing-figures-before-sharing-water',
  title: {
    en: 'Sharing figures before sharing water',
    ar: 'تبادل الأرقام قبل تقاسم المياه',
    fr: 'Partager les chiffres avant de partager l’eau',
    fa: 'تبادل ارقام پیش از تقسیم آب',
  },
  summary: {
    en: 'Neighbours that measure a shared aquifer in the same way argue less about it. This brief sets out a first agreement of one page that asks for figures and for nothing else.',
    ar: 'الجيران الذين يقيسون خزانًا جوفيًا مشتركًا بالطريقة نفسها يقلّ خلافهم عليه. ويعرض هذا الموجز اتفاقًا أوليًا من صفحة واحدة يطلب الأرقام ولا يطلب شيئًا سواها.',
    fr: 'Des voisins qui mesurent de la même façon une nappe commune se disputent moins à son sujet. Cette note propose un premier accord d’une page, qui demande des chiffres et rien d’autre.',
    fa: 'همسایگانی که آبخوان مشترک را به یک شیوه می‌سنجند کمتر بر سر آن اختلاف دارند. این یادداشت توافق نخستینی در یک صفحه پیشنهاد می‌کند که تنها ارقام را می‌خواهد و بس.',
  },
  body: {
    en: `Talks on shared groundwater often begin with rights and end there. Each side brings its own figures, and neither can test those of the other. Years may pass before a single well is read by both.

This brief turns the order round. It proposes that states first agree on how to measure, and leave every other question open. The model agreement fits on one page and has five parts: which wells, on which days, by which method, who receives the figures, and what happens when a reading is doubted.

> Agreeing on a depth in metres does not settle who may pump. It settles what we are talking about.

The page contains one sentence that makes it possible: nothing in it may be used as proof of a right. Experience in two groups of countries suggests that a first agreement of this kind can be signed within a year.`,
    ar: `كثيرًا ما تبدأ المحادثات في المياه الجوفية المشتركة بالحقوق وتنتهي عندها. فكل طرف يأتي بأرقامه، ولا يستطيع أي منهما أن يختبر أرقام الآخر. وقد تمضي سنوات قبل أن يقرأ الطرفان بئرًا واحدة معًا.

يعكس هذا الموجز الترتيب. فهو يقترح أن تتفق الدول أولًا على طريقة القياس وأن تترك سائر المسائل مفتوحة. ويقع الاتفاق النموذجي في صفحة واحدة من خمسة أجزاء: أي الآبار، وفي أي أيام، وبأي طريقة، ومن يتسلّم الأرقام، وما العمل حين يُشكّ في قراءة.

> الاتفاق على عمق بالأمتار لا يحسم من يحق له الضخ، لكنه يحسم ما الذي نتحدث عنه.

وفي الصفحة جملة واحدة تجعل الاتفاق ممكنًا: لا يجوز الاحتجاج بشيء منها لإثبات حق. وتدل التجربة في مجموعتين من الدول على أن اتفاقًا أوليًا كهذا يمكن توقيعه خلال سنة.`,
    fr: `Les discussions sur les eaux souterraines partagées commencent souvent par les droits et s’arrêtent là. Chacun apporte ses chiffres et ne peut vérifier ceux de l’autre. Des années peuvent passer avant qu’un seul puits soit relevé par les deux.

Cette note inverse l’ordre. Elle propose aux États de convenir d’abord de la façon de mesurer et de laisser ouverte toute autre question. L’accord type tient sur une page et comporte cinq parties : quels puits, quels jours, quelle méthode, qui reçoit les chiffres et que faire quand un relevé est mis en doute.

> S’entendre sur une profondeur en mètres ne dit pas qui peut pomper. Cela dit de quoi nous parlons.

Une phrase de cette page rend l’accord possible : rien n’y peut servir de preuve d’un droit. L’expérience de deux groupes de pays montre qu’un premier accord de ce genre peut être signé en un an.`,
    fa: `گفت‌وگو دربارهٔ آب زیرزمینی مشترک بیشتر با حق آغاز می‌شود و همان جا پایان می‌یابد. هر طرف ارقام خود را می‌آورد و هیچ‌یک نمی‌تواند ارقام دیگری را بیازماید. شاید سال‌ها بگذرد تا دو طرف یک چاه را با هم بخوانند.

این یادداشت ترتیب را وارونه می‌کند. پیشنهاد آن این است که کشورها نخست بر شیوهٔ اندازه‌گیری توافق کنند و هر پرسش دیگری را باز بگذارند. متن نمونه در یک صفحه جا می‌گیرد و پنج بخش دارد: کدام چاه‌ها، در کدام روزها، با کدام روش، ارقام به دست چه کسی می‌رسد و اگر در رقمی تردید شد چه باید کرد.

> توافق بر عمقی به متر معلوم نمی‌کند چه کسی حق پمپاژ دارد؛ معلوم می‌کند دربارهٔ چه سخن می‌گوییم.

یک جمله در این صفحه کار را شدنی می‌کند: هیچ چیز آن گواه حقی شمرده نمی‌شود. تجربهٔ دو گروه از کشورها نشان می‌دهد که چنین توافق نخستینی را می‌توان در یک سال امضا کرد.`,
  },
  picture: null,
  topics: ['policy-and-standards'],
  countries: ['jo', 'sa', 'iq', 'eg', 'ly', 'sd'],
  kind: 'policy-brief',
  publishedOn: '2026-06-30',
  authors: ['IWEN Diplomacy and Standards Unit'],
  languages: ['en', 'ar'],
  pages: 12,
  projects: ['shared-aquifer-dialogue'],
}
