import type { StarterPage } from '../../starter-types.ts'

export const whoWeArePage: StarterPage = {
  slug: 'who-we-are',
  title: { en: 'Who we are', ar: 'من نحن', fr: 'Qui sommes-nous\u00a0?', fa: 'ما کیستیم' },
  description: {
    en: 'A network of 22 governments, founded in 1987 and based in Amman: what it is for, how it decides and who does the work.',
    ar: 'شبكة تضم 22 حكومة، تأسست عام 1987 ومقرها عمّان: غايتها، وكيف تتخذ قراراتها، ومن يقوم بالعمل فيها.',
    fr: 'Un réseau de 22 gouvernements fondé en 1987 et établi à Amman : sa raison d’être, ses décisions et ceux qui y travaillent.',
    fa: 'شبکه‌ای از ۲۲ دولت که در سال ۱۹۸۷ بنیان نهاده شد و مقرش امان است: هدف، شیوهٔ تصمیم‌گیری و کارکنان آن.',
  },
  lead: {
    en: 'The Network was founded in 1987 by governments that had understood a simple thing: water does not stop at borders, and neither do the energy that moves it and the food that depends on it.',
    ar: 'تأسست الشبكة عام 1987 على يد حكومات أدركت أمرًا بسيطًا: الماء لا يقف عند الحدود، ولا تقف عندها الطاقة التي تحرّكه ولا الغذاء الذي يعتمد عليه.',
    fr: 'Le Réseau a été fondé en 1987 par des gouvernements qui avaient compris une chose simple : l’eau ne s’arrête pas aux frontières, ni l’énergie qui la déplace, ni l’alimentation qui en dépend.',
    fa: 'شبکه در سال ۱۹۸۷ به دست دولت‌هایی بنیان نهاده شد که نکته‌ای ساده را دریافته بودند: آب در مرزها نمی‌ایستد؛ انرژی‌ای که آن را جابه‌جا می‌کند و غذایی که به آن وابسته است نیز چنین است.',
  },
  body: {
    en: `We are an intergovernmental body of 22 member states, with a Secretariat in Amman, Jordan. We work as a think-and-do tank: we study a question, try an answer on the ground with those who will live with it, and bring the result back to the governments that decide. We sell nothing and own no plants.

## What we are for

- **Cooperation.** We prepare talks between states that share rivers and aquifers, and keep the record of what they agree.
- **Practice.** We help utilities, farmers and ministries to try new methods at a scale at which mistakes are affordable.
- **Knowledge.** We measure, compare and publish, so that a lesson is paid for only once.

## How we decide

The Conference of the Parties is the highest body. It meets every two years, in a different member state each time, and each state has one vote. Between sessions the Bureau acts for it, and a Scientific Council gives advice that is always made public. The Secretariat carries out the decisions. The Network works under a standing committee for scientific and technological cooperation and reports to it every year.

## How we are paid for

Member states contribute according to a scale that takes account of income. Projects are financed by donors, each under an agreement of its own. The accounts are audited from outside, and a summary is published.`,
    ar: `نحن هيئة حكومية دولية تضم 22 دولة عضوًا، ومقر أمانتها العامة عمّان في الأردن. نجمع بين الفكر والتطبيق: ندرس المسألة، ونجرّب حلّها في الميدان مع من سيعيشون معه، ثم نعود بالنتيجة إلى الحكومات صاحبة القرار. ولا نبيع شيئًا ولا نملك محطات.

## ما غايتنا

- **التعاون.** نحضّر المحادثات بين الدول التي تتقاسم الأنهار والخزانات الجوفية، ونحفظ سجل ما تتفق عليه.
- **التطبيق.** نساعد مرافق المياه والمزارعين والوزارات على تجربة أساليب جديدة بحجم يمكن فيه تحمّل كلفة الخطأ.
- **المعرفة.** نقيس ونقارن وننشر، كي لا يُدفع ثمن الدرس الواحد مرتين.

## كيف نتخذ القرار

مؤتمر الأطراف هو الهيئة العليا. يجتمع مرة كل سنتين في دولة عضو مختلفة، ولكل دولة صوت واحد. وفيما بين الدورات ينوب عنه المكتب، ويقدّم المجلس العلمي مشورة تُنشر دائمًا على الملأ. أما الأمانة العامة فتنفّذ القرارات. وتعمل الشبكة في إطار لجنة دائمة للتعاون العلمي والتكنولوجي وترفع إليها تقريرًا كل عام.

## من أين نُموَّل

تسهم الدول الأعضاء وفق جدول يراعي مستوى الدخل. وتموّل الجهاتُ المانحة المشاريع، كلٌّ منها باتفاق خاص. وتخضع الحسابات لتدقيق خارجي، ويُنشر ملخص عنها.`,
    fr: `Nous sommes un organisme intergouvernemental de 22 États membres, dont le Secrétariat est à Amman, en Jordanie. Nous réfléchissons et nous agissons : nous étudions une question, nous essayons une réponse sur le terrain avec ceux qui vivront avec elle, puis nous rapportons le résultat aux gouvernements qui décident. Nous ne vendons rien et ne possédons aucune usine.

## À quoi nous servons

- **Coopérer.** Nous préparons les entretiens entre États qui partagent des fleuves et des nappes, et tenons le registre de leurs accords.
- **Pratiquer.** Nous aidons les services d’eau, les agriculteurs et les ministères à essayer de nouvelles méthodes à une échelle où l’erreur reste supportable.
- **Savoir.** Nous mesurons, comparons et publions, pour qu’une leçon ne se paie qu’une fois.

## Comment nous décidons

La Conférence des Parties est l’organe suprême. Elle se réunit tous les deux ans, chaque fois dans un autre État membre, et chaque État y a une voix. Entre les sessions, le Bureau agit en son nom et un Conseil scientifique rend des avis toujours publics. Le Secrétariat exécute les décisions. Le Réseau relève d’un comité permanent de coopération scientifique et technologique, auquel il rend compte chaque année.

## Comment nous sommes financés

Les États membres contribuent selon un barème qui tient compte du revenu. Les projets sont financés par des donateurs, chacun par un accord particulier. Les comptes sont audités à l’extérieur et un résumé en est publié.`,
    fa: `ما نهادی بین‌دولتی با ۲۲ کشور عضو هستیم و دبیرخانه‌مان در امان، اردن است. کار ما اندیشیدن و عمل‌کردن است: موضوعی را بررسی می‌کنیم، پاسخی را در میدان و همراه کسانی که با آن زندگی خواهند کرد می‌آزماییم و نتیجه را نزد دولت‌های تصمیم‌گیرنده می‌بریم. چیزی نمی‌فروشیم و مالک هیچ تأسیساتی نیستیم.

## برای چه هستیم

- **همکاری.** گفت‌وگوی کشورهایی را که رود و آبخوان مشترک دارند آماده می‌کنیم و توافق‌هایشان را ثبت می‌کنیم.
- **عمل.** به شرکت‌های آب، کشاورزان و وزارتخانه‌ها کمک می‌کنیم روش‌های تازه را در اندازه‌ای بیازمایند که خطا در آن جبران‌پذیر باشد.
- **دانش.** اندازه می‌گیریم، مقایسه می‌کنیم و منتشر می‌کنیم تا بهای هر درس تنها یک بار پرداخت شود.

## چگونه تصمیم می‌گیریم

کنفرانس اعضا عالی‌ترین رکن است. هر دو سال یک بار و هر بار در کشوری دیگر برگزار می‌شود و هر کشور یک رأی دارد. در فاصلهٔ نشست‌ها هیئت‌رئیسه به نمایندگی از آن عمل می‌کند و شورای علمی نظری می‌دهد که همیشه منتشر می‌شود. دبیرخانه تصمیم‌ها را اجرا می‌کند. شبکه زیر نظر کمیتهٔ دائمی همکاری علمی و فناوری است و هر سال به آن گزارش می‌دهد.

## هزینه‌ها از کجا تأمین می‌شود

سهم کشورهای عضو با توجه به درآمد آنها تعیین می‌شود. هزینهٔ پروژه‌ها را تأمین‌کنندگان مالی، هر یک با موافقت‌نامه‌ای جداگانه، می‌پردازند. حساب‌ها حسابرسی بیرونی و خلاصهٔ آنها منتشر می‌شود.`,
  },
  searchWords: {
    en: 'about us, mandate, charter, statutes, governance, strategy, structure',
    ar: 'من نحن، الولاية، الميثاق، النظام الأساسي، الحوكمة، الاستراتيجية',
    fr: 'à propos, mandat, charte, statuts, gouvernance, stratégie, structure',
    fa: 'دربارهٔ ما، مأموریت، منشور، اساسنامه، حکمرانی، راهبرد، تاریخچه',
  },
}
