import type { StarterPage } from '../../starter-types.ts'

export const homePage: StarterPage = {
  slug: 'home',
  title: {
    en: 'Intergovernmental Water and Energy Network',
    ar: 'الشبكة الحكومية الدولية للمياه والطاقة',
    fr: 'Réseau intergouvernemental pour l’eau et l’énergie',
    fa: 'شبکه بین‌دولتی آب و انرژی',
  },
  description: {
    en: 'Twenty-two states working together on water, energy, food and the environment since 1987, from Amman, Jordan.',
    ar: 'اثنتان وعشرون دولة تعمل معًا منذ عام 1987 في شؤون المياه والطاقة والغذاء والبيئة، انطلاقًا من عمّان في الأردن.',
    fr: 'Vingt-deux États travaillent ensemble depuis 1987 sur l’eau, l’énergie, l’alimentation et l’environnement, depuis Amman, en Jordanie.',
    fa: 'همکاری بیست‌ودو کشور در زمینهٔ آب، انرژی، غذا و محیط زیست؛ از سال ۱۹۸۷ و با مقری در امان، اردن.',
  },
  lead: {
    en: 'We bring together twenty-two governments that share dry lands, long coasts and common rivers. Together they plan water, energy, food and the environment, test what works, and publish what they learn.',
    ar: 'نجمع اثنتين وعشرين حكومة تتشارك أراضي جافة وسواحل طويلة وأنهارًا مشتركة، فتخطط معًا لشؤون المياه والطاقة والغذاء والبيئة، وتختبر ما يصلح من الحلول، وتنشر ما تتعلمه للجميع.',
    fr: 'Nous réunissons vingt-deux gouvernements qui partagent des terres arides, de longues côtes et des fleuves communs. Ensemble, ils planifient l’eau, l’énergie, l’alimentation et l’environnement, essaient et publient leurs résultats.',
    fa: 'ما بیست‌ودو دولت را گرد هم می‌آوریم که سرزمین‌های خشک، کرانه‌های بلند و رودهای مشترک دارند. آنها برای آب، انرژی، غذا و محیط زیست یک‌جا برنامه می‌ریزند، راه‌حل‌ها را می‌آزمایند و آموخته‌هایشان را منتشر می‌کنند.',
  },
  body: {
    en: `The Network is a place where governments think together and then act. Its work rests on four subjects: desalination, wastewater reuse, the water-energy-food nexus, and policy and standards.

Since 1987 the members have carried out more than 100 programs and projects and issued more than 40 publications. Everything on this site may be read without an account, in four languages.`,
    ar: `الشبكة فضاء تفكّر فيه الحكومات معًا ثم تعمل. ويقوم عملها على أربعة محاور: تحلية المياه، وإعادة استخدام المياه العادمة، وترابط المياه والطاقة والغذاء، والسياسات والمعايير.

ومنذ عام 1987 نفّذت الدول الأعضاء أكثر من 100 برنامج ومشروع، وأصدرت أكثر من 40 منشورًا. ويمكن لأي زائر أن يقرأ كل ما في هذا الموقع بأربع لغات ومن دون حساب.`,
    fr: `Le Réseau est un lieu où les gouvernements réfléchissent ensemble, puis agissent. Son travail repose sur quatre sujets : le dessalement, la réutilisation des eaux usées, le nexus eau-énergie-alimentation, les politiques et les normes.

Depuis 1987, les membres ont mené plus de 100 programmes et projets et publié plus de 40 ouvrages. Tout ce site se lit sans compte, en quatre langues.`,
    fa: `شبکه جایی است که دولت‌ها در آن با هم می‌اندیشند و سپس عمل می‌کنند. کار آن بر چهار موضوع استوار است: نمک‌زدایی آب، بازچرخانی پساب، همبست آب، انرژی و غذا، و سیاست‌ها و استانداردها.

اعضا از سال ۱۹۸۷ تاکنون بیش از ۱۰۰ برنامه و پروژه اجرا و بیش از ۴۰ اثر منتشر کرده‌اند. همهٔ این وب‌سایت را می‌توان به چهار زبان و بدون حساب کاربری خواند.`,
  },
}
