import type { StarterEvent } from '../../starter-types.ts'

export const waterDiplomacyRoundtable: StarterEvent = {
  slug: 'water-diplomacy-roundtable',
  title: {
    en: 'Water diplomacy roundtable on data exchange',
    ar: 'طاولة مستديرة للدبلوماسية المائية بشأن تبادل البيانات',
    fr: 'Table ronde de diplomatie de l’eau sur l’échange de données',
    fa: 'میزگرد دیپلماسی آب دربارهٔ تبادل داده',
  },
  summary: {
    en: 'Negotiators and hydrologists from nine governments met in Amman for one day to discuss who should keep a common groundwater record, who may read it, and how it is corrected.',
    ar: 'اجتمع في عمّان مفاوضون وخبراء مياه من تسع حكومات ليوم واحد، وناقشوا من يحفظ السجل المشترك للمياه الجوفية، ومن يطّلع عليه، وكيف يُصحَّح.',
    fr: 'Négociateurs et hydrologues de neuf gouvernements se sont réunis un jour à Amman pour discuter d’un registre commun des nappes : qui le tient, qui le consulte, comment le corriger.',
    fa: 'مذاکره‌کنندگان و آب‌شناسان نُه دولت یک روز در امان گرد آمدند تا دربارهٔ ثبت مشترک آب زیرزمینی گفت‌وگو کنند: چه کسی آن را نگه دارد، چه کسی ببیند و چگونه اصلاح شود.',
  },
  body: {
    en: `Governments that share groundwater have begun to exchange their readings. The roundtable asked what should happen to those readings afterwards. It was held behind closed doors, so that people could think aloud.

Three models were compared. In the first, every party keeps its own record and shows it on request. In the second, one neutral body keeps a single record for all. In the third, each party holds an identical copy and changes need the consent of everyone.

Hydrologists described what each model would mean in daily work. Lawyers spoke of ownership, errors and secrecy. No vote was taken and no name was recorded. The afternoon was given to pairs of neighbours, who spoke without chair or minutes.`,
    ar: `بدأت الحكومات المتشاركة في المياه الجوفية تبادل قراءاتها. وسألت الطاولة المستديرة عمّا ينبغي أن تؤول إليه هذه القراءات بعد ذلك. وقد عُقدت في جلسات مغلقة كي يفكر الحاضرون بصوت عالٍ.

قورنت ثلاثة نماذج. في الأول يحفظ كل طرف سجله ويعرضه عند الطلب. وفي الثاني تحفظ جهة محايدة سجلًا واحدًا للجميع. وفي الثالث تكون لدى كل طرف نسخة مطابقة، ولا تُعدَّل إلا بموافقة الكل.

وبيّن خبراء المياه ما يعنيه كل نموذج في العمل اليومي، وتحدث القانونيون عن الملكية والأخطاء والسرية. ولم يُجرَ تصويت ولم يُدوَّن اسم. وخُصص ما بعد الظهر للجيران مثنى مثنى، فتحدثوا بلا رئيس ولا محضر.`,
    fr: `Les gouvernements qui partagent des nappes ont commencé à échanger leurs relevés. La table ronde s’est demandé ce qu’ils doivent devenir ensuite. Elle s’est tenue à huis clos, pour que l’on puisse y penser à voix haute.

Trois modèles ont été comparés. Dans le premier, chaque partie garde son registre et le montre sur demande. Dans le deuxième, un organe neutre tient un registre unique. Dans le troisième, chacun détient une copie identique, et toute modification exige l’accord de tous.

Les hydrologues ont décrit ce que chaque modèle changerait au travail quotidien. Les juristes ont parlé de propriété, d’erreurs et de secret. Il n’y a eu ni vote ni nom consigné. L’après-midi fut laissé aux voisins, deux par deux, sans président ni compte rendu.`,
    fa: `دولت‌هایی که آب زیرزمینی مشترک دارند تبادل قرائت‌های خود را آغاز کرده‌اند. میزگرد پرسید سرنوشت این قرائت‌ها پس از آن چیست. نشست پشت درهای بسته برگزار شد تا حاضران بتوانند بلند فکر کنند.

سه الگو با هم سنجیده شد. در نخستین، هر طرف ثبت خود را نگه می‌دارد و در صورت درخواست نشان می‌دهد. در دومین، نهادی بی‌طرف یک ثبت برای همه نگه می‌دارد. در سومین، هر طرف رونوشتی یکسان دارد و هر تغییر رضایت همه را می‌خواهد.

آب‌شناسان گفتند هر الگو در کار روزانه چه معنایی دارد و حقوق‌دانان از مالکیت، خطا و رازداری سخن گفتند. رأی‌گیری نشد و نامی ثبت نشد. پس از نیمروز به همسایگان سپرده شد که دوبه‌دو، بی رئیس و بی صورت‌جلسه، گفت‌وگو کردند.`,
  },
  picture: null,
  topics: ['policy-and-standards'],
  countries: ['jo', 'sa', 'iq', 'sy', 'eg', 'ly', 'sd', 'tn', 'ml'],
  startsInDays: -143,
  lastsDays: 1,
  startHour: 10,
  mode: 'onsite',
  kind: 'meeting',
  place: { en: 'Amman, Jordan', ar: 'عمّان، الأردن', fr: 'Amman, Jordanie', fa: 'امان، اردن' },
  agenda: [
    {
      time: '10:00',
      title: {
        en: 'Three ways to keep a common record',
        ar: 'ثلاث طرائق لحفظ سجل مشترك',
        fr: 'Trois façons de tenir un registre commun',
        fa: 'سه راه برای نگهداری ثبت مشترک',
      },
    },
    {
      time: '12:00',
      title: {
        en: 'Ownership, errors and secrecy',
        ar: 'الملكية والأخطاء والسرية',
        fr: 'Propriété, erreurs et secret',
        fa: 'مالکیت، خطا و رازداری',
      },
    },
    {
      time: '14:30',
      title: {
        en: 'Talks between neighbours',
        ar: 'محادثات بين الجيران',
        fr: 'Entretiens entre voisins',
        fa: 'گفت‌وگوی همسایگان',
      },
    },
    {
      time: '16:30',
      title: {
        en: 'What can be said in public',
        ar: 'ما يمكن قوله علنًا',
        fr: 'Ce qui peut être dit en public',
        fa: 'آنچه می‌توان آشکارا گفت',
      },
    },
  ],
  speakers: [
    {
      role: {
        en: 'Neutral chair',
        ar: 'رئيسة محايدة',
        fr: 'Présidente neutre',
        fa: 'رئیس بی‌طرف',
      },
      affiliation: {
        en: 'Former judge, from a country outside the region',
        ar: 'قاضية سابقة من دولة خارج المنطقة',
        fr: 'Ancienne juge, d’un pays extérieur à la région',
        fa: 'قاضی پیشین از کشوری بیرون از منطقه',
      },
    },
    {
      role: {
        en: 'Senior hydrologist',
        ar: 'خبيرة مياه أولى',
        fr: 'Hydrologue principale',
        fa: 'آب‌شناس ارشد',
      },
      affiliation: {
        en: 'National groundwater service',
        ar: 'مصلحة وطنية للمياه الجوفية',
        fr: 'Service national des eaux souterraines',
        fa: 'خدمات ملی آب زیرزمینی',
      },
    },
    {
      role: {
        en: 'Adviser on international law',
        ar: 'مستشار في القانون الدولي',
        fr: 'Conseiller en droit international',
        fa: 'مشاور حقوق بین‌الملل',
      },
      affiliation: {
        en: 'IWEN Secretariat',
        ar: 'الأمانة العامة للشبكة',
        fr: 'Secrétariat de l’IWEN',
        fa: 'دبیرخانهٔ شبکه',
      },
    },
  ],
  outcome: {
    en: `The delegations agreed on a short public note. It says that the third model, with identical copies held by each party, found the most support, and that its cost and speed need further study.

Two pairs of neighbours decided to test it for one year with twelve wells each. Their experience will be part of the proposal laid before the twentieth Conference of the Parties.`,
    ar: `اتفقت الوفود على مذكرة علنية قصيرة، جاء فيها أن النموذج الثالث، القائم على نسخ مطابقة لدى كل طرف، لقي أكبر تأييد، وأن كلفته وسرعته تحتاجان إلى مزيد من الدراسة.

وقررت مجموعتان، كل منهما من دولتين متجاورتين، اختباره عامًا واحدًا في اثنتي عشرة بئرًا لكل مجموعة. وستكون تجربتهما جزءًا من المقترح المعروض على مؤتمر الأطراف في دورته العشرين.`,
    fr: `Les délégations se sont entendues sur une courte note publique. Elle indique que le troisième modèle, celui des copies identiques, a recueilli le plus de soutien et que son coût et sa rapidité restent à étudier.

Deux paires de voisins ont décidé de l’essayer pendant un an, avec douze puits chacune. Leur expérience figurera dans la proposition soumise à la vingtième Conférence des Parties.`,
    fa: `هیئت‌ها بر یادداشتی کوتاه و علنی توافق کردند. بنا بر آن، الگوی سوم با رونوشت‌های یکسان نزد هر طرف بیشترین پشتیبانی را یافت و هزینه و سرعت آن به بررسی بیشتر نیاز دارد.

دو جفت از همسایگان تصمیم گرفتند آن را یک سال، هر جفت با دوازده چاه، بیازمایند. تجربهٔ آنان بخشی از پیشنهادی خواهد بود که به بیستمین کنفرانس اعضا داده می‌شود.`,
  },
  projects: ['shared-aquifer-dialogue'],
}
