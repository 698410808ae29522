import type { StarterEvent } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const desalinationTechnologyForum: StarterEvent = {
  slug: 'desalination-technology-forum',
  title: {
    en: 'Desalination technology forum on energy and cost',
    ar: 'منتدى تقنيات التحلية: الطاقة والكلفة',
    fr: 'Forum des techniques de dessalement : énergie et coût',
    fa: 'همایش فناوری نمک‌زدایی: انرژی و هزینه',
  },
  summary: {
    en: 'Plant owners, operators and researchers met in Doha for two days to compare measured figures for energy, membranes and maintenance, and to agree on how such figures are stated.',
    ar: 'اجتمع أصحاب المحطات ومشغّلوها وباحثون في الدوحة يومين لمقارنة أرقام مقيسة للطاقة والأغشية والصيانة، والاتفاق على طريقة عرض هذه الأرقام.',
    fr: 'Propriétaires d’usines, exploitants et chercheurs se sont réunis deux jours à Doha pour comparer des chiffres mesurés sur l’énergie, les membranes et l’entretien, et convenir de leur présentation.',
    fa: 'صاحبان واحدها، بهره‌برداران و پژوهشگران دو روز در دوحه گرد آمدند تا ارقام سنجیده‌شدهٔ انرژی، غشا و نگهداری را مقایسه کنند و بر شیوهٔ بیان آنها به توافق برسند.',
  },
  body: {
    en: `When two plants report their energy use, the figures can rarely be compared. One counts the pumps that bring the sea in, the other does not. One gives the best month, the other the year. The forum was called to end this confusion.

Forty plants from eleven countries brought twelve months of measured data in the same table. For the first time they could be laid side by side: seawater and brackish water, large and small, grid and solar. Owners could be named or numbered, as they preferred.

The second day dealt with what raises cost over time: fouled membranes, idle hours, spare parts that arrive late. Operators spoke first and suppliers answered. The evening before, participants had visited a plant at work and read its meters together.`,
    ar: `حين تعلن محطتان استهلاكهما من الطاقة يندر أن يُقارَن الرقمان. فإحداهما تحسب المضخات التي تجلب ماء البحر والأخرى لا تحسبها، وإحداهما تعطي أفضل شهر والأخرى تعطي العام كله. وقد دُعي إلى المنتدى لإنهاء هذا اللبس.

أحضرت أربعون محطة من إحدى عشرة دولة بيانات مقيسة لاثني عشر شهرًا في جدول واحد. فأمكن للمرة الأولى وضعها جنبًا إلى جنب: مياه البحر والمياه الجوفية المالحة، والكبيرة والصغيرة، والمربوطة بالشبكة والشمسية. وكان لأصحابها أن يُذكروا بالاسم أو بالرقم.

وتناول اليوم الثاني ما يرفع الكلفة مع الوقت: انسداد الأغشية، وساعات التوقف، وقطع الغيار المتأخرة. وتحدث المشغّلون أولًا ثم أجاب المورّدون. وكان المشاركون قد زاروا في المساء السابق محطة عاملة وقرأوا عداداتها معًا.`,
    fr: `Lorsque deux usines annoncent leur consommation d’énergie, leurs chiffres se comparent rarement. L’une compte les pompes d’amenée d’eau de mer, l’autre non. L’une donne le meilleur mois, l’autre l’année. Le forum a été convoqué pour mettre fin à cette confusion.

Quarante usines de onze pays ont apporté douze mois de mesures dans un même tableau. Pour la première fois, on pouvait les mettre côte à côte : eau de mer et eau saumâtre, grandes et petites, réseau et solaire. Chaque propriétaire pouvait être nommé ou numéroté, à son choix.

La seconde journée a porté sur ce qui renchérit l’eau avec le temps : membranes encrassées, heures d’arrêt, pièces qui tardent. Les exploitants ont parlé d’abord, les fournisseurs ont répondu. La veille au soir, les participants avaient visité une usine en marche et relevé ensemble ses compteurs.`,
    fa: `وقتی دو واحد نمک‌زدایی مصرف انرژی خود را اعلام می‌کنند، ارقام کمتر سنجیدنی‌اند. یکی پمپ‌های آبگیری از دریا را می‌شمارد و دیگری نه؛ یکی بهترین ماه را می‌گوید و دیگری سال را. همایش برای پایان‌دادن به این سردرگمی برگزار شد.

چهل واحد از یازده کشور، داده‌های سنجیدهٔ دوازده ماه را در جدولی یکسان آوردند. برای نخستین بار می‌شد آنها را کنار هم گذاشت: آب دریا و آب لب‌شور، بزرگ و کوچک، شبکه‌ای و خورشیدی. هر صاحب واحد می‌توانست با نام یا با شماره بیاید.

روز دوم به آنچه با گذشت زمان هزینه را بالا می‌برد گذشت: گرفتگی غشاها، ساعت‌های بی‌کاری و قطعاتی که دیر می‌رسند. نخست بهره‌برداران سخن گفتند و سپس تأمین‌کنندگان پاسخ دادند. شب پیش، شرکت‌کنندگان از واحدی در حال کار بازدید کرده و کنتورهایش را با هم خوانده بودند.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of tall cylinders in a row, each with a fine spiral of membrane inside.',
      ar: 'رسم تجريدي لأسطوانات عالية في صف، في داخل كل منها لولب دقيق من الأغشية.',
      fr: 'Dessin abstrait de hauts cylindres alignés, chacun contenant une fine spirale de membrane.',
      fa: 'طرحی انتزاعی از استوانه‌های بلند در یک ردیف که درون هر یک مارپیچ ظریفی از غشاست.',
    },
    credit,
  },
  topics: ['desalination', 'water-energy-food-nexus'],
  countries: ['qa', 'kw', 'sa', 'om', 'tn', 'ly', 'es', 'jp'],
  startsInDays: -64,
  lastsDays: 2,
  startHour: 9,
  mode: 'onsite',
  kind: 'conference',
  place: { en: 'Doha, Qatar', ar: 'الدوحة، قطر', fr: 'Doha, Qatar', fa: 'دوحه، قطر' },
  agenda: [
    {
      time: '09:00',
      title: {
        en: 'Day one: one table for forty plants',
        ar: 'اليوم الأول: جدول واحد لأربعين محطة',
        fr: 'Premier jour : un même tableau pour quarante usines',
        fa: 'روز نخست: یک جدول برای چهل واحد',
      },
    },
    {
      time: '13:30',
      title: {
        en: 'Day one: solar supply and operation by the sun',
        ar: 'اليوم الأول: الإمداد الشمسي والتشغيل على وقع الشمس',
        fr: 'Premier jour : alimentation solaire et marche au fil du soleil',
        fa: 'روز نخست: برق خورشیدی و کار همگام با خورشید',
      },
    },
    {
      time: '09:00',
      title: {
        en: 'Day two: membranes, maintenance and spare parts',
        ar: 'اليوم الثاني: الأغشية والصيانة وقطع الغيار',
        fr: 'Second jour : membranes, entretien et pièces',
        fa: 'روز دوم: غشا، نگهداری و قطعات یدکی',
      },
    },
    {
      time: '15:00',
      title: {
        en: 'Day two: conclusions',
        ar: 'اليوم الثاني: الخلاصات',
        fr: 'Second jour : conclusions',
        fa: 'روز دوم: جمع‌بندی',
      },
    },
  ],
  speakers: [
    {
      role: {
        en: 'Plant manager',
        ar: 'مدير محطة تحلية',
        fr: 'Chef d’usine',
        fa: 'مدیر واحد',
      },
      affiliation: {
        en: 'Coastal desalination plant',
        ar: 'محطة تحلية ساحلية',
        fr: 'Usine de dessalement côtière',
        fa: 'واحد نمک‌زدایی ساحلی',
      },
    },
    {
      role: {
        en: 'Professor of membrane science',
        ar: 'أستاذة علوم الأغشية',
        fr: 'Professeure de science des membranes',
        fa: 'استاد علوم غشا',
      },
      affiliation: {
        en: 'Faculty of engineering',
        ar: 'كلية للهندسة',
        fr: 'Faculté d’ingénierie',
        fa: 'دانشکدهٔ مهندسی',
      },
    },
    {
      role: {
        en: 'Head of tariffs',
        ar: 'رئيس قسم التعرفة',
        fr: 'Responsable des tarifs',
        fa: 'رئیس بخش تعرفه',
      },
      affiliation: {
        en: 'Water regulator',
        ar: 'جهة منظِّمة لقطاع المياه',
        fr: 'Autorité de régulation de l’eau',
        fa: 'نهاد تنظیم‌گر آب',
      },
    },
  ],
  outcome: {
    en: `Participants agreed on one way to state energy use: all electricity from intake to delivery, averaged over twelve months, with the salt content of the source beside it. Thirty-one of the forty plants accepted to publish their figures in this form each year.

- A group of six operators will keep a shared list of spare parts.
- A short guide to solar operation will be tested at three plants.
- The table of measured data will be updated and opened to all member states.`,
    ar: `اتفق المشاركون على طريقة واحدة لبيان استهلاك الطاقة: مجموع الكهرباء من المأخذ إلى التسليم، بمتوسط اثني عشر شهرًا، وبجانبه ملوحة المصدر. وقبلت إحدى وثلاثون محطة من الأربعين نشر أرقامها بهذه الصيغة كل عام.

- يحتفظ فريق من ستة مشغّلين بقائمة مشتركة لقطع الغيار.
- يُجرَّب دليل قصير للتشغيل الشمسي في ثلاث محطات.
- يُحدَّث جدول البيانات المقيسة ويُفتح لجميع الدول الأعضاء.`,
    fr: `Les participants sont convenus d’une seule façon d’énoncer la consommation : toute l’électricité, de la prise d’eau à la livraison, en moyenne sur douze mois, avec la salinité de la source. Trente et une usines sur quarante ont accepté de publier leurs chiffres ainsi chaque année.

- Un groupe de six exploitants tiendra une liste commune de pièces.
- Un court guide de la marche solaire sera essayé dans trois usines.
- Le tableau des mesures sera tenu à jour et ouvert à tous les États membres.`,
    fa: `شرکت‌کنندگان بر یک شیوهٔ بیان مصرف انرژی توافق کردند: همهٔ برق از آبگیر تا تحویل، میانگین دوازده‌ماهه، همراه با شوری منبع. سی‌ویک واحد از چهل واحد پذیرفتند ارقام خود را هر سال به این شکل منتشر کنند.

- گروهی از شش بهره‌بردار فهرست مشترک قطعات یدکی را نگه می‌دارد.
- راهنمای کوتاه کار با خورشید در سه واحد آزموده می‌شود.
- جدول داده‌های سنجیده به‌روز و برای همهٔ کشورهای عضو گشوده می‌شود.`,
  },
  projects: ['solar-desalination-for-small-coastal-towns', 'brine-management-pilot'],
}
