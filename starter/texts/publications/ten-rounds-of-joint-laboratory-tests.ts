import type { StarterPublication } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const tenRoundsOfJointLaboratoryTests: StarterPublication = {
  slug: 'ten-rounds-of-joint-laboratory-tests',
  title: {
    en: 'Ten rounds of joint laboratory tests, 2020 to 2025',
    ar: 'عشر جولات من الاختبارات المخبرية المشتركة بين 2020 و2025',
    fr: 'Dix campagnes d’essais communs entre laboratoires, de 2020 à 2025',
    fa: 'ده دور آزمون مشترک آزمایشگاه‌ها، از ۲۰۲۰ تا ۲۰۲۵',
  },
  summary: {
    en: 'Eleven water laboratories in five countries tested the same unmarked samples ten times. The final report records every round, the errors that were found, and the changes in method that removed them.',
    ar: 'فحص أحد عشر مختبرًا للمياه في خمس دول العينات المجهولة نفسها عشر مرات. ويسجل التقرير الختامي كل جولة، والأخطاء التي ظهرت فيها، والتغييرات في الطرائق التي أزالتها.',
    fr: 'Onze laboratoires de cinq pays ont analysé dix fois les mêmes échantillons anonymes. Le rapport final consigne chaque campagne, les erreurs trouvées et les changements de méthode qui les ont supprimées.',
    fa: 'یازده آزمایشگاه آب در پنج کشور ده بار نمونه‌های بی‌نام یکسان را آزمودند. گزارش پایانی هر دور، خطاهای یافته‌شده و تغییر روش‌هایی را که آن خطاها را از میان برد ثبت کرده است.',
  },
  body: {
    en: `A limit value is only as good as the laboratory that checks it. When the joint tests began in 2020, about two results in three fell within the accepted limits. Five years later it was more than nine in ten.

The report explains how this came about. The greatest gain did not come from new instruments. It came from three habits: keeping samples cold from the well to the bench, running a blank with every batch, and writing down who did what.

Two substances remained difficult to the end. Boron and ammonium still differ between laboratories by more than the method allows, and the report says so. It proposes a shared reference material, to be prepared in turn by the laboratories themselves.

The annexes hold all results by round. Laboratories appear under numbers that only they know.`,
    ar: `لا تزيد قيمة الحدّ المقرر على قيمة المختبر الذي يتحقق منه. وحين بدأت الاختبارات المشتركة عام 2020 كانت نتيجتان تقريبًا من كل ثلاث ضمن الحدود المقبولة. وبعد خمس سنوات صارت أكثر من تسع من كل عشر.

يشرح التقرير كيف حدث ذلك. فأكبر تحسّن لم يأتِ من أجهزة جديدة، بل من ثلاث عادات: حفظ العينات باردة من البئر إلى طاولة الفحص، وتشغيل عينة ضابطة مع كل دفعة، وتدوين من قام بكل خطوة.

وبقيت مادتان عسيرتين حتى النهاية. فما زالت نتائج البورون والأمونيوم تتفاوت بين المختبرات بأكثر مما تسمح به الطريقة، والتقرير يقول ذلك صراحة. وهو يقترح مادة مرجعية مشتركة تُعدّها المختبرات نفسها بالتناوب.

وتضم الملاحق جميع النتائج بحسب الجولات. وتظهر المختبرات بأرقام لا يعرفها سواها.`,
    fr: `Une valeur limite ne vaut que ce que vaut le laboratoire qui la contrôle. Au début des essais communs, en 2020, environ deux résultats sur trois se situaient dans les limites admises. Cinq ans plus tard, c’était plus de neuf sur dix.

Le rapport explique comment. Le plus grand progrès n’est pas venu d’instruments neufs, mais de trois habitudes : garder les échantillons au froid du puits à la paillasse, passer un blanc avec chaque série et noter qui a fait quoi.

Deux substances sont restées difficiles jusqu’au bout. Pour le bore et l’ammonium, les laboratoires diffèrent encore de plus que la méthode ne l’autorise, et le rapport le dit. Il propose un matériau de référence commun, que les laboratoires prépareraient à tour de rôle.

Les annexes réunissent tous les résultats par campagne. Les laboratoires y figurent sous des numéros qu’eux seuls connaissent.`,
    fa: `ارزش هر مقدار مجاز به اندازهٔ ارزش آزمایشگاهی است که آن را می‌سنجد. هنگام آغاز آزمون‌های مشترک در سال ۲۰۲۰، نزدیک به دو نتیجه از هر سه نتیجه در حدود پذیرفته بود. پنج سال بعد این نسبت از نُه در ده گذشت.

گزارش توضیح می‌دهد که این پیشرفت چگونه به دست آمد. بیشترین بهبود از دستگاه‌های نو نبود، از سه عادت بود: سرد نگه‌داشتن نمونه از چاه تا میز آزمایش، آزمودن نمونهٔ شاهد با هر دسته و نوشتن این‌که چه کسی چه کرده است.

دو ماده تا پایان دشوار ماند. نتایج بور و آمونیوم هنوز میان آزمایشگاه‌ها بیش از اندازهٔ مجاز روش تفاوت دارد و گزارش این را می‌گوید. پیشنهاد آن یک مادهٔ مرجع مشترک است که آزمایشگاه‌ها به نوبت تهیه کنند.

پیوست‌ها همهٔ نتایج را به تفکیک دور آورده‌اند. آزمایشگاه‌ها با شماره‌هایی آمده‌اند که تنها خودشان می‌دانند.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of eleven small round wells on a pale ground, all filled to the same level.',
      ar: 'رسم تجريدي لإحدى عشرة بئرًا صغيرة مستديرة على أرض فاتحة، ممتلئة كلها إلى المستوى نفسه.',
      fr: 'Dessin abstrait de onze petits puits ronds sur un sol clair, tous remplis au même niveau.',
      fa: 'طرحی انتزاعی از یازده چاه کوچک و گرد بر زمینه‌ای روشن که همه تا یک تراز پر شده‌اند.',
    },
    credit,
  },
  topics: ['policy-and-standards', 'wastewater-reuse'],
  countries: ['jo', 'ma', 'pk', 'bd', 'my'],
  kind: 'report',
  publishedOn: '2025-09-09',
  authors: ['IWEN Diplomacy and Standards Unit', 'IWEN Research and Training Unit'],
  languages: ['en', 'fr'],
  pages: 96,
  projects: ['regional-water-quality-laboratories'],
}
