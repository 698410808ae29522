import type { StarterPage } from '../../starter-types.ts'

export const internshipPage: StarterPage = {
  slug: 'internship',
  title: { en: 'Internship', ar: 'التدريب الداخلي', fr: 'Stages', fa: 'کارآموزی' },
  description: {
    en: 'Three to six months at the Secretariat in Amman or remotely: who may apply, what you will do and how to apply.',
    ar: 'من ثلاثة أشهر إلى ستة في الأمانة العامة في عمّان أو عن بُعد: من يمكنه التقديم، وما العمل، وكيف تتقدم.',
    fr: 'De trois à six mois au Secrétariat à Amman ou à distance : qui peut postuler, pour quel travail et comment.',
    fa: 'سه تا شش ماه در دبیرخانهٔ امان یا از راه دور: چه کسی می‌تواند درخواست دهد، چه کاری می‌کند و چگونه.',
  },
  lead: {
    en: 'Interns do real work here. Each joins one unit, has one supervisor and leaves with something finished: a data set, a chapter, a tested method or a course that others will teach.',
    ar: 'المتدرب عندنا يقوم بعمل حقيقي. ينضم إلى وحدة واحدة، ويكون له مشرف واحد، ويغادر وقد أنجز شيئًا: مجموعة بيانات، أو فصلًا، أو طريقة مجرّبة، أو دورة يدرّسها غيره من بعده.',
    fr: 'Ici, les stagiaires font un vrai travail. Chacun rejoint une unité, a un seul responsable et part avec quelque chose d’achevé : un jeu de données, un chapitre, une méthode éprouvée ou un cours que d’autres donneront.',
    fa: 'کارآموزان اینجا کار واقعی می‌کنند. هر کس به یک واحد می‌پیوندد، یک سرپرست دارد و با کاری به‌سرانجام‌رسیده می‌رود: یک مجموعه‌داده، یک فصل، روشی آزموده یا دوره‌ای که دیگران آن را درس خواهند داد.',
  },
  body: {
    en: `We take about twenty interns a year. They come from engineering, law, economics, agriculture, geography, journalism and computer science. What they have in common is curiosity and care.

## Who may apply

- Students in the last year of a first degree, students of a master’s or doctoral program, and those who graduated within the last two years.
- Citizens of any member state; up to four places a year are for students from partner countries.
- A good command of English or Arabic. French and Persian are welcome.

## Conditions

- **Length**: three to six months, full time or half time.
- **Place**: Amman, or remotely by agreement.
- **Support**: a monthly allowance and health insurance for interns in Amman. Travel is paid for those who could not otherwise come.
- **Starting dates**: the first Sunday of February, June and October.

## How to apply

Fill in the application form at any time. It asks for your university and field of study, the dates on which you are available, the languages you speak, and a letter of at most one page that says which unit interests you and why. Attach a CV. No photograph, age or family details are needed; please leave them out.

## What happens next

You receive a reference number at once and an answer within six weeks. Candidates on the short list have one conversation with the unit, online. Files of unsuccessful candidates are deleted after one year. You may apply again.`,
    ar: `نستقبل نحو عشرين متدربًا في السنة، من الهندسة والقانون والاقتصاد والزراعة والجغرافيا والصحافة وعلوم الحاسوب. ويجمعهم الفضول المعرفي وإتقان العمل.

## من يمكنه التقديم

- طلبة السنة الأخيرة من الشهادة الجامعية الأولى، وطلبة الماجستير والدكتوراه، ومن تخرجوا خلال السنتين الماضيتين.
- مواطنو أي دولة عضو، وتُخصص مقاعد لا تزيد على أربعة في السنة لطلبة الدول الشريكة.
- من يجيد الإنجليزية أو العربية. ونرحّب بمن يعرف الفرنسية أو الفارسية.

## الشروط

- **المدة**: من ثلاثة أشهر إلى ستة، بدوام كامل أو نصف دوام.
- **المكان**: عمّان، أو عن بُعد بالاتفاق.
- **الدعم**: مخصص شهري وتأمين صحي للمتدربين في عمّان، وتغطية السفر لمن لا يستطيع القدوم من دونها.
- **مواعيد البدء**: أول يوم أحد من شباط وحزيران وتشرين الأول.

## كيف تتقدم

املأ نموذج التقديم متى شئت. ويُطلب فيه اسم جامعتك وتخصصك، والتواريخ التي تكون فيها متفرغًا، واللغات التي تتكلمها، ورسالة لا تتجاوز صفحة تبيّن الوحدة التي تهمّك والسبب. وأرفق سيرتك الذاتية. ولا حاجة إلى صورة ولا إلى العمر ولا إلى بيانات عائلية، فنرجو عدم ذكرها.

## ماذا بعد

تتلقى فورًا رقمًا مرجعيًا، ثم جوابًا في غضون ستة أسابيع. ويُجري المرشحون في القائمة المختصرة مقابلة واحدة مع الوحدة عبر الإنترنت. وتُحذف ملفات من لم نتمكن من قبولهم بعد سنة، ولهم أن يتقدموا من جديد.`,
    fr: `Nous accueillons une vingtaine de stagiaires par an. Ils viennent de l’ingénierie, du droit, de l’économie, de l’agronomie, de la géographie, du journalisme et de l’informatique. Ils ont en commun la curiosité et le soin.

## Qui peut postuler

- Les étudiants en dernière année de licence, en master ou en doctorat, et les diplômés depuis moins de deux ans.
- Les citoyens de tout État membre ; jusqu’à quatre places par an sont offertes à des étudiants de pays partenaires.
- Une bonne maîtrise de l’anglais ou de l’arabe est requise. Le français et le persan sont bienvenus.

## Conditions

- **Durée** : de trois à six mois, à plein temps ou à mi-temps.
- **Lieu** : Amman, ou à distance par accord.
- **Soutien** : une indemnité mensuelle et une assurance maladie à Amman. Le voyage est payé à ceux qui ne pourraient venir autrement.
- **Début** : le premier dimanche de février, de juin et d’octobre.

## Comment postuler

Remplissez à tout moment le formulaire de candidature. Il demande votre université et votre discipline, vos dates, vos langues et une lettre d’une page au plus disant quelle unité vous intéresse et pourquoi. Joignez un CV. Ni photo, ni âge, ni situation de famille : merci de ne pas les indiquer.

## Et ensuite

Vous recevez aussitôt un numéro de référence, puis une réponse sous six semaines. Les candidats présélectionnés ont un entretien en ligne avec l’unité. Les dossiers non retenus sont effacés après un an. Vous pouvez postuler de nouveau.`,
    fa: `سالانه نزدیک به بیست کارآموز می‌پذیریم؛ از رشته‌های مهندسی، حقوق، اقتصاد، کشاورزی، جغرافیا، روزنامه‌نگاری و رایانه. آنچه در همه مشترک است کنجکاوی و دقت است.

## چه کسی می‌تواند درخواست دهد

- دانشجویان سال آخر کارشناسی، دانشجویان کارشناسی ارشد و دکتری و کسانی که کمتر از دو سال از دانش‌آموختگی‌شان می‌گذرد.
- شهروندان همهٔ کشورهای عضو؛ تا چهار جا در سال نیز از آنِ دانشجویان کشورهای شریک است.
- کسانی که انگلیسی یا عربی را خوب بدانند. آشنایی با فرانسوی یا فارسی امتیاز به شمار می‌رود.

## شرایط

- **مدت**: سه تا شش ماه، تمام‌وقت یا نیمه‌وقت.
- **مکان**: امان، یا با توافق از راه دور.
- **پشتیبانی**: کمک‌هزینهٔ ماهانه و بیمهٔ درمانی برای کارآموزان امان. هزینهٔ سفر کسانی که جز این نمی‌توانند بیایند پرداخت می‌شود.
- **زمان آغاز**: نخستین یکشنبهٔ ماه‌های دوم، ششم و دهم میلادی (نزدیک نیمهٔ بهمن، خرداد و مهر).

## چگونه درخواست دهید

فرم درخواست را هر زمان که خواستید پر کنید. در آن دانشگاه و رشته، تاریخ‌هایی که می‌توانید بیایید، زبان‌هایی که می‌دانید و نامه‌ای حداکثر یک‌صفحه‌ای می‌خواهیم که بگوید به کدام واحد علاقه دارید و چرا. رزومهٔ خود را پیوست کنید. عکس، سن و اطلاعات خانوادگی لازم نیست؛ لطفاً آنها را ننویسید.

## پس از آن

بی‌درنگ شمارهٔ پیگیری و ظرف شش هفته پاسخ می‌گیرید. نامزدهای فهرست کوتاه یک گفت‌وگوی برخط با واحد خواهند داشت. پروندهٔ کسانی که نتوانسته‌ایم بپذیریم پس از یک سال پاک می‌شود. می‌توانید دوباره درخواست دهید.`,
  },
  searchWords: {
    en: 'traineeship, fellowship, scholarship',
    ar: 'منحة دراسية، زمالة',
    fr: 'bourse, stage de fin d’études',
    fa: 'بورسیه، کارورزی',
  },
}
