import type { Language } from '../../languages/languages.ts'
import type { StarterIndicator } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

/** The year in which the edition was published that all values were taken from: Systema Globalis, March 2026. */
export const figuresEditionYear = 2026

/** Who publishes the figures that Gapminder brings together. */
const publishers = {
  aquastat: {
    en: 'FAO AQUASTAT',
    ar: 'نظام المعلومات AQUASTAT، منظمة الأغذية والزراعة',
    fr: 'FAO AQUASTAT',
    fa: 'سامانهٔ AQUASTAT، سازمان خواربار و کشاورزی (فائو)',
  },
  faostat: {
    en: 'FAOSTAT',
    ar: 'قاعدة البيانات FAOSTAT، منظمة الأغذية والزراعة',
    fr: 'FAOSTAT',
    fa: 'پایگاه دادهٔ FAOSTAT، سازمان خواربار و کشاورزی (فائو)',
  },
  worldBank: {
    en: 'World Development Indicators, World Bank',
    ar: 'مؤشرات التنمية العالمية، البنك الدولي',
    fr: 'Indicateurs du développement dans le monde, Banque mondiale',
    fa: 'شاخص‌های توسعهٔ جهانی، بانک جهانی',
  },
  unitedNations: {
    en: 'World Population Prospects, United Nations',
    ar: 'التوقعات السكانية في العالم، الأمم المتحدة',
    fr: 'Perspectives de la population mondiale, Nations Unies',
    fa: 'چشم‌انداز جمعیت جهان، سازمان ملل متحد',
  },
} as const satisfies Record<string, Translated>

const attributions: Readonly<Record<Language, (publisher: string) => string>> = {
  en: (publisher) => `Gapminder, Systema Globalis (March 2026), from ${publisher}`,
  ar: (publisher) => `مؤسسة Gapminder، قاعدة Systema Globalis (آذار 2026)، نقلًا عن: ${publisher}`,
  fr: (publisher) => `Gapminder, Systema Globalis (mars 2026), d’après ${publisher}`,
  fa: (publisher) => `بنیاد Gapminder، مجموعهٔ Systema Globalis (مارس ۲۰۲۶)، برگرفته از: ${publisher}`,
}

/** What follows from who publishes the figures. */
function publishedBy(publisher: keyof typeof publishers, sourceAddress: string) {
  const source = publishers[publisher]
  const attributionIn = (language: Language) => attributions[language](source[language])
  return {
    source,
    sourceAddress,
    attribution: {
      en: attributionIn('en'),
      ar: attributionIn('ar'),
      fr: attributionIn('fr'),
      fa: attributionIn('fa'),
    },
    licence: 'CC-BY-4.0',
    licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
  }
}

const aquastat = publishedBy('aquastat', 'https://www.fao.org/aquastat/en/')
const worldBank = (code: string) => publishedBy('worldBank', `https://data.worldbank.org/indicator/${code}`)

const cubicMetresPerPerson: Translated = {
  en: 'm³ per person a year',
  ar: 'م³ للفرد سنويًا',
  fr: 'm³ par habitant et par an',
  fa: 'متر مکعب به‌ازای هر نفر در سال',
}
const billionCubicMetres: Translated = {
  en: 'billion m³ a year',
  ar: 'مليار م³ سنويًا',
  fr: 'milliards de m³ par an',
  fa: 'میلیارد متر مکعب در سال',
}
const shareOfLand: Translated = {
  en: '% of land area',
  ar: '% من مساحة اليابسة',
  fr: '% de la superficie terrestre',
  fa: 'درصد از مساحت خشکی',
}

/**
 * What the starter's figures measure, in the order in which pages list it. The values of each lie in
 * `starter/figures/<slug>.csv`: as they stand in the source, from 2000 on, or from the source's first year where values
 * that stand still or lie on a line began before.
 */
