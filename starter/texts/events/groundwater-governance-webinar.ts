import type { StarterEvent } from '../../starter-types.ts'

export const groundwaterGovernanceWebinar: StarterEvent = {
  slug: 'groundwater-governance-webinar',
  title: {
    en: 'Groundwater governance webinar: permits that work',
    ar: 'ندوة عبر الإنترنت عن حوكمة المياه الجوفية: رخص تنجح',
    fr: 'Webinaire sur la gouvernance des nappes : des permis qui fonctionnent',
    fa: 'وبینار حکمرانی آب زیرزمینی: مجوزهایی که کارآمدند',
  },
  summary: {
    en: 'Ninety minutes online on well permits: why many fail, what three regulators changed, and how a village can see for itself whether a limit is kept.',
    ar: 'تسعون دقيقة عبر الإنترنت عن رخص الآبار: لماذا يخفق كثير منها، وماذا غيّرت ثلاث جهات منظِّمة، وكيف ترى القرية بنفسها أن الحد محترم.',
    fr: 'Quatre-vingt-dix minutes en ligne sur les permis de puits : pourquoi tant échouent, ce que trois régulateurs ont changé, comment un village vérifie lui-même qu’une limite est respectée.',
    fa: 'نود دقیقه برخط دربارهٔ مجوز چاه: چرا بسیاری ناکام می‌مانند، سه نهاد تنظیم‌گر چه چیزی را تغییر دادند و یک روستا چگونه خود می‌بیند که سقف رعایت می‌شود.',
  },
  body: {
    en: `In many countries a well needs a permit, and most wells have none. The rule is known, the offices are few, and the farmer’s need is urgent. Stricter penalties have seldom changed this.

Three regulators describe what they tried instead. One made the permit free but tied it to a meter. Another gave a whole village a single permit and let it divide the water. The third shows permitted and measured volumes on a public map.

The webinar is meant for:

- staff of water ministries and basin offices;
- local councils and users’ associations;
- students of law, engineering and public policy.

Speakers use Arabic, English and French, with interpretation. Questions may be sent in writing before and during the session. A recording is kept for those who cannot attend.`,
    ar: `تشترط دول كثيرة رخصة للبئر، ومعظم الآبار بلا رخص. فالقاعدة معروفة، والمكاتب قليلة، وحاجة المزارع ملحّة. ونادرًا ما غيّر تشديد العقوبات شيئًا من ذلك.

تعرض ثلاث جهات منظِّمة ما جربته بدلًا من ذلك. جعلت الأولى الرخصة مجانية لكنها ربطتها بعداد. ومنحت الثانية القرية كلها رخصة واحدة وتركت لها تقسيم الماء. وتعرض الثالثة الكميات المرخصة والمقيسة على خريطة عامة.

والندوة موجهة إلى:

- العاملين في وزارات المياه ومكاتب الأحواض.
- المجالس المحلية وجمعيات المستخدمين.
- طلبة القانون والهندسة والسياسات العامة.

ويتحدث المشاركون بالعربية والإنجليزية والفرنسية مع ترجمة فورية. ويمكن إرسال الأسئلة كتابةً قبل الندوة وفي أثنائها، ويُحفظ تسجيل لمن يتعذر حضوره.`,
    fr: `Dans bien des pays, un puits exige un permis, et la plupart des puits n’en ont pas. La règle est connue, les bureaux sont rares et le besoin de l’agriculteur presse. Alourdir les peines y a rarement changé quelque chose.

Trois régulateurs racontent ce qu’ils ont essayé d’autre. Le premier a rendu le permis gratuit, mais l’a lié à un compteur. Le deuxième a donné un seul permis à tout un village, qui partage l’eau lui-même. Le troisième montre les volumes autorisés et mesurés sur une carte publique.

Le webinaire s’adresse :

- au personnel des ministères de l’eau et des offices de bassin ;
- aux conseils locaux et aux associations d’usagers ;
- aux étudiants en droit, en ingénierie et en politiques publiques.

Les intervenants parlent arabe, anglais et français, avec interprétation. Les questions peuvent être envoyées par écrit avant et pendant la séance. Un enregistrement est conservé pour les absents.`,
    fa: `در بسیاری از کشورها چاه مجوز می‌خواهد و بیشتر چاه‌ها مجوز ندارند. قاعده شناخته است، اداره‌ها اندک‌اند و نیاز کشاورز فوری است. سخت‌ترکردن جریمه‌ها کمتر چیزی را دگرگون کرده است.

سه نهاد تنظیم‌گر می‌گویند به جای آن چه آزموده‌اند. یکی مجوز را رایگان کرد اما به کنتور پیوند داد. دیگری به همهٔ روستا یک مجوز داد و تقسیم آب را به خود روستا سپرد. سومی حجم مجاز و حجم سنجیده را بر نقشه‌ای همگانی نشان می‌دهد.

این وبینار برای اینان است:

- کارکنان وزارتخانه‌های آب و اداره‌های حوضه؛
- شوراهای محلی و انجمن‌های آب‌بران؛
- دانشجویان حقوق، مهندسی و سیاست عمومی.

سخنرانان به عربی، انگلیسی و فرانسوی با ترجمهٔ هم‌زمان سخن می‌گویند. پرسش‌ها را می‌توان پیش از نشست و در میان آن نوشت و فرستاد. ضبط نشست برای غایبان نگه داشته می‌شود.`,
  },
  picture: null,
  topics: ['policy-and-standards'],
  countries: ['jo', 'ma', 'ir', 'ye', 'pk'],
  startsInDays: 9,
  lastsDays: 1,
  startHour: 14,
  lastsMinutes: 90,
  mode: 'online',
  kind: 'webinar',
  place: { en: 'Online', ar: 'عن بُعد', fr: 'En ligne', fa: 'برخط' },
  agenda: [
    {
      time: '14:00',
      title: {
        en: 'Why permits fail',
        ar: 'لماذا تخفق الرخص',
        fr: 'Pourquoi les permis échouent',
        fa: 'چرا مجوزها ناکام می‌مانند',
      },
    },
    {
      time: '14:20',
      title: {
        en: 'Three regulators, three changes',
        ar: 'ثلاث جهات منظِّمة وثلاثة تغييرات',
        fr: 'Trois régulateurs, trois changements',
        fa: 'سه نهاد تنظیم‌گر، سه تغییر',
      },
    },
    {
      time: '15:05',
      title: {
        en: 'Questions from participants',
        ar: 'أسئلة المشاركين',
        fr: 'Questions des participants',
        fa: 'پرسش‌های شرکت‌کنندگان',
      },
    },
  ],
  speakers: [
    {
      role: {
        en: 'Director of licensing',
        ar: 'مديرة الترخيص',
        fr: 'Directrice des permis',
        fa: 'مدیر صدور مجوز',
      },
      affiliation: {
        en: 'Groundwater regulator',
        ar: 'جهة منظِّمة للمياه الجوفية',
        fr: 'Autorité de régulation des nappes',
        fa: 'نهاد تنظیم‌گر آب زیرزمینی',
      },
    },
    {
      role: {
        en: 'Basin engineer',
        ar: 'مهندس حوض مائي',
        fr: 'Ingénieur de bassin',
        fa: 'مهندس حوضه',
      },
      affiliation: {
        en: 'River basin office',
        ar: 'مكتب حوض نهر',
        fr: 'Office de bassin',
        fa: 'ادارهٔ حوضهٔ رود',
      },
    },
    {
      role: {
        en: 'Head of a users’ association',
        ar: 'رئيسة جمعية لمستخدمي المياه',
        fr: 'Présidente d’une association d’usagers',
        fa: 'رئیس انجمن آب‌بران',
      },
      affiliation: {
        en: 'Village of 900 households',
        ar: 'قرية من 900 أسرة',
        fr: 'Village de 900 foyers',
        fa: 'روستایی با ۹۰۰ خانوار',
      },
    },
  ],
  outcome: null,
  projects: ['shared-aquifer-dialogue'],
}
