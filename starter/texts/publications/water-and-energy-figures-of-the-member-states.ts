import type { StarterPublication } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const waterAndEnergyFiguresOfTheMemberStates: StarterPublication = {
  slug: 'water-and-energy-figures-of-the-member-states',
  title: {
    en: 'Water and energy figures of the member states, 2010 to 2025',
    ar: 'أرقام المياه والطاقة في الدول الأعضاء من 2010 إلى 2025',
    fr: 'Chiffres de l’eau et de l’énergie des États membres, 2010-2025',
    fa: 'ارقام آب و انرژی کشورهای عضو، ۲۰۱۰ تا ۲۰۲۵',
  },
  summary: {
    en: 'The data set holds forty series for each of the 22 member states, from water withdrawn to electricity used for pumping. Every figure carries its source, its year and a grade of confidence.',
    ar: 'تضم مجموعة البيانات أربعين سلسلة لكل من الدول الأعضاء الاثنتين والعشرين، من المياه المسحوبة إلى كهرباء الضخ. ويحمل كل رقم مصدره وسنته ودرجة الثقة به.',
    fr: 'Le jeu de données réunit quarante séries pour chacun des 22 États membres, de l’eau prélevée à l’électricité de pompage. Chaque chiffre porte sa source, son année et un degré de confiance.',
    fa: 'این مجموعه‌داده برای هر یک از ۲۲ کشور عضو چهل سری دارد، از آب برداشت‌شده تا برق پمپاژ. هر رقم با منبع، سال و درجهٔ اطمینان آن آمده است.',
  },
  body: {
    en: `Figures on water and energy are kept by many offices and seldom meet in one table. This data set brings forty series together, year by year, for all member states. It replaces the edition of 2023.

Each series was sent to the national institution concerned and corrected where it asked for a correction. Where two offices of one country give different values, both are kept and the reader is told so.

Confidence is graded in three steps:

- Measured, by an instrument or a full count.
- Estimated, by a method that is described.
- Assumed, because nothing better exists.

About one figure in five is assumed. Gaps are left empty and are never filled with an average.

The notes that accompany the tables run to 24 pages and explain how each series was made. The next edition is planned for autumn 2028.`,
    ar: `تحتفظ بأرقام المياه والطاقة دوائر كثيرة، وقلّما تلتقي في جدول واحد. وتجمع مجموعة البيانات هذه أربعين سلسلة، سنة بعد سنة، لجميع الدول الأعضاء. وهي تحل محل طبعة عام 2023.

وقد أُرسلت كل سلسلة إلى المؤسسة الوطنية المعنية وصُحّحت حيث طلبت التصحيح. وحيث تعطي دائرتان في دولة واحدة قيمتين مختلفتين تُحفظ القيمتان ويُنبَّه القارئ إلى ذلك.

وللثقة ثلاث درجات:

- مقيس، بجهاز أو بحصر كامل.
- مقدَّر، بطريقة موصوفة.
- مفترض، لعدم وجود ما هو أفضل.

ونحو رقم واحد من كل خمسة مفترض. أما الثغرات فتُترك فارغة ولا تُملأ أبدًا بمتوسط.

وتقع الملاحظات المرافقة للجداول في 24 صفحة، وتشرح كيف أُعدّت كل سلسلة. والطبعة التالية مقررة لخريف 2028.`,
    fr: `Les chiffres de l’eau et de l’énergie sont tenus par de nombreux bureaux et se retrouvent rarement dans un même tableau. Ce jeu de données rassemble quarante séries, année par année, pour tous les États membres. Il remplace l’édition de 2023.

Chaque série a été envoyée à l’institution nationale concernée et corrigée à sa demande. Lorsque deux bureaux d’un même pays donnent des valeurs différentes, les deux sont conservées et le lecteur en est averti.

La confiance se note en trois degrés :

- Mesuré, par un instrument ou un comptage complet.
- Estimé, par une méthode décrite.
- Supposé, faute de mieux.

Environ un chiffre sur cinq est supposé. Les lacunes restent vides et ne sont jamais comblées par une moyenne.

Les notes jointes aux tableaux comptent 24 pages et expliquent la construction de chaque série. La prochaine édition est prévue pour l’automne 2028.`,
    fa: `ارقام آب و انرژی نزد اداره‌های بسیاری است و کمتر در یک جدول گرد می‌آید. این مجموعه‌داده چهل سری را سال به سال برای همهٔ کشورهای عضو کنار هم گذاشته و جای ویرایش ۲۰۲۳ را گرفته است.

هر سری برای نهاد ملی مربوط فرستاده و هر جا خواسته شد اصلاح شده است. اگر دو ادارهٔ یک کشور دو مقدار متفاوت بدهند، هر دو نگه داشته شده و خواننده آگاه می‌شود.

اطمینان سه درجه دارد:

- اندازه‌گیری‌شده، با دستگاه یا شمارش کامل.
- برآوردشده، با روشی که شرح داده شده است.
- فرضی، چون چیز بهتری در دست نیست.

نزدیک به یک رقم از هر پنج رقم فرضی است. جاهای خالی، خالی می‌ماند و هرگز با میانگین پر نمی‌شود.

یادداشت‌های همراه جدول‌ها ۲۴ صفحه است و توضیح می‌دهد هر سری چگونه ساخته شده است. ویرایش بعدی برای پاییز ۲۰۲۸ برنامه‌ریزی شده است.`,
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
  languages: ['en', 'ar', 'fr', 'fa'],
  pages: 24,
  projects: ['nexus-atlas'],
}
