import type { StarterPage } from '../../starter-types.ts'

export const conferencePage: StarterPage = {
  slug: 'cop',
  title: {
    en: 'Conference of the Parties',
    ar: 'مؤتمر الأطراف',
    fr: 'Conférence des Parties',
    fa: 'کنفرانس اعضا',
  },
  description: {
    en: 'The highest body of the Network: what it decides, who takes part, how a session runs, and how to follow it.',
    ar: 'الهيئة العليا في الشبكة: ما تقرره، ومن يشارك فيها، وكيف تسير دوراتها، وكيف تتابعها.',
    fr: 'L’organe suprême du Réseau : ce qu’il décide, qui y prend part, comment se déroule une session et comment la suivre.',
    fa: 'عالی‌ترین رکن شبکه: دربارهٔ چه تصمیم می‌گیرد، چه کسانی در آن هستند، نشست چگونه پیش می‌رود و چگونه می‌توان آن را دنبال کرد.',
  },
  lead: {
    en: 'Every two years the twenty-two member states meet to review what has been done and to decide what comes next. At the Conference the Network receives its mandate and reports on its work.',
    ar: 'مرة كل سنتين تجتمع الدول الأعضاء الاثنتان والعشرون لتراجع ما أُنجز وتقرر ما يأتي بعده. وفي المؤتمر تتلقى الشبكة تكليفاتها وتقدّم حسابها عمّا قامت به.',
    fr: 'Tous les deux ans, les vingt-deux États membres se réunissent pour examiner ce qui a été fait et décider de la suite. C’est là que le Réseau reçoit son mandat et rend ses comptes.',
    fa: 'هر دو سال، بیست‌ودو کشور عضو گرد هم می‌آیند تا کارهای انجام‌شده را بازبینی کنند و دربارهٔ گام‌های بعدی تصمیم بگیرند. شبکه در کنفرانس مأموریت می‌گیرد و حساب پس می‌دهد.',
  },
  body: {
    en: `The Conference of the Parties is the highest body of the Network. Each member state has one vote, though most decisions are taken by consensus. It meets in a different member state each time, so that the delegates see the wells, plants and fields they are speaking about.

## What it decides

- The work plan and the budget.
- Common terms, methods and advisory limit values.
- The admission of new members and the election of the Bureau.
- The appointment of the Secretary-General.

## How a session runs

Experts meet first, in working groups, one for each program. Ministers follow, with statements and a public hearing. On the last day the decisions are read aloud, in four languages, and adopted. Every decision names the body that must carry it out and the date by which it reports.

## Who may attend

Delegations of member states take part; partner countries, international bodies and accredited institutions observe. Public meetings can be followed in the room or online. Journalists register with the Secretariat, free of charge.

## Between two sessions

The Bureau acts for the Conference, and the Secretariat publishes a short account of progress every six months. Working papers reach the members ninety days before the opening and the public thirty days before it. Decisions remain available on this site, so that commitments can be compared with results.`,
    ar: `مؤتمر الأطراف هو الهيئة العليا في الشبكة. ولكل دولة عضو صوت واحد، غير أن معظم القرارات يُتخذ بتوافق الآراء. وينعقد في كل مرة في دولة عضو مختلفة، كي يرى المندوبون الآبار والمحطات والحقول التي يتحدثون عنها.

## ما الذي يقرره

- خطة العمل والميزانية.
- المصطلحات والطرائق والقيم الحدّية الاسترشادية المشتركة.
- قبول الأعضاء الجدد وانتخاب المكتب.
- تعيين الأمين العام.

## كيف تسير الدورة

يجتمع الخبراء أولًا في مجموعات عمل، لكل برنامج مجموعة. ثم يأتي الوزراء بكلماتهم وبجلسة استماع علنية. وفي اليوم الأخير تُتلى القرارات بأربع لغات وتُعتمد. ويحدد كل قرار الجهة المكلفة بتنفيذه وموعد رفع تقريرها.

## من يحضر

تشارك وفود الدول الأعضاء، وتحضر الدول الشريكة والهيئات الدولية والمؤسسات المعتمدة بصفة مراقب. ويمكن متابعة الجلسات العلنية حضوريًا أو عن بُعد. ويسجّل الصحفيون أسماءهم لدى الأمانة العامة مجانًا.

## بين دورتين

ينوب المكتب عن المؤتمر، وتنشر الأمانة العامة عرضًا موجزًا للتقدم كل ستة أشهر. وتصل أوراق العمل إلى الأعضاء قبل الافتتاح بتسعين يومًا، وإلى الجمهور قبله بثلاثين يومًا. وتُحفظ القرارات في هذا الموقع، ليقارن من شاء بين الوعد وما آل إليه.`,
    fr: `La Conférence des Parties est l’organe suprême du Réseau. Chaque État membre y a une voix, mais la plupart des décisions se prennent par consensus. Elle se réunit chaque fois dans un autre État membre, afin que les délégués voient les puits, les usines et les champs dont ils parlent.

## Ce qu’elle décide

- Le plan de travail et le budget.
- Les termes, les méthodes et les valeurs limites indicatives communs.
- L’admission de nouveaux membres et l’élection du Bureau.
- La nomination du Secrétaire général.

## Déroulement d’une session

Les experts se réunissent d’abord en groupes de travail, un par programme. Puis viennent les ministres, avec leurs déclarations et une audition publique. Le dernier jour, les décisions sont lues en quatre langues et adoptées. Chacune désigne l’organe chargé de l’exécuter et la date de son compte rendu.

## Qui peut assister

Les délégations des États membres participent ; les pays partenaires, les organismes internationaux et les institutions accréditées observent. Les séances publiques se suivent sur place ou en ligne. Les journalistes s’inscrivent sans frais auprès du Secrétariat.

## Entre deux sessions

Le Bureau agit au nom de la Conférence, et le Secrétariat publie tous les six mois un bref état d’avancement. Les documents de travail parviennent aux membres quatre-vingt-dix jours avant l’ouverture, au public trente jours avant. Les décisions sont conservées sur ce site : chacun peut comparer une promesse et sa suite.`,
    fa: `کنفرانس اعضا عالی‌ترین رکن شبکه است. هر کشور عضو یک رأی دارد، هرچند بیشتر تصمیم‌ها با اجماع گرفته می‌شود. نشست هر بار در کشور عضو دیگری برگزار می‌شود تا نمایندگان چاه‌ها، تأسیسات و کشتزارهایی را که از آنها سخن می‌گویند ببینند.

## دربارهٔ چه تصمیم می‌گیرد

- برنامهٔ کار و بودجه.
- اصطلاحات، روش‌ها و مقادیر حدی راهنمای مشترک.
- پذیرش اعضای تازه و انتخاب هیئت‌رئیسه.
- انتصاب دبیرکل.

## نشست چگونه پیش می‌رود

نخست کارشناسان در کارگروه‌ها گرد می‌آیند، یک کارگروه برای هر برنامه. سپس نوبت وزیران است، با سخنرانی و یک جلسهٔ علنی شنیدن نظرها. روز پایانی تصمیم‌ها به چهار زبان خوانده و تصویب می‌شود. هر تصمیم، نهاد مسئول اجرا و زمان گزارش آن را روشن می‌کند.

## چه کسانی حضور دارند

هیئت‌های کشورهای عضو شرکت می‌کنند و کشورهای شریک، نهادهای بین‌المللی و مؤسسه‌های پذیرفته‌شده ناظرند. جلسه‌های علنی را می‌توان حضوری یا برخط دنبال کرد. خبرنگاران رایگان نزد دبیرخانه نام‌نویسی می‌کنند.

## در فاصلهٔ دو نشست

هیئت‌رئیسه به نمایندگی از کنفرانس عمل می‌کند و دبیرخانه هر شش ماه گزارش کوتاهی از پیشرفت کار منتشر می‌کند. اسناد کاری نود روز پیش از گشایش به اعضا و سی روز پیش از آن به همگان می‌رسد. تصمیم‌ها در این وب‌سایت نگه‌داری می‌شود تا هر کس بتواند وعده را با سرانجام آن بسنجد.`,
  },
}
