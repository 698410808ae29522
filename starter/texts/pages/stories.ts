import type { StarterPage } from '../../starter-types.ts'

export const storiesPage: StarterPage = {
  slug: 'stories',
  title: { en: 'Stories', ar: 'القصص', fr: 'Récits', fa: 'روایت‌ها' },
  description: {
    en: 'Longer pieces from the places where our projects take place, in the words of operators, farmers, teachers and engineers.',
    ar: 'نصوص أطول من مواقع مشاريعنا، يرويها مشغّلون ومزارعون ومعلّمون ومهندسون.',
    fr: 'Des textes venus des lieux de nos projets, racontés par des exploitants, des agriculteurs, des enseignants, des ingénieurs.',
    fa: 'نوشته‌هایی از محل پروژه‌ها، از زبان بهره‌برداران، کشاورزان، آموزگاران و مهندسان.',
  },
  lead: {
    en: 'A figure can say how much water was saved. Only a person can say what changed in the morning. These are the voices of people who work with our projects, named by their role.',
    ar: 'يستطيع الرقم أن يقول كم من الماء وُفّر، لكن الإنسان وحده يستطيع أن يقول ما الذي تغيّر في صباحه. هذه أصوات من يعملون مع مشاريعنا، نعرّفهم بأدوارهم.',
    fr: 'Un chiffre peut dire combien d’eau a été épargnée. Seule une personne peut dire ce qui a changé au matin. Voici les voix de celles et ceux qui travaillent avec nos projets.',
    fa: 'رقم می‌تواند بگوید چقدر آب صرفه‌جویی شده است؛ تنها یک انسان می‌تواند بگوید صبحش چه تغییری کرده است. اینها صدای کسانی است که با پروژه‌های ما کار می‌کنند و با نقششان معرفی شده‌اند.',
  },
  body: {
    en: `Each story begins in one place: a pump house, a laboratory, a palm grove, a control room. We visit, we listen, and we read the text back to those who appear in it before it is published.

> Write down what went wrong too. Otherwise my neighbour will do it again.

A farmer said this to one of our editors, and it has been our rule since. Stories can be filtered by subject and country, and each names the project it belongs to.`,
    ar: `تبدأ كل قصة من مكان واحد: غرفة مضخات، أو مختبر، أو بستان نخيل، أو غرفة تحكّم. نزور المكان ونصغي، ونقرأ النص على من يرد ذكرهم فيه قبل نشره.

> اكتبوا ما لم ينجح أيضًا، وإلا أعاده جاري.

قالها مزارع لأحد محررينا، وصارت قاعدتنا منذ ذلك اليوم. ويمكن تصفية القصص بحسب الموضوع والدولة، وتذكر كل قصة المشروع الذي تنتمي إليه.`,
    fr: `Chaque récit commence en un lieu : une station de pompage, un laboratoire, une palmeraie, une salle de contrôle. Nous venons, nous écoutons, et nous relisons le texte avec ceux qui y figurent avant de le publier.

> Écrivez aussi ce qui a raté. Sinon, mon voisin recommencera.

Un agriculteur a dit cela à l’un de nos rédacteurs, et c’est devenu notre règle. Les récits se trient par sujet et par pays ; chacun nomme le projet dont il relève.`,
    fa: `هر روایت از یک جا آغاز می‌شود: تلمبه‌خانه، آزمایشگاه، نخلستان یا اتاق فرمان. به آنجا می‌رویم، گوش می‌دهیم و پیش از انتشار، متن را برای کسانی که در آن آمده‌اند می‌خوانیم.

> آنچه را هم که درست پیش نرفت بنویسید، وگرنه همسایه‌ام همان را تکرار می‌کند.

این را کشاورزی به یکی از ویراستاران ما گفت و از آن پس قاعدهٔ ما شد. روایت‌ها را می‌توان بر پایهٔ موضوع و کشور پالایش کرد و هر یک پروژهٔ خود را نام می‌برد.`,
  },
}
