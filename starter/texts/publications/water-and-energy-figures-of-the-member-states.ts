import type { StarterPublication } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const waterAndEnergyFiguresOfTheMemberStates: StarterPublication = {
  slug: 'water-and-energy-figures-of-the-member-states',
  title: {
    en: 'Water and energy figures of the member states, 2000 to 2023',
    ar: 'أرقام المياه والطاقة في الدول الأعضاء من 2000 إلى 2023',
    fr: 'Chiffres de l’eau et de l’énergie des États membres, 2000-2023',
    fa: 'ارقام آب و انرژی کشورهای عضو، ۲۰۰۰ تا ۲۰۲۳',
  },
  summary: {
    en: 'Six series for the 22 member states, year by year: water withdrawn, renewable and desalinated water, and the use of energy and electricity. Every series names its source.',
    ar: 'ست سلاسل للدول الأعضاء الاثنتين والعشرين، سنة بعد سنة: المياه المسحوبة، والمياه المتجددة، والمياه المحلاة، واستهلاك الطاقة والكهرباء. ومصدر كل سلسلة مذكور.',
    fr: 'Six séries pour les 22 États membres, année par année : eau prélevée, eau renouvelable, eau dessalée, consommation d’énergie et d’électricité. La source de chaque série est indiquée.',
    fa: 'شش سری برای ۲۲ کشور عضو، سال به سال: آب برداشت‌شده، آب تجدیدپذیر، آب نمک‌زدایی‌شده، و مصرف انرژی و برق. منبع هر سری ذکر شده است.',
  },
  body: {
    en: `Figures on water and energy are published by different institutions and seldom stand in one table. This dataset brings six series together, country by country and year by year:

- Total water withdrawal, water withdrawal per person, renewable water per person and desalinated water produced: FAO AQUASTAT.
- Electricity use per person and energy use per person: World Development Indicators, World Bank.

All values were taken from Systema Globalis, which Gapminder published in March 2026 under the licence CC BY 4.0. No value was changed and no gap was filled: where the source has no value, the cell is empty. Some series end before 2023.

The CSV files have the names of countries and columns in one language each. The JSON file has the same values, with definitions, units, sources and licences in four languages.`,
    ar: `تنشر أرقام المياه والطاقة مؤسسات مختلفة، وقلّما تجتمع في جدول واحد. وتجمع مجموعة البيانات هذه ست سلاسل، بلدًا بلدًا وسنة بعد سنة:

- إجمالي سحب المياه، وسحب المياه للفرد، والمياه المتجددة للفرد، والمياه المحلاة المنتجة: نظام المعلومات AQUASTAT، منظمة الأغذية والزراعة.
- استهلاك الكهرباء للفرد واستهلاك الطاقة للفرد: مؤشرات التنمية العالمية، البنك الدولي.

وقد أُخذت القيم كلها من قاعدة Systema Globalis التي نشرتها مؤسسة Gapminder في آذار 2026 بموجب الترخيص \u2068CC BY 4.0\u2069. ولم تُغيَّر أي قيمة ولم تُملأ أي ثغرة: حيث لا قيمة في المصدر تُترك الخلية فارغة. وتنتهي بعض السلاسل قبل عام 2023.

ويحتوي كل ملف CSV على أسماء البلدان والأعمدة بلغة واحدة. أما ملف JSON ففيه القيم نفسها مع التعاريف والوحدات والمصادر والتراخيص بأربع لغات.`,
    fr: `Les chiffres de l’eau et de l’énergie sont publiés par des institutions différentes et se retrouvent rarement dans un même tableau. Ce jeu de données réunit six séries, pays par pays et année par année :

- Prélèvements totaux d’eau, prélèvements d’eau par habitant, eau renouvelable par habitant et eau dessalée produite : FAO AQUASTAT.
- Consommation d’électricité par habitant et consommation d’énergie par habitant : Indicateurs du développement dans le monde, Banque mondiale.

Toutes les valeurs proviennent de Systema Globalis, publié par Gapminder en mars 2026 sous la licence CC BY 4.0. Aucune valeur n’a été modifiée et aucune lacune comblée : lorsque la source n’a pas de valeur, la cellule est vide. Certaines séries s’arrêtent avant 2023.

Chaque fichier CSV donne les noms des pays et des colonnes dans une langue. Le fichier JSON contient les mêmes valeurs, avec les définitions, les unités, les sources et les licences en quatre langues.`,
    fa: `ارقام آب و انرژی را نهادهای گوناگون منتشر می‌کنند و این ارقام کمتر در یک جدول کنار هم می‌آید. این مجموعه‌داده شش سری را کشور به کشور و سال به سال گرد آورده است:

- کل برداشت آب، برداشت آب به‌ازای هر نفر، آب تجدیدپذیر به‌ازای هر نفر و تولید آب نمک‌زدایی‌شده: سامانهٔ AQUASTAT، سازمان خواربار و کشاورزی (فائو).
- مصرف برق به‌ازای هر نفر و مصرف انرژی به‌ازای هر نفر: شاخص‌های توسعهٔ جهانی، بانک جهانی.

همهٔ مقدارها از مجموعهٔ Systema Globalis است که بنیاد Gapminder در مارس ۲۰۲۶ با مجوز \u2068CC BY 4.0\u2069 منتشر کرد. هیچ مقداری تغییر نکرده و هیچ جای خالی پر نشده است: هر جا منبع مقداری ندارد، خانه خالی است. برخی سری‌ها پیش از ۲۰۲۳ پایان می‌یابد.

هر فایل CSV نام کشورها و ستون‌ها را به یک زبان دارد. فایل JSON همان مقدارها را همراه با تعریف‌ها، یکاها، منبع‌ها و مجوزها به چهار زبان در بر دارد.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of fine contour lines laid over a grid of small squares, some of them left empty.',
      ar: 'رسم تجريدي لخطوط كنتور دقيقة فوق شبكة من مربعات صغيرة تُرك بعضها فارغًا.',
      fr: 'Dessin abstrait de fines courbes de niveau sur une grille de petits carrés, dont certains restent vides.',
      fa: 'طرحی انتزاعی از خط‌های تراز باریک بر شبکه‌ای از مربع‌های کوچک که برخی خالی مانده‌اند.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus', 'policy-and-standards'],
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
  kind: 'dataset',
  publishedOn: '2026-09-15',
  authors: ['IWEN Communications and Data', 'IWEN Nexus Planning Unit'],
  languages: [],
  pages: null,
  projects: ['nexus-atlas'],
  indicators: [
    'total-water-withdrawal',
    'water-withdrawal-per-person',
    'renewable-water-per-person',
    'desalinated-water-produced',
    'electricity-use-per-person',
    'energy-use-per-person',
  ],
}
