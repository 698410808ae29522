import type { StarterEvent } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const brineResearchSymposium: StarterEvent = {
  slug: 'brine-research-symposium',
  title: {
    en: 'Brine research symposium: the sea bed and the market',
    ar: 'ندوة بحوث المحلول الملحي: قاع البحر والسوق',
    fr: 'Symposium de recherche sur la saumure : le fond marin et le marché',
    fa: 'همایش پژوهشی شورابه: بستر دریا و بازار',
  },
  summary: {
    en: 'Marine biologists, chemists and plant engineers met in Jeddah and online for two days to review what brine does near outfalls and which of its salts can be sold.',
    ar: 'اجتمع علماء أحياء بحرية وكيميائيون ومهندسو محطات في جدة وعن بُعد يومين لبحث أثر المحلول الملحي قرب المصبّات، والأملاح التي يمكن بيعها.',
    fr: 'Biologistes marins, chimistes et ingénieurs se sont réunis deux jours à Djeddah et en ligne pour examiner les effets de la saumure près des rejets et les sels que l’on peut vendre.',
    fa: 'زیست‌شناسان دریا، شیمی‌دانان و مهندسان تأسیسات دو روز در جده و به‌صورت برخط گرد آمدند تا اثر شورابه نزدیک محل تخلیه و نمک‌های فروختنی آن را بررسی کنند.',
  },
  body: {
    en: `Research on brine is divided between two rooms. In one, biologists count what lives near an outfall. In the other, chemists count what could be taken out of the brine and sold. The symposium put both in the same room for two days.

## Near the outfall

Eight studies from three seas were read together. They agreed that damage is mostly local, that it depends on the shape of the coast more than on the size of the plant, and that very few sites were measured before construction began.

## Beyond the sea

Common salt and magnesium can already pay for part of their recovery. Other metals cannot, at today’s prices. Several speakers warned against plans that count on them. A plant should be sound without this income.`,
    ar: `تنقسم بحوث المحلول الملحي بين غرفتين. في إحداهما يُحصي علماء الأحياء ما يعيش قرب المصبّ، وفي الأخرى يُحصي الكيميائيون ما يمكن استخراجه من المحلول وبيعه. وقد جمعت الندوة الفريقين في قاعة واحدة يومين.

## قرب المصبّ

قُرئت معًا ثماني دراسات من ثلاثة بحار. واتفقت على أن الضرر موضعي في معظمه، وأنه يرتبط بشكل الساحل أكثر من ارتباطه بحجم المحطة، وأن قليلًا جدًا من المواقع قيس قبل بدء البناء.

## ما بعد البحر

يستطيع ملح الطعام والمغنيسيوم اليوم تغطية جزء من كلفة استخراجهما. أما المعادن الأخرى فلا تستطيع ذلك بالأسعار الحالية. وحذّر عدد من المتحدثين من خطط تعوّل عليها، فالمحطة ينبغي أن تكون سليمة من دون هذا الدخل.`,
    fr: `La recherche sur la saumure se partage entre deux salles. Dans l’une, les biologistes comptent ce qui vit près d’un rejet. Dans l’autre, les chimistes comptent ce que l’on pourrait en tirer et vendre. Le symposium les a réunis deux jours dans la même.

## Près du rejet

Huit études venues de trois mers ont été lues ensemble. Elles s’accordent à dire que les dommages sont surtout locaux, qu’ils dépendent de la forme de la côte plus que de la taille de l’usine, et que très peu de sites ont été mesurés avant les travaux.

## Au-delà de la mer

Le sel commun et le magnésium paient déjà une partie de leur récupération. Les autres métaux ne le peuvent pas aux prix actuels. Plusieurs intervenants ont mis en garde contre les plans qui comptent sur eux. Une usine doit être viable sans ce revenu.`,
    fa: `پژوهش دربارهٔ شورابه میان دو اتاق تقسیم شده است. در یکی، زیست‌شناسان آنچه را نزدیک محل تخلیه زندگی می‌کند می‌شمارند و در دیگری، شیمی‌دانان آنچه را می‌توان از شورابه گرفت و فروخت. همایش هر دو را دو روز در یک اتاق نشاند.

## نزدیک محل تخلیه

هشت پژوهش از سه دریا با هم خوانده شد. همه بر آن بودند که آسیب بیشتر محلی است، به شکل ساحل بیش از بزرگی واحد بستگی دارد و جاهای بسیار اندکی پیش از ساخت اندازه‌گیری شده‌اند.

## فراتر از دریا

نمک خوراکی و منیزیم هم‌اکنون بخشی از هزینهٔ بازیابی خود را می‌پردازند. فلزهای دیگر با بهای امروز نمی‌توانند. چند سخنران نسبت به برنامه‌هایی که به آنها تکیه دارند هشدار دادند. هر واحد نمک‌زدایی باید بی این درآمد هم پابرجا باشد.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of pale crystals resting beneath three slow blue waves.',
      ar: 'رسم تجريدي لبلورات فاتحة تستقر تحت ثلاث أمواج زرقاء بطيئة.',
      fr: 'Dessin abstrait de cristaux pâles posés sous trois lentes vagues bleues.',
      fa: 'طرحی انتزاعی از بلورهای روشن که زیر سه موج آبی و آرام نشسته‌اند.',
    },
    credit,
  },
  topics: ['desalination'],
  countries: ['sa', 'kw', 'qa', 'om', 'eg', 'it', 'jp'],
  startsInDays: -318,
  lastsDays: 2,
  startHour: 9,
  mode: 'hybrid',
  kind: 'conference',
  place: {
    en: 'Jeddah, Saudi Arabia',
    ar: 'جدة، المملكة العربية السعودية',
    fr: 'Djeddah, Arabie saoudite',
    fa: 'جده، عربستان سعودی',
  },
  agenda: [
    {
      time: '09:00',
      title: {
        en: 'Day one: eight studies, read together',
        ar: 'اليوم الأول: ثماني دراسات تُقرأ معًا',
        fr: 'Premier jour : huit études lues ensemble',
        fa: 'روز نخست: خواندن هشت پژوهش در کنار هم',
      },
    },
    {
      time: '14:00',
      title: {
        en: 'Day one: measuring a coast before building',
        ar: 'اليوم الأول: قياس الساحل قبل البناء',
        fr: 'Premier jour : mesurer une côte avant de bâtir',
        fa: 'روز نخست: سنجش ساحل پیش از ساخت',
      },
    },
    {
      time: '09:00',
      title: {
        en: 'Day two: salts with a market and salts without',
        ar: 'اليوم الثاني: أملاح لها سوق وأملاح لا سوق لها',
        fr: 'Second jour : sels avec marché et sels sans marché',
        fa: 'روز دوم: نمک‌های دارای بازار و بی‌بازار',
      },
    },
    {
      time: '13:00',
      title: {
        en: 'Day two: questions for the next three years',
        ar: 'اليوم الثاني: أسئلة للسنوات الثلاث المقبلة',
        fr: 'Second jour : questions pour les trois prochaines années',
        fa: 'روز دوم: پرسش‌های سه سال آینده',
      },
    },
  ],
  speakers: [
    {
      role: {
        en: 'Marine biologist',
        ar: 'عالمة أحياء بحرية',
        fr: 'Biologiste marine',
        fa: 'زیست‌شناس دریا',
      },
      affiliation: {
        en: 'Coastal research station',
        ar: 'محطة بحوث ساحلية',
        fr: 'Station de recherche côtière',
        fa: 'ایستگاه پژوهش ساحلی',
      },
    },
    {
      role: {
        en: 'Chemical engineer',
        ar: 'مهندس كيميائي',
        fr: 'Ingénieur chimiste',
        fa: 'مهندس شیمی',
      },
      affiliation: {
        en: 'Salt producer',
        ar: 'شركة لإنتاج الملح',
        fr: 'Producteur de sel',
        fa: 'شرکت تولید نمک',
      },
    },
    {
      role: {
        en: 'Head of permits',
        ar: 'رئيس قسم التراخيص',
        fr: 'Chef des autorisations',
        fa: 'رئیس بخش مجوزها',
      },
      affiliation: {
        en: 'Environment authority',
        ar: 'هيئة لشؤون البيئة',
        fr: 'Autorité de l’environnement',
        fa: 'سازمان محیط زیست',
      },
    },
    {
      role: {
        en: 'Head of desalination',
        ar: 'رئيس وحدة التحلية',
        fr: 'Chef de l’unité de dessalement',
        fa: 'رئیس واحد نمک‌زدایی',
      },
      affiliation: {
        en: 'IWEN Desalination Unit',
        ar: 'وحدة التحلية في الشبكة',
        fr: 'Unité de dessalement de l’IWEN',
        fa: 'واحد نمک‌زدایی شبکه',
      },
    },
  ],
  outcome: {
    en: `The symposium closed with five shared questions for the next three years. The first is how long a sea bed needs to recover after an outfall has been moved.

Four institutes agreed to measure two coasts for a full year before new plants are built there. The brine management pilot took up their method for its twelve stations. All papers were placed in a common collection that member states can read without charge.`,
    ar: `اختُتمت الندوة بخمسة أسئلة مشتركة للسنوات الثلاث المقبلة، أولها كم يحتاج قاع البحر من الوقت ليتعافى بعد نقل المصبّ.

واتفقت أربعة معاهد على قياس ساحلين عامًا كاملًا قبل بناء محطات جديدة عليهما. وأخذ المشروع التجريبي لإدارة المحلول الملحي بطريقتها في محطاته الاثنتي عشرة. ووُضعت الأوراق كلها في مجموعة مشتركة تقرؤها الدول الأعضاء مجانًا.`,
    fr: `Le symposium s’est achevé sur cinq questions communes pour les trois prochaines années. La première : combien de temps faut-il à un fond marin pour se rétablir une fois le rejet déplacé ?

Quatre instituts sont convenus de mesurer deux côtes pendant une année entière avant la construction de nouvelles usines. Le projet pilote sur la saumure a repris leur méthode pour ses douze stations. Tous les textes ont été réunis dans une collection que les États membres lisent gratuitement.`,
    fa: `همایش با پنج پرسش مشترک برای سه سال آینده پایان یافت. نخستین پرسش این است که بستر دریا پس از جابه‌جایی محل تخلیه چه اندازه زمان می‌خواهد تا به حال خود بازگردد.

چهار مؤسسه پذیرفتند دو ساحل را پیش از ساخت واحدهای تازه یک سال کامل اندازه بگیرند. طرح آزمایشی مدیریت شورابه روش آنان را برای دوازده ایستگاه خود برگزید. همهٔ مقاله‌ها در مجموعه‌ای مشترک گرد آمد که کشورهای عضو رایگان می‌خوانند.`,
  },
  projects: ['brine-management-pilot'],
}
