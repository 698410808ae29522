import type { StarterPage } from '../../starter-types.ts'

export const nutshellPage: StarterPage = {
  slug: 'nutshell',
  title: {
    en: 'The Network in a nutshell',
    ar: 'الشبكة في سطور',
    fr: 'Le Réseau en bref',
    fa: 'شبکه در یک نگاه',
  },
  description: {
    en: 'A short visual introduction to the Network. This page is under development; see here what it will hold.',
    ar: 'تعريف مصوّر موجز بالشبكة. هذه الصفحة قيد الإعداد، وهنا بيان بما ستضمه.',
    fr: 'Une brève présentation illustrée du Réseau. Cette page est en préparation ; voici ce qu’elle contiendra.',
    fa: 'معرفی کوتاه و تصویری شبکه. این صفحه در دست تهیه است؛ ببینید چه در آن خواهد بود.',
  },
  lead: {
    en: 'This page is still under development. It will introduce the Network in the time it takes to drink a glass of tea, with a few drawings and as few words as possible.',
    ar: 'هذه الصفحة لا تزال قيد الإعداد. وستعرّف القارئ بالشبكة في الوقت الذي يستغرقه شرب كأس من الشاي، وذلك ببضعة رسوم وبأقل ما يمكن من الكلمات.',
    fr: 'Cette page est encore en préparation. Elle présentera le Réseau le temps de boire un verre de thé, avec quelques dessins et aussi peu de mots que possible.',
    fa: 'این صفحه هنوز در دست تهیه است. شبکه را در زمانی که نوشیدن یک استکان چای می‌برد معرفی خواهد کرد؛ با چند طرح و تا جای ممکن با واژه‌های اندک.',
  },
  body: {
    en: `Here is what will come:

- the history of the Network since 1987, on one line;
- its four subjects, each in a single drawing;
- a printable page for schools and visitors, in four languages.

Until then, Who we are covers the same ground in ten minutes, Our footprint shows where we work, and the Info Center leads to everything we have published. We would rather leave this page unfinished than fill it in haste.`,
    ar: `هذا ما سيأتي:

- تاريخ الشبكة منذ عام 1987 على خط زمني واحد؛
- محاورها الأربعة، لكل محور رسم واحد؛
- صفحة قابلة للطباعة للمدارس والزوار بأربع لغات.

وإلى ذلك الحين تجد في صفحة «من نحن» التعريف نفسه في عشر دقائق، وفي «خريطة أعمالنا» أماكن عملنا، وفي «مركز المعلومات» كل ما نشرناه. وقد آثرنا أن تبقى هذه الصفحة ناقصة على أن نملأها على عجل.`,
    fr: `Voici ce qui viendra :

- l’histoire du Réseau depuis 1987, sur une seule ligne ;
- ses quatre sujets, chacun en un dessin ;
- une page à imprimer pour les écoles et les visiteurs, en quatre langues.

D’ici là, « Qui sommes-nous » dit la même chose en dix minutes, « Notre présence » montre où nous travaillons et le « Centre d’information » mène à tout ce que nous avons publié. Nous préférons laisser cette page inachevée que la remplir à la hâte.`,
    fa: `آنچه خواهد آمد:

- تاریخ شبکه از سال ۱۹۸۷ روی یک خط زمان؛
- چهار موضوع آن، هر یک در یک طرح؛
- یک صفحهٔ چاپی برای مدرسه‌ها و بازدیدکنندگان، به چهار زبان.

تا آن زمان، «ما کیستیم» همین را در ده دقیقه می‌گوید، «گسترهٔ کار ما» نشان می‌دهد کجا کار می‌کنیم و «مرکز اطلاع‌رسانی» به همهٔ انتشارات راه می‌برد. ناتمام گذاشتن این صفحه را بهتر از پرکردن شتاب‌زدهٔ آن می‌دانیم.`,
  },
}
