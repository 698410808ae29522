import type { StarterPublication } from '../../starter-types.ts'

export const annualReport2025: StarterPublication = {
  slug: 'annual-report-2025',
  title: {
    en: 'Annual report 2025: work, results and accounts',
    ar: 'التقرير السنوي 2025: الأعمال والنتائج والحسابات',
    fr: 'Rapport annuel 2025 : travaux, résultats et comptes',
    fa: 'گزارش سالانهٔ ۲۰۲۵: کارها، نتایج و حساب‌ها',
  },
  summary: {
    en: 'What the Network did in 2025, what came of it, and what it cost. The report covers all six programs, lists the projects that are late, and includes the audited accounts.',
    ar: 'ما قامت به الشبكة في عام 2025، وما نتج عنه، وما كلّفه. ويغطي التقرير البرامج الستة كلها، ويذكر المشاريع المتأخرة، ويتضمن الحسابات المدققة.',
    fr: 'Ce que le Réseau a fait en 2025, ce qui en est résulté et ce que cela a coûté. Le rapport couvre les six programmes, nomme les projets en retard et comprend les comptes vérifiés.',
    fa: 'شبکه در سال ۲۰۲۵ چه کرد، از آن چه به دست آمد و چه هزینه‌ای داشت. گزارش هر شش برنامه را در بر می‌گیرد، پروژه‌های دیرکرده را نام می‌برد و حساب‌های حسابرسی‌شده را دارد.',
  },
  body: {
    en: `The year 2025 saw two projects end and three begin. The joint laboratory tests passed into the hands of the laboratories themselves, and the work with utilities on energy was completed. The brine pilot, the dialogue on shared aquifers and the young professionals project took their first steps.

Each program reports on two pages and answers the same four questions: what was planned, what was done, what changed for people, and what will be done differently. Three projects are more than three months late. The report gives the reasons.

> We publish delays because members plan by our dates.

Income was 18.4 million dollars, of which 61% came from member states. Spending was 17.9 million. The auditor’s opinion is printed in full, without reservations, together with the Secretariat’s answer to four recommendations.`,
    ar: `شهد عام 2025 انتهاء مشروعين وبدء ثلاثة. فقد انتقلت الاختبارات المخبرية المشتركة إلى أيدي المختبرات نفسها، واكتمل العمل مع مرافق المياه في شأن الطاقة. وخطا مشروع المحلول الملحي التجريبي وحوار الخزانات الجوفية المشتركة ومشروع المهنيين الشباب خطواتها الأولى.

ويقدم كل برنامج تقريره في صفحتين ويجيب عن الأسئلة الأربعة نفسها: ما الذي كان مقررًا، وما الذي أُنجز، وما الذي تغيّر في حياة الناس، وما الذي سيُفعل على نحو مختلف. وثمة ثلاثة مشاريع تأخرت أكثر من ثلاثة أشهر، ويبيّن التقرير الأسباب.

> ننشر التأخيرات لأن الدول الأعضاء تخطط وفق مواعيدنا.

وبلغت الإيرادات 18.4 مليون دولار، جاء 61% منها من الدول الأعضاء، وبلغ الإنفاق 17.9 مليون دولار. ويُنشر رأي المدقق كاملًا، وهو بلا تحفظات، مع رد الأمانة العامة على أربع توصيات.`,
    fr: `L’année 2025 a vu s’achever deux projets et en commencer trois. Les essais communs sont passés aux mains des laboratoires eux-mêmes, et le travail sur l’énergie avec les services d’eau a pris fin. Le pilote sur la saumure, le dialogue sur les nappes partagées et le projet pour les jeunes professionnels ont fait leurs premiers pas.

Chaque programme rend compte en deux pages et répond aux mêmes quatre questions : ce qui était prévu, ce qui a été fait, ce qui a changé pour les gens et ce qui sera fait autrement. Trois projets ont plus de trois mois de retard. Le rapport en donne les raisons.

> Nous publions les retards parce que les membres se règlent sur nos dates.

Les recettes se sont élevées à 18,4 millions de dollars, dont 61 % venaient des États membres, et les dépenses à 17,9 millions. L’avis du vérificateur, sans réserve, est imprimé en entier, avec la réponse du Secrétariat à quatre recommandations.`,
    fa: `در سال ۲۰۲۵ دو پروژه پایان یافت و سه پروژه آغاز شد. آزمون‌های مشترک به دست خود آزمایشگاه‌ها سپرده شد و کار انرژی با شرکت‌های آب به پایان رسید. طرح آزمایشی شورابه، گفت‌وگوی آبخوان‌های مشترک و پروژهٔ متخصصان جوان گام‌های نخست خود را برداشتند.

هر برنامه در دو صفحه گزارش می‌دهد و به چهار پرسش یکسان پاسخ می‌گوید: چه در برنامه بود، چه انجام شد، برای مردم چه تغییر کرد و چه چیزی به گونه‌ای دیگر انجام خواهد شد. سه پروژه بیش از سه ماه دیر کرده‌اند و گزارش دلیل آن را می‌گوید.

> دیرکردها را منتشر می‌کنیم، چون کشورهای عضو با تاریخ‌های ما برنامه می‌ریزند.

درآمد ۱۸٫۴ میلیون دلار بود که ۶۱٪ آن از کشورهای عضو رسید و هزینه ۱۷٫۹ میلیون دلار. نظر حسابرس، که بی‌قید و شرط است، به طور کامل همراه با پاسخ دبیرخانه به چهار توصیه چاپ شده است.`,
  },
  picture: null,
  topics: ['policy-and-standards'],
  countries: [],
  kind: 'annual-report',
  publishedOn: '2026-05-12',
  authors: ['IWEN Office of the Secretary-General', 'IWEN Administration'],
  languages: ['en', 'ar', 'fr'],
  pages: 72,
  projects: [
    'regional-water-quality-laboratories',
    'utility-energy-efficiency',
    'brine-management-pilot',
    'shared-aquifer-dialogue',
    'young-water-professionals',
  ],
}
