import type { StarterPage } from '../../starter-types.ts'

export const waterVisionPage: StarterPage = {
  slug: 'oic-water-vision',
  title: { en: 'Water vision', ar: 'الرؤية المائية', fr: 'La vision de l’eau', fa: 'چشم‌انداز آب' },
  description: {
    en: 'The shared direction for water in the member states: what it asks for, how the Network serves it, how progress is reported.',
    ar: 'الوجهة المشتركة للمياه في الدول الأعضاء: ما تدعو إليه، وكيف تخدمها الشبكة، وكيف يُعرض التقدّم.',
    fr: 'Le cap commun des États membres pour l’eau : ce qu’il demande, comment le Réseau le sert, comment le progrès est rapporté.',
    fa: 'مسیر مشترک کشورهای عضو برای آب: چه می‌خواهد، شبکه چگونه به آن خدمت می‌کند و پیشرفت چگونه گزارش می‌شود.',
  },
  lead: {
    en: 'The vision is short: enough safe water for people, farms and nature in every member state, used with care and shared by agreement. The work is long, and this page explains how it is divided.',
    ar: 'الرؤية موجزة: ماء مأمون يكفي الناس والزراعة والطبيعة في كل دولة عضو، يُستخدم بعناية ويُتقاسم بالاتفاق. أما العمل فطويل، وتشرح هذه الصفحة كيف يُوزَّع بيننا.',
    fr: 'La vision est brève : assez d’eau saine pour les gens, les cultures et la nature dans chaque État membre, utilisée avec soin et partagée par accord. Le travail est long ; cette page dit comment il se répartit.',
    fa: 'چشم‌انداز کوتاه است: آب سالم و بسنده برای مردم، کشاورزی و طبیعت در همهٔ کشورهای عضو، با مصرفی سنجیده و تقسیمی از راه توافق. کار اما دراز است و این صفحه می‌گوید چگونه تقسیم شده است.',
  },
  body: {
    en: `Most of our member states have less water for each person than their parents had. Rain has become less certain, cities have grown, and the energy needed to move and clean water is a growing part of every budget. No state can answer this alone, since the rivers and aquifers are shared.

## What the vision asks for

- **Safe water for everyone**, in the village as in the capital.
- **Every drop used more than once**, with treated wastewater counted as a resource.
- **New water without new harm**: desalination with clean energy and managed brine.
- **Shared sources governed by agreement**, with data that all sides can see.
- **People who can carry it on**: trained operators, regulators and scientists in each country.

## What the Network does for it

The vision belongs to the member states. Each decides on its own targets and laws. The Network helps with what is better done together: comparing, testing, training, drafting common standards and preparing talks. Each of our six programs names the part of the vision that it serves.

## How progress is reported

Every two years, before the Conference of the Parties, each country reports on a small set of figures, in the same form. The Secretariat sets them side by side and publishes them without ranking.

> A vision that cannot be measured is only a wish.

The full text of the vision is published on a site of its own, to which the menu of this site leads.`,
    ar: `نصيب الفرد من الماء في معظم دولنا الأعضاء أقل مما كان في زمن الآباء. فالمطر صار أقل انتظامًا، والمدن اتسعت، والطاقة اللازمة لنقل الماء وتنقيته تستهلك حصة متزايدة من كل ميزانية. ولا تستطيع دولة أن تواجه ذلك وحدها، لأن الأنهار والخزانات الجوفية مشتركة.

## ما الذي تدعو إليه الرؤية

- **ماء مأمون للجميع**، في القرية كما في العاصمة.
- **كل قطرة تُستخدم أكثر من مرة**، فالمياه العادمة المعالجة مورد من الموارد.
- **ماء جديد بلا ضرر جديد**: تحلية بطاقة نظيفة ومحلول ملحي مُحكم الإدارة.
- **موارد مشتركة تُدار بالاتفاق**، ببيانات تراها الأطراف كلها.
- **أناس يواصلون المسيرة**: مشغّلون ومنظّمون وعلماء مؤهلون في كل دولة.

## ما الذي تقدّمه الشبكة

الرؤية ملك للدول الأعضاء، وكل دولة تحدد أهدافها وقوانينها. وتساعد الشبكة فيما يحسن القيام به معًا: المقارنة والتجريب والتدريب وصياغة المعايير المشتركة والتحضير للمحادثات. ويبيّن كل برنامج من برامجنا الستة الجزء الذي يخدمه من الرؤية.

## كيف يُعرض التقدّم

كل سنتين، قبل مؤتمر الأطراف، تقدّم كل دولة مجموعة صغيرة من الأرقام بالصيغة نفسها، فتضعها الأمانة العامة جنبًا إلى جنب وتنشرها من دون ترتيب.

> الرؤية التي لا تُقاس ليست إلا أمنية.

والنص الكامل للرؤية منشور في موقع خاص بها، تقود إليه قائمة هذا الموقع.`,
    fr: `Dans la plupart de nos États membres, chacun dispose de moins d’eau que ses parents. La pluie est devenue moins sûre, les villes ont grandi, et l’énergie qu’il faut pour déplacer et épurer l’eau pèse de plus en plus sur les budgets. Aucun État ne peut y répondre seul, puisque les fleuves et les nappes sont partagés.

## Ce que demande la vision

- **De l’eau saine pour tous**, au village comme dans la capitale.
- **Chaque goutte utilisée plus d’une fois** : l’eau usée traitée est une ressource.
- **Une eau nouvelle sans nouveau dommage** : dessaler avec une énergie propre et une saumure maîtrisée.
- **Des ressources partagées régies par des accords**, avec des données visibles de tous.
- **Des gens pour continuer** : exploitants, régulateurs et scientifiques formés dans chaque pays.

## Ce que fait le Réseau

La vision appartient aux États membres. Chacun fixe ses objectifs et ses lois. Le Réseau aide à ce qui se fait mieux ensemble : comparer, essayer, former, rédiger des normes communes, préparer les entretiens. Chacun de nos six programmes nomme la part de la vision qu’il sert.

## Comment le progrès est rapporté

Tous les deux ans, avant la Conférence des Parties, chaque pays rend compte de quelques chiffres, sous la même forme. Le Secrétariat les met côte à côte et les publie sans classement.

> Une vision qui ne se mesure pas n’est qu’un souhait.

Le texte intégral de la vision est publié sur un site propre, auquel conduit le menu.`,
    fa: `در بیشتر کشورهای عضو، سهم هر نفر از آب کمتر از زمان پدران و مادران است. باران نامطمئن‌تر شده، شهرها بزرگ‌تر شده‌اند و انرژی لازم برای جابه‌جایی و پاک‌کردن آب سهم فزاینده‌ای از هر بودجه را می‌گیرد. هیچ کشوری به‌تنهایی از عهدهٔ این کار برنمی‌آید، زیرا رودها و آبخوان‌ها مشترک‌اند.

## چشم‌انداز چه می‌خواهد

- **آب سالم برای همه**، در روستا همچون پایتخت.
- **بیش از یک بار مصرف برای هر قطره**؛ پساب تصفیه‌شده نیز منبع آب است.
- **آب تازه بی‌آسیب تازه**: نمک‌زدایی با انرژی پاک و شورابهٔ مهارشده.
- **ادارهٔ منابع مشترک از راه توافق**، با داده‌هایی که همهٔ طرف‌ها ببینند.
- **کسانی که راه را ادامه دهند**: بهره‌برداران، تنظیم‌گران و دانشمندان آموزش‌دیده در هر کشور.

## شبکه چه می‌کند

چشم‌انداز از آنِ کشورهای عضو است و هر کشور هدف‌ها و قوانین خود را تعیین می‌کند. شبکه در کارهایی یاری می‌رساند که با هم بهتر پیش می‌رود: مقایسه، آزمایش، آموزش، نوشتن استانداردهای مشترک و آماده‌کردن گفت‌وگوها. هر یک از شش برنامهٔ ما بخشی از چشم‌انداز را که به آن خدمت می‌کند نام می‌برد.

## پیشرفت چگونه گزارش می‌شود

هر دو سال، پیش از کنفرانس اعضا، هر کشور چند رقم را در قالبی یکسان گزارش می‌کند. دبیرخانه آنها را کنار هم می‌گذارد و بدون رتبه‌بندی منتشر می‌کند.

> چشم‌اندازی که نتوان اندازه‌اش گرفت، آرزویی بیش نیست.

متن کامل چشم‌انداز در وب‌سایتی جداگانه منتشر شده که از فهرست این وب‌سایت در دسترس است.`,
  },
}
