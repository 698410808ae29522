import type { StarterProject } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const solarIrrigationInTheSahel: StarterProject = {
  slug: 'solar-irrigation-in-the-sahel',
  title: {
    en: 'Solar irrigation in the Sahel for smallholders',
    ar: 'الري بالطاقة الشمسية لصغار المزارعين في الساحل الأفريقي',
    fr: 'Irrigation solaire au Sahel pour les petits exploitants',
    fa: 'آبیاری خورشیدی برای خرده‌کشاورزان در منطقهٔ ساحل آفریقا',
  },
  shortTitle: {
    en: 'Solar irrigation',
    fr: 'Irrigation solaire',
    fa: 'آبیاری خورشیدی',
  },
  summary: {
    en: 'Small solar pumps with water meters and shared rules gave 58 village cooperatives a second harvest each year, without lowering the water table beneath them.',
    ar: 'مضخات شمسية صغيرة بعدادات مياه وقواعد مشتركة أتاحت لـ58 تعاونية قروية حصادًا ثانيًا كل عام، من غير أن ينخفض منسوب المياه الجوفية تحتها.',
    fr: 'De petites pompes solaires, munies de compteurs et de règles communes, ont donné à 58 coopératives villageoises une seconde récolte par an, sans faire baisser la nappe.',
    fa: 'پمپ‌های کوچک خورشیدی با کنتور آب و قواعد مشترک، به ۵۸ تعاونی روستایی هر سال برداشت دومی داد، بی‌آنکه سطح آب زیرزمینی زیر پایشان پایین رود.',
  },
  body: {
    en: `A diesel pump costs little to buy and much to run. Many growers in the Sahel used theirs only in the weeks when a failing crop left no choice.

The project replaced 340 diesel pumps with solar ones of one to three kilowatts. Each cooperative chose its sites, paid a fifth of the price in instalments and trained two repairers, at least one of them a woman. A meter on every pump showed what was drawn.

## What we learned

Free energy can empty a well. In the first year, a few villages pumped twice what they needed. Cooperatives then set a daily limit and posted the meter readings on market day. Water levels recovered within two seasons. The limit matters as much as the panel.`,
    ar: `مضخة الديزل رخيصة الشراء باهظة التشغيل. وكان كثير من المزارعين في الساحل الأفريقي لا يشغّلونها إلا في الأسابيع التي لا يترك فيها المحصول المهدد خيارًا آخر.

استبدل المشروع بـ340 مضخة ديزل مضخات شمسية قدرتها كيلوواط واحد إلى ثلاثة. واختارت كل تعاونية مواقعها، ودفعت خُمس الثمن أقساطًا، ودرّبت شخصين على الإصلاح أحدهما امرأة على الأقل. وأظهر عداد على كل مضخة ما يُسحب من الماء.

## ما تعلمناه

قد تُفرغ الطاقة المجانية البئر. ففي العام الأول ضخت بضع قرى ضعفي حاجتها، ثم وضعت التعاونيات حدًا يوميًا وعلّقت قراءات العدادات يوم السوق. وتعافت المناسيب خلال موسمين. فللحد من الأهمية ما للّوح الشمسي.`,
    fr: `Une pompe diesel coûte peu à l’achat et beaucoup à l’usage. Au Sahel, bien des cultivateurs ne l’allumaient que dans les semaines où la récolte menacée ne leur laissait pas le choix.

Le projet a remplacé 340 pompes diesel par des pompes solaires d’un à trois kilowatts. Chaque coopérative a choisi ses sites, payé un cinquième du prix par versements et formé deux réparateurs, dont au moins une femme. Sur chaque pompe, un compteur indiquait le volume prélevé.

## Ce que nous avons appris

Une énergie gratuite peut vider un puits. La première année, quelques villages ont pompé le double de leurs besoins. Les coopératives ont alors fixé une limite quotidienne et affiché les relevés le jour du marché. Les niveaux se sont rétablis en deux saisons. La limite compte autant que le panneau.`,
    fa: `پمپ دیزلی ارزان خریده می‌شود و گران کار می‌کند. بسیاری از کشاورزان ساحل آفریقا آن را تنها در هفته‌هایی روشن می‌کردند که محصول در خطر چارهٔ دیگری نمی‌گذاشت.

پروژه ۳۴۰ پمپ دیزلی را با پمپ‌های خورشیدی یک تا سه کیلوواتی جایگزین کرد. هر تعاونی جای پمپ‌ها را برگزید، یک‌پنجم بها را قسطی پرداخت و دو تعمیرکار آموزش داد که دست‌کم یکی از آنان زن بود. کنتور هر پمپ میزان برداشت را نشان می‌داد.

## آنچه آموختیم

انرژی رایگان می‌تواند چاه را خالی کند. در سال نخست، چند روستا دو برابر نیاز خود آب کشیدند. سپس تعاونی‌ها سقف روزانه گذاشتند و ارقام کنتور را در روز بازار نصب کردند. سطح آب در دو فصل به جای خود بازگشت. سقف برداشت به همان اندازهٔ صفحهٔ خورشیدی اهمیت دارد.`,
  },
  picture: {
    alternativeText: {
      en: 'Drawing of a solar panel and a raised tank above a well that reaches down to blue groundwater, with palms beside them.',
      ar: 'رسم للوح شمسي وخزان مرتفع فوق بئر تصل إلى مياه جوفية زرقاء، وإلى جانبهما نخيل.',
      fr: 'Dessin d’un panneau solaire et d’un réservoir surélevé, au-dessus d’un puits qui descend jusqu’à une nappe bleue, avec des palmiers.',
      fa: 'طرحی از یک پنل خورشیدی و مخزنی بلند بر فراز چاهی که به آب زیرزمینی آبی‌رنگ می‌رسد، با چند نخل در کنار آنها.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus'],
  countries: ['ml', 'mr', 'sn', 'sd'],
  status: 'completed',
  donor: {
    en: 'A multilateral climate fund',
    ar: 'صندوق مناخي متعدد الأطراف',
    fr: 'Un fonds climatique multilatéral',
    fa: 'یک صندوق چندجانبهٔ اقلیم',
  },
  developmentPartner: {
    en: 'Farmer training centres in Senegal',
    ar: 'مراكز لتدريب المزارعين في السنغال',
    fr: 'Des centres de formation agricole du Sénégal',
    fa: 'مراکز آموزش کشاورزان در سنگال',
  },
  startsOn: '2020-02-01',
  endsOn: '2024-01-31',
  program: 'nexus-planning',
  results: [
    {
      value: '340',
      label: {
        en: 'diesel pumps replaced',
        ar: 'مضخة ديزل استُبدلت',
        fr: 'pompes diesel remplacées',
        fa: 'پمپ دیزلی جایگزین‌شده',
      },
    },
    {
      value: '58',
      label: {
        en: 'village cooperatives with a second harvest',
        ar: 'تعاونية قروية تجني حصادًا ثانيًا',
        fr: 'coopératives villageoises dotées d’une seconde récolte',
        fa: 'تعاونی روستایی با برداشت دوم',
      },
    },
    {
      value: '62%',
      label: {
        en: 'lower yearly cost of pumping',
        ar: 'انخفاض في الكلفة السنوية للضخ',
        fr: 'de baisse du coût annuel de pompage',
        fa: 'کاهش هزینهٔ سالانهٔ پمپاژ',
      },
    },
  ],
}
