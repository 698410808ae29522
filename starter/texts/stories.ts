import type { StarterStory } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

const credit: Translated = {
  en: 'IWEN',
  ar: 'IWEN',
  fr: 'IWEN',
  fa: 'IWEN',
}

export const starterStories: readonly StarterStory[] = [
  {
    slug: 'the-pump-that-follows-the-sun',
    title: {
      en: 'The pump that follows the sun',
      ar: 'المضخة التي تتبع الشمس',
      fr: 'La pompe qui suit le soleil',
      fa: 'پمپی که همراه خورشید کار می‌کند',
    },
    summary: {
      en: 'In a market garden in central Mali, a solar pump has replaced a diesel engine. The women who run it had one condition: the well must not be drawn down.',
      ar: 'في بستان خضار بوسط مالي حلّت مضخة شمسية محل محرك الديزل. وكان للنساء اللواتي يشغّلنها شرط واحد: ألا ينخفض منسوب البئر التي يسقين منها زرعهن.',
      fr: 'Dans un jardin maraîcher du centre du Mali, une pompe solaire a remplacé le moteur diesel. Les femmes qui l’exploitent avaient posé une condition : que le niveau du puits ne baisse pas.',
      fa: 'در یک سبزی‌کاری در مرکز مالی، پمپی خورشیدی جای موتور دیزلی را گرفته است. زنانی که آن را می‌گردانند تنها یک شرط داشتند: تراز آب چاه نباید پایین برود.',
    },
    body: {
      en: `The garden covers four hectares and feeds sixty families with onions, tomatoes and okra. For years its engine burned a barrel of diesel every nine days. When the price of fuel rose, half of the plots were left dry.

A solar pump now fills a raised tank from morning until mid-afternoon. There is no battery. What the sun gives, the tank keeps, and the plots are watered by gravity in the evening when less is lost to the air.

Water that costs nothing to lift is easily wasted. The cooperative therefore agreed on two rules with the project’s technicians: a meter with a daily limit, and a reading of the well every Friday, written on a board at the gate.

After four dry seasons the level is steady. The money once spent on diesel pays a guard, a mechanic and the school fees of eleven children.`,
      ar: `تبلغ مساحة البستان أربعة هكتارات، ويُطعم ستين أسرة من البصل والطماطم والبامية. وظل محركه سنوات يستهلك برميل ديزل كل تسعة أيام. ولما ارتفع سعر الوقود بقي نصف القطع بلا ماء.

أما اليوم فتملأ مضخة شمسية خزانًا مرفوعًا من الصباح حتى منتصف العصر. ولا بطارية هنا: ما تعطيه الشمس يحفظه الخزان، وتُسقى القطع بالجاذبية مساءً حين يقل ما يتبخر.

والماء الذي لا يكلّف رفعه شيئًا يسهل هدره. لذلك اتفقت التعاونية مع فنيي المشروع على قاعدتين: عداد بحدّ يومي، وقراءة لمنسوب البئر كل يوم جمعة تُكتب على لوح عند المدخل.

وبعد أربعة مواسم جافة ما زال المنسوب ثابتًا. والمال الذي كان يُنفق على الديزل صار يدفع أجر حارس وميكانيكي، والرسوم المدرسية لأحد عشر طفلًا.`,
      fr: `Le jardin couvre quatre hectares et nourrit soixante familles d’oignons, de tomates et de gombos. Pendant des années, son moteur a brûlé un baril de gazole tous les neuf jours. Quand le prix du carburant a monté, la moitié des parcelles est restée à sec.

Une pompe solaire remplit désormais un réservoir surélevé, du matin au milieu de l’après-midi. Il n’y a pas de batterie. Ce que donne le soleil, le réservoir le garde, et les parcelles sont arrosées par gravité le soir, quand l’évaporation est moindre.

Une eau qui ne coûte rien à remonter se gaspille vite. La coopérative a donc fixé deux règles avec les techniciens du projet : un compteur avec une limite quotidienne, et un relevé du puits chaque vendredi, inscrit sur un tableau à l’entrée.

Après quatre saisons sèches, le niveau est stable. L’argent du gazole paie un gardien, un mécanicien et les frais de scolarité de onze enfants.`,
      fa: `این سبزی‌کاری چهار هکتار است و پیاز، گوجه‌فرنگی و بامیهٔ شصت خانواده را می‌دهد. سال‌ها موتور آن هر نُه روز یک بشکه گازوئیل می‌سوزاند. وقتی سوخت گران شد، نیمی از کرت‌ها بی‌آب ماند.

اکنون پمپی خورشیدی از بامداد تا میانهٔ عصر مخزنی هوایی را پر می‌کند. باتری در کار نیست؛ آنچه خورشید می‌دهد در مخزن می‌ماند و کرت‌ها شامگاه، که تبخیر کمتر است، با نیروی ثقل آبیاری می‌شوند.

آبی که بالا کشیدنش هزینه ندارد آسان هدر می‌رود. از این رو تعاونی با تکنسین‌های پروژه دو قاعده گذاشت: کنتوری با سقف روزانه، و خواندن تراز چاه در هر جمعه و نوشتن آن بر تابلوی کنار در.

پس از چهار فصل خشک، تراز آب ثابت مانده است. پولی که صرف گازوئیل می‌شد امروز دستمزد یک نگهبان و یک تعمیرکار و شهریهٔ مدرسهٔ یازده کودک را می‌دهد.`,
    },
    quote: {
      en: 'The sun is free, the water is not: we read the well before we read the sky.',
      ar: 'الشمس بلا ثمن، أما الماء فلا: نقرأ البئر قبل أن نقرأ السماء.',
      fr: 'Le soleil est gratuit, l’eau ne l’est pas : nous lisons le puits avant de lire le ciel.',
      fa: 'آفتاب رایگان است و آب نه؛ ما پیش از نگاه به آسمان، چاه را می‌خوانیم.',
    },
    quoteSource: {
      en: 'Treasurer of a women’s market-garden cooperative, Mali',
      ar: 'أمينة صندوق تعاونية نسائية لزراعة الخضار، مالي',
      fr: 'Trésorière d’une coopérative maraîchère de femmes, Mali',
      fa: 'خزانه‌دار تعاونی زنان سبزی‌کار، مالی',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of tilted panels beside a raised tank and rows of small garden plots.',
        ar: 'رسم تجريدي لألواح مائلة بجوار خزان مرفوع وصفوف من قطع البستان الصغيرة.',
        fr: 'Dessin abstrait de panneaux inclinés près d’un réservoir surélevé et de rangées de petites parcelles.',
        fa: 'طرحی انتزاعی از پنل‌های شیب‌دار در کنار مخزنی هوایی و ردیف‌هایی از کرت‌های کوچک.',
      },
      credit,
    },
    topics: ['water-energy-food-nexus'],
    countries: ['ml'],
    publishedInDays: -12,
    projects: ['solar-irrigation-in-the-sahel'],
  },
  {
    slug: 'a-town-that-stopped-waiting-for-the-tanker',
    title: {
      en: 'A town that stopped waiting for the tanker',
      ar: 'بلدة كفّت عن انتظار الصهريج',
      fr: 'Une ville qui n’attend plus le camion-citerne',
      fa: 'شهری که دیگر چشم‌به‌راه تانکر نیست',
    },
    summary: {
      en: 'For thirty years a fishing town on the Atlantic bought its drinking water by the barrel. A small solar desalination plant has changed the price, and the rhythm of the day.',
      ar: 'ظلت بلدة صيادين على المحيط الأطلسي ثلاثين عامًا تشتري ماء شربها بالبرميل. ثم جاءت محطة صغيرة للتحلية بالطاقة الشمسية فغيّرت السعر وغيّرت معه إيقاع اليوم.',
      fr: 'Pendant trente ans, un bourg de pêcheurs de l’Atlantique a acheté son eau potable au fût. Une petite unité de dessalement solaire a changé le prix, et le rythme des journées.',
      fa: 'شهری ماهیگیر بر کرانهٔ اقیانوس اطلس سی سال آب آشامیدنی را بشکه‌ای می‌خرید. یک واحد کوچک نمک‌زدایی خورشیدی هم قیمت آب را دگرگون کرد و هم آهنگ روز را.',
    },
    body: {
      en: `The tanker used to come twice a week if the road was open. People kept barrels by the door and measured the week by how far they had emptied. Water cost more than fish.

The plant stands behind the landing beach, in a building no larger than a schoolroom. It draws from two beach wells, runs on panels by day and rests at night. Eight standpipes and the health post are connected; the houses will follow.

## What the operators learned

Sand was the first enemy. The filters had to be washed every third day instead of every tenth, and the operators redesigned the intake with a local well digger. Since then the plant has stopped only for planned maintenance.

The price per barrel has fallen by two thirds. It still covers salaries, chemicals and a reserve for new membranes, and the accounts are read aloud each quarter.`,
      ar: `كان الصهريج يأتي مرتين في الأسبوع إن كانت الطريق سالكة. وكان الناس يضعون البراميل عند الأبواب ويقيسون أسبوعهم بما فرغ منها. وكان الماء أغلى من السمك.

تقوم المحطة خلف شاطئ الإنزال، في مبنى لا يزيد على حجم فصل مدرسي. وهي تسحب ماءها من بئرين شاطئيتين، وتعمل نهارًا على الألواح وتستريح ليلًا. وقد وُصلت بها ثماني حنفيات عامة والمركز الصحي، وستليها البيوت.

## ما تعلّمه المشغّلون

كان الرمل أول الخصوم. فقد لزم غسل المرشحات كل ثلاثة أيام بدلًا من عشرة، فأعاد المشغّلون تصميم المأخذ مع حفّار آبار من البلدة. ومنذ ذلك الحين لم تتوقف المحطة إلا لصيانة مقررة.

وانخفض سعر البرميل بمقدار الثلثين، وما زال يغطي الأجور والمواد الكيميائية واحتياطيًا لأغشية جديدة، وتُتلى الحسابات علنًا كل ثلاثة أشهر.`,
      fr: `Le camion-citerne passait deux fois par semaine, quand la route était ouverte. Chacun gardait des fûts devant sa porte et mesurait la semaine à leur niveau. L’eau coûtait plus cher que le poisson.

L’unité se trouve derrière la plage de débarquement, dans un bâtiment pas plus grand qu’une salle de classe. Elle puise dans deux puits de plage, fonctionne le jour grâce aux panneaux et se repose la nuit. Huit bornes-fontaines et le poste de santé sont raccordés ; les maisons suivront.

## Ce que les opérateurs ont appris

Le sable fut le premier ennemi. Il fallait laver les filtres tous les trois jours au lieu de dix ; les opérateurs ont redessiné la prise d’eau avec un puisatier du lieu. Depuis, l’unité ne s’arrête que pour l’entretien prévu.

Le prix du fût a baissé des deux tiers. Il couvre encore les salaires, les produits et une réserve pour les futures membranes, et les comptes sont lus en public chaque trimestre.`,
      fa: `تانکر، اگر راه باز بود، هفته‌ای دو بار می‌آمد. مردم بشکه‌ها را کنار در می‌گذاشتند و هفته را با پایین رفتن آب آن می‌سنجیدند. آب از ماهی گران‌تر بود.

واحد نمک‌زدایی پشت ساحل تخلیه، در ساختمانی به اندازهٔ یک کلاس درس جا گرفته است. آب را از دو چاه ساحلی می‌گیرد، روزها با پنل‌ها کار می‌کند و شب‌ها خاموش است. هشت شیر همگانی و خانهٔ بهداشت به آن وصل شده‌اند و نوبت خانه‌ها هم می‌رسد.

## آنچه بهره‌برداران آموختند

شن نخستین دشمن بود. صافی‌ها به جای هر ده روز، هر سه روز شست‌وشو می‌خواستند؛ پس بهره‌برداران با یک مقنی محلی آبگیر را از نو طراحی کردند. از آن پس واحد تنها برای نگهداری برنامه‌ریزی‌شده خاموش شده است.

قیمت هر بشکه دوسوم کاهش یافته و همچنان دستمزدها، مواد شیمیایی و ذخیره‌ای برای غشاهای تازه را می‌پوشاند. حساب‌ها هر سه ماه در جمع خوانده می‌شود.`,
    },
    quote: {
      en: 'My children used to ask when the water would come; now they ask how it is made.',
      ar: 'كان أولادي يسألون متى يأتي الماء، وصاروا يسألون كيف يُصنع.',
      fr: 'Mes enfants demandaient quand l’eau arriverait ; maintenant, ils demandent comment on la fait.',
      fa: 'بچه‌هایم می‌پرسیدند آب کی می‌آید؛ حالا می‌پرسند آب چگونه ساخته می‌شود.',
    },
    quoteSource: {
      en: 'Plant operator and former tanker driver, Mauritania',
      ar: 'مشغّل محطة وسائق صهريج سابق، موريتانيا',
      fr: 'Opérateur de l’unité, ancien chauffeur de camion-citerne, Mauritanie',
      fa: 'بهره‌بردار واحد و رانندهٔ پیشین تانکر، موریتانی',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of membranes as fine parallel lines between the sea and a small tower of fresh water.',
        ar: 'رسم تجريدي لأغشية على هيئة خطوط رفيعة متوازية بين البحر وبرج صغير من الماء العذب.',
        fr: 'Dessin abstrait de membranes en fines lignes parallèles entre la mer et un petit château d’eau douce.',
        fa: 'طرحی انتزاعی از غشاها به شکل خط‌های نازک موازی، میان دریا و برج کوچک آب شیرین.',
      },
      credit,
    },
    topics: ['desalination', 'water-energy-food-nexus'],
    countries: ['mr'],
    publishedInDays: -58,
    projects: ['solar-desalination-for-small-coastal-towns'],
  },
  {
    slug: 'learning-to-trust-the-water-under-the-palms',
    title: {
      en: 'Learning to trust the water under the palms',
      ar: 'كيف وُلدت الثقة بماء يسقي النخيل',
      fr: 'Apprendre à faire confiance à l’eau des palmiers',
      fa: 'اعتماد به آبی که نخل‌ها را سیراب می‌کند',
    },
    summary: {
      en: 'An oasis in southern Tunisia was offered treated wastewater for its date palms. The growers said no, asked for proof, and then helped to measure it themselves.',
      ar: 'عُرضت على مزارعي واحة في الجنوب التونسي مياه عادمة معالجة لسقي نخيلهم. فرفضوا أولًا، ثم طلبوا الدليل، ثم شاركوا بأنفسهم في قياس ما كانوا يشكّون فيه.',
      fr: 'Une oasis du sud de la Tunisie s’est vu proposer des eaux usées traitées pour ses palmiers. Les cultivateurs ont refusé, demandé des preuves, puis aidé à les réunir.',
      fa: 'به نخلداران واحه‌ای در جنوب تونس پیشنهاد شد نخل‌ها را با پساب تصفیه‌شده آبیاری کنند. نخست نپذیرفتند، سپس دلیل خواستند و سرانجام خود در اندازه‌گیری همراه شدند.',
    },
    body: {
      en: `The spring that fed the oasis had been failing for a generation. When the treatment plant of the nearby town offered its water, the growers’ association answered in one sentence: not on our dates.

The project did not argue. It fenced off forty palms, watered half of them from the well and half from the plant, and gave the association the keys to the sampling taps. Growers took the samples; two laboratories, one chosen by each side, analysed them.

Two harvests later the two groups of palms give the same weight of fruit. No harmful bacteria were found on any of 360 dates tested. Salt in the soil rose a little, and a yearly washing with rain water is now part of the plan.

> We did not want to be convinced. We wanted to be able to check.

Today 140 hectares have signed up, and the well rests for five months of the year.`,
      ar: `كان النبع الذي يسقي الواحة يضعف منذ جيل كامل. وعندما عرضت محطة المعالجة في البلدة المجاورة ماءها أجابت جمعية المزارعين بجملة واحدة: ليس على تمورنا.

لم يجادل المشروع، بل سيّج أربعين نخلة، وسقى نصفها من البئر ونصفها من المحطة، وسلّم الجمعية مفاتيح صنابير العينات. فكان المزارعون يأخذون العينات ويحللها مختبران اختار كل طرف واحدًا منهما.

وبعد موسمين صار محصول المجموعتين متساويًا في الوزن. ولم تظهر بكتيريا ضارة على أي من 360 ثمرة جرى فحصها. وارتفعت ملوحة التربة قليلًا، فصار غسلها مرة كل عام بماء المطر جزءًا من الخطة.

> لم نكن نريد من يقنعنا. كنا نريد أن نستطيع التحقق.

واليوم انضم 140 هكتارًا إلى النظام، وصارت البئر تستريح خمسة أشهر في السنة.`,
      fr: `La source qui nourrissait l’oasis faiblissait depuis une génération. Quand la station d’épuration de la ville voisine offrit son eau, l’association des cultivateurs répondit en une phrase : pas sur nos dattes.

Le projet n’a pas argumenté. Il a clôturé quarante palmiers, arrosé la moitié avec l’eau du puits et l’autre avec celle de la station, et remis à l’association les clés des robinets de prélèvement. Les cultivateurs prélevaient ; deux laboratoires, un par partie, analysaient.

Deux récoltes plus tard, les deux groupes donnent le même poids de fruits. Aucune bactérie nocive n’a été trouvée sur les 360 dattes analysées. Le sel du sol a un peu augmenté, et un lessivage annuel à l’eau de pluie est désormais prévu.

> Nous ne voulions pas être convaincus. Nous voulions pouvoir vérifier.

Aujourd’hui, 140 hectares ont adhéré, et le puits se repose cinq mois par an.`,
      fa: `چشمه‌ای که واحه را سیراب می‌کرد یک نسل بود که کم‌آب می‌شد. وقتی تصفیه‌خانهٔ شهر همسایه آب خود را پیشنهاد داد، انجمن نخلداران در یک جمله پاسخ گفت: نه برای خرمای ما.

پروژه بحث نکرد. چهل نخل را حصار کشید، نیمی را از چاه و نیمی را از تصفیه‌خانه آب داد و کلید شیرهای نمونه‌برداری را به انجمن سپرد. نخلداران نمونه برمی‌داشتند و دو آزمایشگاه، هر یک به انتخاب یک طرف، آنها را می‌آزمودند.

پس از دو برداشت، وزن محصول دو گروه برابر است. روی هیچ‌یک از ۳۶۰ خرمای آزموده‌شده باکتری زیان‌آوری دیده نشد. شوری خاک اندکی بالا رفت و از این رو شست‌وشوی سالانه با آب باران به برنامه افزوده شد.

> نمی‌خواستیم کسی قانعمان کند؛ می‌خواستیم خودمان بتوانیم بسنجیم.

امروز ۱۴۰ هکتار به این طرح پیوسته و چاه پنج ماه از سال خاموش است.`,
    },
    quote: {
      en: 'When I held the laboratory sheet with my own sample number on it, I stopped being afraid.',
      ar: 'حين أمسكت بورقة المختبر وعليها رقم عينتي أنا، زال خوفي.',
      fr: 'Quand j’ai tenu la feuille du laboratoire avec le numéro de mon propre prélèvement, j’ai cessé d’avoir peur.',
      fa: 'وقتی برگهٔ آزمایشگاه را با شمارهٔ نمونهٔ خودم در دست گرفتم، دیگر نترسیدم.',
    },
    quoteSource: {
      en: 'Date grower, southern Tunisia',
      ar: 'مزارع تمور، جنوب تونس',
      fr: 'Cultivateur de dattes, sud de la Tunisie',
      fa: 'نخلدار، جنوب تونس',
    },
    picture: {
      alternativeText: {
        en: 'Drawing of date palms along a channel of water, between striped fields in green and gold.',
        ar: 'رسم لنخيل على جانبي قناة ماء، بين حقول مخططة بالأخضر والذهبي.',
        fr: 'Dessin de dattiers le long d’un canal, entre des champs rayés de vert et d’or.',
        fa: 'طرحی از نخل‌هایی در کنار جوی آب، میان کشتزارهایی با نوارهای سبز و طلایی.',
      },
      credit,
    },
    topics: ['wastewater-reuse'],
    countries: ['tn'],
    publishedInDays: -104,
    projects: ['treated-wastewater-for-date-palms', 'reuse-standards-for-irrigation'],
  },
  {
    slug: 'two-engineers-and-one-well-log',
    title: {
      en: 'Two engineers and one well log',
      ar: 'مهندسان وسجل واحد لبئر',
      fr: 'Deux ingénieurs et un seul relevé de puits',
      fa: 'دو مهندس و دفتر یک چاه',
    },
    summary: {
      en: 'They work for two governments and measure the same underground water. For eleven years they had never met. A table, a map and one old well log changed that.',
      ar: 'يعملان لدى حكومتين ويقيسان الماء الجوفي نفسه، ولم يلتقيا طوال أحد عشر عامًا. ثم جمعتهما طاولة وخريطة وسجل قديم لبئر واحدة، فتغيّر كل شيء.',
      fr: 'Ils servent deux gouvernements et mesurent la même eau souterraine. En onze ans, ils ne s’étaient jamais rencontrés. Une table, une carte et un vieux relevé de puits y ont remédié.',
      fa: 'برای دو دولت کار می‌کنند و یک آب زیرزمینی را می‌سنجند. یازده سال بود که یکدیگر را ندیده بودند. یک میز، یک نقشه و دفتر کهنهٔ یک چاه آنان را روبه‌رو کرد.',
    },
    body: {
      en: `The well was drilled before either engineer was born, a few hundred metres from a border that the aquifer does not notice. Its log, written by hand, exists in two copies, one in each capital.

At the first session of the dialogue they laid the copies side by side. The depths agreed. The names of the rock layers did not: what one country called marl, the other called clay. For decades two models had been fed with two truths about one hole in the ground.

They spent the afternoon renaming layers. By evening they had a common column for the well, and a list of thirty others to compare.

No treaty was signed that day, and none was asked for. But the two models now start from the same rock, and when their results differ, the engineers telephone each other before they write to their ministers.`,
      ar: `حُفرت البئر قبل أن يولد المهندسان، على بُعد بضع مئات من الأمتار من حدود لا يعرفها الخزان الجوفي. ولسجلها المكتوب بخط اليد نسختان، في كل عاصمة واحدة.

في الجلسة الأولى من الحوار وضعا النسختين جنبًا إلى جنب. تطابقت الأعماق ولم تتطابق أسماء الطبقات: فما سمّاه بلدٌ مارلًا سمّاه الآخر طينًا. وهكذا ظل نموذجان عقودًا يتغذيان بحقيقتين عن حفرة واحدة في الأرض.

قضيا العصر في إعادة تسمية الطبقات. ومع المساء كان لديهما عمود جيولوجي موحد للبئر، وقائمة بثلاثين بئرًا أخرى تنتظر المقارنة.

لم تُوقَّع معاهدة ذلك اليوم، ولم يطلبها أحد. لكن النموذجين ينطلقان الآن من الصخر نفسه، وحين تختلف نتائجهما يتهاتف المهندسان قبل أن يكتب كل منهما إلى وزيره.`,
      fr: `Le puits fut foré avant la naissance des deux ingénieurs, à quelques centaines de mètres d’une frontière que la nappe ignore. Son relevé, écrit à la main, existe en deux exemplaires, un dans chaque capitale.

À la première séance du dialogue, ils ont posé les exemplaires côte à côte. Les profondeurs concordaient. Les noms des couches, non : ce que l’un des pays appelait marne, l’autre l’appelait argile. Pendant des décennies, deux modèles avaient reçu deux vérités sur un même trou.

Ils ont passé l’après-midi à renommer les couches. Le soir, ils avaient une colonne commune pour ce puits et une liste de trente autres à comparer.

Aucun traité n’a été signé ce jour-là, et personne n’en demandait. Mais les deux modèles partent désormais de la même roche et, quand leurs résultats diffèrent, les ingénieurs se téléphonent avant d’écrire à leurs ministres.`,
      fa: `چاه پیش از زاده شدن هر دو مهندس حفر شد، چند صد متر دورتر از مرزی که آبخوان آن را نمی‌شناسد. دفتر دست‌نویس آن دو نسخه دارد، در هر پایتخت یکی.

در نخستین جلسهٔ گفت‌وگو نسخه‌ها را کنار هم گذاشتند. ژرفاها یکی بود، اما نام لایه‌ها نه: آنچه را یک کشور مارن نامیده بود، دیگری رس می‌خواند. ده‌ها سال دو مدل با دو روایت از یک چاه ساخته شده بود.

عصر را به نام‌گذاری دوبارهٔ لایه‌ها گذراندند. تا شامگاه برای آن چاه ستونی مشترک داشتند و فهرستی از سی چاه دیگر برای مقایسه.

آن روز پیمانی امضا نشد و کسی هم آن را نخواسته بود. اما اکنون هر دو مدل از یک سنگ آغاز می‌شوند و هرگاه نتایجشان یکی نباشد، دو مهندس پیش از نامه نوشتن به وزیران خود به هم تلفن می‌کنند.`,
    },
    quote: {
      en: 'We had been arguing about water for years, and it turned out that we disagreed about a stone.',
      ar: 'اختلفنا على الماء سنوات، ثم تبيّن أن خلافنا كان على حجر.',
      fr: 'Nous discutions de l’eau depuis des années, et notre désaccord portait sur une pierre.',
      fa: 'سال‌ها بر سر آب بحث می‌کردیم و معلوم شد اختلافمان بر سر یک سنگ بوده است.',
    },
    quoteSource: {
      en: 'Hydrogeologist in a national water ministry',
      ar: 'خبير جيولوجيا مائية في وزارة وطنية للمياه',
      fr: 'Hydrogéologue dans un ministère national de l’eau',
      fa: 'هیدروژئولوژیست در یک وزارت ملی آب',
    },
    picture: null,
    topics: ['policy-and-standards'],
    countries: ['jo', 'sa'],
    publishedInDays: -149,
    projects: ['shared-aquifer-dialogue'],
  },
  {
    slug: 'night-shift-in-the-control-room',
    title: {
      en: 'Night shift in the control room',
      ar: 'نوبة ليلية في غرفة التحكم',
      fr: 'Une nuit en salle de contrôle',
      fa: 'شیفت شب در اتاق فرمان',
    },
    summary: {
      en: 'Between midnight and five, a Jordanian utility decides what its water will cost. A shift supervisor explains how listening to pumps, and moving a few hours, saved a tenth.',
      ar: 'بين منتصف الليل والخامسة صباحًا يقرر مرفق مياه أردني كم ستكلّف مياهه. ومشرف النوبة يشرح كيف وفّر الإصغاء إلى المضخات وتحريك بضع ساعات عُشر الكهرباء.',
      fr: 'Entre minuit et cinq heures, un service d’eau jordanien décide de ce que coûtera son eau. Un chef de quart explique comment écouter les pompes et décaler quelques heures a économisé un dixième.',
      fa: 'از نیمه‌شب تا پنج بامداد، یک شرکت آب در اردن تعیین می‌کند که آبش چه هزینه‌ای دارد. سرپرست شیفت می‌گوید گوش دادن به پمپ‌ها و جابه‌جایی چند ساعت چگونه یک‌دهم برق را اندوخت.',
    },
    body: {
      en: `The room is quiet. Twelve screens show pressures in a city that sleeps, and one shows the price of electricity. When the price falls, a little after midnight, the supervisor starts the large pumps and begins to fill the hills.

It was not always so. Reservoirs were once filled whenever they fell below a line, often at the most expensive hour. Nobody had asked why; the line had been painted by a predecessor.

The project began with an audit of eighteen pumps. Five were so worn that they used a quarter more power than when new. They were repaired, not replaced. Then came a schedule, drawn up by the operators, that follows the tariff and keeps a safe reserve for fire and hospitals.

In the first year electricity per cubic metre fell by ten per cent. The supervisor is proudest of something else: complaints about low pressure have halved.`,
      ar: `الغرفة هادئة. اثنتا عشرة شاشة تعرض الضغوط في مدينة نائمة، وشاشة واحدة تعرض سعر الكهرباء. وحين ينخفض السعر بُعيد منتصف الليل يشغّل المشرف المضخات الكبيرة ويبدأ ملء خزانات التلال.

لم يكن الأمر كذلك دائمًا. كانت الخزانات تُملأ كلما نزلت عن خط مرسوم، وكثيرًا ما كان ذلك في أغلى الساعات. ولم يسأل أحد عن السبب، فالخط رسمه موظف سابق.

بدأ المشروع بتدقيق ثماني عشرة مضخة. وكانت خمس منها متآكلة إلى حد أنها تستهلك من الطاقة ما يزيد بالربع على استهلاكها وهي جديدة، فأُصلحت ولم تُستبدل. ثم جاء جدول تشغيل وضعه المشغّلون، يتبع التعرفة ويحفظ احتياطيًا آمنًا للإطفاء والمستشفيات.

في السنة الأولى انخفض استهلاك الكهرباء لكل متر مكعب بنسبة 10%. لكن أكثر ما يفخر به المشرف أمر آخر: شكاوى ضعف الضغط تراجعت إلى النصف.`,
      fr: `La salle est silencieuse. Douze écrans montrent les pressions d’une ville endormie, un autre le prix de l’électricité. Quand ce prix baisse, peu après minuit, le chef de quart lance les grandes pompes et commence à remplir les collines.

Il n’en fut pas toujours ainsi. On remplissait les réservoirs dès qu’ils passaient sous un trait, souvent à l’heure la plus chère. Personne ne demandait pourquoi ; le trait avait été peint par un prédécesseur.

Le projet a commencé par l’audit de dix-huit pompes. Cinq étaient si usées qu’elles consommaient un quart de plus qu’à l’état neuf. On les a réparées, non remplacées. Puis les opérateurs ont établi un horaire qui suit le tarif et garde une réserve sûre pour les incendies et les hôpitaux.

La première année, la consommation par mètre cube a baissé de 10 %. Le chef de quart est plus fier d’autre chose : les plaintes pour manque de pression ont diminué de moitié.`,
      fa: `اتاق آرام است. دوازده نمایشگر فشار آب شهری خفته را نشان می‌دهند و یکی قیمت برق را. اندکی پس از نیمه‌شب که قیمت پایین می‌آید، سرپرست شیفت پمپ‌های بزرگ را روشن می‌کند و پر کردن مخازن روی تپه‌ها آغاز می‌شود.

همیشه چنین نبود. مخزن‌ها هر وقت از خطی پایین‌تر می‌رفتند پر می‌شدند، بیشتر در گران‌ترین ساعت. کسی نمی‌پرسید چرا؛ آن خط را کارمندی پیشین کشیده بود.

پروژه با ممیزی هجده پمپ آغاز شد. پنج پمپ چنان فرسوده بودند که یک‌چهارم بیش از زمان نو بودن برق می‌بردند. آنها تعمیر شدند، نه تعویض. سپس بهره‌برداران جدولی نوشتند که با تعرفه هماهنگ است و ذخیره‌ای مطمئن برای آتش‌نشانی و بیمارستان‌ها نگه می‌دارد.

در سال نخست، مصرف برق برای هر متر مکعب ۱۰ درصد کاهش یافت. اما سرپرست به چیز دیگری بیشتر می‌بالد: شکایت از کمی فشار آب نصف شده است.`,
    },
    quote: {
      en: 'A pump tells you when it is tired; somebody has to be in the room to hear it.',
      ar: 'المضخة تخبرك حين تتعب، ولا بد أن يكون في الغرفة من يسمعها.',
      fr: 'Une pompe dit quand elle est fatiguée ; encore faut-il quelqu’un dans la salle pour l’entendre.',
      fa: 'پمپ وقتی خسته می‌شود خبر می‌دهد؛ کسی باید در اتاق باشد که بشنود.',
    },
    quoteSource: {
      en: 'Shift supervisor in a water utility, Jordan',
      ar: 'مشرف نوبة في مرفق مياه، الأردن',
      fr: 'Chef de quart dans un service d’eau, Jordanie',
      fa: 'سرپرست شیفت در یک شرکت آب، اردن',
    },
    picture: {
      alternativeText: {
        en: 'Drawing of a city by the water at night, with lit windows and a bright moon.',
        ar: 'رسم لمدينة على الماء ليلًا، بنوافذ مضاءة وقمر ساطع.',
        fr: 'Dessin d’une ville au bord de l’eau, la nuit, aux fenêtres éclairées sous une lune claire.',
        fa: 'طرحی از شهری در کنار آب در شب، با پنجره‌های روشن و ماهی تابان.',
      },
      credit,
    },
    topics: ['water-energy-food-nexus'],
    countries: ['jo'],
    publishedInDays: -215,
    projects: ['utility-energy-efficiency'],
  },
  {
    slug: 'what-the-rain-gauges-told-the-herders',
    title: {
      en: 'What the rain gauges told the herders of Kordofan, and what the herders told the people who had placed the rain gauges',
      ar: 'ما قالته مقاييس المطر لرعاة كردفان، وما قاله الرعاة لمن وضعوا تلك المقاييس في أرضهم',
      fr: 'Ce que les pluviomètres ont dit aux éleveurs du Kordofan, et ce que les éleveurs ont dit à ceux qui les avaient installés',
      fa: 'آنچه باران‌سنج‌ها به دامداران کردفان گفتند و آنچه دامداران به کسانی گفتند که باران‌سنج‌ها را نشانده بودند',
    },
    summary: {
      en: 'A drought warning is worth what people do with it. In western Sudan, a bulletin drawn up in an office was rewritten with those who have to decide when to move.',
      ar: 'قيمة الإنذار بالجفاف فيما يفعله الناس به. وفي غرب السودان أُعيدت كتابة نشرة وُضعت في مكتب، بمشاركة من عليهم أن يقرروا متى يرحلون بقطعانهم.',
      fr: 'Une alerte vaut ce que les gens en font. Dans l’ouest du Soudan, un bulletin conçu dans un bureau a été réécrit avec ceux qui doivent décider du moment de partir.',
      fa: 'ارزش هشدار خشک‌سالی به کاری است که مردم با آن می‌کنند. در غرب سودان، بولتنی که در اداره نوشته شده بود با همراهی کسانی بازنویسی شد که باید زمان کوچ را برگزینند.',
    },
    body: {
      en: `Twenty-six rain gauges stand between the town and the edge of the pasture. They were placed on a grid, ten kilometres apart, as the manual asks. Each is read at sunrise by someone who lives nearby, and the figure is sent by text message to the national service.

In the first season the figures were good and the bulletin was on time. It was also useless. It gave rainfall as a percentage of a thirty-year mean, for districts whose borders no herd has ever followed. An elder to whom it was read aloud listened politely and asked: is there water at the third pond?

## Listening first

So the team began again, at livestock markets, with a map drawn on the ground. Herders marked the routes they take, the ponds on which they depend and the dates by which they must choose between north and south. There were five such dates in the year, and the bulletin had been issued on none of them.

They also had something to say about the gauges. Four stood where the wind from the ridge carries the rain away. Two were in gardens that are watered in the evening. The readers had known this all along; nobody had asked them.

## A map in four colours

The bulletin now appears five times a year, a week before each decision. It is one page with one map. Ponds are shown in four colours: full, enough for a month, enough for a week, dry. A short text is read on local radio and at six markets, and the figures remain available for those who want them.

In the second season of the new bulletin, a third of the families in the survey moved earlier than usual and lost fewer animals than those who waited. Others stayed, because the map told them that they could. The notes of these two seasons now help to prepare a joint bulletin for five other countries.

The gauges have been moved. Their new places were chosen by walking.`,
      ar: `بين البلدة وطرف المرعى ستة وعشرون مقياس مطر، وُضعت على شبكة يفصل بين نقاطها عشرة كيلومترات كما يطلب الدليل. ويقرأ كلًا منها عند شروق الشمس شخص يسكن قريبًا، ويرسل الرقم برسالة نصية إلى الهيئة الوطنية.

في الموسم الأول كانت الأرقام جيدة والنشرة في موعدها، لكنها كانت بلا نفع. فقد كانت تعرض المطر نسبةً مئوية من متوسط ثلاثين عامًا، ولمحليات لم يتبع حدودها قطيع قط. واستمع إليها شيخ من الرعاة بأدب ثم سأل: هل في الحفير الثالث ماء؟

## الإصغاء أولًا

فبدأ الفريق من جديد، في أسواق الماشية، بخريطة مرسومة على الأرض. رسم الرعاة مساراتهم والحفائر التي يعتمدون عليها، والمواعيد التي لا بد أن يختاروا قبلها بين الشمال والجنوب. وكانت خمسة مواعيد في السنة، لم تصدر النشرة في أي منها.

وكان لهم قول في المقاييس أيضًا. فأربعة منها تقوم حيث تحمل ريح المرتفع المطر بعيدًا، واثنان في بساتين تُسقى مساءً. وكان من يقرؤونها يعرفون ذلك منذ البداية، ولم يسألهم أحد.

## خريطة بأربعة ألوان

تصدر النشرة الآن خمس مرات في السنة، قبل كل قرار بأسبوع. وهي صفحة واحدة فيها خريطة واحدة، تظهر عليها الحفائر بأربعة ألوان: ممتلئ، ويكفي شهرًا، ويكفي أسبوعًا، وجاف. ويُقرأ نص قصير في الإذاعة المحلية وفي ستة أسواق، وتبقى الأرقام متاحة لمن يريدها.

وفي الموسم الثاني للنشرة الجديدة رحل ثلث الأسر المشمولة بالمسح أبكر من المعتاد، وخسر من الماشية أقل مما خسره من انتظر. وبقيت أسر أخرى لأن الخريطة أخبرتها أنها تستطيع البقاء. وتفيد خلاصة هذين الموسمين اليوم في إعداد نشرة مشتركة لخمس دول أخرى.

ونُقلت المقاييس إلى أماكن جديدة، اختيرت سيرًا على الأقدام.`,
      fr: `Vingt-six pluviomètres se dressent entre la ville et le bord des pâturages. Ils ont été placés selon une grille, tous les dix kilomètres, comme le veut le manuel. Chacun est relevé au lever du soleil par un voisin, et le chiffre est envoyé par message au service national.

La première saison, les chiffres étaient bons et le bulletin à l’heure. Il était aussi inutile. Il donnait la pluie en pourcentage d’une moyenne de trente ans, pour des districts dont aucun troupeau n’a jamais suivi les limites. Un ancien à qui on l’avait lu écouta poliment et demanda : y a-t-il de l’eau à la troisième mare ?

## D’abord écouter

L’équipe a donc recommencé, sur les marchés au bétail, avec une carte tracée au sol. Les éleveurs y ont marqué leurs itinéraires, les mares dont ils dépendent et les dates auxquelles ils doivent choisir entre le nord et le sud. Il y en avait cinq dans l’année ; le bulletin n’était paru à aucune d’elles.

Ils avaient aussi un avis sur les appareils. Quatre se trouvaient là où le vent de la crête emporte la pluie. Deux étaient dans des jardins arrosés le soir. Ceux qui les relevaient le savaient depuis toujours ; personne ne le leur avait demandé.

## Une carte en quatre couleurs

Le bulletin paraît désormais cinq fois par an, une semaine avant chaque décision. C’est une page, avec une carte. Les mares y sont en quatre couleurs : pleine, assez pour un mois, assez pour une semaine, à sec. Un court texte est lu à la radio locale et sur six marchés, et les chiffres restent disponibles pour qui les veut.

La deuxième saison du nouveau bulletin, un tiers des familles enquêtées sont parties plus tôt que d’habitude et ont perdu moins d’animaux que celles qui ont attendu. D’autres sont restées, parce que la carte leur disait qu’elles le pouvaient. Les notes de ces deux saisons servent aujourd’hui à préparer un bulletin commun à cinq autres pays.

Les pluviomètres ont été déplacés. Leurs nouveaux emplacements ont été choisis à pied.`,
      fa: `بیست‌وشش باران‌سنج میان شهر و لبهٔ چراگاه ایستاده‌اند. آنها را همان‌گونه که دستورنامه می‌خواهد بر شبکه‌ای با فاصلهٔ ده کیلومتر نشانده‌اند. هر یک را همسایه‌ای هنگام برآمدن آفتاب می‌خواند و عدد را با پیامک برای سازمان ملی می‌فرستد.

در فصل نخست، عددها درست بود و بولتن به‌هنگام منتشر می‌شد؛ اما به کار نمی‌آمد. بارش را به شکل درصدی از میانگین سی‌ساله نشان می‌داد، آن هم برای بخش‌هایی که هیچ گله‌ای مرزشان را نشناخته است. ریش‌سفیدی که آن را برایش خواندند مؤدبانه گوش داد و پرسید: آبگیر سوم آب دارد؟

## نخست شنیدن

گروه کار را از نو آغاز کرد؛ در بازارهای دام و با نقشه‌ای که بر زمین کشیده شد. دامداران راه‌های کوچ، آبگیرهای مورد نیاز و روزهایی را که باید تا آن زمان شمال یا جنوب را برگزینند نشان دادند. سال پنج روزِ تصمیم داشت و بولتن در هیچ‌یک از آنها منتشر نشده بود.

دربارهٔ باران‌سنج‌ها هم سخنی داشتند. چهار دستگاه در جایی بود که باد تیغه باران را می‌برد و دو دستگاه در باغ‌هایی که شامگاه آبیاری می‌شود. کسانی که آنها را می‌خواندند از آغاز این را می‌دانستند؛ کسی از آنان نپرسیده بود.

## نقشه‌ای با چهار رنگ

اکنون بولتن سالی پنج بار، یک هفته پیش از هر تصمیم، منتشر می‌شود: یک صفحه با یک نقشه. آبگیرها با چهار رنگ نشان داده می‌شوند: پر، بسنده برای یک ماه، بسنده برای یک هفته، خشک. متنی کوتاه در رادیوی محلی و در شش بازار خوانده می‌شود و عددها برای هر کس که بخواهد در دسترس است.

در فصل دوم بولتن تازه، یک‌سوم خانواده‌های بررسی‌شده زودتر از همیشه کوچ کردند و کمتر از آنان که ماندند دام از دست دادند. دیگران ماندند، چون نقشه به آنان گفته بود که می‌توانند بمانند. یادداشت‌های این دو فصل اکنون به تدارک بولتنی مشترک برای پنج کشور دیگر کمک می‌کند.

باران‌سنج‌ها جابه‌جا شده‌اند. جای تازهٔ آنها را با پای پیاده یافتند.`,
    },
    quote: {
      en: 'You measure the rain that has fallen; we need to know about the grass that will grow.',
      ar: 'أنتم تقيسون المطر الذي نزل، ونحن نريد أن نعرف العشب الذي سينبت.',
      fr: 'Vous mesurez la pluie tombée ; nous, nous voulons connaître l’herbe qui poussera.',
      fa: 'شما بارانی را که باریده می‌سنجید؛ ما می‌خواهیم علفی را بشناسیم که خواهد رویید.',
    },
    quoteSource: {
      en: 'Elder of a herding community, Sudan',
      ar: 'شيخ جماعة من الرعاة، السودان',
      fr: 'Ancien d’une communauté d’éleveurs, Soudan',
      fa: 'ریش‌سفید جامعه‌ای دامدار، سودان',
    },
    picture: null,
    topics: ['water-energy-food-nexus', 'policy-and-standards'],
    countries: ['sd'],
    publishedInDays: -280,
    projects: ['drought-early-warning'],
  },
]
