import type { StarterPage } from '../../starter-types.ts'

export const accessibilityPage: StarterPage = {
  slug: 'about/accessibility',
  title: {
    en: 'Accessibility',
    ar: 'إتاحة الوصول',
    fr: 'Accessibilité',
    fa: 'دسترس‌پذیری',
  },
  description: {
    en: 'What makes this site usable for everybody, how that is tested, what does not work well yet, and whom to tell.',
    ar: 'ما يجعل هذا الموقع صالحًا لاستخدام الجميع، وكيف يُختبر ذلك، وما لا يعمل جيدًا بعد، ومن تُبلغه.',
    fr: 'Ce qui rend ce site utilisable par tous, comment c’est vérifié, ce qui ne fonctionne pas encore bien et à qui le signaler.',
    fa: 'چه چیز این وب‌سایت را برای همه قابل استفاده می‌کند، چگونه آزموده می‌شود، چه چیز هنوز خوب کار نمی‌کند و به چه کسی باید گفت.',
  },
  lead: {
    en: 'Everybody should be able to use this site, whatever they see, hear or move with, on whatever device and connection.',
    ar: 'ينبغي أن يتمكن الجميع من استخدام هذا الموقع، كيفما يبصرون أو يسمعون أو يتحركون، وعلى أي جهاز وأي اتصال.',
    fr: 'Chacun doit pouvoir utiliser ce site, quelles que soient sa vue, son ouïe et sa mobilité, avec n’importe quel appareil et n’importe quelle connexion.',
    fa: 'همه باید بتوانند از این وب‌سایت استفاده کنند، با هر توان بینایی، شنوایی و حرکتی و با هر دستگاه و هر اتصالی.',
  },
  body: {
    en: `## What helps

- Everything can be done with a keyboard, and read by a screen reader in the language in which it is written.
- Text size, contrast and motion can be chosen at the bottom of every page; what your device asks for is respected.
- The light version, also at the bottom of every page, shows words without pictures, for slow or costly connections. Older browsers are given it automatically.
- Every chart and map has its figures as a table.
- Pages can be read, and forms can be sent, without scripts.

## How it is tested

We aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Before each release, every kind of page is checked by program in English and Arabic, on a phone and a desktop, with light and dark colours, and at the largest text size.

## What does not work well yet

- Some PDF documents have no tags, so that screen readers cannot follow their structure. Ask us for a text version.
- Not every text exists in all four languages. A text in another language than its page says so, to you and to your screen reader.
- We have not yet had the whole site tested by people with disabilities.

## Tell us

If something is difficult or impossible for you, please write to us and name the page. The address of the Secretariat is at the bottom of every page. We answer within five working days, and send you what you were looking for in a form that you can use.`,
    ar: `## ما يساعدك

- يمكن القيام بكل شيء باستخدام لوحة المفاتيح، ويستطيع قارئ الشاشة أن يقرأ كل نص باللغة المكتوب بها.
- يمكن اختيار حجم النص والتباين والحركة في أسفل كل صفحة، ويُراعى ما يطلبه جهازك.
- النسخة الخفيفة، وهي أيضًا في أسفل كل صفحة، تعرض الكلمات من دون صور لمن كان اتصاله بطيئًا أو مكلفًا. وتظهر تلقائيًا في المتصفحات القديمة.
- لكل رسم بياني وكل خريطة جدول بأرقامها.
- يمكن قراءة الصفحات وإرسال النماذج من دون برامج نصية.

## كيف يُختبر ذلك

نسعى إلى المستوى AA من إرشادات إتاحة الوصول إلى محتوى الويب (WCAG) في إصدارها 2.2. وقبل كل إصدار يُفحص كل نوع من الصفحات آليًا بالإنجليزية والعربية، على الهاتف والحاسوب، بألوان فاتحة وداكنة، وبأكبر حجم للنص.

## ما لا يعمل جيدًا بعد

- بعض وثائق PDF بلا وسوم، فلا يستطيع قارئ الشاشة تتبّع بنيتها. اطلب منا نسخة نصية منها.
- لا تتوفر كل النصوص باللغات الأربع. والنص الوارد بلغة غير لغة صفحته يبيّن ذلك لك ولقارئ الشاشة.
- لم يُختبر الموقع كله بعد على أيدي أشخاص ذوي إعاقة.

## أخبرنا

إذا صعب عليك شيء أو تعذّر، فاكتب إلينا واذكر الصفحة. وعنوان الأمانة العامة في أسفل كل صفحة. ونجيب خلال خمسة أيام عمل، ونرسل إليك ما كنت تبحث عنه بشكل يمكنك استخدامه.`,
    fr: `## Ce qui aide

- Tout peut se faire au clavier et être lu par un lecteur d’écran, dans la langue où le texte est écrit.
- La taille du texte, le contraste et les mouvements se choisissent au bas de chaque page ; ce que demande votre appareil est respecté.
- La version légère, également au bas de chaque page, montre les mots sans les images, pour les connexions lentes ou coûteuses. Les navigateurs anciens la reçoivent d’office.
- Chaque graphique et chaque carte donne ses chiffres dans un tableau.
- Les pages se lisent et les formulaires s’envoient sans scripts.

## Comment c’est vérifié

Nous visons le niveau AA des Règles pour l’accessibilité des contenus Web (WCAG) 2.2. Avant chaque version, chaque type de page est contrôlé par programme en anglais et en arabe, sur téléphone et sur ordinateur, en couleurs claires et sombres, et avec la plus grande taille de texte.

## Ce qui ne fonctionne pas encore bien

- Certains documents PDF n’ont pas de balises, si bien qu’un lecteur d’écran n’en suit pas la structure. Demandez-nous une version texte.
- Tous les textes n’existent pas dans les quatre langues. Un texte qui n’est pas dans la langue de sa page le dit, à vous comme à votre lecteur d’écran.
- Le site entier n’a pas encore été essayé par des personnes handicapées.

## Signalez-le-nous

Si quelque chose vous est difficile ou impossible, écrivez-nous en nommant la page. L’adresse du Secrétariat figure au bas de chaque page. Nous répondons dans les cinq jours ouvrables et vous envoyons ce que vous cherchiez sous une forme que vous pouvez utiliser.`,
    fa: `## آنچه کمک می‌کند

- همه‌چیز را می‌توان با صفحه‌کلید انجام داد و صفحه‌خوان هر متن را به زبانی می‌خواند که نوشته شده است.
- اندازهٔ نوشته، تضاد و حرکت را می‌توان در پایین همهٔ صفحه‌ها برگزید؛ آنچه دستگاه شما می‌خواهد رعایت می‌شود.
- نسخهٔ سبک، که آن هم در پایین همهٔ صفحه‌هاست، نوشته‌ها را بدون تصویر نشان می‌دهد، برای اتصال‌های کند یا گران. مرورگرهای قدیمی خودبه‌خود همین نسخه را نشان می‌دهند.
- هر نمودار و هر نقشه اعداد خود را در جدول نیز دارد.
- صفحه‌ها را بدون اسکریپت می‌توان خواند و فرم‌ها را بدون آن می‌توان فرستاد.

## چگونه آزموده می‌شود

هدف ما سطح AA از رهنمودهای دسترس‌پذیری محتوای وب (WCAG) نسخهٔ ۲٫۲ است. پیش از هر انتشار، هر نوع صفحه با برنامه بررسی می‌شود: به انگلیسی و عربی، روی تلفن و رایانه، با رنگ‌های روشن و تیره و با بزرگ‌ترین اندازهٔ نوشته.

## آنچه هنوز خوب کار نمی‌کند

- برخی سندهای PDF برچسب ندارند و صفحه‌خوان ساختارشان را نمی‌یابد. نسخهٔ متنی آنها را از ما بخواهید.
- همهٔ متن‌ها به هر چهار زبان نیست. متنی که به زبان صفحهٔ خود نباشد، این را به شما و صفحه‌خوانتان می‌گوید.
- هنوز افراد دارای معلولیت همهٔ وب‌سایت را نیازموده‌اند.

## به ما بگویید

اگر چیزی برایتان دشوار یا ناممکن است، برای ما بنویسید و صفحه را نام ببرید. نشانی دبیرخانه در پایین همهٔ صفحه‌هاست. تا پنج روز کاری پاسخ می‌دهیم و آنچه را می‌جستید به شکلی که بتوانید استفاده کنید برایتان می‌فرستیم.`,
  },
  searchWords: {
    en: 'disability, screen reader, help, WCAG',
    ar: 'ذوو الإعاقة، قارئ الشاشة، مساعدة، سهولة الوصول',
    fr: 'handicap, lecteur d’écran, aide, WCAG',
    fa: 'معلولیت، صفحه‌خوان، راهنما، کمک',
  },
  inFooter: true,
}