export const starterIndicators: readonly StarterIndicator[] = [
  {
    slug: 'total-water-withdrawal',
    title: {
      en: 'Total water withdrawal',
      ar: 'إجمالي سحب المياه',
      fr: 'Prélèvements totaux d’eau',
      fa: 'کل برداشت آب',
    },
    definition: {
      en: 'Water withdrawn in a year for agriculture, industry and municipalities. Besides renewable freshwater, it can include groundwater withdrawn faster than it is renewed, fossil groundwater, desalinated water, and the direct use of treated wastewater and drainage water.',
      ar: 'المياه المسحوبة خلال سنة للزراعة والصناعة والبلديات. وقد تشمل، إلى جانب المياه العذبة المتجددة، المياه الجوفية المسحوبة بأسرع مما تتجدد، والمياه الجوفية الأحفورية، والمياه المحلاة، والاستخدام المباشر للمياه العادمة المعالجة ومياه الصرف الزراعي.',
      fr: 'Eau prélevée en une année pour l’agriculture, l’industrie et les municipalités. Outre l’eau douce renouvelable, elle peut comprendre les eaux souterraines prélevées plus vite qu’elles ne se renouvellent, les eaux souterraines fossiles, l’eau dessalée et l’utilisation directe d’eaux usées traitées et d’eaux de drainage.',
      fa: 'آبی که در یک سال برای کشاورزی، صنعت و مصارف شهری برداشت می‌شود. این مقدار، افزون بر آب شیرین تجدیدپذیر، می‌تواند برداشت آب زیرزمینی بیش از میزان تجدید آن، آب زیرزمینی فسیلی، آب نمک‌زدایی‌شده و استفادهٔ مستقیم از پساب تصفیه‌شده و زه‌آب کشاورزی را نیز در بر گیرد.',
    },
    unit: billionCubicMetres,
    pillar: 'water',
    decimals: 3,
    ...aquastat,
    codesInFiles: ['total_water_withdrawal_billion_cu_meters'],
  },
  {
    slug: 'water-withdrawal-per-person',
    title: {
      en: 'Water withdrawal per person',
      ar: 'سحب المياه للفرد',
      fr: 'Prélèvements d’eau par habitant',
      fa: 'برداشت آب به‌ازای هر نفر',
    },
    definition: {
      en: 'Total water withdrawal of a year divided by the population. It counts what agriculture, industry and municipalities withdraw, and is not what a person uses at home.',
      ar: 'إجمالي المياه المسحوبة في السنة مقسومًا على عدد السكان. وهو يشمل ما تسحبه الزراعة والصناعة والبلديات، ولا يعني ما يستهلكه الفرد في منزله.',
      fr: 'Prélèvements totaux d’eau d’une année divisés par la population. L’indicateur compte ce que prélèvent l’agriculture, l’industrie et les municipalités ; il ne s’agit pas de la consommation d’une personne à domicile.',
      fa: 'کل برداشت سالانهٔ آب تقسیم بر جمعیت. این شاخص برداشت کشاورزی، صنعت و مصارف شهری را در بر می‌گیرد و به معنای مصرف خانگی هر نفر نیست.',
    },
    unit: cubicMetresPerPerson,
    pillar: 'water',
    decimals: 1,
    ...aquastat,
    codesInFiles: ['water_withdrawal_cu_meters_per_person'],
  },
  {
    slug: 'renewable-water-per-person',
    title: {
      en: 'Renewable water per person',
      ar: 'المياه المتجددة للفرد',
      fr: 'Eau renouvelable par habitant',
      fa: 'آب تجدیدپذیر به‌ازای هر نفر',
    },
    definition: {
      en: 'The long-term average of the water that rain renews in rivers and aquifers, including what flows in from other countries, divided by the population of the year. It falls where the population grows, even if the water remains the same.',
      ar: 'المتوسط الطويل الأجل للمياه التي تجددها الأمطار في الأنهار وطبقات المياه الجوفية، بما فيها المياه الوافدة من بلدان أخرى، مقسومًا على عدد السكان في السنة. وهو ينخفض حيثما يزداد السكان، حتى إن بقيت كمية المياه على حالها.',
      fr: 'Moyenne de longue durée de l’eau que les pluies renouvellent dans les cours d’eau et les aquifères, y compris celle qui provient d’autres pays, divisée par la population de l’année. Elle baisse là où la population augmente, même si la quantité d’eau reste la même.',
      fa: 'میانگین درازمدت آبی که بارش در رودها و آبخوان‌ها تجدید می‌کند، از جمله آب ورودی از کشورهای دیگر، تقسیم بر جمعیت همان سال. هر جا جمعیت افزایش یابد این مقدار کم می‌شود، حتی اگر مقدار آب ثابت بماند.',
    },
    unit: cubicMetresPerPerson,
    pillar: 'water',
    decimals: 1,
    ...aquastat,
    codesInFiles: ['renewable_water_cu_meters_per_person'],
  },
  {
    slug: 'at-least-basic-drinking-water',
    title: {
      en: 'At least basic drinking water',
      ar: 'مياه الشرب الأساسية على الأقل',
      fr: 'Eau potable : service au moins élémentaire',
      fa: 'دست‌کم آب آشامیدنی پایه',
    },
    definition: {
      en: 'Share of the population that drinks water from an improved source, such as a piped supply, a borehole or a protected well or spring, and needs no more than 30 minutes for a round trip to collect it. It includes those with safely managed drinking water.',
      ar: 'نسبة السكان الذين يشربون من مصدر محسّن، مثل شبكة الأنابيب أو البئر الأنبوبية أو البئر أو النبع المحميين، ولا يستغرق جلب الماء منه أكثر من 30 دقيقة ذهابًا وإيابًا. وتشمل النسبة من تتوفر لهم مياه شرب مُدارة إدارة آمنة.',
      fr: 'Part de la population qui boit l’eau d’une source améliorée, comme un réseau de canalisations, un forage ou un puits ou une source protégés, sans que la collecte prenne plus de 30 minutes aller-retour. Elle comprend les personnes disposant d’une eau potable gérée en toute sécurité.',
      fa: 'سهم جمعیتی که آب آشامیدنی آن از منبعی بهسازی‌شده، مانند شبکهٔ لوله‌کشی، چاه لوله‌ای یا چاه و چشمهٔ حفاظت‌شده، تأمین می‌شود و رفت‌وبرگشت برای آوردن آن بیش از ۳۰ دقیقه طول نمی‌کشد. برخورداران از آب آشامیدنی با مدیریت ایمن نیز در این سهم می‌گنجند.',
    },
    unit: {
      en: '% of the population',
      ar: '% من السكان',
      fr: '% de la population',
      fa: 'درصد از جمعیت',
    },
    pillar: 'water',
    decimals: 1,
    ...worldBank('SH.H2O.BASW.ZS'),
    codesInFiles: ['at_least_basic_water_source_overall_access_percent', 'SH.H2O.BASW.ZS'],
  },
  {
    slug: 'desalinated-water-produced',
    title: {
      en: 'Desalinated water produced',
      ar: 'المياه المحلاة المنتجة',
      fr: 'Eau dessalée produite',
      fa: 'تولید آب نمک‌زدایی‌شده',
    },
    definition: {
      en: 'Water produced in a year by desalinating seawater or brackish water. The source estimates it from the total capacity of the desalination plants.',
      ar: 'المياه المنتجة خلال سنة بتحلية مياه البحر أو المياه القليلة الملوحة. ويقدّرها المصدر استنادًا إلى القدرة الإجمالية لمحطات التحلية.',
      fr: 'Eau produite en une année par dessalement d’eau de mer ou d’eau saumâtre. La source l’estime d’après la capacité totale des usines de dessalement.',
      fa: 'آبی که در یک سال از نمک‌زدایی آب دریا یا آب لب‌شور تولید می‌شود. منبع، آن را بر پایهٔ ظرفیت کل تأسیسات نمک‌زدایی برآورد می‌کند.',
    },
    unit: billionCubicMetres,
    pillar: 'water',
    decimals: 3,
    ...aquastat,
    codesInFiles: ['desalinated_water_produced_billion_cu_meters'],
  },
  {
    slug: 'electricity-use-per-person',
    title: {
      en: 'Electricity use per person',
      ar: 'استهلاك الكهرباء للفرد',
      fr: 'Consommation d’électricité par habitant',
      fa: 'مصرف برق به‌ازای هر نفر',
    },
    definition: {
      en: 'Electricity produced by power plants and combined heat and power plants, less what they use themselves and what is lost in transmission, distribution and transformation, divided by the population. It counts the use of households, industry and all other consumers.',
      ar: 'الكهرباء التي تنتجها محطات توليد الكهرباء ومحطات التوليد المشترك للحرارة والكهرباء، بعد طرح استهلاكها الذاتي والفاقد في النقل والتوزيع والتحويل، مقسومة على عدد السكان. ويشمل ذلك استهلاك الأسر والصناعة وسائر المستهلكين.',
      fr: 'Électricité produite par les centrales, y compris celles à cogénération, moins leur consommation propre et les pertes de transport, de distribution et de transformation, divisée par la population. L’indicateur compte la consommation des ménages, de l’industrie et de tous les autres usagers.',
      fa: 'برق تولیدی نیروگاه‌ها و نیروگاه‌های تولید هم‌زمان برق و گرما، پس از کسر مصرف داخلی آنها و تلفات انتقال، توزیع و تبدیل، تقسیم بر جمعیت. این شاخص مصرف خانوارها، صنعت و همهٔ مصرف‌کنندگان دیگر را در بر می‌گیرد.',
    },
    unit: {
      en: 'kWh per person a year',
      ar: 'كيلوواط ساعة للفرد سنويًا',
      fr: 'kWh par habitant et par an',
      fa: 'کیلووات‌ساعت به‌ازای هر نفر در سال',
    },
    pillar: 'energy',
    decimals: 0,
    ...worldBank('EG.USE.ELEC.KH.PC'),
    codesInFiles: ['electricity_use_per_person', 'EG.USE.ELEC.KH.PC'],
  },
  {
    slug: 'energy-use-per-person',
    title: {
      en: 'Energy use per person',
      ar: 'استهلاك الطاقة للفرد',
      fr: 'Consommation d’énergie par habitant',
      fa: 'مصرف انرژی به‌ازای هر نفر',
    },
    definition: {
      en: 'Primary energy before it is transformed into other fuels: production plus imports and changes of stock, less exports and fuel for international ships and aircraft, divided by the population. All sources of energy are expressed as the oil that would give the same energy.',
      ar: 'الطاقة الأولية قبل تحويلها إلى أنواع أخرى من الوقود: الإنتاج مضافًا إليه الواردات والتغير في المخزون، مطروحًا منه الصادرات ووقود السفن والطائرات في النقل الدولي، مقسومًا على عدد السكان. ويُعبَّر عن جميع مصادر الطاقة بكمية النفط التي تعطي الطاقة نفسها.',
      fr: 'Énergie primaire avant sa transformation en d’autres combustibles : production plus importations et variations de stocks, moins exportations et soutes des navires et avions internationaux, divisée par la population. Toutes les sources d’énergie sont exprimées en quantité de pétrole fournissant la même énergie.',
      fa: 'انرژی اولیه پیش از تبدیل به سوخت‌های دیگر: تولید به‌علاوهٔ واردات و تغییر موجودی، منهای صادرات و سوخت کشتی‌ها و هواپیماهای بین‌المللی، تقسیم بر جمعیت. همهٔ منابع انرژی بر حسب مقدار نفتی بیان می‌شوند که همان اندازه انرژی می‌دهد.',
    },
    unit: {
      en: 'kg of oil equivalent per person a year',
      ar: 'كغ من مكافئ النفط للفرد سنويًا',
      fr: 'kg d’équivalent pétrole par habitant et par an',
      fa: 'کیلوگرم معادل نفت به‌ازای هر نفر در سال',
    },
    pillar: 'energy',
    decimals: 0,
    ...worldBank('EG.USE.PCAP.KG.OE'),
    codesInFiles: ['energy_use_per_person', 'EG.USE.PCAP.KG.OE'],
  },
  {
    slug: 'food-supply-per-person',
    title: {
      en: 'Food supply per person',
      ar: 'الإمدادات الغذائية للفرد',
      fr: 'Disponibilité alimentaire par habitant',
      fa: 'عرضهٔ غذا به‌ازای هر نفر',
    },
    definition: {
      en: 'Energy of the food available for people to eat, on average for each person and day, from the food balance sheets. It is what reaches consumers and not what they eat: food wasted at home is included.',
      ar: 'الطاقة في الغذاء المتاح لاستهلاك السكان، في المتوسط للفرد في اليوم، وفق الموازين الغذائية. وهي تعبّر عما يصل إلى المستهلكين لا عما يأكلونه: فالغذاء المهدر في المنازل مشمول.',
      fr: 'Énergie des aliments disponibles pour la consommation humaine, en moyenne par personne et par jour, d’après les bilans alimentaires. Il s’agit de ce qui parvient aux consommateurs et non de ce qu’ils mangent : les aliments gaspillés à domicile sont compris.',
      fa: 'انرژی غذای در دسترس برای مصرف انسان، به‌طور میانگین برای هر نفر در روز، بر پایهٔ ترازنامه‌های غذایی. این مقدار غذایی است که به دست مصرف‌کننده می‌رسد، نه آنچه خورده می‌شود؛ غذای دورریخته در خانه نیز در آن به شمار آمده است.',
    },
    unit: {
      en: 'kcal per person a day',
      ar: 'كيلو سعرة حرارية للفرد يوميًا',
      fr: 'kcal par habitant et par jour',
      fa: 'کیلوکالری به‌ازای هر نفر در روز',
    },
    pillar: 'food',
    decimals: 0,
    ...publishedBy('faostat', 'https://www.fao.org/faostat/en/#data/FBS'),
    codesInFiles: ['food_supply_kilocalories_per_person_and_day'],
  },
  {
    slug: 'agricultural-land',
    title: {
      en: 'Agricultural land',
      ar: 'الأراضي الزراعية',
      fr: 'Terres agricoles',
      fa: 'زمین کشاورزی',
    },
    definition: {
      en: 'Share of the land area that is arable, under permanent crops such as fruit trees, or under permanent pasture. Land that has been used for forage for five years or more counts as permanent pasture.',
      ar: 'نسبة مساحة اليابسة الصالحة للزراعة أو المزروعة بمحاصيل دائمة كأشجار الفاكهة أو المخصصة للمراعي الدائمة. وتُعد مراعيَ دائمة الأراضي المستخدمة لإنتاج العلف خمس سنوات أو أكثر.',
      fr: 'Part de la superficie terrestre constituée de terres arables, de cultures permanentes, comme les arbres fruitiers, ou de pâturages permanents. Les terres utilisées pour le fourrage depuis cinq ans ou plus comptent comme pâturages permanents.',
      fa: 'سهمی از مساحت خشکی که زمین زراعی، زیر کشت دائمی مانند درختان میوه، یا چراگاه دائمی است. زمینی که پنج سال یا بیشتر برای علوفه به کار رفته باشد چراگاه دائمی به شمار می‌آید.',
    },
    unit: shareOfLand,
    pillar: 'food',
    decimals: 1,
    ...worldBank('AG.LND.AGRI.ZS'),
    codesInFiles: ['agricultural_land_percent_of_land_area', 'AG.LND.AGRI.ZS'],
  },
  {
    slug: 'agriculture-share-of-gdp',
    title: {
      en: 'Agriculture, share of GDP',
      ar: 'حصة الزراعة من الناتج المحلي الإجمالي',
      fr: 'Part de l’agriculture dans le PIB',
      fa: 'سهم کشاورزی از تولید ناخالص داخلی',
    },
    definition: {
      en: 'Value added by agriculture, forestry and fishing, as a share of the gross domestic product. Value added is what the sector produces, less the goods and services that it uses up in doing so.',
      ar: 'القيمة المضافة للزراعة والحراجة وصيد الأسماك كنسبة من الناتج المحلي الإجمالي. والقيمة المضافة هي ما ينتجه القطاع مطروحًا منه السلع والخدمات التي يستهلكها في الإنتاج.',
      fr: 'Valeur ajoutée de l’agriculture, de la sylviculture et de la pêche, en part du produit intérieur brut. La valeur ajoutée est ce que le secteur produit, moins les biens et services qu’il consomme pour le produire.',
      fa: 'ارزش افزودهٔ کشاورزی، جنگلداری و ماهیگیری به‌صورت سهمی از تولید ناخالص داخلی. ارزش افزوده آن چیزی است که این بخش تولید می‌کند، منهای کالاها و خدماتی که در تولید آن مصرف می‌شود.',
    },
    unit: {
      en: '% of GDP',
      ar: '% من الناتج المحلي الإجمالي',
      fr: '% du PIB',
      fa: 'درصد از تولید ناخالص داخلی',
    },
    pillar: 'food',
    decimals: 1,
    ...worldBank('NV.AGR.TOTL.ZS'),
    codesInFiles: ['agriculture_percent_of_gdp', 'NV.AGR.TOTL.ZS'],
  },
  {
    slug: 'forest-coverage',
    title: {
      en: 'Forest coverage',
      ar: 'الغطاء الحرجي',
      fr: 'Couverture forestière',
      fa: 'پوشش جنگلی',
    },
    definition: {
      en: 'Share of the land area that is covered by forest. Trees that stand on land used mainly for agriculture or in towns, such as orchards and city parks, are not counted.',
      ar: 'نسبة مساحة اليابسة التي تغطيها الغابات. ولا تُحتسب الأشجار القائمة في أراضٍ تُستخدم أساسًا للزراعة أو داخل المدن، مثل البساتين والحدائق العامة.',
      fr: 'Part de la superficie terrestre couverte de forêts. Les arbres situés sur des terres principalement agricoles ou en ville, comme les vergers et les parcs urbains, ne sont pas comptés.',
      fa: 'سهمی از مساحت خشکی که پوشیده از جنگل است. درختان زمین‌هایی که کاربری اصلی آنها کشاورزی است یا درختان درون شهرها، مانند باغ‌های میوه و پارک‌های شهری، در آن به شمار نمی‌آیند.',
    },
    unit: shareOfLand,
    pillar: 'environment',
    sdgCode: '15.1.1',
    decimals: 2,
    ...publishedBy('faostat', 'https://www.fao.org/faostat/en/#data/RL'),
    codesInFiles: ['forest_coverage_percent'],
  },
  {
    slug: 'population-density',
    title: {
      en: 'Population density',
      ar: 'الكثافة السكانية',
      fr: 'Densité de population',
      fa: 'تراکم جمعیت',
    },
    definition: {
      en: 'People per square kilometre of land. The United Nations estimates the population from censuses, surveys and registers; its figures for the latest years are projections.',
      ar: 'عدد السكان في كل كيلومتر مربع من اليابسة. وتقدّر الأمم المتحدة عدد السكان استنادًا إلى التعدادات والمسوح والسجلات، وأرقامها للسنوات الأخيرة إسقاطات.',
      fr: 'Nombre d’habitants par kilomètre carré de terres. Les Nations Unies estiment la population d’après les recensements, les enquêtes et les registres ; leurs chiffres des années les plus récentes sont des projections.',
      fa: 'شمار افراد در هر کیلومتر مربع خشکی. سازمان ملل متحد جمعیت را بر پایهٔ سرشماری‌ها، پیمایش‌ها و ثبت‌ها برآورد می‌کند؛ ارقام سال‌های اخیر آن پیش‌بینی است.',
    },
    unit: {
      en: 'people per km²',
      ar: 'نسمة في كل كم²',
      fr: 'habitants par km²',
      fa: 'نفر در هر کیلومتر مربع',
    },
    pillar: 'context',
    decimals: 1,
    ...publishedBy('unitedNations', 'https://population.un.org/wpp/'),
    codesInFiles: ['population_density_per_square_km'],
  },
]

