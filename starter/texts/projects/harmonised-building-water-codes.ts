import type { StarterProject } from '../../starter-types.ts'

export const harmonisedBuildingWaterCodes: StarterProject = {
  slug: 'harmonised-building-water-codes',
  title: {
    en: 'Harmonized building water codes for safe plumbing, rainwater storage and water-saving fittings in homes, schools and hospitals',
    ar: 'كودات منسّقة للمياه في المباني من أجل تمديدات آمنة وتخزين لمياه الأمطار وتجهيزات موفّرة في المنازل والمدارس والمستشفيات',
    fr: 'Des codes harmonisés de l’eau dans le bâtiment pour une plomberie sûre, le stockage de la pluie et des appareils économes dans les logements, les écoles et les hôpitaux',
    fa: 'مقررات هماهنگ آب در ساختمان برای لوله‌کشی ایمن، ذخیرهٔ آب باران و تجهیزات کم‌مصرف در خانه‌ها، مدرسه‌ها و بیمارستان‌ها',
  },
  shortTitle: {
    en: 'Building water codes',
    fr: 'Codes de l’eau du bâtiment',
    fa: 'مقررات آب ساختمان',
  },
  summary: {
    en: 'Six countries plan a common model code for water in buildings, so that a tap, a tank or a pipe approved in one market can be trusted in the others.',
    ar: 'تخطط ست دول لوضع كود نموذجي مشترك للمياه في المباني، كي يكون الصنبور أو الخزان أو الأنبوب المعتمد في سوق موثوقًا به في سائر الأسواق.',
    fr: 'Six pays préparent un code type de l’eau dans les bâtiments, afin qu’un robinet, un réservoir ou un tuyau agréé sur un marché inspire confiance sur les autres.',
    fa: 'شش کشور نمونه‌مقرراتی مشترک برای آب در ساختمان آماده می‌کنند تا شیر آب، مخزن یا لوله‌ای که در یک بازار تأیید شده، در بازارهای دیگر نیز پذیرفته باشد.',
  },
  body: {
    en: `Most of the water a city saves or wastes is decided inside its buildings. A tap fitted today will run for fifteen years, a pipe for fifty. Yet codes differ from one country to the next, and many were written for wetter climates.

The project will compare the codes of six countries clause by clause and propose a common model. It will cover four subjects: safe plumbing, storage of rainwater, efficient fittings and separate pipes for reused water. Countries remain free to adopt it whole, in part or not at all.

Work begins in 2028, once national standards bodies have named their experts. Builders, plumbers and makers of fittings will comment on each chapter before it is settled. Short guides for house owners will accompany the final text.`,
    ar: `معظم ما توفره المدينة أو تهدره من مياه يتقرر داخل مبانيها. فالصنبور الذي يُركّب اليوم يعمل خمسة عشر عامًا، والأنبوب خمسين. ومع ذلك تختلف الكودات من دولة إلى أخرى، وكُتب كثير منها لمناخات أكثر مطرًا.

سيقارن المشروع كودات ست دول بندًا بندًا ويقترح نموذجًا مشتركًا يشمل أربعة موضوعات: التمديدات الآمنة، وتخزين مياه الأمطار، والتجهيزات الموفّرة، والأنابيب المنفصلة للمياه المعاد استخدامها. ولكل دولة أن تعتمده كله أو بعضه أو ألا تعتمده.

ويبدأ العمل في عام 2028 بعد أن تسمّي هيئات التقييس الوطنية خبراءها. وسيبدي البنّاؤون والسبّاكون وصانعو التجهيزات ملاحظاتهم على كل فصل قبل إقراره، وترافق النص النهائي أدلة قصيرة لأصحاب المنازل.`,
    fr: `L’essentiel de l’eau qu’une ville économise ou gaspille se décide dans ses bâtiments. Un robinet posé aujourd’hui servira quinze ans, un tuyau cinquante. Or les codes varient d’un pays à l’autre, et beaucoup ont été écrits pour des climats plus humides.

Le projet comparera, article par article, les codes de six pays et proposera un modèle commun. Quatre sujets sont prévus : la plomberie sûre, le stockage de la pluie, les appareils économes et les conduites séparées pour l’eau réutilisée. Chaque pays reste libre de l’adopter en tout, en partie ou pas du tout.

Le travail commence en 2028, lorsque les organismes nationaux de normalisation auront désigné leurs experts. Constructeurs, plombiers et fabricants commenteront chaque chapitre avant son adoption. De courts guides destinés aux propriétaires accompagneront le texte final.`,
    fa: `بخش بزرگی از آبی که شهر صرفه‌جویی یا هدر می‌کند درون ساختمان‌ها تعیین می‌شود. شیر آبی که امروز نصب شود پانزده سال و لوله پنجاه سال کار می‌کند. با این همه، مقررات هر کشور با دیگری فرق دارد و بسیاری برای اقلیم‌های پرباران‌تر نوشته شده‌اند.

این پروژه مقررات شش کشور را بند به بند می‌سنجد و نمونه‌ای مشترک پیشنهاد می‌کند که چهار موضوع دارد: لوله‌کشی ایمن، ذخیرهٔ آب باران، تجهیزات کم‌مصرف و لوله‌های جدا برای آب بازچرخانی‌شده. هر کشور آزاد است همه یا بخشی از آن را بپذیرد یا نپذیرد.

کار در سال ۲۰۲۸، پس از معرفی کارشناسان سازمان‌های ملی استاندارد، آغاز می‌شود. سازندگان، لوله‌کشان و تولیدکنندگان تجهیزات پیش از نهایی‌شدن هر فصل نظر می‌دهند. راهنماهای کوتاهی برای صاحبان خانه همراه متن نهایی خواهد بود.`,
  },
  picture: null,
  topics: ['policy-and-standards', 'wastewater-reuse'],
  countries: ['kw', 'om', 'eg', 'ma', 'tr', 'my'],
  status: 'planned',
  donor: {
    en: 'A national cooperation fund',
    ar: 'صندوق وطني للتعاون',
    fr: 'Un fonds national de coopération',
    fa: 'یک صندوق ملی همکاری',
  },
  developmentPartner: {
    en: 'Building institutes in Germany',
    ar: 'معاهد للبناء في ألمانيا',
    fr: 'Des instituts du bâtiment d’Allemagne',
    fa: 'مؤسسه‌های ساختمانی در آلمان',
  },
  startsOn: '2028-01-01',
  endsOn: '2029-12-31',
  program: 'standards-and-regulation',
  results: [],
}
