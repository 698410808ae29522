import type { StarterPage } from '../../starter-types.ts'

export const termsPage: StarterPage = {
  slug: 'about/terms',
  title: {
    en: 'Terms of use',
    ar: 'شروط الاستخدام',
    fr: 'Conditions d’utilisation',
    fa: 'شرایط استفاده',
  },
  description: {
    en: 'What you may do with the texts, figures, pictures and publications of this site, and what we are responsible for.',
    ar: 'ما يجوز لك فعله بنصوص هذا الموقع وأرقامه وصوره ومنشوراته، وما نتحمل مسؤوليته.',
    fr: 'Ce que vous pouvez faire des textes, chiffres, images et publications de ce site, et ce dont nous répondons.',
    fa: 'با متن‌ها، آمار، تصویرها و انتشارات این وب‌سایت چه می‌توانید بکنید و ما پاسخ‌گوی چه هستیم.',
  },
  lead: {
    en: 'Most of what is published here may be used without asking us. Please name the source, and do not change what it says.',
    ar: 'يمكن استخدام معظم ما يُنشر هنا من دون الرجوع إلينا. نرجو ذكر المصدر وعدم تغيير ما يقوله.',
    fr: 'L’essentiel de ce qui est publié ici peut être utilisé sans nous consulter. Veuillez citer la source et ne pas en changer le sens.',
    fa: 'بیشتر آنچه اینجا منتشر می‌شود بدون پرسیدن از ما قابل استفاده است. لطفاً منبع را نام ببرید و معنای آن را تغییر ندهید.',
  },
  body: {
    en: `## Texts and records

You may copy, translate and reuse the texts of this site, and the records that programs can read through [our public interface](/data-tools), for any purpose. Name the Network as the source, give the address of the page, and say what you have changed. Do not give the impression that the Network endorses what you publish or sell.

## Figures and maps

Most figures come from the organizations that collect them. The page of each indicator names its source, the licence of the source and the attribution to be given: that licence applies to whatever you do with its figures.

The boundaries and names shown on our maps do not imply the expression of any opinion whatsoever on the part of the Network concerning the legal status of any territory.

## Pictures, publications and the logo

- **Pictures.** Those offered to [journalists](/media) may be used to report on the Network, with the credit given beside them. Please ask us before you use any other picture.
- **Publications.** They may be downloaded and passed on unchanged. The page of each publication shows how to cite it.
- **The logo.** It may be used to report on the Network, and otherwise only with our consent.

## Tenders

Bidders are bound by the documents of the tender and their addenda. Nothing on this page changes them.

## What we are responsible for

We check what we publish. If you find an error, or if the language versions of a page differ, please write to us; the address of the Secretariat is at the bottom of every page. We correct what is wrong. We cannot promise that the site is free of errors and always available, and we are not responsible for the sites of others to which it leads.`,
    ar: `## النصوص والسجلات

يجوز لك أن تنسخ نصوص هذا الموقع وتترجمها وتعيد استخدامها لأي غرض، وكذلك السجلات التي تقرؤها البرامج عبر [واجهتنا البرمجية العامة](/data-tools). واذكر الشبكة مصدرًا، وأورد عنوان الصفحة، وبيّن ما غيّرته. ولا توحِ بأن الشبكة تؤيد ما تنشره أو تبيعه.

## الأرقام والخرائط

معظم الأرقام من المنظمات التي تجمعها. وتذكر صفحة كل مؤشر مصدره وترخيص ذلك المصدر والعبارة التي يُنسب بها إليه: ويسري هذا الترخيص على كل استخدام لأرقامه.

لا تنطوي الحدود والأسماء المبيّنة على خرائطنا على أي رأي كان من جانب الشبكة بشأن المركز القانوني لأي إقليم.

## الصور والمنشورات والشعار

- **الصور.** يجوز استخدام الصور المقدَّمة إلى [الصحفيين](/media) في التغطية الإعلامية للشبكة، مع ذكر المصدر المبيّن إلى جانبها. ونرجو أن تستأذننا قبل استخدام أي صورة أخرى.
- **المنشورات.** يجوز تنزيلها وتداولها من دون تغيير. وتبيّن صفحة كل منشور كيفية الاستشهاد به.
- **الشعار.** يجوز استخدامه في التغطية الإعلامية للشبكة، ولا يجوز في ما عدا ذلك إلا بموافقتنا.

## المناقصات

يلتزم مقدّمو العروض بوثائق المناقصة وملاحقها. ولا تغيّر هذه الصفحة شيئًا منها.

## ما نتحمل مسؤوليته

نتحقق مما ننشره. وإذا وجدت خطأ، أو اختلافًا بين النسخ اللغوية لصفحة ما، فنرجو أن تكتب إلينا؛ وعنوان الأمانة العامة في أسفل كل صفحة. ونصحّح ما كان خطأ. ولا يمكننا أن نَعِد بأن الموقع خالٍ من الأخطاء ومتاح دائمًا، ولسنا مسؤولين عن مواقع الغير التي يقود إليها.`,
    fr: `## Textes et données

Vous pouvez copier, traduire et réutiliser à toute fin les textes de ce site, ainsi que les données que les programmes lisent par [notre API publique](/data-tools). Citez le Réseau comme source, donnez l’adresse de la page et indiquez ce que vous avez modifié. Ne laissez pas croire que le Réseau approuve ce que vous publiez ou vendez.

## Chiffres et cartes

La plupart des chiffres proviennent des organisations qui les recueillent. La page de chaque indicateur nomme sa source, la licence de celle-ci et la mention à reproduire : cette licence s’applique à tout usage de ses chiffres.

Les frontières et les noms figurant sur nos cartes n’impliquent aucune prise de position de la part du Réseau quant au statut juridique de quelque territoire que ce soit.

## Images, publications et logo

- **Images.** Celles qui sont proposées aux [journalistes](/media) peuvent servir à rendre compte du Réseau, avec le crédit indiqué à côté d’elles. Veuillez nous consulter avant d’utiliser toute autre image.
- **Publications.** Elles peuvent être téléchargées et transmises sans modification. La page de chaque publication montre comment la citer.
- **Logo.** Il peut servir à rendre compte du Réseau ; tout autre usage demande notre accord.

## Appels d’offres

Les soumissionnaires sont liés par les documents de l’appel d’offres et leurs additifs. Rien sur cette page ne les modifie.

## Ce dont nous répondons

Nous vérifions ce que nous publions. Si vous trouvez une erreur, ou si les versions linguistiques d’une page diffèrent, veuillez nous écrire ; l’adresse du Secrétariat figure au bas de chaque page. Nous corrigeons ce qui est faux. Nous ne pouvons promettre que le site soit exempt d’erreurs et toujours disponible, et nous ne répondons pas des sites de tiers auxquels il renvoie.`,
    fa: `## متن‌ها و داده‌ها

می‌توانید متن‌های این وب‌سایت و داده‌هایی را که برنامه‌ها از راه [رابط برنامه‌نویسی همگانی ما](/data-tools) می‌خوانند برای هر منظوری رونویسی، ترجمه و بازاستفاده کنید. شبکه را منبع بنامید، نشانی صفحه را بیاورید و بگویید چه چیز را تغییر داده‌اید. چنین وانمود نکنید که شبکه آنچه را منتشر می‌کنید یا می‌فروشید تأیید می‌کند.

## آمار و نقشه‌ها

بیشتر آمار از سازمان‌هایی است که آن را گردآوری می‌کنند. صفحهٔ هر شاخص منبع آن، مجوز آن منبع و عبارتی را که باید در استناد بیاید نشان می‌دهد: این مجوز بر هر استفاده‌ای از آمار آن حاکم است.

مرزها و نام‌های نقشه‌های ما به معنای ابراز هیچ‌گونه نظری از سوی شبکه دربارهٔ وضعیت حقوقی هیچ سرزمینی نیست.

## تصویرها، انتشارات و نشان

- **تصویرها.** تصویرهایی که در اختیار [خبرنگاران](/media) است برای گزارش دربارهٔ شبکه، با ذکر نام پدیدآوری که کنارشان آمده است، قابل استفاده است. پیش از استفاده از هر تصویر دیگر لطفاً از ما بپرسید.
- **انتشارات.** دریافت و بازپخش آنها بدون تغییر آزاد است. صفحهٔ هر اثر شیوهٔ استناد به آن را نشان می‌دهد.
- **نشان.** استفاده از آن برای گزارش دربارهٔ شبکه آزاد است و در موارد دیگر تنها با موافقت ما.

## مناقصه‌ها

مناقصه‌گران به سندهای مناقصه و الحاقیه‌های آنها پایبندند. هیچ چیز در این صفحه آنها را تغییر نمی‌دهد.

## ما پاسخ‌گوی چه هستیم

آنچه را منتشر می‌کنیم بررسی می‌کنیم. اگر خطایی یافتید یا نسخه‌های یک صفحه به زبان‌های گوناگون با هم یکی نبود، لطفاً برای ما بنویسید؛ نشانی دبیرخانه در پایین همهٔ صفحه‌هاست. آنچه را نادرست باشد اصلاح می‌کنیم. نمی‌توانیم قول دهیم که وب‌سایت بی‌خطا و همیشه در دسترس باشد و پاسخ‌گوی وب‌سایت‌های دیگران که به آنها می‌رسد نیستیم.`,
  },
  searchWords: {
    en: 'copyright, licence, license, reuse, permission, disclaimer, legal notice',
    ar: 'حقوق النشر، ترخيص، إعادة الاستخدام، إذن، إخلاء المسؤولية، إشعار قانوني',
    fr: 'droits d’auteur, licence, réutilisation, autorisation, mentions légales, avertissement',
    fa: 'حق نشر، مجوز، بازاستفاده، اجازه، سلب مسئولیت، یادداشت حقوقی',
  },
  inFooter: true,
}
