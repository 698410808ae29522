import type { StarterPage } from '../../starter-types.ts'

export const newsPage: StarterPage = {
  slug: 'news',
  title: { en: 'News', ar: 'الأخبار', fr: 'Actualités', fa: 'خبرها' },
  description: {
    en: 'Short reports from the Network and its member states on water, energy, food and the environment, newest first.',
    ar: 'تقارير قصيرة من الشبكة ودولها الأعضاء عن المياه والطاقة والغذاء والبيئة، أحدثها أولًا.',
    fr: 'Les nouvelles du Réseau et de ses États membres sur l’eau, l’énergie, l’alimentation et l’environnement.',
    fa: 'گزارش‌های کوتاه شبکه و کشورهای عضو دربارهٔ آب، انرژی، غذا و محیط زیست؛ تازه‌ترین‌ها در آغاز.',
  },
  lead: {
    en: 'What happened, where and why it matters, in a few paragraphs. We report decisions when they are taken and measurements when they have been checked, and we say which of the two it is.',
    ar: 'ماذا حدث، وأين حدث، ولماذا يهمّ القارئ، في بضع فقرات قصيرة. ننقل القرارات حين تُتخذ والقياسات بعد التحقق منها، ونبيّن دائمًا أيّ الأمرين بين يديك.',
    fr: 'Ce qui s’est passé, où, et pourquoi cela compte, en quelques paragraphes. Nous annonçons les décisions quand elles sont prises, les mesures quand elles sont vérifiées, et nous disons de quoi il s’agit.',
    fa: 'چه روی داد، کجا و چرا مهم است؛ در چند بند کوتاه. تصمیم را پس از گرفته‌شدن و اندازه‌گیری را پس از بررسی گزارش می‌کنیم و می‌گوییم خبر از کدام نوع است.',
  },
  body: {
    en: `News is listed with the latest first. You may narrow it by subject, country or year, and follow it through a feed in the language of your choice.

Journalists are free to use these texts in whole or in part. For figures, pictures at print size or a conversation with one of our units, please write to Communications and Data; we usually answer the same day. Announcements more than ten years old remain available, because someone always needs them.`,
    ar: `تُعرض الأخبار من الأحدث إلى الأقدم. ويمكنك حصرها بحسب الموضوع أو الدولة أو السنة، ومتابعتها عبر خلاصة إخبارية باللغة التي تختارها.

وللصحفيين أن يستخدموا هذه النصوص كاملةً أو مجتزأة. أما الأرقام والصور المعدّة للطباعة والحديث إلى إحدى وحداتنا فتُطلب من وحدة الاتصال والبيانات، ونجيب عادةً في اليوم نفسه. ونحتفظ بما مضى عليه أكثر من عشر سنوات، فلا بد أن يحتاج إليه أحد.`,
    fr: `Les nouvelles les plus récentes viennent d’abord. Vous pouvez les trier par sujet, pays ou année, et les suivre par un flux dans la langue de votre choix.

Les journalistes peuvent reprendre ces textes en tout ou en partie. Pour un chiffre, une image à imprimer ou un entretien avec une de nos unités, écrivez à Communication et données ; nous répondons d’ordinaire le jour même. Les annonces de plus de dix ans sont conservées, car quelqu’un en a toujours besoin.`,
    fa: `خبرها از تازه به کهنه مرتب شده‌اند. می‌توانید آنها را بر پایهٔ موضوع، کشور یا سال محدود کنید و از راه خوراک خبری به زبان دلخواهتان دنبال کنید.

خبرنگاران می‌توانند همه یا بخشی از این متن‌ها را به کار ببرند. برای رقم، تصویر مناسب چاپ یا گفت‌وگو با یکی از واحدها به بخش ارتباطات و داده بنویسید؛ معمولاً همان روز پاسخ می‌دهیم. خبرهای بیش از ده سال پیش را نیز نگه می‌داریم، چون همیشه کسی به آنها نیاز دارد.`,
  },
}