/** What visitors read of the update that brought the starter's figures. */
export const starterFiguresUpdate: Readonly<{ slug: string; title: Translated; summary: Translated }> = {
  slug: 'first-figures',
  title: {
    en: 'First figures: twelve indicators of 22 member states',
    ar: 'أولى الأرقام: اثنا عشر مؤشرًا لاثنتين وعشرين دولة عضوًا',
    fr: 'Premiers chiffres : douze indicateurs pour 22 États membres',
    fa: 'نخستین ارقام: دوازده شاخص برای ۲۲ کشور عضو',
  },
  summary: {
    en: 'Water, energy, food, environment and population, from FAO AQUASTAT, FAOSTAT, the World Bank and the United Nations, as Gapminder brought them together in March 2026.',
    ar: 'المياه والطاقة والغذاء والبيئة والسكان، من نظام AQUASTAT وقاعدة FAOSTAT لمنظمة الأغذية والزراعة والبنك الدولي والأمم المتحدة، كما جمعتها مؤسسة Gapminder في آذار 2026.',
    fr: 'Eau, énergie, alimentation, environnement et population, d’après FAO AQUASTAT, FAOSTAT, la Banque mondiale et les Nations Unies, tels que Gapminder les a réunis en mars 2026.',
    fa: 'آب، انرژی، غذا، محیط زیست و جمعیت، از سامانهٔ AQUASTAT و پایگاه FAOSTAT فائو، بانک جهانی و سازمان ملل متحد، به گردآوری بنیاد Gapminder در مارس ۲۰۲۶.',
  },
}
