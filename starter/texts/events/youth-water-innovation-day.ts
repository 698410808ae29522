import type { StarterEvent } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const youthWaterInnovationDay: StarterEvent = {
  slug: 'youth-water-innovation-day',
  title: {
    en: 'Youth water innovation day: small fixes, shared openly',
    ar: 'يوم الشباب للابتكار المائي: حلول صغيرة متاحة للجميع',
    fr: 'Journée des jeunes pour l’innovation dans l’eau : de petites solutions partagées',
    fa: 'روز نوآوری جوانان در آب: راه‌حل‌های کوچک برای همه',
  },
  summary: {
    en: 'Students and young technicians from sixteen countries met online for one day to show small repairs and tools that work, and to explain how others can make them.',
    ar: 'التقى طلبة وفنيون شباب من ست عشرة دولة عبر الإنترنت يومًا واحدًا، وعرضوا إصلاحات وأدوات صغيرة تعمل فعلًا، وشرحوا كيف يصنعها غيرهم.',
    fr: 'Étudiants et jeunes techniciens de seize pays se sont retrouvés en ligne une journée pour montrer de petites réparations et des outils qui marchent, et expliquer comment les refaire.',
    fa: 'دانشجویان و تکنسین‌های جوان شانزده کشور یک روز برخط گرد آمدند تا تعمیرها و ابزارهای کوچک و کارآمد را نشان دهند و بگویند دیگران چگونه آنها را بسازند.',
  },
  body: {
    en: `Innovation in water is often understood as a large machine. This day was about small ones: a float that closes a tank, a cap that stops a leak for a season, a telephone that counts the strokes of a hand pump.

Forty-eight teams sent a two-minute film and a page of instructions. Juries of operators chose twelve to present. The rule was simple: the tool must already be in use, cost less than 50 dollars, and be free for anyone to copy.

> We did not invent anything. We looked at why the women at our well were waiting, and we moved the valve.

So one student from a secondary technical school summed up her team’s work. The instructions of all twelve teams are being translated into the four languages of the Network, and a summary of the day will follow.`,
    ar: `كثيرًا ما يُفهم الابتكار في المياه على أنه آلة كبيرة. أما هذا اليوم فكان للأشياء الصغيرة: عوّامة تغلق خزانًا، وغطاء يوقف التسرب موسمًا، وهاتف يعدّ ضربات مضخة يدوية.

أرسل ثمانية وأربعون فريقًا فيلمًا مدته دقيقتان وصفحة من التعليمات، واختارت لجان من المشغّلين اثني عشر فريقًا للعرض. وكانت القاعدة بسيطة: أن تكون الأداة مستخدمة فعلًا، وألا تتجاوز كلفتها 50 دولارًا، وأن يكون نسخها مباحًا للجميع.

> لم نخترع شيئًا. نظرنا لماذا تنتظر النساء عند بئرنا، فنقلنا الصمام.

بهذا لخصت طالبة من مدرسة ثانوية مهنية عمل فريقها. وتُترجم الآن تعليمات الفرق الاثني عشر إلى لغات الشبكة الأربع، ويليها ملخص لليوم.`,
    fr: `Dans l’eau, on se figure souvent l’innovation comme une grosse machine. Cette journée parlait des petites : un flotteur qui ferme un réservoir, un bouchon qui arrête une fuite le temps d’une saison, un téléphone qui compte les coups d’une pompe à main.

Quarante-huit équipes ont envoyé un film de deux minutes et une page d’instructions. Des jurys d’exploitants en ont retenu douze. La règle était simple : l’outil est déjà utilisé, coûte moins de 50 dollars et peut être copié librement.

> Nous n’avons rien inventé. Nous avons regardé pourquoi les femmes attendaient à notre puits, et nous avons déplacé la vanne.

Ainsi une élève d’un lycée technique a résumé le travail de son équipe. Les instructions des douze équipes sont en cours de traduction dans les quatre langues du Réseau, et une synthèse de la journée suivra.`,
    fa: `نوآوری در آب را اغلب ماشینی بزرگ می‌پندارند. این روز دربارهٔ کوچک‌ها بود: شناوری که مخزن را می‌بندد، درپوشی که یک فصل جلوی نشت را می‌گیرد، تلفنی که ضربه‌های پمپ دستی را می‌شمارد.

چهل‌وهشت گروه فیلمی دودقیقه‌ای و یک صفحه دستور ساخت فرستادند. داوران، که خود بهره‌بردار بودند، دوازده گروه را برای ارائه برگزیدند. قاعده ساده بود: ابزار باید هم‌اکنون به کار رود، کمتر از ۵۰ دلار هزینه داشته باشد و همه آزاد باشند آن را بسازند.

> ما چیزی اختراع نکردیم. نگاه کردیم چرا زنان سر چاه ما منتظر می‌مانند و شیر آب را جابه‌جا کردیم.

دانش‌آموزی از یک هنرستان کار گروهش را چنین خلاصه کرد. دستورهای هر دوازده گروه به چهار زبان شبکه ترجمه می‌شود و چکیده‌ای از این روز نیز منتشر خواهد شد.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of small bright figures passing a drop from hand to hand.',
      ar: 'رسم تجريدي لأشكال صغيرة زاهية تتناقل قطرة من يد إلى يد.',
      fr: 'Dessin abstrait de petites figures claires qui se passent une goutte de main en main.',
      fa: 'طرحی انتزاعی از پیکره‌های کوچک و روشن که قطره‌ای را دست به دست می‌دهند.',
    },
    credit,
  },
  topics: ['wastewater-reuse', 'water-energy-food-nexus'],
  countries: ['jo', 'ps', 'eg', 'sd', 'mr', 'ml', 'ma', 'bd', 'my', 'pk', 'ir'],
  startsInDays: -27,
  lastsDays: 1,
  startHour: 11,
  mode: 'online',
  kind: 'workshop',
  place: { en: 'Online', ar: 'عن بُعد', fr: 'En ligne', fa: 'برخط' },
  agenda: [
    {
      time: '11:00',
      title: {
        en: 'Six tools for wells and tanks',
        ar: 'ست أدوات للآبار والخزانات',
        fr: 'Six outils pour les puits et les réservoirs',
        fa: 'شش ابزار برای چاه و مخزن',
      },
    },
    {
      time: '12:30',
      title: {
        en: 'Six tools for pipes and fields',
        ar: 'ست أدوات للأنابيب والحقول',
        fr: 'Six outils pour les conduites et les champs',
        fa: 'شش ابزار برای لوله و کشتزار',
      },
    },
    {
      time: '14:00',
      title: {
        en: 'Operators answer: what would you change?',
        ar: 'المشغّلون يجيبون: ماذا كنتم ستغيّرون؟',
        fr: 'Les exploitants répondent : que changeriez-vous ?',
        fa: 'بهره‌برداران پاسخ می‌دهند: چه را تغییر می‌دادید؟',
      },
    },
  ],
  speakers: [
    {
      role: {
        en: 'Network operator and jury chair',
        ar: 'مشغّل شبكة ورئيس لجنة التحكيم',
        fr: 'Exploitant de réseau et président du jury',
        fa: 'بهره‌بردار شبکه و رئیس داوران',
      },
      affiliation: {
        en: 'Municipal water service',
        ar: 'دائرة مياه بلدية',
        fr: 'Service municipal de l’eau',
        fa: 'خدمات آب شهرداری',
      },
    },
    {
      role: {
        en: 'Teacher of mechanics',
        ar: 'معلمة ميكانيك',
        fr: 'Professeure de mécanique',
        fa: 'هنرآموز مکانیک',
      },
      affiliation: {
        en: 'Technical secondary school',
        ar: 'مدرسة ثانوية مهنية',
        fr: 'Lycée technique',
        fa: 'هنرستان فنی',
      },
    },
    {
      role: {
        en: 'Former participant, young water professionals',
        ar: 'مشاركة سابقة في مشروع المهنيين الشباب',
        fr: 'Ancienne participante, jeunes professionnels de l’eau',
        fa: 'شرکت‌کنندهٔ پیشین، متخصصان جوان آب',
      },
      affiliation: {
        en: 'National water company',
        ar: 'شركة وطنية للمياه',
        fr: 'Société nationale des eaux',
        fa: 'شرکت ملی آب',
      },
    },
  ],
  outcome: null,
  projects: ['young-water-professionals'],
}
