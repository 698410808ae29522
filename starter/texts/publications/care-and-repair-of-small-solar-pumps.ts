import type { StarterPublication } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const careAndRepairOfSmallSolarPumps: StarterPublication = {
  slug: 'care-and-repair-of-small-solar-pumps',
  title: {
    en: 'Care and repair of small solar pumps',
    ar: 'العناية بالمضخات الشمسية الصغيرة وإصلاحها',
    fr: 'Entretien et réparation des petites pompes solaires',
    fa: 'نگهداری و تعمیر پمپ‌های کوچک خورشیدی',
  },
  summary: {
    en: 'An illustrated manual for village repairers, with more drawings than words. It covers pumps of up to three kilowatts, from cleaning the panel to changing a seal beside the well.',
    ar: 'دليل مصوّر لمصلّحي القرى، رسومه أكثر من كلماته. ويشمل المضخات التي لا تزيد قدرتها على ثلاثة كيلوواط، من تنظيف اللوح إلى تبديل حلقة الإحكام عند البئر.',
    fr: 'Un manuel illustré pour les réparateurs de village, avec plus de dessins que de mots. Il couvre les pompes jusqu’à trois kilowatts, du nettoyage du panneau au changement d’un joint au bord du puits.',
    fa: 'کتابی مصور برای تعمیرکاران روستا که طرح‌هایش از واژه‌هایش بیشتر است. پمپ‌های تا سه کیلووات را در بر می‌گیرد، از پاک کردن پنل تا عوض کردن کاسه‌نمد در کنار چاه.',
  },
  body: {
    en: `Most faults in a small solar pump are simple, and most pumps that stand still are waiting for a person, not for a part. The manual was made with forty repairers in the Sahel, half of them women, who marked every page they could not use.

It follows the water upwards. The first part deals with the well and the pump, the second with the cable and the controller, the third with the panel. Each page shows one fault: what is seen, what to measure, what to do, and when to stop and call an electrician.

A last part is about water rather than machines. It shows how to read the meter, how to note the level in the well, and how to tell neighbours that the pump must rest.

The pages are loose, can be washed, and hang from a ring.`,
    ar: `معظم أعطال المضخة الشمسية الصغيرة بسيط، ومعظم المضخات المتوقفة ينتظر إنسانًا لا قطعة غيار. وقد أُعدّ هذا الدليل مع أربعين مصلّحًا ومصلّحة في منطقة الساحل، نصفهم من النساء، وضعوا علامة على كل صفحة لم يتمكنوا من استعمالها.

ويتتبع الدليل الماء صعودًا. فالقسم الأول عن البئر والمضخة، والثاني عن الكابل ووحدة التحكم، والثالث عن اللوح. وتعرض كل صفحة عطلًا واحدًا: ما الذي يُرى، وما الذي يُقاس، وما العمل، ومتى يجب التوقف واستدعاء كهربائي.

أما القسم الأخير فعن الماء لا عن الآلات. وهو يبيّن كيف يُقرأ العدّاد، وكيف يُدوَّن منسوب البئر، وكيف يقال للجيران إن المضخة يجب أن تستريح.

والصفحات منفصلة قابلة للغسل، معلّقة بحلقة.`,
    fr: `La plupart des pannes d’une petite pompe solaire sont simples, et la plupart des pompes arrêtées attendent une personne, non une pièce. Ce manuel a été fait avec quarante réparateurs du Sahel, pour moitié des femmes, qui ont marqué chaque page inutilisable.

Il suit l’eau de bas en haut. La première partie traite du puits et de la pompe, la deuxième du câble et du régulateur, la troisième du panneau. Chaque page montre une panne : ce que l’on voit, ce qu’il faut mesurer, ce qu’il faut faire, et quand s’arrêter pour appeler un électricien.

Une dernière partie porte sur l’eau plutôt que sur les machines. Elle montre comment lire le compteur, noter le niveau du puits et dire aux voisins que la pompe doit se reposer.

Les pages sont détachées, lavables et tenues par un anneau.`,
    fa: `بیشتر خرابی‌های یک پمپ کوچک خورشیدی ساده است و بیشتر پمپ‌های از کار افتاده چشم‌به‌راه آدم‌اند، نه قطعه. این کتاب با چهل تعمیرکار در ساحل آفریقا ساخته شد که نیمی از آنان زن بودند و هر صفحه‌ای را که به کارشان نمی‌آمد نشان کردند.

کتاب آب را از پایین به بالا دنبال می‌کند. بخش نخست دربارهٔ چاه و پمپ است، بخش دوم دربارهٔ کابل و کنترل‌کننده و بخش سوم دربارهٔ پنل. هر صفحه یک خرابی را نشان می‌دهد: چه دیده می‌شود، چه باید سنجید، چه باید کرد و کی باید دست کشید و برق‌کار را خواست.

بخش پایانی دربارهٔ آب است، نه ماشین: چگونه کنتور را بخوانیم، تراز چاه را بنویسیم و به همسایگان بگوییم که پمپ باید استراحت کند.

برگه‌ها جدا و شستنی‌اند و از حلقه‌ای آویخته‌اند.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of one tilted panel joined by a thin line to a round well below the ground.',
      ar: 'رسم تجريدي للوح مائل واحد يصله خط رفيع ببئر مستديرة تحت الأرض.',
      fr: 'Dessin abstrait d’un panneau incliné relié par un trait fin à un puits rond sous le sol.',
      fa: 'طرحی انتزاعی از یک پنل شیب‌دار که خطی باریک آن را به چاهی گرد در زیر زمین می‌پیوندد.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus'],
  countries: ['ml', 'mr', 'sn', 'sd'],
  kind: 'training-manual',
  publishedOn: '2021-11-30',
  authors: ['IWEN Research and Training Unit', 'IWEN Nexus Planning Unit'],
  languages: ['en', 'fr', 'ar'],
  pages: 120,
  projects: ['solar-irrigation-in-the-sahel'],
}
