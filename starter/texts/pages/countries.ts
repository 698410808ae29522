import type { StarterPage } from '../../starter-types.ts'

export const countriesPage: StarterPage = {
  slug: 'countries',
  title: { en: 'Countries', ar: 'الدول', fr: 'Pays', fa: 'کشورها' },
  description: {
    en: 'Member and partner countries of the Network, each with its institution, projects, events and publications.',
    ar: 'الدول الأعضاء والشريكة في الشبكة، مع مؤسسة كل دولة ومشاريعها وفعالياتها ومنشوراتها.',
    fr: 'Les pays membres et partenaires du Réseau, avec leur institution, leurs projets, événements et publications.',
    fa: 'کشورهای عضو و شریک شبکه، هر یک با نهاد ملی، پروژه‌ها، رویدادها و انتشارات خود.',
  },
  lead: {
    en: 'Forty-two countries, each with a page of its own: twenty-two members that decide together and twenty partners that work beside them. Choose one to see everything the Network does there.',
    ar: 'اثنتان وأربعون دولة، لكل منها صفحتها: اثنتان وعشرون دولة عضوًا تقرر معًا، وعشرون دولة شريكة تعمل إلى جانبها. اختر دولة لترى كل ما تقوم به الشبكة فيها.',
    fr: 'Quarante-deux pays, chacun avec sa page : vingt-deux membres qui décident ensemble et vingt partenaires qui travaillent à leurs côtés. Choisissez-en un pour voir tout ce que le Réseau y fait.',
    fa: 'چهل‌ودو کشور، هر یک با صفحه‌ای از آن خود: بیست‌ودو عضو که با هم تصمیم می‌گیرند و بیست شریک که در کنار آنها کار می‌کنند. کشوری را برگزینید تا همهٔ کارهای شبکه را در آن ببینید.',
  },
  body: {
    en: `A country page gathers what is scattered elsewhere: the national institution that represents the country, its projects from the first to the latest, events held there, publications that concern it, and open tenders and posts.

Names of countries follow the usage of each language. The order of the list follows its alphabet, so it differs from one language to the next. Nothing here expresses a view on borders or status.`,
    ar: `تجمع صفحة الدولة ما تفرّق في غيرها: المؤسسة الوطنية التي تمثلها، ومشاريعها من أولها إلى آخرها، والفعاليات التي أقيمت فيها، والمنشورات التي تتناولها، وما هو متاح من مناقصات ووظائف.

وترد أسماء الدول بحسب الشائع في كل لغة، وترتَّب وفق أبجديتها، ولذلك يختلف الترتيب من لغة إلى أخرى. ولا يعبّر شيء هنا عن رأي في الحدود أو الوضع القانوني.`,
    fr: `La page d’un pays rassemble ce qui est dispersé ailleurs : l’institution nationale qui le représente, ses projets du premier au dernier, les événements tenus sur son sol, les publications qui le concernent, les appels d’offres et les postes ouverts.

Les noms suivent l’usage de chaque langue, et la liste suit son alphabet : l’ordre change donc d’une langue à l’autre. Rien ici n’exprime d’opinion sur les frontières ou les statuts.`,
    fa: `صفحهٔ هر کشور آنچه را در جاهای دیگر پراکنده است گرد می‌آورد: نهاد ملی نمایندهٔ آن، پروژه‌ها از نخستین تا تازه‌ترین، رویدادهای برگزارشده، انتشارات مربوط و مناقصه‌ها و شغل‌های باز.

نام کشورها به شیوهٔ رایج هر زبان و به ترتیب الفبای آن آمده است؛ پس ترتیب فهرست در هر زبان فرق می‌کند. هیچ چیز در اینجا بیانگر دیدگاهی دربارهٔ مرز یا جایگاه حقوقی نیست.`,
  },
}
