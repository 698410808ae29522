import type { StarterProject } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const nexusAtlas: StarterProject = {
  slug: 'nexus-atlas',
  title: {
    en: 'Nexus atlas of water, energy and food',
    ar: 'أطلس ترابط المياه والطاقة والغذاء',
    fr: 'Atlas du nexus eau, énergie et alimentation',
    fa: 'اطلس همبست آب، انرژی و غذا',
  },
  shortTitle: {
    en: 'Nexus atlas',
    ar: 'أطلس الترابط',
    fr: 'Atlas du nexus',
    fa: 'اطلس همبست',
  },
  summary: {
    en: 'One atlas shows water, energy, crops and ecosystems of all 22 member states on the same grid and for the same years, in four languages, with every source named.',
    ar: 'أطلس واحد يعرض المياه والطاقة والمحاصيل والنظم البيئية في الدول الأعضاء الاثنتين والعشرين على شبكة مربعات واحدة وللسنوات نفسها، بأربع لغات، مع ذكر كل مصدر.',
    fr: 'Un seul atlas montre l’eau, l’énergie, les cultures et les écosystèmes des 22 États membres sur la même grille et pour les mêmes années, en quatre langues, chaque source étant nommée.',
    fa: 'یک اطلس، آب، انرژی، محصولات و زیست‌بوم‌های هر ۲۲ کشور عضو را بر شبکه‌ای یکسان و برای سال‌های یکسان نشان می‌دهد؛ به چهار زبان و با نام‌بردن از هر منبع.',
  },
  body: {
    en: `Water, energy and food are usually mapped by different offices, at different scales and in different years. Put together, the maps seldom fit, and a planner loses weeks before the first useful question can be asked.

The atlas places them on one grid of ten kilometres. Each square carries rainfall, groundwater depth, irrigated area, power lines, sunshine, crops and protected land. National offices check their own squares and may correct them at any time. Every change is dated and signed.

A layer enters the atlas only when its source, its year and its weak points are written beside it. Blank squares stay blank. The atlas grows each spring, and a short note explains to non-specialists what has changed since the year before.`,
    ar: `تُرسم خرائط المياه والطاقة والغذاء عادة في دوائر مختلفة، وبمقاييس مختلفة، ولسنوات مختلفة. وحين تُجمع قلّما تتطابق، فيضيّع المخطط أسابيع قبل أن يطرح أول سؤال مفيد.

يضعها الأطلس على شبكة مربعات واحدة طول ضلع المربع فيها عشرة كيلومترات. ويحمل كل مربع بيانات المطر، وعمق المياه الجوفية، والمساحة المروية، وخطوط الكهرباء، وسطوع الشمس، والمحاصيل، والأراضي المحمية. وتراجع الدوائر الوطنية مربعاتها ولها أن تصححها متى شاءت، ويؤرَّخ كل تعديل ويُوقَّع.

ولا تدخل طبقة في الأطلس إلا وقد كُتب بجانبها مصدرها وسنتها ومواطن ضعفها. أما المربعات الفارغة فتبقى فارغة. ويتسع الأطلس كل ربيع، وتشرح مذكرة قصيرة لغير المتخصصين ما تغيّر منذ العام السابق.`,
    fr: `L’eau, l’énergie et l’alimentation sont d’ordinaire cartographiées par des services différents, à des échelles et pour des années différentes. Réunies, les cartes concordent rarement, et le planificateur perd des semaines avant de poser sa première question utile.

L’atlas les place sur une même grille de dix kilomètres. Chaque carré porte la pluie, la profondeur de la nappe, les surfaces irriguées, les lignes électriques, l’ensoleillement, les cultures et les terres protégées. Les services nationaux vérifient leurs carrés et peuvent les corriger à tout moment. Chaque modification est datée et signée.

Une couche n’entre dans l’atlas que si sa source, son année et ses faiblesses sont écrites à côté d’elle. Les carrés vides restent vides. L’atlas s’étend chaque printemps, et une courte note explique aux non-spécialistes ce qui a changé.`,
    fa: `نقشه‌های آب، انرژی و غذا معمولاً در اداره‌های جدا، با مقیاس‌های جدا و برای سال‌های جدا تهیه می‌شوند. وقتی کنار هم می‌آیند کمتر با هم می‌خوانند و برنامه‌ریز پیش از نخستین پرسش سودمند هفته‌ها وقت می‌بازد.

اطلس همه را بر شبکه‌ای ده‌کیلومتری می‌نشاند. هر خانه بارش، عمق آب زیرزمینی، سطح زیر کشت آبی، خطوط برق، تابش آفتاب، محصولات و زمین‌های حفاظت‌شده را در خود دارد. اداره‌های ملی خانه‌های خود را بررسی می‌کنند و هر زمان می‌توانند اصلاح کنند. هر تغییر تاریخ و امضا دارد.

لایه‌ای به اطلس راه می‌یابد که منبع، سال و کاستی‌هایش کنارش نوشته شده باشد. خانه‌های خالی خالی می‌مانند. اطلس هر بهار گسترده‌تر می‌شود و یادداشتی کوتاه به غیرمتخصصان می‌گوید از سال پیش چه تغییر کرده است.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of contour lines laid over a light grid, a few squares filled with colour.',
      ar: 'رسم تجريدي لخطوط كنتور فوق شبكة خفيفة من المربعات، بعضها ملوّن.',
      fr: 'Dessin abstrait de courbes de niveau posées sur une grille légère dont quelques carrés sont colorés.',
      fa: 'طرحی انتزاعی از خط‌های تراز بر شبکه‌ای کم‌رنگ که چند خانهٔ آن رنگین است.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus'],
  countries: [
    'jo',
    'eg',
    'sa',
    'iq',
    'lb',
    'ps',
    'sy',
    'ye',
    'om',
    'kw',
    'qa',
    'ly',
    'tn',
    'ma',
    'sd',
    'mr',
    'ml',
    'tr',
    'ir',
    'pk',
    'bd',
    'my',
  ],
  status: 'ongoing',
  donor: {
    en: 'The Network’s own budget',
    ar: 'ميزانية الشبكة',
    fr: 'Le budget propre du Réseau',
    fa: 'بودجهٔ خود شبکه',
  },
  developmentPartner: {
    en: 'Mapping institutions in Japan',
    ar: 'مؤسسات لرسم الخرائط في اليابان',
    fr: 'Des institutions cartographiques du Japon',
    fa: 'مؤسسه‌های نقشه‌برداری در ژاپن',
  },
  startsOn: '2022-05-01',
  endsOn: null,
  program: 'nexus-planning',
  results: [
    {
      value: '22',
      label: {
        en: 'member states on one grid',
        ar: 'دولة عضوًا على شبكة مربعات واحدة',
        fr: 'États membres sur une même grille',
        fa: 'کشور عضو بر یک شبکه',
      },
    },
    {
      value: '64',
      label: {
        en: 'map layers with named sources',
        ar: 'طبقة خرائط معلومة المصدر',
        fr: 'couches dont la source est nommée',
        fa: 'لایهٔ نقشه با منبع مشخص',
      },
    },
    {
      value: '310',
      label: {
        en: 'corrections made by national offices',
        ar: 'تصحيحات أجرتها الدوائر الوطنية',
        fr: 'corrections faites par les services nationaux',
        fa: 'اصلاح انجام‌شده به دست اداره‌های ملی',
      },
    },
  ],
}
