import type { StarterEvent } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const nexusModellingTraining: StarterEvent = {
  slug: 'nexus-modelling-training',
  title: {
    en: 'Nexus modelling training for planners of water, energy and agriculture who must agree on one set of figures before the budget',
    ar: 'تدريب على نمذجة الترابط لمخططي المياه والطاقة والزراعة الذين عليهم الاتفاق على مجموعة واحدة من الأرقام قبل إعداد الميزانية',
    fr: 'Formation à la modélisation du nexus pour les planificateurs de l’eau, de l’énergie et de l’agriculture qui doivent s’accorder sur les mêmes chiffres avant le budget',
    fa: 'دورهٔ مدل‌سازی همبست برای برنامه‌ریزان آب، انرژی و کشاورزی که باید پیش از بودجه بر یک مجموعه ارقام توافق کنند',
  },
  summary: {
    en: 'Five days in Baghdad for teams of four from six countries. Each team brings its own plans and leaves with a working model and three choices for its ministers.',
    ar: 'خمسة أيام في بغداد لفرق من أربعة أشخاص من ست دول. يأتي كل فريق بخطط بلاده، ويعود بنموذج يعمل وبثلاثة خيارات يعرضها على وزرائه.',
    fr: 'Cinq jours à Bagdad pour des équipes de quatre personnes venues de six pays. Chacune apporte ses propres plans et repart avec un modèle qui fonctionne et trois choix pour ses ministres.',
    fa: 'پنج روز در بغداد برای گروه‌های چهارنفره از شش کشور. هر گروه برنامه‌های خود را می‌آورد و با مدلی آماده و سه گزینه برای وزیرانش بازمی‌گردد.',
  },
  body: {
    en: `A model does not decide anything. It shows what must be true if several plans are to hold at once. That is often enough to start a conversation which would otherwise begin after the money is spent.

Each team has four members: one each from water, energy, agriculture and the statistics office. They arrive with the plans in force and the figures behind them. On the first two days they build a simple model of their country, with no more than sixty numbers. Then they test it against a dry year and against a year of expensive fuel.

The training is in Arabic and English. No knowledge of programming is needed; a laptop is. Teams are nominated by national coordinators, and each must include at least one woman and one person under thirty-five.`,
    ar: `النموذج لا يقرر شيئًا، بل يبيّن ما ينبغي أن يصح كي تستقيم عدة خطط معًا. وكثيرًا ما يكفي ذلك لفتح حديث كان سيبدأ لولاه بعد إنفاق المال.

يضم كل فريق أربعة أشخاص: واحدًا من كل من المياه والطاقة والزراعة ودائرة الإحصاء. ويأتون بالخطط السارية والأرقام التي تقوم عليها. وفي اليومين الأولين يبنون نموذجًا بسيطًا لبلدهم لا تزيد أرقامه على ستين، ثم يختبرونه أمام سنة جافة وأمام سنة يغلو فيها الوقود.

والتدريب بالعربية والإنجليزية، ولا يحتاج إلى معرفة بالبرمجة بل إلى حاسوب محمول. ويسمّي المنسقون الوطنيون الفرق، على أن يضم كل منها امرأة واحدة على الأقل وشخصًا دون الخامسة والثلاثين.`,
    fr: `Un modèle ne décide de rien. Il montre ce qui doit être vrai pour que plusieurs plans tiennent ensemble. C’est souvent assez pour ouvrir une conversation qui, sinon, commencerait une fois l’argent dépensé.

Chaque équipe compte quatre membres : un pour l’eau, un pour l’énergie, un pour l’agriculture, un pour la statistique. Ils arrivent avec les plans en vigueur et leurs chiffres. Les deux premiers jours, ils construisent un modèle simple de leur pays, de soixante nombres au plus. Puis ils l’éprouvent face à une année sèche et à une année de carburant cher.

La formation se fait en arabe et en anglais. Il n’est pas nécessaire de savoir programmer ; il faut un ordinateur portable. Les équipes sont désignées par les coordonnateurs nationaux, et chacune comprend au moins une femme et une personne de moins de trente-cinq ans.`,
    fa: `مدل چیزی را تعیین نمی‌کند؛ نشان می‌دهد چه باید درست باشد تا چند برنامه با هم پابرجا بمانند. همین اغلب برای آغاز گفت‌وگویی بس است که وگرنه پس از خرج‌شدن پول آغاز می‌شد.

هر گروه چهار عضو دارد: یک نفر از هر یک از بخش‌های آب، انرژی، کشاورزی و آمار. با برنامه‌های جاری و ارقام پشت آنها می‌آیند. در دو روز نخست مدلی ساده از کشور خود با حداکثر شصت عدد می‌سازند. سپس آن را در برابر سال خشک و سال گرانی سوخت می‌آزمایند.

آموزش به عربی و انگلیسی است. دانش برنامه‌نویسی نیاز نیست، اما رایانهٔ همراه لازم است. گروه‌ها را هماهنگ‌کنندگان ملی معرفی می‌کنند و هر گروه باید دست‌کم یک زن و یک نفر زیر سی‌وپنج سال داشته باشد.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of three coloured threads that cross at regular points to form a net.',
      ar: 'رسم تجريدي لثلاثة خيوط ملوّنة تتقاطع عند نقاط منتظمة فتؤلف شبكة.',
      fr: 'Dessin abstrait de trois fils colorés qui se croisent à points réguliers et forment un filet.',
      fa: 'طرحی انتزاعی از سه رشتهٔ رنگین که در نقطه‌هایی منظم به هم می‌رسند و توری می‌سازند.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus'],
  countries: ['iq', 'jo', 'sy', 'kw', 'eg', 'ye'],
  startsInDays: 58,
  lastsDays: 5,
  startHour: 9,
  mode: 'onsite',
  kind: 'training',
  place: { en: 'Baghdad, Iraq', ar: 'بغداد، العراق', fr: 'Bagdad, Irak', fa: 'بغداد، عراق' },
  agenda: [
    {
      time: '09:00',
      title: {
        en: 'Day one: plans on one wall',
        ar: 'اليوم الأول: الخطط على جدار واحد',
        fr: 'Premier jour : tous les plans sur un même mur',
        fa: 'روز نخست: برنامه‌ها بر یک دیوار',
      },
    },
    {
      time: '09:00',
      title: {
        en: 'Day two: a country in sixty numbers',
        ar: 'اليوم الثاني: دولة في ستين رقمًا',
        fr: 'Deuxième jour : un pays en soixante nombres',
        fa: 'روز دوم: یک کشور در شصت عدد',
      },
    },
    {
      time: '09:00',
      title: {
        en: 'Day three: a dry year',
        ar: 'اليوم الثالث: سنة جافة',
        fr: 'Troisième jour : une année sèche',
        fa: 'روز سوم: سالی خشک',
      },
    },
    {
      time: '09:00',
      title: {
        en: 'Day four: a year of expensive fuel',
        ar: 'اليوم الرابع: سنة غلاء الوقود',
        fr: 'Quatrième jour : une année de carburant cher',
        fa: 'روز چهارم: سال گرانی سوخت',
      },
    },
    {
      time: '09:00',
      title: {
        en: 'Day five: three choices for the ministers',
        ar: 'اليوم الخامس: ثلاثة خيارات للوزراء',
        fr: 'Cinquième jour : trois choix pour les ministres',
        fa: 'روز پنجم: سه گزینه برای وزیران',
      },
    },
  ],
  speakers: [
    {
      role: {
        en: 'Lead modeller',
        ar: 'كبيرة اختصاصيي النمذجة',
        fr: 'Modélisatrice principale',
        fa: 'مدل‌ساز ارشد',
      },
      affiliation: {
        en: 'IWEN Nexus Planning Unit',
        ar: 'وحدة التخطيط المترابط في الشبكة',
        fr: 'Unité de planification du nexus de l’IWEN',
        fa: 'واحد برنامه‌ریزی همبست شبکه',
      },
    },
    {
      role: {
        en: 'Agricultural economist',
        ar: 'خبير اقتصاد زراعي',
        fr: 'Économiste agricole',
        fa: 'اقتصاددان کشاورزی',
      },
      affiliation: {
        en: 'National university',
        ar: 'جامعة وطنية',
        fr: 'Université nationale',
        fa: 'دانشگاه ملی',
      },
    },
  ],
  outcome: null,
  projects: ['nexus-atlas'],
}
