import type { StarterPage } from '../../starter-types.ts'

export const getInvolvedPage: StarterPage = {
  slug: 'get-involved',
  title: { en: 'Get involved', ar: 'شارك معنا', fr: 'Participer', fa: 'مشارکت کنید' },
  description: {
    en: 'Work for the Network, spend an internship with us, answer a tender, become a partner, or simply write to the Secretariat.',
    ar: 'اعمل لدى الشبكة، أو تدرّب معنا، أو تقدّم إلى مناقصة، أو كن شريكًا، أو اكتب إلى الأمانة العامة.',
    fr: 'Travailler pour le Réseau, y faire un stage, répondre à un appel d’offres, devenir partenaire ou écrire au Secrétariat.',
    fa: 'در شبکه کار کنید، کارآموزی بگذرانید، در مناقصه شرکت کنید، شریک شوید یا به دبیرخانه نامه بنویسید.',
  },
  lead: {
    en: 'There are several ways to work with us, whether you are an engineer, a student, a company, a university or a ministry. Each of them is open, free of charge and explained on its own page.',
    ar: 'سبل العمل معنا متعددة، سواء أكنت مهندسًا أم طالبًا أم كنتم شركة أو جامعة أو وزارة. وكلها مفتوحة للجميع ومجانية، ولكل منها صفحة خاصة تشرحها.',
    fr: 'Il y a plusieurs façons de travailler avec nous, que vous soyez ingénieur, étudiant, entreprise, université ou ministère. Chacune est ouverte, gratuite et expliquée sur sa propre page.',
    fa: 'برای کار با ما راه‌های گوناگونی هست؛ چه مهندس باشید، چه دانشجو، چه شرکت، دانشگاه یا وزارتخانه. همهٔ این راه‌ها باز و رایگان است و هر یک در صفحهٔ خود توضیح داده شده است.',
  },
  body: {
    en: `You need no account to use this site, to apply for a post or to answer a tender. After each form you receive a reference number. Keep it: with it we can find your file at once.

## Choose your way

- **Vacancies.** Posts, consultancies and secondments in Amman and in the member states. Selection is by open competition.
- **Internship.** Three to six months with one of our units, for students and recent graduates.
- **Tenders.** Goods, works and services for our projects. Proposals stay sealed until the deadline.
- **Partners.** Institutions outside the membership that wish to lend experts, laboratories, finance or experience.

## What you can expect of us

We publish every post and every tender here, on the same day for everyone. Deadlines are given in Amman time. Questions from bidders are answered in public, without the name of the person who asked. Every applicant receives an answer, also when it is no.

We never ask for money at any stage: not for an application, an interview, a tender document or a place on a course. If someone does so in our name, please tell us.

## Simply write to us

Not every question fits a form. Teachers ask for maps, journalists for figures, families for advice on a well. The address and the telephone number of the Secretariat appear at the bottom of every page. We answer in Arabic, English, French and Persian, normally within five working days.`,
    ar: `لا تحتاج إلى حساب لتستخدم هذا الموقع أو لتتقدم إلى وظيفة أو مناقصة. وبعد كل نموذج ترسله تحصل على رقم مرجعي، فاحتفظ به لأنه يدلّنا على ملفك فورًا.

## اختر سبيلك

- **الوظائف.** وظائف واستشارات وإعارات في عمّان وفي الدول الأعضاء، والاختيار فيها بالتنافس المفتوح.
- **التدريب الداخلي.** من ثلاثة أشهر إلى ستة مع إحدى وحداتنا، للطلبة وحديثي التخرج.
- **المناقصات.** سلع وأشغال وخدمات لمشاريعنا. وتبقى العروض مختومة حتى الموعد النهائي.
- **الشركاء.** مؤسسات من خارج العضوية تودّ أن تسهم بخبراء أو مختبرات أو تمويل أو خبرة.

## ما لك علينا

ننشر هنا كل وظيفة وكل مناقصة في اليوم نفسه للجميع. والمواعيد النهائية بتوقيت عمّان. ونجيب عن أسئلة مقدّمي العروض علنًا دون ذكر اسم السائل. ويتلقى كل متقدم جوابًا، ولو كان بالاعتذار.

ولا نطلب مالًا في أي مرحلة: لا لطلب توظيف ولا لمقابلة ولا لوثيقة مناقصة ولا لمقعد في دورة. وإن طلبه أحد باسمنا فأبلغونا من فضلكم.

## أو اكتب إلينا

ليس لكل سؤال نموذج. فالمعلّمون يطلبون خرائط، والصحفيون أرقامًا، والأسر مشورة بشأن بئر. وعنوان الأمانة العامة ورقم هاتفها في أسفل كل صفحة. ونجيب بالعربية والإنجليزية والفرنسية والفارسية، في غضون خمسة أيام عمل في العادة.`,
    fr: `Aucun compte n’est nécessaire pour consulter ce site, postuler ou répondre à un appel d’offres. Après chaque formulaire, vous recevez un numéro de référence. Gardez-le : il nous permet de retrouver aussitôt votre dossier.

## Choisissez votre voie

- **Emplois.** Postes, missions de conseil et détachements à Amman et dans les États membres. Le choix se fait par concours ouvert.
- **Stage.** De trois à six mois dans une de nos unités, pour les étudiants et les jeunes diplômés.
- **Appels d’offres.** Fournitures, travaux et services pour nos projets. Les offres restent scellées jusqu’à la date limite.
- **Partenaires.** Institutions extérieures qui souhaitent apporter des experts, des laboratoires, des fonds ou de l’expérience.

## Ce que vous pouvez attendre de nous

Nous publions ici chaque poste et chaque appel d’offres, le même jour pour tous. Les délais sont donnés à l’heure d’Amman. Les questions des soumissionnaires reçoivent une réponse publique, sans le nom de leur auteur. Chaque candidat reçoit une réponse, même négative.

Nous ne demandons d’argent à aucune étape : ni pour une candidature, ni pour un entretien, ni pour un dossier d’appel d’offres, ni pour une place à un cours. Si quelqu’un le fait en notre nom, prévenez-nous.

## Ou écrivez-nous, tout simplement

Toutes les questions ne tiennent pas dans un formulaire. Des enseignants demandent des cartes, des journalistes des chiffres, des familles un conseil pour un puits. L’adresse et le téléphone du Secrétariat figurent au bas de chaque page. Nous répondons en arabe, en anglais, en français et en persan, d’ordinaire sous cinq jours ouvrables.`,
    fa: `برای استفاده از این وب‌سایت، درخواست شغل یا شرکت در مناقصه به حساب کاربری نیاز ندارید. پس از فرستادن هر فرم یک شمارهٔ پیگیری می‌گیرید. آن را نگه دارید تا پرونده‌تان بی‌درنگ پیدا شود.

## راه خود را برگزینید

- **فرصت‌های شغلی.** شغل، مشاوره و مأموریت در امان و در کشورهای عضو. گزینش با رقابت آزاد است.
- **کارآموزی.** سه تا شش ماه در یکی از واحدهای ما، برای دانشجویان و دانش‌آموختگان تازه.
- **مناقصه‌ها.** کالا، کارهای عمرانی و خدمات برای پروژه‌های ما. پیشنهادها تا پایان مهلت مهروموم‌شده می‌ماند.
- **شرکا.** نهادهای بیرون از جمع اعضا که می‌خواهند کارشناس، آزمایشگاه، منابع مالی یا تجربه در میان بگذارند.

## از ما چه انتظاری می‌توان داشت

هر شغل و هر مناقصه را همین‌جا و برای همه در یک روز منتشر می‌کنیم. مهلت‌ها به وقت امان است. به پرسش مناقصه‌گران آشکارا و بی‌آنکه نام پرسنده بیاید پاسخ می‌دهیم. هر متقاضی پاسخی می‌گیرد، حتی اگر منفی باشد.

در هیچ مرحله‌ای پول نمی‌خواهیم: نه برای درخواست، نه برای مصاحبه، نه برای اسناد مناقصه و نه برای جایی در یک دوره. اگر کسی به نام ما چنین کرد، لطفاً خبرمان کنید.

## یا برایمان بنویسید

هر پرسشی در فرم نمی‌گنجد. آموزگاران نقشه می‌خواهند، خبرنگاران رقم و خانواده‌ها راهنمایی دربارهٔ یک چاه. نشانی و تلفن دبیرخانه در پایین همهٔ صفحه‌ها آمده است. به عربی، انگلیسی، فرانسوی و فارسی پاسخ می‌دهیم، معمولاً ظرف پنج روز کاری.`,
  },
  searchWords: {
    en: 'contact, contact us, phone, email, location, directions, complaint, fraud, volunteer',
    ar: 'اتصل بنا، تواصل معنا، هاتف، بريد إلكتروني، موقع، شكوى، احتيال، تطوع',
    fr: 'contact, nous contacter, téléphone, courriel, plan d’accès, réclamation, fraude, bénévolat',
    fa: 'تماس با ما، تلفن، ایمیل، موقعیت، شکایت، کلاهبرداری، داوطلب',
  },
}
