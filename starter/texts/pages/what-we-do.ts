import type { StarterPage } from '../../starter-types.ts'

export const whatWeDoPage: StarterPage = {
  slug: 'what-we-do',
  title: { en: 'What we do', ar: 'ماذا نفعل', fr: 'Ce que nous faisons', fa: 'چه می‌کنیم' },
  description: {
    en: 'Six programs in desalination, wastewater reuse, nexus planning, standards, diplomacy and training, and how they work.',
    ar: 'ستة برامج في التحلية وإعادة استخدام المياه والتخطيط المترابط والمعايير والدبلوماسية والتدريب، وكيف تعمل.',
    fr: 'Six programmes : dessalement, réutilisation, planification du nexus, normes, diplomatie et formation, et leur façon de travailler.',
    fa: 'شش برنامه در نمک‌زدایی، بازچرخانی پساب، برنامه‌ریزی همبست، استانداردها، دیپلماسی و آموزش، و شیوهٔ کار آنها.',
  },
  lead: {
    en: 'Our work begins with a request from a member state and ends with a result that the others can use. In between there are measurements, arguments, pilots and a good deal of patience.',
    ar: 'يبدأ عملنا بطلب من دولة عضو وينتهي بنتيجة تنتفع بها بقية الدول. وفيما بين البداية والنهاية قياسات ونقاشات ومشاريع تجريبية وقدر غير يسير من الصبر.',
    fr: 'Notre travail commence par la demande d’un État membre et s’achève par un résultat utile aux autres. Entre les deux, il y a des mesures, des débats, des essais et beaucoup de patience.',
    fa: 'کار ما با درخواست یک کشور عضو آغاز می‌شود و با نتیجه‌ای به پایان می‌رسد که دیگران نیز بتوانند از آن بهره ببرند. میان این دو، اندازه‌گیری است و بحث و آزمایش و شکیبایی بسیار.',
  },
  body: {
    en: `We do not build large works. We help those who build and run them to choose well, to agree with their neighbours, and to learn from one another.

## Six programs

- **Water diplomacy** prepares agreements on shared rivers and aquifers.
- **Sustainable desalination** lowers the energy and the brine behind each cubic metre.
- **Safe water reuse** returns treated wastewater to fields and aquifers without harm.
- **Nexus planning** shows what a decision in one sector costs the others.
- **Standards and regulation** gives members common terms, methods and limit values.
- **Research and training** trains the people who will continue this work.

## How a project comes about

A government writes to us. Within thirty days the Secretariat says whether the request fits the work plan. Experts from two other member states then review it. If the Bureau approves, we sign an agreement with the country and a donor, and the project receives a page on this site, with its dates, its partners and later its results.

## How we know whether it worked

Every project names, before it starts, two to four figures by which it will be judged: litres saved, kilowatt-hours per cubic metre, samples within the limit, people trained. We publish them at the end, the disappointing ones included. A pilot that failed and was explained has often been worth more to a neighbour than one that merely succeeded.`,
    ar: `نحن لا نبني المنشآت الكبرى، بل نساعد من يبنيها ويشغّلها على حسن الاختيار، وعلى الاتفاق مع الجيران، وعلى أن يتعلم بعضهم من بعض.

## ستة برامج

- **الدبلوماسية المائية** تحضّر الاتفاقات بشأن الأنهار والخزانات الجوفية المشتركة.
- **التحلية المستدامة** تخفض ما يستهلكه كل متر مكعب من طاقة وما يخلّفه من محلول ملحي.
- **إعادة الاستخدام الآمن للمياه** تعيد المياه العادمة المعالجة إلى الحقول والخزانات الجوفية دون ضرر.
- **التخطيط المترابط** يبيّن ما يكلّفه قرار في قطاع ما للقطاعات الأخرى.
- **المعايير والتنظيم** يمنح الأعضاء مصطلحات وطرائق وقيمًا حدّية مشتركة.
- **البحث والتدريب** يؤهّل من سيواصلون هذا العمل.

## كيف ينشأ المشروع

تكتب إلينا إحدى الحكومات. وفي غضون ثلاثين يومًا تفيد الأمانة العامة بما إذا كان الطلب يلائم خطة العمل، ثم يراجعه خبراء من دولتين أخريين. فإذا وافق المكتب، وقّعنا اتفاقًا مع الدولة ومع جهة مانحة، وخُصصت للمشروع صفحة في هذا الموقع فيها تواريخه وشركاؤه ثم نتائجه.

## كيف نعرف أنه نجح

يحدد كل مشروع قبل انطلاقه رقمين إلى أربعة أرقام يُحكم بها عليه: لترات وُفّرت، وكيلوواط ساعة لكل متر مكعب، وعينات ضمن الحد المسموح، وأشخاص تدرّبوا. وننشر هذه الأرقام في النهاية، حتى المخيّب منها. ولربما كان مشروع تجريبي أخفق وعُرفت أسبابه أنفع للجيران من مشروع نجح فحسب.`,
    fr: `Nous ne construisons pas de grands ouvrages. Nous aidons ceux qui les bâtissent et les exploitent à bien choisir, à s’entendre avec leurs voisins et à apprendre les uns des autres.

## Six programmes

- **Diplomatie de l’eau** : préparer des accords sur les fleuves et les nappes partagés.
- **Dessalement durable** : réduire l’énergie et la saumure que coûte chaque mètre cube.
- **Réutilisation sûre de l’eau** : rendre les eaux usées traitées aux champs et aux nappes, sans dommage.
- **Planification du nexus** : montrer ce qu’une décision dans un secteur coûte aux autres.
- **Normes et régulation** : donner aux membres des termes, des méthodes et des valeurs limites communs.
- **Recherche et formation** : former ceux qui poursuivront ce travail.

## Comment naît un projet

Un gouvernement nous écrit. Sous trente jours, le Secrétariat dit si la demande entre dans le plan de travail. Des experts de deux autres États membres l’examinent ensuite. Si le Bureau approuve, nous signons un accord avec le pays et un donateur, et le projet reçoit sur ce site une page avec ses dates, ses partenaires et, plus tard, ses résultats.

## Comment savoir s’il a réussi

Avant de commencer, chaque projet choisit de deux à quatre chiffres qui serviront à le juger : litres épargnés, kilowattheures par mètre cube, échantillons conformes, personnes formées. Nous les publions à la fin, même quand ils déçoivent. Un essai manqué mais expliqué a souvent été plus utile à un voisin qu’un essai simplement réussi.`,
    fa: `ما سازه‌های بزرگ نمی‌سازیم. به کسانی که آنها را می‌سازند و اداره می‌کنند کمک می‌کنیم درست برگزینند، با همسایگان به توافق برسند و از یکدیگر بیاموزند.

## شش برنامه

- **دیپلماسی آب** توافق بر سر رودها و آبخوان‌های مشترک را آماده می‌کند.
- **نمک‌زدایی پایدار** از انرژی و شورابهٔ هر متر مکعب آب می‌کاهد.
- **بازچرخانی ایمن آب** پساب تصفیه‌شده را بی‌زیان به کشتزار و آبخوان بازمی‌گرداند.
- **برنامه‌ریزی همبست** نشان می‌دهد تصمیم در یک بخش برای بخش‌های دیگر چه هزینه‌ای دارد.
- **استاندارد و تنظیم‌گری** اصطلاحات، روش‌ها و مقادیر حدی مشترک در اختیار اعضا می‌گذارد.
- **پژوهش و آموزش** کسانی را پرورش می‌دهد که این کار را ادامه خواهند داد.

## پروژه چگونه شکل می‌گیرد

دولتی به ما نامه می‌نویسد. دبیرخانه ظرف سی روز می‌گوید که درخواست با برنامهٔ کار سازگار است یا نه. سپس کارشناسان دو کشور عضو دیگر آن را بررسی می‌کنند. با تصویب هیئت‌رئیسه، موافقت‌نامه‌ای با کشور و تأمین‌کنندهٔ مالی امضا می‌شود و پروژه در این وب‌سایت صفحه‌ای می‌گیرد که زمان‌بندی، شرکا و بعدها نتیجه‌هایش در آن می‌آید.

## از کجا بدانیم نتیجه داده است

هر پروژه پیش از آغاز، دو تا چهار رقم را نام می‌برد که با آنها سنجیده خواهد شد: لیتر آب صرفه‌جویی‌شده، کیلووات‌ساعت برای هر متر مکعب، نمونه‌های درون حد مجاز، شمار آموزش‌دیدگان. این ارقام را در پایان منتشر می‌کنیم، حتی اگر ناامیدکننده باشد. آزمایشی که شکست خورده و علت آن روشن شده، بسیار وقت‌ها برای همسایه سودمندتر از آزمایشی بوده که تنها موفق شده است.`,
  },
}
