import type { StarterPublication } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const readingADroughtBulletin: StarterPublication = {
  slug: 'reading-a-drought-bulletin',
  title: {
    en: 'Reading a drought bulletin: a manual for district officers',
    ar: 'قراءة نشرة الجفاف: دليل تدريبي لموظفي المناطق',
    fr: 'Lire un bulletin de sécheresse : manuel pour les agents de district',
    fa: 'خواندن بولتن خشک‌سالی: کتاب آموزشی کارشناسان شهرستان',
  },
  summary: {
    en: 'The manual teaches officers in water and farm departments to read a monthly bulletin, to explain it to farmers and dam operators, and to know which decision each warning calls for.',
    ar: 'يعلّم هذا الدليل موظفي دوائر المياه والزراعة قراءة النشرة الشهرية، وشرحها للمزارعين ومشغّلي السدود، ومعرفة القرار الذي يستدعيه كل مستوى من مستويات الإنذار.',
    fr: 'Le manuel apprend aux agents de l’eau et de l’agriculture à lire un bulletin mensuel, à l’expliquer aux agriculteurs et aux exploitants de barrages, et à savoir quelle décision appelle chaque alerte.',
    fa: 'این کتاب به کارشناسان آب و کشاورزی می‌آموزد که بولتن ماهانه را بخوانند، آن را برای کشاورزان و بهره‌برداران سد توضیح دهند و بدانند هر هشدار چه تصمیمی می‌خواهد.',
  },
  body: {
    en: `A bulletin helps only those who can act on it. This manual is written for the officer who receives it on a Sunday morning and must answer telephone calls by noon.

It has twelve lessons of one hour. The first six explain the figures: rainfall, snow cover, soil moisture, reservoir levels, and how sure one can be of each. The other six are exercises with past bulletins. The learner gives advice first and then reads what happened.

Two lessons deal with doubt. They show how to say that a dry season is likely, and how not to promise one. Farmers who helped to test the manual asked for this more than for anything else.

Trainers find notes, answers and a sheet of local words to fill in. A group of ten can complete the course in two days.`,
    ar: `لا تنفع النشرة إلا من يستطيع العمل بها. وقد كُتب هذا الدليل للموظف الذي تصله صباح الأحد وعليه أن يجيب عن المكالمات قبل الظهر.

وهو اثنا عشر درسًا، كل درس ساعة. تشرح الدروس الستة الأولى الأرقام: الأمطار، والغطاء الثلجي، ورطوبة التربة، ومناسيب السدود، ومقدار الثقة بكل منها. أما الستة الأخرى فتمارين على نشرات سابقة، يقدم فيها المتدرب مشورته أولًا ثم يقرأ ما حدث.

ويتناول درسان مسألة الشك، فيبيّنان كيف يقال إن موسمًا جافًا مرجّح، وكيف لا يُوعَد به. وقد طلب المزارعون الذين شاركوا في تجربة الدليل هذا أكثر من أي شيء آخر.

ويجد المدربون ملاحظات وأجوبة وورقة للكلمات المحلية يملؤونها. ويمكن لمجموعة من عشرة أن تُتم الدورة في يومين.`,
    fr: `Un bulletin n’aide que ceux qui peuvent agir. Ce manuel est écrit pour l’agent qui le reçoit le dimanche matin et doit répondre au téléphone avant midi.

Il compte douze leçons d’une heure. Les six premières expliquent les chiffres : pluie, neige, humidité du sol, niveau des barrages, et la confiance que mérite chacun. Les six autres sont des exercices sur d’anciens bulletins. L’apprenant donne d’abord son conseil, puis lit ce qui s’est passé.

Deux leçons portent sur le doute. Elles montrent comment dire qu’une saison sèche est probable, et comment ne pas la promettre. Les agriculteurs qui ont aidé à éprouver le manuel l’ont demandé plus que toute autre chose.

Les formateurs y trouvent des notes, des réponses et une feuille de mots locaux à remplir. Un groupe de dix personnes suit le cours en deux jours.`,
    fa: `بولتن تنها به کار کسی می‌آید که بتواند بر پایهٔ آن کاری بکند. این کتاب برای کارشناسی نوشته شده که بولتن بامداد یکشنبه به دستش می‌رسد و باید تا ظهر پاسخ تلفن‌ها را بدهد.

کتاب دوازده درس یک‌ساعته دارد. شش درس نخست ارقام را توضیح می‌دهد: بارش، پوشش برف، رطوبت خاک، تراز سدها و این‌که به هر یک تا چه اندازه می‌توان اطمینان کرد. شش درس دیگر تمرین با بولتن‌های گذشته است؛ فراگیر نخست نظر می‌دهد و سپس می‌خواند که چه پیش آمد.

دو درس دربارهٔ تردید است: چگونه بگوییم فصلی خشک محتمل است و چگونه وعدهٔ آن را ندهیم. کشاورزانی که در آزمودن کتاب یاری کردند این را بیش از هر چیز دیگر خواستند.

برای مدرسان یادداشت، پاسخ و برگه‌ای برای واژه‌های محلی آمده است. یک گروه ده‌نفره می‌تواند دوره را در دو روز بگذراند.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of wide contour bands that pass from green through ochre to a pale, dry white.',
      ar: 'رسم تجريدي لأشرطة كنتور عريضة تنتقل من الأخضر إلى المغرة ثم إلى بياض جاف باهت.',
      fr: 'Dessin abstrait de larges bandes de niveau qui passent du vert à l’ocre, puis à un blanc pâle et sec.',
      fa: 'طرحی انتزاعی از نوارهای پهن تراز که از سبز به اخرایی و سپس به سفیدیِ خشک و کم‌رنگ می‌رسند.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus'],
  countries: ['iq', 'ir', 'sy', 'tr', 'pk'],
  kind: 'training-manual',
  publishedOn: '2026-01-20',
  authors: ['IWEN Research and Training Unit'],
  languages: ['en', 'ar', 'fa'],
  pages: 110,
  projects: ['drought-early-warning'],
}
