import type { StarterProject } from '../../starter-types.ts'

export const youngWaterProfessionals: StarterProject = {
  slug: 'young-water-professionals',
  title: {
    en: 'Young water professionals in national services',
    ar: 'المهنيون الشباب في المرافق الوطنية للمياه',
    fr: 'Jeunes professionnels de l’eau dans les services nationaux',
    fa: 'متخصصان جوان آب در خدمات ملی',
  },
  shortTitle: {
    en: 'Young professionals',
    ar: 'المهنيون الشباب',
    fr: 'Jeunes professionnels',
    fa: 'متخصصان جوان',
  },
  summary: {
    en: 'Each year more than one hundred engineers and technicians under thirty-two spend ten months in a water service of another member state, with a mentor and a task.',
    ar: 'يقضي كل عام أكثر من مئة مهندس وفني دون الثانية والثلاثين عشرة أشهر في مرفق مياه بدولة عضو أخرى، مع مرشد ومهمة محددة.',
    fr: 'Chaque année, plus de cent ingénieurs et techniciens de moins de trente-deux ans passent dix mois dans un service d’eau d’un autre État membre, avec un mentor et une tâche.',
    fa: 'هر سال بیش از صد مهندس و تکنسین زیر سی‌ودو سال، ده ماه را در خدمات آب کشور عضو دیگری با یک راهنما و کاری معین می‌گذرانند.',
  },
  body: {
    en: `Many water services will lose a third of their experienced staff to retirement within ten years. What those people know about valves, wells and customers is often written nowhere.

The nineteenth Conference of the Parties asked for at least one hundred places a year for young professionals. Each participant works under a mentor close to retirement and completes one task that the host service needs, such as a map of a network or a plan for spare parts.

Travel, lodging and a modest allowance are covered. The home service keeps the post open and receives a report at the end. In the first year 112 people from 20 countries took part, and 46% of them were women. Three months after their return, nine in ten were using what they had learned.`,
    ar: `سيفقد كثير من مرافق المياه ثلث موظفيه ذوي الخبرة بالتقاعد خلال عشر سنوات. وما يعرفه هؤلاء عن الصمامات والآبار والمشتركين غير مدوّن في الغالب.

طلب مؤتمر الأطراف في دورته التاسعة عشرة توفير مئة مكان على الأقل كل عام للمهنيين الشباب. ويعمل كل مشارك بإشراف مرشد قارب التقاعد، وينجز مهمة واحدة يحتاج إليها المرفق المضيف، كخريطة لشبكة أو خطة لقطع الغيار.

ويغطي المشروع السفر والسكن ومكافأة متواضعة، ويحتفظ المرفق الأصلي بوظيفة المشارك ويتسلّم تقريرًا في النهاية. وشارك في العام الأول 112 شخصًا من 20 دولة، 46 في المئة منهم نساء. وبعد ثلاثة أشهر من عودتهم كان تسعة من كل عشرة يطبّقون ما تعلموه.`,
    fr: `D’ici dix ans, bien des services d’eau verront partir à la retraite un tiers de leur personnel expérimenté. Ce que ces personnes savent des vannes, des puits et des abonnés n’est souvent écrit nulle part.

La dix-neuvième Conférence des Parties a demandé au moins cent places par an pour de jeunes professionnels. Chacun travaille auprès d’un mentor proche de la retraite et mène à bien une tâche utile au service d’accueil, comme le plan d’un réseau ou un inventaire de pièces.

Voyage, logement et une modeste allocation sont pris en charge. Le service d’origine garde le poste ouvert et reçoit un rapport à la fin. La première année, 112 personnes de 20 pays ont participé, dont 46 % de femmes. Trois mois après leur retour, neuf sur dix appliquaient ce qu’elles avaient appris.`,
    fa: `بسیاری از خدمات آب در ده سال آینده یک‌سوم کارکنان باتجربهٔ خود را با بازنشستگی از دست می‌دهند. دانسته‌های آنان دربارهٔ شیرفلکه‌ها، چاه‌ها و مشترکان اغلب جایی نوشته نشده است.

نوزدهمین کنفرانس اعضا خواستار دست‌کم صد جایگاه سالانه برای متخصصان جوان شد. هر شرکت‌کننده زیر نظر راهنمایی در آستانهٔ بازنشستگی کار می‌کند و کاری را که میزبان نیاز دارد به پایان می‌رساند؛ مانند نقشهٔ یک شبکه یا برنامهٔ قطعات یدکی.

هزینهٔ سفر، اقامت و کمک‌هزینه‌ای اندک پرداخت می‌شود. محل کار اصلی شغل او را نگه می‌دارد و در پایان گزارشی می‌گیرد. در سال نخست ۱۱۲ نفر از ۲۰ کشور شرکت کردند و ۴۶ درصد آنان زن بودند. سه ماه پس از بازگشت، از هر ده نفر نُه نفر آموخته‌های خود را به کار می‌بستند.`,
  },
  picture: null,
  topics: ['policy-and-standards', 'wastewater-reuse', 'desalination'],
  countries: ['jo', 'eg', 'iq', 'om', 'ma', 'tn', 'mr', 'pk', 'bd', 'my'],
  status: 'ongoing',
  donor: {
    en: 'A philanthropic foundation',
    ar: 'مؤسسة خيرية',
    fr: 'Une fondation philanthropique',
    fa: 'یک بنیاد نیکوکاری',
  },
  developmentPartner: {
    en: 'Training institutions in South Africa',
    ar: 'مؤسسات للتدريب في جنوب أفريقيا',
    fr: 'Des organismes de formation d’Afrique du Sud',
    fa: 'مؤسسه‌های آموزشی در آفریقای جنوبی',
  },
  startsOn: '2025-10-01',
  endsOn: '2028-09-30',
  program: 'research-and-training',
  results: [
    {
      value: '112',
      label: {
        en: 'participants in the first year',
        ar: 'مشاركًا ومشاركة في العام الأول',
        fr: 'participants la première année',
        fa: 'شرکت‌کننده در سال نخست',
      },
    },
    {
      value: '46%',
      label: {
        en: 'of participants are women',
        ar: 'من المشاركين نساء',
        fr: 'de femmes parmi les participants',
        fa: 'از شرکت‌کنندگان زن‌اند',
      },
    },
    {
      value: '10',
      label: {
        en: 'host countries',
        ar: 'دول مضيفة',
        fr: 'pays d’accueil',
        fa: 'کشور میزبان',
      },
    },
  ],
}
