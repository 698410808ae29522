import type { StarterPage } from '../../starter-types.ts'

export const galleryPage: StarterPage = {
  slug: 'gallery',
  title: { en: 'Culture gallery', ar: 'المعرض الثقافي', fr: 'Galerie culturelle', fa: 'نگارخانهٔ فرهنگ آب' },
  description: {
    en: 'Qanats, norias, fountains, terraces and oases: the culture of water in the member states, in drawings.',
    ar: 'قنوات ونواعير وسقّايات ومدرجات وواحات: ثقافة الماء في الدول الأعضاء مرسومةً.',
    fr: 'Qanats, norias, fontaines, terrasses et oasis : la culture de l’eau dans les États membres, en dessins.',
    fa: 'کاریزها، چرخاب‌ها، سقاخانه‌ها، تراس‌ها و واحه‌ها: فرهنگ آب در کشورهای عضو، به تصویر.',
  },
  lead: {
    en: 'Long before there were pumps, people in our member states moved, shared and honoured water. Their works still teach us something. We have drawn them, because a drawing shows how a thing functions.',
    ar: 'قبل المضخات بزمن طويل، كان الناس في دولنا الأعضاء ينقلون الماء ويتقاسمونه ويكرّمونه. وما زالت آثارهم تعلّمنا. وقد رسمناها، لأن الرسم يبيّن كيف يعمل الشيء.',
    fr: 'Bien avant les pompes, les habitants de nos États membres savaient conduire l’eau, la partager et l’honorer. Leurs ouvrages nous instruisent encore. Nous les avons dessinés, car un dessin montre comment une chose fonctionne.',
    fa: 'مردم کشورهای عضو بسیار پیش از پیدایش پمپ، آب را جابه‌جا می‌کردند، تقسیم می‌کردند و گرامی می‌داشتند. ساخته‌هایشان هنوز به ما می‌آموزد. آنها را کشیده‌ایم، زیرا طرح نشان می‌دهد هر چیز چگونه کار می‌کند.',
  },
  body: {
    en: `Each picture is a drawing made for this site, with a short text on what it shows and the country it belongs to. You may use them in teaching and in print, with the credit beside them.

The collection grows slowly. If your village, school or museum knows of a way of handling water that is missing here, describe it to us in a few lines. We will ask you to check the drawing before it appears.`,
    ar: `كل صورة رسم أُعدّ لهذا الموقع، معه نص قصير عمّا يمثّله وعن الدولة التي ينتمي إليها. ولك أن تستخدم الرسوم في التعليم والطباعة مع ذكر صاحبها.

والمجموعة تنمو على مهل. فإن كانت قريتك أو مدرستك أو متحفك يعرف طريقة في تدبير الماء ليست هنا، فصفها لنا في بضعة أسطر، وسنطلب منك مراجعة الرسم قبل نشره.`,
    fr: `Chaque image est un dessin fait pour ce site, avec un court texte sur ce qu’il montre et le pays dont il vient. Vous pouvez les utiliser en classe et les imprimer, avec leur crédit.

La collection grandit lentement. Si votre village, votre école ou votre musée connaît une façon de conduire et d’utiliser l’eau qui manque ici, décrivez-la-nous en quelques lignes. Nous vous demanderons de vérifier le dessin avant sa parution.`,
    fa: `هر تصویر طرحی است که برای این وب‌سایت کشیده شده، با نوشته‌ای کوتاه دربارهٔ آنچه نشان می‌دهد و کشوری که به آن تعلق دارد. می‌توانید آنها را با ذکر نام پدیدآور در آموزش و چاپ به کار ببرید.

این مجموعه آرام‌آرام بزرگ می‌شود. اگر روستا، مدرسه یا موزهٔ شما شیوه‌ای از کار با آب را می‌شناسد که اینجا نیست، در چند سطر برایمان بنویسید. پیش از انتشار از شما می‌خواهیم طرح را بازبینی کنید.`,
  },
  searchWords: {
    en: 'photos, photographs, videos',
    ar: 'صور فوتوغرافية، فيديو، مقاطع مصورة',
    fr: 'photos, photographies, vidéos',
    fa: 'عکس‌ها، ویدئو، فیلم',
  },
}
