import type { StarterPage } from '../../starter-types.ts'

export const tendersPage: StarterPage = {
  slug: 'tenders',
  title: { en: 'Tenders', ar: 'المناقصات', fr: 'Appels d’offres', fa: 'مناقصه‌ها' },
  description: {
    en: 'Open and closed tenders of the Network for goods, works and services, and how to submit a proposal.',
    ar: 'مناقصات الشبكة المفتوحة والمغلقة للسلع والأشغال والخدمات، وكيفية تقديم العروض.',
    fr: 'Appels d’offres du Réseau, ouverts et clos, pour des fournitures, travaux et services, et comment y répondre.',
    fa: 'مناقصه‌های باز و بستهٔ شبکه برای کالا، کارهای عمرانی و خدمات، و شیوهٔ ارائهٔ پیشنهاد.',
  },
  lead: {
    en: 'All Network purchases above a set threshold are advertised openly. Here you will find every tender, its documents and its deadline, and you can submit your proposal without an account.',
    ar: 'تُطرح جميع مشتريات الشبكة التي تتجاوز حدًّا معيّنًا في مناقصات علنية. هنا تجد كل مناقصة بوثائقها وموعدها النهائي، وتستطيع أن تقدّم عرضك من دون إنشاء حساب.',
    fr: 'Tous les achats du Réseau supérieurs à un seuil fixé font l’objet d’un appel d’offres public. Vous trouverez ici chaque appel d’offres, ses documents et son délai, et pourrez remettre votre offre sans compte.',
    fa: 'همهٔ خریدهای شبکه که از مبلغ معینی بیشتر باشد از راه مناقصهٔ عمومی انجام می‌شود. همهٔ مناقصه‌ها با اسناد و مهلت آنها اینجاست و می‌توانید بدون حساب کاربری پیشنهاد بدهید.',
  },
  body: {
    en: `Companies of any size and country may take part unless a notice says otherwise. Deadlines are given in Amman time. Proposals are PDF or Word files of at most 10 MB each.

- Proposals stay sealed until the deadline; nobody at the Secretariat can read them earlier.
- Each submission receives a receipt with the exact time.
- Questions and answers are published to all bidders.
- Closed tenders remain here for reference.`,
    ar: `يمكن للشركات من أي حجم ومن أي دولة أن تشارك، ما لم ينص الإعلان على غير ذلك. والمواعيد النهائية بتوقيت عمّان. وتُقدَّم العروض ملفات PDF أو Word لا يزيد حجم الواحد منها على 10 ميغابايت.

- تبقى العروض مختومة حتى الموعد النهائي، ولا يستطيع أحد في الأمانة العامة أن يقرأها قبله.
- يحصل كل مقدّم عرض على إيصال بالوقت الدقيق.
- تُعرض الأسئلة وأجوبتها على جميع مقدّمي العروض بالتساوي.
- تبقى المناقصات المغلقة هنا للتوثيق.`,
    fr: `Les entreprises de toute taille et de tout pays peuvent participer, sauf indication contraire. Les délais sont à l’heure d’Amman. Les offres sont des fichiers PDF ou Word de 10 Mo au plus chacun.

- Les offres restent scellées jusqu’à la date limite ; personne au Secrétariat ne peut les lire avant.
- Chaque dépôt reçoit un récépissé portant l’heure exacte.
- Les questions et leurs réponses sont montrées à tous les soumissionnaires.
- Les appels clos restent ici, pour mémoire.`,
    fa: `شرکت‌ها از هر کشور و به هر اندازه می‌توانند شرکت کنند، مگر آنکه در آگهی چیز دیگری آمده باشد. مهلت‌ها به وقت امان است. پیشنهادها فایل‌های PDF یا Word و هر یک حداکثر ۱۰ مگابایت است.

- پیشنهادها تا پایان مهلت مهروموم‌شده می‌ماند و پیش از آن هیچ‌کس در دبیرخانه نمی‌تواند آنها را بخواند.
- هر پیشنهاد رسیدی با زمان دقیق دریافت می‌کند.
- پرسش‌ها و پاسخ‌ها به همهٔ مناقصه‌گران یکسان نشان داده می‌شود.
- مناقصه‌های بسته برای ثبت اینجا می‌ماند.`,
  },
}
