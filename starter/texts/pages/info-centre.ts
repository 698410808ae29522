import type { StarterPage } from '../../starter-types.ts'

export const infoCentrePage: StarterPage = {
  slug: 'info-centre',
  title: { en: 'Info Center', ar: 'مركز المعلومات', fr: 'Centre d’information', fa: 'مرکز اطلاع‌رسانی' },
  description: {
    en: 'News, stories, publications, events, pictures and open data of the Network: where to find each, and how to use it.',
    ar: 'أخبار الشبكة وقصصها ومنشوراتها وفعالياتها وصورها وبياناتها المفتوحة: أين تجدها وكيف تستخدمها.',
    fr: 'Actualités, récits, publications, événements, images et données ouvertes du Réseau : où les trouver, comment s’en servir.',
    fa: 'خبرها، روایت‌ها، انتشارات، رویدادها، تصویرها و داده‌های باز شبکه: کجا هستند و چگونه می‌توان از آنها استفاده کرد.',
  },
  lead: {
    en: 'Whatever the Network learns, decides or measures ends up here. This page tells you what we publish, how often, in which languages, and under which simple conditions you may use it.',
    ar: 'كل ما تتعلمه الشبكة أو تقرره أو تقيسه ينتهي إلى هذا المكان. وتبيّن لك هذه الصفحة ما ننشره، ومتى، وبأي لغات، وبأي شروط بسيطة يمكنك استخدامه.',
    fr: 'Tout ce que le Réseau apprend, décide ou mesure aboutit ici. Cette page vous dit ce que nous publions, à quel rythme, dans quelles langues et à quelles conditions, simples, vous pouvez l’utiliser.',
    fa: 'هرچه شبکه می‌آموزد، تصمیم می‌گیرد یا اندازه می‌گیرد، سرانجام به اینجا می‌رسد. این صفحه می‌گوید چه منتشر می‌کنیم، هر چند وقت یک بار، به چه زبان‌هایی و با چه شرط‌های ساده‌ای می‌توانید از آن استفاده کنید.',
  },
  body: {
    en: `The Info Center is written for three kinds of reader: the one who has two minutes, the one who has an hour, and the one who has come to work with the data. All of them read the same facts.

## What you will find

- **News**: short reports, usually on the day itself.
- **Stories**: longer pieces from the places where our projects take place, in the words of the people who work there.
- **Publications**: reports, guidelines, policy briefs, data sets and training manuals, each with a summary that can be read alone.
- **Events**: what is coming, with the agenda, and what has been, with the outcome.
- **Media**: what others have written about us.
- **Gallery**: the culture of water in the member states, in drawings.

## Languages and corrections

We write in English, Arabic, French and Persian. Where a text does not yet exist in your language, the page says so and shows the language it has. When we find a mistake, or a reader finds one for us, we correct it and note the date.

## Using what we publish

You may quote, translate and reprint our texts and figures, also in teaching and in commercial work, as long as you name the source and do not alter the meaning. The same holds for the data. Pictures carry their credit beside them; please keep it there. Newsrooms and classrooms that need another format, a larger print or a figure explained are welcome to ask.`,
    ar: `كُتب مركز المعلومات لثلاثة قرّاء: قارئ لديه دقيقتان، وقارئ لديه ساعة، وقارئ جاء ليعمل على البيانات. وثلاثتهم يقرؤون الحقائق نفسها.

## ماذا تجد هنا

- **الأخبار**: تقارير قصيرة تصدر في يوم الحدث عادةً.
- **القصص**: نصوص أطول من مواقع مشاريعنا، يرويها العاملون فيها.
- **المنشورات**: تقارير وأدلة وموجزات سياسات ومجموعات بيانات وكتيبات تدريب، لكل منها ملخص يمكن الاكتفاء به.
- **الفعاليات**: القادمة بجداول أعمالها، والماضية بنتائجها.
- **في الإعلام**: ما كتبه الآخرون عنا.
- **المعرض**: ثقافة الماء في الدول الأعضاء مرسومةً.

## اللغات والتصويبات

نكتب بالإنجليزية والعربية والفرنسية والفارسية. وإذا لم يتوفر نص بلغتك بعد، فإن الصفحة تخبرك بذلك وتعرضه باللغة المتاحة. وحين نكتشف خطأ، أو يدلّنا عليه قارئ، نصوّبه ونسجّل التاريخ.

## استخدام ما ننشره

لك أن تقتبس نصوصنا وأرقامنا وتترجمها وتعيد نشرها، في التعليم وفي الأعمال التجارية أيضًا، ما دمت تذكر المصدر ولا تغيّر المعنى. وينطبق ذلك على البيانات. أما الرسوم فإلى جانبها اسم صاحبها، فنرجو إبقاءه. ونرحّب بطلبات غرف الأخبار وقاعات الدرس إذا احتاجت إلى صيغة أخرى أو نسخة أكبر أو شرح رقم من الأرقام.`,
    fr: `Le centre d’information s’adresse à trois lecteurs : celui qui a deux minutes, celui qui a une heure et celui qui vient travailler sur les données. Tous lisent les mêmes faits.

## Ce que vous y trouverez

- **Actualités** : de brefs comptes rendus, le plus souvent du jour même.
- **Récits** : des textes plus longs, venus des lieux de nos projets et racontés par ceux qui y travaillent.
- **Publications** : rapports, guides, notes d’orientation, jeux de données et manuels, chacun avec un résumé qui se lit seul.
- **Événements** : ceux qui viennent, avec leur programme ; ceux qui ont eu lieu, avec leurs résultats.
- **Médias** : ce que d’autres ont écrit sur nous.
- **Galerie** : la culture de l’eau dans les États membres, en dessins.

## Langues et corrections

Nous écrivons en anglais, en arabe, en français et en persan. Quand un texte n’existe pas encore dans votre langue, la page le dit et montre celle dont elle dispose. Quand nous trouvons une erreur, ou qu’un lecteur la trouve pour nous, nous la corrigeons en notant la date.

## Utiliser ce que nous publions

Vous pouvez citer, traduire et reproduire nos textes et nos chiffres, y compris pour l’enseignement et à des fins commerciales, à condition de nommer la source et de ne pas altérer le sens. Il en va de même des données. Les images portent leur crédit ; merci de l’y laisser. Les rédactions et les classes qui souhaitent un autre format, un tirage plus grand ou l’explication d’un chiffre peuvent nous le demander.`,
    fa: `مرکز اطلاع‌رسانی برای سه گونه خواننده نوشته شده است: آنکه دو دقیقه وقت دارد، آنکه یک ساعت وقت دارد و آنکه آمده است با داده‌ها کار کند. هر سه همان واقعیت‌ها را می‌خوانند.

## چه چیزهایی اینجاست

- **خبرها**: گزارش‌های کوتاه، بیشتر در همان روز رویداد.
- **روایت‌ها**: نوشته‌های بلندتر از محل پروژه‌ها، از زبان کسانی که آنجا کار می‌کنند.
- **انتشارات**: گزارش، راهنما، خلاصهٔ سیاستی، مجموعه‌داده و کتاب آموزشی؛ هر یک با چکیده‌ای که به‌تنهایی خواندنی است.
- **رویدادها**: آنچه در پیش است با دستور کار و آنچه گذشته است با نتیجه.
- **در رسانه‌ها**: آنچه دیگران دربارهٔ ما نوشته‌اند.
- **نگارخانه**: فرهنگ آب در کشورهای عضو، به تصویر.

## زبان‌ها و اصلاح‌ها

به انگلیسی، عربی، فرانسوی و فارسی می‌نویسیم. اگر متنی هنوز به زبان شما نباشد، صفحه این را می‌گوید و آن را به زبان موجود نشان می‌دهد. هرگاه خودمان یا خواننده‌ای خطایی بیابد، آن را اصلاح و تاریخش را ثبت می‌کنیم.

## استفاده از آنچه منتشر می‌کنیم

می‌توانید نوشته‌ها و ارقام ما را نقل، ترجمه و بازنشر کنید، حتی در آموزش و کار تجاری، به شرط آنکه منبع را نام ببرید و معنا را تغییر ندهید. دربارهٔ داده‌ها نیز چنین است. نام پدیدآور در کنار هر تصویر آمده است؛ لطفاً آن را نگه دارید. تحریریه‌ها و کلاس‌های درسی که قالبی دیگر، چاپی بزرگ‌تر یا توضیح رقمی را بخواهند می‌توانند از ما درخواست کنند.`,
  },
}
