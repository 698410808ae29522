import type { StarterProject } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const solarDesalinationForSmallCoastalTowns: StarterProject = {
  slug: 'solar-desalination-for-small-coastal-towns',
  title: {
    en: 'Solar desalination for small coastal towns',
    ar: 'تحلية المياه بالطاقة الشمسية للبلدات الساحلية الصغيرة',
    fr: 'Dessalement solaire pour les petites villes côtières',
    fa: 'نمک‌زدایی خورشیدی برای شهرهای کوچک ساحلی',
  },
  shortTitle: {
    en: 'Solar desalination',
    ar: 'التحلية الشمسية',
    fr: 'Dessalement solaire',
    fa: 'نمک‌زدایی خورشیدی',
  },
  summary: {
    en: 'Modular plants run by the sun give fourteen small towns on four coasts their own drinking water, operated by their own staff at a tariff agreed in advance.',
    ar: 'محطات نمطية تعمل بالشمس توفر لأربع عشرة بلدة صغيرة على سواحل أربع دول مياه شربها، ويشغّلها أبناء البلدة بتعرفة متفق عليها مسبقًا.',
    fr: 'Des unités modulaires alimentées par le soleil donnent à quatorze petites villes de quatre pays leur propre eau potable, produite par leur personnel à un tarif convenu d’avance.',
    fa: 'تأسیسات پیمانه‌ای که با خورشید کار می‌کنند، به چهارده شهر کوچک در سواحل چهار کشور آب آشامیدنی می‌رسانند؛ با کارکنان خود شهر و تعرفه‌ای که از پیش توافق شده است.',
  },
  body: {
    en: `Coastal towns of five to twenty thousand people often depend on tankers for half the year. A large desalination plant is too expensive for them, and diesel makes a small one costly to run.

The project installs reverse osmosis units of 300 to 1,000 cubic metres a day beside a solar field. Each plant runs hardest when the sun is high and stores water instead of electricity. A grid connection or a small battery covers the night.

The unit belongs to the town’s utility. Two operators and one electrician are trained on site for six months, and the four countries buy spare membranes together. Tariffs are agreed before construction begins. Nine of the fourteen plants are in service; the last two will be built in 2027.`,
    ar: `كثيرًا ما تعتمد البلدات الساحلية التي يسكنها خمسة آلاف إلى عشرين ألف نسمة على الصهاريج نصف العام. فمحطة التحلية الكبيرة تفوق قدرتها، والديزل يجعل تشغيل المحطة الصغيرة مكلفًا.

يركّب المشروع وحدات تناضح عكسي تنتج 300 إلى 1000 متر مكعب في اليوم بجوار حقل شمسي. وتعمل كل محطة بأقصى طاقتها حين ترتفع الشمس، وتخزن الماء بدل الكهرباء. ويغطي الليل ربط بالشبكة أو بطارية صغيرة.

والوحدة ملك لمرفق المياه في البلدة. ويُدرَّب مشغّلان وكهربائي في الموقع ستة أشهر، وتشتري الدول الأربع الأغشية الاحتياطية معًا. ويُتفق على التعرفة قبل بدء البناء. وقد دخلت الخدمة تسع محطات من أربع عشرة، وتُبنى الأخيرتان في عام 2027.`,
    fr: `Les villes côtières de cinq à vingt mille habitants dépendent souvent des camions-citernes la moitié de l’année. Une grande usine de dessalement est trop chère pour elles, et le gazole rend une petite coûteuse à exploiter.

Le projet installe des unités d’osmose inverse de 300 à 1 000 mètres cubes par jour à côté d’un champ solaire. Chacune tourne à plein quand le soleil est haut et stocke de l’eau plutôt que de l’électricité. Un raccordement ou une petite batterie couvre la nuit.

L’unité appartient au service d’eau de la ville. Deux exploitants et un électricien sont formés sur place pendant six mois, et les quatre pays achètent ensemble les membranes de rechange. Le tarif est fixé avant les travaux. Neuf unités sur quatorze sont en service ; les deux dernières seront construites en 2027.`,
    fa: `شهرهای ساحلی پنج تا بیست هزار نفری اغلب نیمی از سال به تانکر وابسته‌اند. تأسیسات بزرگ نمک‌زدایی برایشان گران است و گازوئیل، بهره‌برداری از تأسیسات کوچک را پرهزینه می‌کند.

این پروژه واحدهای اسمز معکوس با توان ۳۰۰ تا ۱۰۰۰ متر مکعب در روز را کنار نیروگاه خورشیدی نصب می‌کند. هر واحد وقتی خورشید بالاست بیشترین کار را می‌کند و به جای برق، آب ذخیره می‌کند. اتصال به شبکه یا باتری کوچک، شب را پوشش می‌دهد.

واحد از آنِ شرکت آب شهر است. دو بهره‌بردار و یک برق‌کار شش ماه در محل آموزش می‌بینند و چهار کشور غشاهای یدکی را با هم می‌خرند. تعرفه پیش از ساخت توافق می‌شود. نُه واحد از چهارده واحد در حال کارند و دو واحد پایانی در سال ۲۰۲۷ ساخته می‌شوند.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of rows of tilted panels above a flat shore, with a low sun over the sea.',
      ar: 'رسم تجريدي لصفوف من الألواح المائلة فوق شاطئ منبسط وشمس منخفضة على البحر.',
      fr: 'Dessin abstrait de rangées de panneaux inclinés au-dessus d’un rivage plat, sous un soleil bas.',
      fa: 'طرحی انتزاعی از ردیف صفحه‌های شیب‌دار بر ساحلی هموار، با خورشیدی پایین بر فراز دریا.',
    },
    credit,
  },
  topics: ['desalination', 'water-energy-food-nexus'],
  countries: ['ye', 'om', 'mr', 'tn'],
  status: 'ongoing',
  donor: {
    en: 'A regional development fund',
    ar: 'صندوق إقليمي للتنمية',
    fr: 'Un fonds régional de développement',
    fa: 'یک صندوق توسعهٔ منطقه‌ای',
  },
  developmentPartner: {
    en: 'Technical institutions in Spain',
    ar: 'مؤسسات فنية في إسبانيا',
    fr: 'Des institutions techniques d’Espagne',
    fa: 'مؤسسه‌های فنی در اسپانیا',
  },
  startsOn: '2024-03-01',
  endsOn: '2027-12-31',
  program: 'sustainable-desalination',
  results: [
    {
      value: '9',
      label: {
        en: 'plants in service, of fourteen planned',
        ar: 'محطات في الخدمة من أصل أربع عشرة',
        fr: 'unités en service, sur quatorze prévues',
        fa: 'واحد در حال کار، از چهارده واحد برنامه‌ریزی‌شده',
      },
    },
    {
      value: '44%',
      label: {
        en: 'lower price of water than by tanker',
        ar: 'انخفاض في سعر المياه مقارنة بالصهاريج',
        fr: 'de baisse du prix de l’eau par rapport aux camions-citernes',
        fa: 'بهای کمتر آب نسبت به تانکر',
      },
    },
    {
      value: '27',
      label: {
        en: 'local operators and electricians trained',
        ar: 'مشغّلًا وكهربائيًا محليًا جرى تدريبهم',
        fr: 'exploitants et électriciens locaux formés',
        fa: 'بهره‌بردار و برق‌کار محلی آموزش‌دیده',
      },
    },
  ],
}
