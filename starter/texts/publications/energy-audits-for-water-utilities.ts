import type { StarterPublication } from '../../starter-types.ts'

export const energyAuditsForWaterUtilities: StarterPublication = {
  slug: 'energy-audits-for-water-utilities',
  title: {
    en: 'Guideline: energy audits for water utilities in six weeks',
    ar: 'دليل إرشادي: تدقيق الطاقة في مرافق المياه خلال ستة أسابيع',
    fr: 'Guide : l’audit énergétique d’un service d’eau en six semaines',
    fa: 'رهنمود: ممیزی انرژی شرکت‌های آب در شش هفته',
  },
  summary: {
    en: 'A utility can find most of its wasted electricity with its own staff, a portable meter and a spreadsheet. The guideline leads them through six weeks of work, one task at a time.',
    ar: 'يستطيع مرفق المياه أن يعثر على معظم كهربائه المهدورة بموظفيه وعدّاد محمول وجدول حسابي. ويقودهم هذا الدليل عبر ستة أسابيع من العمل، مهمةً بعد مهمة.',
    fr: 'Un service d’eau peut trouver l’essentiel de l’électricité qu’il perd avec son propre personnel, un compteur portatif et un tableur. Le guide l’accompagne pendant six semaines, une tâche après l’autre.',
    fa: 'شرکت آب می‌تواند بیشتر برق هدررفتهٔ خود را با کارکنان خود، یک کنتور همراه و یک صفحه‌گسترده بیابد. این رهنمود آنان را در شش هفته کار، گام به گام، همراهی می‌کند.',
  },
  body: {
    en: `An energy audit is often ordered from outside and read by nobody inside. This guideline takes another path. The people who run the pumps measure them, and the results belong to the utility from the first day.

## Six weeks

Week one lists every motor above five kilowatts. Weeks two and three measure flow, pressure and current at each of them. Week four asks when the pumps run and why. Week five works out which repairs pay back soonest. In week six the team presents one page to its director.

The text assumes no special training. Each measurement is drawn, with the mistakes that are most often made. A worked example follows a utility of medium size from the first list to the last repair.

The spreadsheet comes with the guideline and has no locked cells.`,
    ar: `كثيرًا ما يُطلب تدقيق الطاقة من خارج المرفق ولا يقرؤه أحد في داخله. ويسلك هذا الدليل طريقًا آخر: فمن يشغّلون المضخات هم من يقيسونها، والنتائج ملك للمرفق من اليوم الأول.

## ستة أسابيع

في الأسبوع الأول تُحصر المحركات التي تزيد قدرتها على خمسة كيلوواط. وفي الثاني والثالث يُقاس عند كل منها التدفق والضغط والتيار. ويبحث الرابع متى تعمل المضخات ولماذا. ويحسب الخامس أي الإصلاحات أسرع استردادًا لكلفته. وفي السادس يعرض الفريق صفحة واحدة على مديره.

ولا يفترض النص تدريبًا خاصًا. فكل قياس مرسوم، ومعه أكثر الأخطاء شيوعًا. ويتتبع مثال محلول مرفقًا متوسط الحجم من أول قائمة إلى آخر إصلاح.

ويُرفق الجدول الحسابي بالدليل، وليست فيه خلايا مقفلة.`,
    fr: `Un audit énergétique est souvent commandé à l’extérieur et n’est lu par personne à l’intérieur. Ce guide suit un autre chemin : ceux qui font marcher les pompes les mesurent, et les résultats appartiennent au service dès le premier jour.

## Six semaines

La première semaine recense les moteurs de plus de cinq kilowatts. La deuxième et la troisième mesurent pour chacun le débit, la pression et le courant. La quatrième demande quand les pompes tournent, et pourquoi. La cinquième calcule les réparations les plus vite remboursées. La sixième, l’équipe présente une page à son directeur.

Le texte ne suppose aucune formation particulière. Chaque mesure est dessinée, avec les erreurs les plus courantes. Un exemple complet suit un service de taille moyenne, de la première liste à la dernière réparation.

Le tableur est fourni avec le guide et n’a aucune cellule verrouillée.`,
    fa: `ممیزی انرژی را بیشتر از بیرون سفارش می‌دهند و در درون کسی آن را نمی‌خواند. این رهنمود راهی دیگر می‌رود: کسانی که پمپ‌ها را می‌گردانند خود آنها را می‌سنجند و نتایج از روز نخست از آنِ شرکت است.

## شش هفته

هفتهٔ نخست همهٔ موتورهای بالای پنج کیلووات را فهرست می‌کند. هفته‌های دوم و سوم برای هر یک دبی، فشار و جریان را می‌سنجند. هفتهٔ چهارم می‌پرسد پمپ‌ها کی کار می‌کنند و چرا. هفتهٔ پنجم حساب می‌کند کدام تعمیر زودتر هزینهٔ خود را بازمی‌گرداند. در هفتهٔ ششم گروه یک صفحه به مدیر خود می‌دهد.

این متن آموزش ویژه‌ای نمی‌خواهد. هر اندازه‌گیری با رایج‌ترین خطاهایش رسم شده است. نمونه‌ای حل‌شده شرکتی متوسط را از نخستین فهرست تا واپسین تعمیر دنبال می‌کند.

صفحه‌گسترده همراه رهنمود است و هیچ خانهٔ قفل‌شده‌ای ندارد.`,
  },
  picture: null,
  topics: ['water-energy-food-nexus'],
  countries: ['jo', 'lb', 'tr', 'ir', 'pk'],
  kind: 'guideline',
  publishedOn: '2022-10-04',
  authors: ['IWEN Nexus Planning Unit', 'IWEN Research and Training Unit'],
  languages: ['en', 'ar', 'fa'],
  pages: 48,
  projects: ['utility-energy-efficiency'],
}
