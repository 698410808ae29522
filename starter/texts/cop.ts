import type { StarterConference } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

const credit: Translated = {
  en: 'IWEN',
  ar: 'IWEN',
  fr: 'IWEN',
  fa: 'IWEN',
}

/** The Conference of the Parties meets every two years: one session is past, one is to come. */
export const starterConferences: readonly StarterConference[] = [
  {
    slug: 'nineteenth-conference-of-parties',
    title: {
      en: 'Nineteenth Conference of the Parties',
      ar: 'الدورة التاسعة عشرة لمؤتمر الأطراف',
      fr: 'Dix-neuvième Conférence des Parties',
      fa: 'نوزدهمین کنفرانس اعضا',
    },
    summary: {
      en: 'The nineteenth session brought all 22 member states to Muscat. It adopted a work plan for four years, opened the dialogue on shared aquifers and asked for common terms for water reuse.',
      ar: 'جمعت الدورة التاسعة عشرة الدول الأعضاء كلها، وعددها 22 دولة، في مسقط. واعتمدت خطة عمل لأربع سنوات، وأطلقت الحوار بشأن الخزانات الجوفية المشتركة، وطلبت توحيد مصطلحات إعادة استخدام المياه.',
      fr: 'La dix-neuvième session a réuni à Mascate les 22 États membres. Elle a adopté un plan de travail de quatre ans, ouvert le dialogue sur les nappes et demandé un vocabulaire commun de la réutilisation.',
      fa: 'نوزدهمین نشست، هر ۲۲ کشور عضو را در مسقط گرد هم آورد. این نشست برنامهٔ کار چهارساله را تصویب کرد، گفت‌وگو دربارهٔ آبخوان‌های مشترک را گشود و خواستار اصطلاحات یکسان برای بازچرخانی آب شد.',
    },
    body: {
      en: `The Conference of the Parties is the highest body of the Network. It meets every two years, in a different member state each time. Its nineteenth session was held in Muscat over three days. All 22 member states took part, twelve of them represented by ministers, together with observers from partner countries.

## What was decided

- A work plan for the next four years, with six programs and a budget for each.
- A standing dialogue between governments that draw on the same aquifers.
- A common vocabulary for the reuse of treated wastewater, in the four languages of the Network.
- A yearly place for at least one hundred young professionals in national water services.

Every decision names the body that must carry it out and the date by which it reports. The Secretariat in Amman publishes a short account of progress every six months. The full record will be reviewed when the Parties meet again.`,
      ar: `مؤتمر الأطراف هو الهيئة العليا في الشبكة، ويجتمع مرة كل سنتين في دولة عضو مختلفة. وقد عُقدت دورته التاسعة عشرة في مسقط على مدى ثلاثة أيام، بمشاركة الدول الأعضاء الاثنتين والعشرين، مُثّلت اثنتا عشرة منها على مستوى الوزراء، إلى جانب مراقبين من دول شريكة.

## ما تقرّر

- خطة عمل للسنوات الأربع المقبلة تضم ستة برامج، لكل منها ميزانيته.
- حوار دائم بين الحكومات التي تسحب المياه من الخزانات الجوفية نفسها.
- مصطلحات موحدة لإعادة استخدام المياه العادمة المعالجة بلغات الشبكة الأربع.
- إتاحة فرص سنوية لما لا يقل عن مئة من المهنيين الشباب في المرافق الوطنية للمياه.

ويحدد كل قرار الجهة المكلفة بتنفيذه وموعد رفع تقريرها. وتنشر الأمانة العامة في عمّان عرضًا موجزًا للتقدم كل ستة أشهر، على أن يُراجَع السجل الكامل عندما تجتمع الأطراف من جديد.`,
      fr: `La Conférence des Parties est l’organe suprême du Réseau. Elle se réunit tous les deux ans, chaque fois dans un autre État membre. Sa dix-neuvième session s’est tenue à Mascate pendant trois jours. Les 22 États membres y ont participé, douze d’entre eux au niveau ministériel, en présence d’observateurs de pays partenaires.

## Ce qui a été décidé

- Un plan de travail pour les quatre années suivantes, avec six programmes et un budget pour chacun.
- Un dialogue permanent entre les gouvernements qui puisent dans les mêmes nappes.
- Un vocabulaire commun de la réutilisation des eaux usées traitées, dans les quatre langues du Réseau.
- L’accueil, chaque année, d’au moins cent jeunes professionnels dans les services nationaux de l’eau.

Chaque décision désigne l’organe chargé de l’exécuter et la date de son compte rendu. Le Secrétariat, à Amman, publie tous les six mois un bref état d’avancement. Le bilan complet sera examiné à la prochaine réunion des Parties.`,
      fa: `کنفرانس اعضا عالی‌ترین رکن شبکه است و هر دو سال یک بار، هر بار در یکی از کشورهای عضو، برگزار می‌شود. نوزدهمین نشست آن سه روز در مسقط برپا بود. هر ۲۲ کشور عضو در آن شرکت کردند؛ دوازده کشور در سطح وزیر، و ناظرانی از کشورهای شریک نیز حضور داشتند.

## تصمیم‌ها

- برنامهٔ کار چهار سال آینده، با شش برنامه و بودجه‌ای جداگانه برای هر یک.
- گفت‌وگوی پیوسته میان دولت‌هایی که از آبخوان‌های یکسان برداشت می‌کنند.
- اصطلاحات یکسان برای بازچرخانی پساب تصفیه‌شده، به هر چهار زبان شبکه.
- پذیرش سالانهٔ دست‌کم صد متخصص جوان در خدمات ملی آب.

هر تصمیم، نهاد مسئول اجرا و زمان گزارش آن را روشن می‌کند. دبیرخانه در امان هر شش ماه گزارش کوتاهی از پیشرفت کار منتشر می‌کند و کارنامهٔ کامل در نشست بعدی اعضا بررسی خواهد شد.`,
    },
    picture: {
      alternativeText: {
        en: 'Drawing of five people from several countries at a round table whose top shows water.',
        ar: 'رسم لخمسة أشخاص من بلدان عدة حول طاولة مستديرة يظهر الماء على سطحها.',
        fr: 'Dessin de cinq personnes de plusieurs pays autour d’une table ronde dont le plateau montre de l’eau.',
        fa: 'طرحی از پنج نفر از چند کشور در کنار میزی گرد که رویهٔ آن آب را نشان می‌دهد.',
      },
      credit,
    },
    session: 19,
    place: { en: 'Muscat, Oman', ar: 'مسقط، عُمان', fr: 'Mascate, Oman', fa: 'مسقط، عمان' },
    startsInDays: -498,
    lastsDays: 3,
  },
  {
    slug: 'twentieth-conference-of-parties',
    title: {
      en: 'Twentieth Conference of the Parties',
      ar: 'الدورة العشرون لمؤتمر الأطراف',
      fr: 'Vingtième Conférence des Parties',
      fa: 'بیستمین کنفرانس اعضا',
    },
    summary: {
      en: 'The twentieth session will meet in Rabat for four days. Members will review the work plan, consider limit values for water reuse and decide how data on shared aquifers is kept.',
      ar: 'تنعقد الدورة العشرون في الرباط على مدى أربعة أيام. وتراجع فيها الدول الأعضاء خطة العمل، وتنظر في القيم الحدّية لإعادة استخدام المياه، وتقرر كيفية حفظ بيانات الخزانات الجوفية المشتركة.',
      fr: 'La vingtième session se tiendra à Rabat pendant quatre jours. Les membres y examineront le plan de travail, les valeurs limites de la réutilisation et les modalités de conservation des données sur les nappes partagées.',
      fa: 'بیستمین نشست چهار روز در رباط برگزار می‌شود. اعضا برنامهٔ کار را بازبینی می‌کنند، مقادیر حدی بازچرخانی آب را بررسی می‌کنند و دربارهٔ شیوهٔ نگهداری داده‌های آبخوان‌های مشترک تصمیم می‌گیرند.',
    },
    body: {
      en: `The Parties will meet in Rabat for the twentieth time since governments began to confer on water and energy within the Network. The session lasts four days: two for experts, one for ministers, and a last day on which the decisions are read and adopted. Observers may follow all public meetings, in the room or online.

## Three questions before the Parties

The first is the work plan. Members will look at what has been done since the session in Muscat, program by program, and correct the course for the years that remain. Each program reports in four pages: what was promised, what was delivered, what it cost and what was learned.

The second is the safety of reuse. A common vocabulary now exists. The Parties will consider a first set of limit values for three classes of treated wastewater, from water fit for crops eaten raw to water for fodder and forest belts. The values are advisory; each country remains free to set stricter ones.

The third is data. Governments that share aquifers have begun to exchange groundwater levels. The session will decide who keeps the common record, who may read it, and how a country asks for a correction.

## How the session works

- Days one and two: working groups of experts, by program.
- Day three: statements by ministers and a public hearing with utilities, farmers and young professionals.
- Day four: adoption of decisions and election of the next bureau.

Working papers are sent to members ninety days before the opening and published thirty days before it. Interpretation is provided in Arabic, English, French and Persian. Delegations that need help with travel may write to the Secretariat.

> A conference succeeds when an operator in a small town can tell, a year later, what it changed.

This sentence, taken from the closing statement of the previous bureau, has been placed at the head of the draft agenda.`,
      ar: `تجتمع الأطراف في الرباط للمرة العشرين منذ أن بدأت الحكومات التشاور في شؤون المياه والطاقة ضمن الشبكة. وتستغرق الدورة أربعة أيام: يومان للخبراء، ويوم للوزراء، ويوم أخير تُتلى فيه القرارات وتُعتمد. وللمراقبين أن يتابعوا جميع الجلسات العلنية حضوريًا أو عن بُعد.

## ثلاث مسائل أمام الأطراف

المسألة الأولى هي خطة العمل. ستنظر الدول الأعضاء فيما أُنجز منذ دورة مسقط، برنامجًا برنامجًا، وتصحح المسار لما بقي من سنوات الخطة. ويقدّم كل برنامج تقريرًا من أربع صفحات: بماذا وعد، وماذا أنجز، وكم كلّف، وماذا تعلّم.

والمسألة الثانية هي سلامة إعادة الاستخدام. فقد صارت المصطلحات موحدة، وستنظر الأطراف في أول مجموعة من القيم الحدّية لثلاث فئات من المياه العادمة المعالجة، من المياه الصالحة للمحاصيل التي تؤكل نيئة إلى مياه الأعلاف والأحزمة الحرجية. وهذه القيم استرشادية، ولكل دولة أن تضع قيمًا أشد.

والمسألة الثالثة هي البيانات. فقد بدأت الحكومات المتشاركة في الخزانات الجوفية تبادل مناسيب المياه. وستقرر الدورة من يحفظ السجل المشترك، ومن يطّلع عليه، وكيف تطلب الدولة تصحيحه.

## سير الدورة

- اليومان الأول والثاني: مجموعات عمل للخبراء بحسب البرامج.
- اليوم الثالث: كلمات الوزراء وجلسة استماع علنية مع المرافق والمزارعين والمهنيين الشباب.
- اليوم الرابع: اعتماد القرارات وانتخاب المكتب الجديد.

تُرسل أوراق العمل إلى الأعضاء قبل الافتتاح بتسعين يومًا، وتُنشر قبله بثلاثين يومًا. وتُوفَّر الترجمة الفورية بالعربية والإنجليزية والفرنسية والفارسية. وللوفود التي تحتاج إلى مساعدة في السفر أن تكتب إلى الأمانة العامة.

> ينجح المؤتمر حين يستطيع مشغّل في بلدة صغيرة أن يقول بعد عام ما الذي غيّره.

وقد وُضعت هذه العبارة، المأخوذة من البيان الختامي للمكتب السابق، في صدر مشروع جدول الأعمال.`,
      fr: `Les Parties se réuniront à Rabat pour la vingtième fois depuis que les gouvernements ont commencé à se concerter sur l’eau et l’énergie au sein du Réseau. La session dure quatre jours : deux pour les experts, un pour les ministres, et un dernier où les décisions sont lues et adoptées. Les observateurs peuvent suivre toutes les séances publiques, sur place ou en ligne.

## Trois questions soumises aux Parties

La première est le plan de travail. Les membres examineront, programme par programme, ce qui a été fait depuis la session de Mascate et corrigeront le cap pour les années restantes. Chaque programme rend compte en quatre pages : ce qui était promis, ce qui a été réalisé, ce que cela a coûté et ce qui en a été appris.

La deuxième est la sûreté de la réutilisation. Un vocabulaire commun existe désormais. Les Parties examineront une première série de valeurs limites pour trois classes d’eaux usées traitées, de l’eau convenant aux cultures consommées crues à celle destinée aux fourrages et aux ceintures boisées. Ces valeurs sont indicatives ; chaque pays reste libre d’en fixer de plus strictes.

La troisième est celle des données. Les gouvernements qui partagent des nappes ont commencé à échanger leurs relevés. La session décidera qui tient le registre commun, qui peut le consulter et comment un pays en demande la correction.

## Déroulement de la session

- Premier et deuxième jours : groupes de travail d’experts, par programme.
- Troisième jour : déclarations des ministres et audition publique des services d’eau, des agriculteurs et des jeunes professionnels.
- Quatrième jour : adoption des décisions et élection du nouveau bureau.

Les documents de travail sont envoyés aux membres quatre-vingt-dix jours avant l’ouverture et publiés trente jours avant. L’interprétation est assurée en arabe, en anglais, en français et en persan. Les délégations qui ont besoin d’une aide pour le voyage peuvent écrire au Secrétariat.

> Une conférence a réussi quand, un an plus tard, l’exploitant d’une petite ville peut dire ce qu’elle a changé.

Cette phrase, tirée de la déclaration finale du bureau précédent, figure en tête du projet d’ordre du jour.`,
      fa: `اعضا در رباط گرد هم می‌آیند؛ این بیستمین نشست از زمانی است که دولت‌ها رایزنی دربارهٔ آب و انرژی را در چارچوب شبکه آغاز کردند. کنفرانس چهار روز است: دو روز برای کارشناسان، یک روز برای وزیران و روز پایانی برای خواندن و تصویب تصمیم‌ها. ناظران می‌توانند همهٔ جلسه‌های علنی را حضوری یا برخط دنبال کنند.

## سه پرسش پیش روی اعضا

نخست، برنامهٔ کار. اعضا آنچه را از نشست مسقط تاکنون انجام شده، برنامه به برنامه، بررسی می‌کنند و مسیر سال‌های باقی‌مانده را اصلاح می‌کنند. هر برنامه در چهار صفحه گزارش می‌دهد: چه وعده داد، چه کرد، چه هزینه‌ای داشت و چه آموخت.

دوم، ایمنی بازچرخانی. اکنون اصطلاحات یکسان در دست است. اعضا نخستین مجموعهٔ مقادیر حدی را برای سه ردهٔ پساب تصفیه‌شده بررسی می‌کنند؛ از آبی که برای محصولات خام‌خوری مناسب است تا آبی که به علوفه و کمربندهای درختی می‌رسد. این مقادیر راهنما هستند و هر کشور می‌تواند حدود سخت‌گیرانه‌تری بگذارد.

سوم، داده‌ها. دولت‌هایی که آبخوان مشترک دارند تبادل تراز آب زیرزمینی را آغاز کرده‌اند. نشست تصمیم می‌گیرد چه کسی ثبت مشترک را نگه دارد، چه کسی آن را ببیند و یک کشور چگونه درخواست اصلاح دهد.

## روند نشست

- روزهای یکم و دوم: کارگروه‌های کارشناسی، به تفکیک برنامه‌ها.
- روز سوم: سخنان وزیران و جلسهٔ علنی با شرکت‌های آب، کشاورزان و متخصصان جوان.
- روز چهارم: تصویب تصمیم‌ها و انتخاب هیئت‌رئیسهٔ تازه.

اسناد کاری نود روز پیش از گشایش برای اعضا فرستاده و سی روز پیش از آن منتشر می‌شود. ترجمهٔ هم‌زمان به عربی، انگلیسی، فرانسوی و فارسی فراهم است. هیئت‌هایی که برای سفر به کمک نیاز دارند می‌توانند به دبیرخانه نامه بنویسند.

> کنفرانس زمانی موفق است که یک سال بعد، بهره‌بردار شهری کوچک بتواند بگوید چه چیزی را تغییر داده است.

این جمله، برگرفته از بیانیهٔ پایانی هیئت‌رئیسهٔ پیشین، در آغاز پیش‌نویس دستور کار آمده است.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of a quiet skyline of flat roofs and arches beside a broad band of water.',
        ar: 'رسم تجريدي لأفق هادئ من السطوح المستوية والأقواس بجوار شريط عريض من الماء.',
        fr: 'Dessin abstrait d’une ligne calme de toits plats et d’arcs au bord d’une large bande d’eau.',
        fa: 'طرحی انتزاعی از خط آسمانی آرام با بام‌های تخت و طاق‌ها در کنار نواری پهن از آب.',
      },
      credit,
    },
    session: 20,
    place: { en: 'Rabat, Morocco', ar: 'الرباط، المغرب', fr: 'Rabat, Maroc', fa: 'رباط، مراکش' },
    startsInDays: 230,
    lastsDays: 4,
  },
]
