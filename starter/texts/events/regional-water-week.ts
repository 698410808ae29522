import type { StarterEvent } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const regionalWaterWeek: StarterEvent = {
  slug: 'regional-water-week',
  title: {
    en: 'Regional water week: from plans to services',
    ar: 'أسبوع المياه الإقليمي: من الخطط إلى الخدمات',
    fr: 'Semaine régionale de l’eau : des plans aux services',
    fa: 'هفتهٔ منطقه‌ای آب: از برنامه تا خدمت',
  },
  summary: {
    en: 'Four days in Amman and online for ministries, utilities, farmers and researchers. Each day begins with one question from practice and ends with what can be done within a year.',
    ar: 'أربعة أيام في عمّان وعن بُعد تجمع الوزارات والمرافق والمزارعين والباحثين. يبدأ كل يوم بسؤال من الممارسة، وينتهي بما يمكن إنجازه خلال عام.',
    fr: 'Quatre jours à Amman et en ligne pour ministères, services d’eau, agriculteurs et chercheurs. Chaque journée part d’une question pratique et se termine par ce qui est faisable en un an.',
    fa: 'چهار روز در امان و به‌صورت برخط برای وزارتخانه‌ها، شرکت‌های آب، کشاورزان و پژوهشگران. هر روز با پرسشی از عمل آغاز می‌شود و با آنچه در یک سال شدنی است پایان می‌یابد.',
  },
  body: {
    en: `Every country in the region has a water plan. Fewer have the operators, spare parts and budgets that turn a plan into water at the tap. The regional water week is about that distance.

It brings together about 600 people in Amman and as many online: officials, engineers, farmers, teachers, bankers and students. There are no stands and no prizes. Sessions are short, and half of each is kept for questions.

## One question a day

- Day one: what does a city do when its wells fall three metres in a year?
- Day two: how can a plant use less energy without producing less water?
- Day three: who pays when water is used twice?
- Day four: what do young professionals need in order to stay?

Each day opens with a person who has had to answer the question at work. Short papers follow, then groups of twelve sit down with a map, a budget and a deadline. In the last hour they say what they would do first, and what they would leave out.

## Before and after

Papers are limited to four pages and can be sent in any of the four languages of the Network. A committee of readers from ten member states selects sixty of them. All are given to participants two weeks before the opening, so that sessions can begin with discussion.

After the week the Secretariat prepares one record of at most forty pages. It lists each commitment with the name of the institution that made it. The same list is read aloud at the next regional water week, item by item, and those who made a promise say what became of it.

Interpretation is available in Arabic, English, French and Persian, in the room and online. Participation is free. National coordinators can support the travel of two people from each member state, one of them under thirty-two. Those who follow online receive the same papers and may put their questions in writing.`,
    ar: `لكل دولة في المنطقة خطة للمياه، غير أن قليلًا منها يملك المشغّلين وقطع الغيار والميزانيات التي تحوّل الخطة إلى ماء في الصنبور. وعن هذه المسافة يدور أسبوع المياه الإقليمي.

يجمع الأسبوع نحو 600 شخص في عمّان ومثلهم عن بُعد: مسؤولين ومهندسين ومزارعين ومعلمين ومصرفيين وطلبة. ولا أجنحة فيه ولا جوائز. والجلسات قصيرة، ونصف كل منها مخصص للأسئلة.

## سؤال لكل يوم

- اليوم الأول: ماذا تفعل مدينة تهبط آبارها ثلاثة أمتار في عام؟
- اليوم الثاني: كيف تستهلك المحطة طاقة أقل من غير أن تنتج ماء أقل؟
- اليوم الثالث: من يدفع حين تُستخدم المياه مرتين؟
- اليوم الرابع: ماذا يحتاج المهنيون الشباب كي يبقوا؟

يفتتح كل يوم شخص اضطره عمله إلى الإجابة عن السؤال. وتليه أوراق قصيرة، ثم تجلس مجموعات من اثني عشر شخصًا أمام خريطة وميزانية وموعد نهائي. وفي الساعة الأخيرة تقول كل مجموعة ما الذي ستبدأ به، وما الذي ستتركه.

## قبل الأسبوع وبعده

لا تتجاوز الورقة أربع صفحات، ويمكن إرسالها بأي من لغات الشبكة الأربع. وتختار لجنة قرّاء من عشر دول أعضاء ستين ورقة منها، وتصل جميعها إلى المشاركين قبل الافتتاح بأسبوعين كي تبدأ الجلسات بالنقاش.

وبعد الأسبوع تُعد الأمانة العامة سجلًا واحدًا لا يزيد على أربعين صفحة، يورد كل التزام مع اسم المؤسسة التي قطعته. وتُقرأ القائمة نفسها في أسبوع المياه التالي بندًا بندًا، ويقول من وعد ما صار إليه وعده.

وتُوفَّر الترجمة الفورية بالعربية والإنجليزية والفرنسية والفارسية في القاعة وعن بُعد. والمشاركة مجانية. ويستطيع المنسقون الوطنيون دعم سفر شخصين من كل دولة عضو، أحدهما دون الثانية والثلاثين. أما من يتابع عن بُعد فيتسلّم الأوراق نفسها، وله أن يطرح أسئلته كتابةً.`,
    fr: `Chaque pays de la région a un plan de l’eau. Moins nombreux sont ceux qui ont les exploitants, les pièces et les budgets qui changent un plan en eau au robinet. La semaine régionale de l’eau traite de cette distance.

Elle réunit environ 600 personnes à Amman et autant en ligne : fonctionnaires, ingénieurs, agriculteurs, enseignants, banquiers et étudiants. Il n’y a ni stands ni prix. Les séances sont brèves, et la moitié de chacune est réservée aux questions.

## Une question par jour

- Premier jour : que fait une ville dont les puits baissent de trois mètres en un an ?
- Deuxième jour : comment une usine peut-elle consommer moins d’énergie sans produire moins d’eau ?
- Troisième jour : qui paie quand l’eau sert deux fois ?
- Quatrième jour : de quoi les jeunes professionnels ont-ils besoin pour rester ?

Chaque journée est ouverte par une personne qui a dû répondre à la question dans son travail. Suivent de courts exposés, puis des groupes de douze s’installent devant une carte, un budget et une échéance. Durant la dernière heure, ils disent ce qu’ils feraient d’abord et ce qu’ils laisseraient de côté.

## Avant et après

Les textes comptent quatre pages au plus et peuvent être envoyés dans l’une des quatre langues du Réseau. Un comité de lecture issu de dix États membres en retient soixante. Tous sont remis aux participants deux semaines avant l’ouverture, afin que les séances commencent par la discussion.

Après la semaine, le Secrétariat établit un compte rendu de quarante pages au plus. Chaque engagement y figure avec le nom de l’institution qui l’a pris. La même liste est lue à la semaine suivante, point par point, et ceux qui ont promis disent ce qu’il en est advenu.

L’interprétation est assurée en arabe, en anglais, en français et en persan, dans la salle et en ligne. La participation est gratuite. Les coordonnateurs nationaux peuvent financer le voyage de deux personnes par État membre, dont une de moins de trente-deux ans. Ceux qui suivent en ligne reçoivent les mêmes textes et peuvent poser leurs questions par écrit.`,
    fa: `هر کشور منطقه برنامه‌ای برای آب دارد. کمتر کشوری بهره‌بردار، قطعه و بودجه‌ای دارد که برنامه را به آب در شیر خانه‌ها بدل کند. هفتهٔ منطقه‌ای آب دربارهٔ همین فاصله است.

این هفته نزدیک به ۶۰۰ نفر را در امان و همین شمار را برخط گرد می‌آورد: مدیران دولتی، مهندسان، کشاورزان، آموزگاران، بانکداران و دانشجویان. غرفه و جایزه‌ای در کار نیست. نشست‌ها کوتاه‌اند و نیمی از هر یک به پرسش‌ها می‌گذرد.

## هر روز یک پرسش

- روز نخست: شهری که آب چاه‌هایش در یک سال سه متر پایین می‌رود چه می‌کند؟
- روز دوم: تأسیسات چگونه بی‌آنکه آب کمتری تولید کند انرژی کمتری ببرد؟
- روز سوم: وقتی آب دو بار مصرف می‌شود چه کسی می‌پردازد؟
- روز چهارم: متخصصان جوان برای ماندن چه نیاز دارند؟

هر روز را کسی می‌گشاید که در کار خود ناچار به پاسخ بوده است. سپس مقاله‌های کوتاه می‌آید و گروه‌های دوازده‌نفره با نقشه، بودجه و مهلتی معین می‌نشینند. در ساعت پایانی می‌گویند نخست چه می‌کنند و از چه می‌گذرند.

## پیش و پس از هفته

مقاله‌ها حداکثر چهار صفحه‌اند و به هر یک از چهار زبان شبکه پذیرفته می‌شوند. هیئت داورانی از ده کشور عضو شصت مقاله را برمی‌گزیند. همهٔ آنها دو هفته پیش از گشایش به شرکت‌کنندگان می‌رسد تا نشست‌ها با گفت‌وگو آغاز شوند.

پس از هفته، دبیرخانه گزارشی حداکثر چهل‌صفحه‌ای آماده می‌کند که هر تعهد را با نام نهاد متعهد می‌آورد. همان فهرست در هفتهٔ آب بعدی بند به بند خوانده می‌شود و هر که وعده داده می‌گوید کارش به کجا رسید.

ترجمهٔ هم‌زمان به عربی، انگلیسی، فرانسوی و فارسی در سالن و برخط فراهم است. شرکت رایگان است. هماهنگ‌کنندگان ملی می‌توانند هزینهٔ سفر دو نفر از هر کشور عضو را بپردازند که یکی زیر سی‌ودو سال باشد. شرکت‌کنندگان برخط همان مقاله‌ها را می‌گیرند و می‌توانند پرسش‌های خود را بنویسند.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of stepped hills with small houses and a thin blue line that joins them.',
      ar: 'رسم تجريدي لتلال متدرجة عليها بيوت صغيرة يصل بينها خط أزرق دقيق.',
      fr: 'Dessin abstrait de collines étagées aux petites maisons, qu’une mince ligne bleue relie.',
      fa: 'طرحی انتزاعی از تپه‌های پله‌پله با خانه‌های کوچک که خطی باریک و آبی آنها را به هم می‌پیوندد.',
    },
    credit,
  },
  topics: ['desalination', 'wastewater-reuse', 'water-energy-food-nexus', 'policy-and-standards'],
  countries: ['jo', 'eg', 'iq', 'om', 'ma', 'tr', 'ir', 'pk', 'my', 'fr', 'jp'],
  startsInDays: 96,
  lastsDays: 4,
  startHour: 9,
  mode: 'hybrid',
  kind: 'conference',
  place: { en: 'Amman, Jordan', ar: 'عمّان، الأردن', fr: 'Amman, Jordanie', fa: 'امان، اردن' },
  agenda: [
    {
      time: '09:00',
      title: {
        en: 'Day one: opening and the question of falling wells',
        ar: 'اليوم الأول: الافتتاح وسؤال الآبار الهابطة',
        fr: 'Premier jour : ouverture et question des puits qui baissent',
        fa: 'روز نخست: گشایش و پرسش چاه‌های رو به افت',
      },
    },
    {
      time: '14:00',
      title: {
        en: 'Day one: working groups with maps and budgets',
        ar: 'اليوم الأول: مجموعات عمل بالخرائط والميزانيات',
        fr: 'Premier jour : groupes de travail, cartes et budgets en main',
        fa: 'روز نخست: کارگروه‌ها با نقشه و بودجه',
      },
    },
    {
      time: '09:00',
      title: {
        en: 'Day two: less energy for the same water',
        ar: 'اليوم الثاني: طاقة أقل لكمية الماء نفسها',
        fr: 'Deuxième jour : moins d’énergie pour la même eau',
        fa: 'روز دوم: انرژی کمتر برای همان آب',
      },
    },
    {
      time: '09:00',
      title: {
        en: 'Day three: paying for water that is used twice',
        ar: 'اليوم الثالث: كلفة المياه التي تُستخدم مرتين',
        fr: 'Troisième jour : payer l’eau qui sert deux fois',
        fa: 'روز سوم: هزینهٔ آبی که دو بار مصرف می‌شود',
      },
    },
    {
      time: '09:00',
      title: {
        en: 'Day four: hearing with young professionals',
        ar: 'اليوم الرابع: جلسة استماع مع المهنيين الشباب',
        fr: 'Quatrième jour : audition des jeunes professionnels',
        fa: 'روز چهارم: جلسهٔ گفت‌وگو با متخصصان جوان',
      },
    },
    {
      time: '15:00',
      title: {
        en: 'Day four: reading of commitments and closing',
        ar: 'اليوم الرابع: تلاوة الالتزامات والختام',
        fr: 'Quatrième jour : lecture des engagements et clôture',
        fa: 'روز چهارم: خواندن تعهدها و پایان',
      },
    },
  ],
  speakers: [
    {
      role: {
        en: 'Minister responsible for water',
        ar: 'الوزير المسؤول عن المياه',
        fr: 'Ministre chargé de l’eau',
        fa: 'وزیر مسئول آب',
      },
      affiliation: {
        en: 'Host government',
        ar: 'حكومة الدولة المضيفة',
        fr: 'Gouvernement hôte',
        fa: 'دولت میزبان',
      },
    },
    {
      role: {
        en: 'Director of operations',
        ar: 'مديرة التشغيل',
        fr: 'Directrice de l’exploitation',
        fa: 'مدیر بهره‌برداری',
      },
      affiliation: {
        en: 'Water utility of a capital city',
        ar: 'مرفق المياه في إحدى العواصم',
        fr: 'Service d’eau d’une capitale',
        fa: 'شرکت آب یکی از پایتخت‌ها',
      },
    },
    {
      role: {
        en: 'Chair',
        ar: 'رئيس الاتحاد',
        fr: 'Président',
        fa: 'رئیس اتحادیه',
      },
      affiliation: {
        en: 'National union of farmers',
        ar: 'اتحاد وطني للمزارعين',
        fr: 'Union nationale d’agriculteurs',
        fa: 'اتحادیهٔ ملی کشاورزان',
      },
    },
    {
      role: {
        en: 'Secretary-General',
        ar: 'الأمين العام',
        fr: 'Secrétaire général',
        fa: 'دبیرکل',
      },
      affiliation: {
        en: 'IWEN Secretariat',
        ar: 'الأمانة العامة للشبكة',
        fr: 'Secrétariat de l’IWEN',
        fa: 'دبیرخانهٔ شبکه',
      },
    },
  ],
  outcome: null,
  projects: ['nexus-atlas', 'utility-energy-efficiency', 'young-water-professionals'],
}
