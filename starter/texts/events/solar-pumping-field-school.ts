import type { StarterEvent } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const solarPumpingFieldSchool: StarterEvent = {
  slug: 'solar-pumping-field-school',
  title: {
    en: 'Solar pumping field school in the Jordan Valley',
    ar: 'المدرسة الحقلية للضخ الشمسي في غور الأردن',
    fr: 'École de terrain du pompage solaire dans la vallée du Jourdain',
    fa: 'مدرسهٔ میدانی پمپاژ خورشیدی در درهٔ اردن',
  },
  summary: {
    en: 'Thirty-six technicians and growers spent five days on a farm in the Jordan Valley, learning to size, install, repair and limit solar pumps with their own hands.',
    ar: 'أمضى ستة وثلاثون فنيًا ومزارعًا خمسة أيام في مزرعة بغور الأردن، تعلموا فيها تحديد قدرة المضخات الشمسية وتركيبها وإصلاحها وضبط سحبها بأيديهم.',
    fr: 'Trente-six techniciens et cultivateurs ont passé cinq jours dans une ferme de la vallée du Jourdain pour apprendre, de leurs mains, à dimensionner, poser, réparer et limiter des pompes solaires.',
    fa: 'سی‌وشش تکنسین و کشاورز پنج روز در کشتزاری در درهٔ اردن گذراندند و با دست خود آموختند پمپ خورشیدی را اندازه کنند، نصب کنند، تعمیر کنند و برداشتش را مهار کنند.',
  },
  body: {
    en: `The first solar pump a farmer meets is often too large. It was sized for the hottest hour of the hottest day, and it draws more than the well can give. The field school begins with this mistake and works backwards.

On the first day each group measured a well, a field and the sun. They calculated the pump the crop needed, then compared it with the one installed. After that came the handwork: wiring, sealing, cleaning panels at dawn, finding a fault with a simple meter.

Trainers came from cooperatives in the Sahel that have used solar pumps for six years. They brought worn parts in a box, and every participant had to say what had broken each of them. The last day was about limits: meters, turns and agreements among neighbours.`,
    ar: `كثيرًا ما تكون أول مضخة شمسية يعرفها المزارع أكبر من اللازم، فقد حُددت قدرتها لأشد ساعة في أشد يوم حرًا، وهي تسحب أكثر مما تعطيه البئر. من هذا الخطأ تبدأ المدرسة الحقلية، ثم تعود إلى الوراء.

في اليوم الأول قاست كل مجموعة بئرًا وحقلًا وسطوع الشمس، وحسبت المضخة التي يحتاج إليها المحصول، ثم قارنتها بالمضخة المركّبة. وجاء بعد ذلك عمل اليد: التوصيل، والإحكام، وتنظيف الألواح فجرًا، وكشف العطل بمقياس بسيط.

وجاء المدربون من تعاونيات في الساحل الأفريقي تستخدم المضخات الشمسية منذ ستة أعوام، وأحضروا قطعًا تالفة في صندوق، وكان على كل مشارك أن يقول ما الذي أتلف كلًّا منها. وخُصص اليوم الأخير للحدود: العدادات، والأدوار، والاتفاقات بين الجيران.`,
    fr: `La première pompe solaire que rencontre un agriculteur est souvent trop grande. Calculée pour l’heure la plus chaude du jour le plus chaud, elle tire plus que le puits ne peut donner. L’école de terrain part de cette erreur et remonte le fil.

Le premier jour, chaque groupe a mesuré un puits, un champ et le soleil. Il a calculé la pompe utile à la culture, puis l’a comparée à la pompe installée. Ensuite vint le travail des mains : câbler, étancher, nettoyer les panneaux à l’aube, trouver une panne avec un simple appareil.

Les formateurs venaient de coopératives du Sahel qui utilisent ces pompes depuis six ans. Ils avaient apporté une caisse de pièces usées, et chacun devait dire ce qui les avait brisées. Le dernier jour a porté sur les limites : compteurs, tours d’eau, accords entre voisins.`,
    fa: `نخستین پمپ خورشیدی که کشاورز با آن روبه‌رو می‌شود اغلب بیش از اندازه بزرگ است؛ برای گرم‌ترین ساعت گرم‌ترین روز حساب شده و بیش از توان چاه آب می‌کشد. مدرسهٔ میدانی از همین خطا آغاز می‌کند و به عقب برمی‌گردد.

روز نخست هر گروه یک چاه، یک زمین و تابش آفتاب را اندازه گرفت، پمپ مورد نیاز محصول را حساب کرد و با پمپ نصب‌شده سنجید. سپس نوبت کار دست رسید: سیم‌کشی، آب‌بندی، شستن صفحه‌ها در سپیده‌دم و یافتن خرابی با ابزاری ساده.

آموزگاران از تعاونی‌های ساحل آفریقا آمده بودند که شش سال است پمپ خورشیدی دارند. جعبه‌ای از قطعات فرسوده آوردند و هر شرکت‌کننده باید می‌گفت چه چیزی هر یک را شکسته است. روز پایانی به سقف‌ها گذشت: کنتور، نوبت و توافق همسایگان.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of a bright disc over a panel and a pipe that opens into green rows.',
      ar: 'رسم تجريدي لقرص ساطع فوق لوح، وأنبوب ينفتح على صفوف خضراء.',
      fr: 'Dessin abstrait d’un disque clair au-dessus d’un panneau et d’un tuyau ouvert sur des rangs verts.',
      fa: 'طرحی انتزاعی از قرصی روشن بالای یک صفحه و لوله‌ای که به ردیف‌های سبز باز می‌شود.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus'],
  countries: ['jo', 'ml', 'mr', 'sn', 'sd', 'ye'],
  startsInDays: -212,
  lastsDays: 5,
  startHour: 7,
  mode: 'onsite',
  kind: 'training',
  place: {
    en: 'Deir Alla, Jordan',
    ar: 'دير علا، الأردن',
    fr: 'Deir Alla, Jordanie',
    fa: 'دیرعلا، اردن',
  },
  agenda: [
    {
      time: '07:00',
      title: {
        en: 'Day one: measuring a well, a field and the sun',
        ar: 'اليوم الأول: قياس البئر والحقل والشمس',
        fr: 'Premier jour : mesurer un puits, un champ et le soleil',
        fa: 'روز نخست: اندازه‌گیری چاه، زمین و آفتاب',
      },
    },
    {
      time: '07:00',
      title: {
        en: 'Days two and three: installing two pumps',
        ar: 'اليومان الثاني والثالث: تركيب مضختين',
        fr: 'Deuxième et troisième jours : pose de deux pompes',
        fa: 'روزهای دوم و سوم: نصب دو پمپ',
      },
    },
    {
      time: '07:00',
      title: {
        en: 'Day four: a box of broken parts',
        ar: 'اليوم الرابع: صندوق من القطع التالفة',
        fr: 'Quatrième jour : une caisse de pièces brisées',
        fa: 'روز چهارم: جعبه‌ای از قطعات شکسته',
      },
    },
    {
      time: '07:00',
      title: {
        en: 'Day five: limits, meters and agreements',
        ar: 'اليوم الخامس: الحدود والعدادات والاتفاقات',
        fr: 'Cinquième jour : limites, compteurs et accords',
        fa: 'روز پنجم: سقف‌ها، کنتورها و توافق‌ها',
      },
    },
  ],
  speakers: [
    {
      role: {
        en: 'Pump repairer and trainer',
        ar: 'مدربة وفنية إصلاح مضخات',
        fr: 'Réparatrice de pompes et formatrice',
        fa: 'تعمیرکار پمپ و آموزگار',
      },
      affiliation: {
        en: 'Village cooperative, Mali',
        ar: 'تعاونية قروية، مالي',
        fr: 'Coopérative villageoise, Mali',
        fa: 'تعاونی روستایی، مالی',
      },
    },
    {
      role: {
        en: 'Irrigation engineer',
        ar: 'مهندس ري',
        fr: 'Ingénieur d’irrigation',
        fa: 'مهندس آبیاری',
      },
      affiliation: {
        en: 'Agricultural extension service, Jordan',
        ar: 'مصلحة الإرشاد الزراعي، الأردن',
        fr: 'Service de vulgarisation agricole, Jordanie',
        fa: 'خدمات ترویج کشاورزی، اردن',
      },
    },
  ],
  outcome: {
    en: `All thirty-six participants installed a pump that ran for a full day within its limit. Each went home with a task: to measure three wells and report within ninety days. Thirty-one reports have arrived so far, and they cover 93 wells.

In nearly half of them the installed pump was larger than the well could bear. The trainers have turned these cases into a short manual with drawings, to be tested in the next field school.`,
    ar: `ركّب المشاركون الستة والثلاثون جميعًا مضخة عملت يومًا كاملًا ضمن حدها. وعاد كل منهم بمهمة: أن يقيس ثلاث آبار ويرفع تقريرًا خلال تسعين يومًا. وقد وصل حتى الآن واحد وثلاثون تقريرًا تشمل 93 بئرًا.

وفي نحو نصف هذه الآبار كانت المضخة المركّبة أكبر مما تحتمله البئر. وقد جعل المدربون من هذه الحالات دليلًا قصيرًا بالرسوم يُجرَّب في المدرسة الحقلية المقبلة.`,
    fr: `Les trente-six participants ont tous posé une pompe qui a tourné une journée entière sans dépasser sa limite. Chacun est reparti avec une tâche : mesurer trois puits et en rendre compte sous quatre-vingt-dix jours. Trente et un comptes rendus sont arrivés à ce jour, pour 93 puits.

Dans près de la moitié des cas, la pompe installée dépassait ce que le puits pouvait supporter. Les formateurs en ont tiré un bref manuel illustré, qui sera essayé à la prochaine école.`,
    fa: `هر سی‌وشش شرکت‌کننده پمپی نصب کردند که یک روز کامل در محدودهٔ سقف خود کار کرد. هر کس با کاری به خانه بازگشت: سنجش سه چاه و گزارش در نود روز. تاکنون سی‌ویک گزارش دربارهٔ ۹۳ چاه رسیده است.

در نزدیک به نیمی از آنها پمپ نصب‌شده بزرگ‌تر از توان چاه بود. آموزگاران از این نمونه‌ها راهنمایی کوتاه و مصور ساخته‌اند که در مدرسهٔ میدانی بعدی آزموده می‌شود.`,
  },
  projects: ['solar-irrigation-in-the-sahel'],
}
