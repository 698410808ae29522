import type { StarterPublication } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const whoPaysForASmallDesalinationPlant: StarterPublication = {
  slug: 'who-pays-for-a-small-desalination-plant',
  title: {
    en: 'Who pays for a small desalination plant?',
    ar: 'من يدفع كلفة محطة تحلية صغيرة؟',
    fr: 'Qui paie une petite usine de dessalement ?',
    fa: 'هزینهٔ یک واحد کوچک نمک‌زدایی با کیست؟',
  },
  summary: {
    en: 'Nine solar plants have been in service long enough to show their true costs. This brief compares three ways to share them between the household, the town and the state.',
    ar: 'مضى على تشغيل تسع محطات شمسية وقت يكفي لإظهار تكاليفها الحقيقية. ويقارن هذا الموجز بين ثلاث طرائق لتقاسم هذه التكاليف بين الأسرة والبلدة والدولة.',
    fr: 'Neuf usines solaires fonctionnent depuis assez longtemps pour montrer leurs vrais coûts. Cette note compare trois façons de les partager entre le ménage, la commune et l’État.',
    fa: 'نُه واحد خورشیدی آن‌قدر کار کرده‌اند که هزینهٔ واقعی‌شان روشن شود. این یادداشت سه راه را برای تقسیم این هزینه میان خانوار، شهر و دولت با هم مقایسه می‌کند.',
  },
  body: {
    en: `Sunshine is free, but membranes, salaries and spare pumps are not. In the towns studied, a cubic metre of water costs between 0.9 and 1.6 dollars over the life of the plant. About half of this is construction.

Where the state paid for construction and the town for all the rest, tariffs stayed below the former price of the tanker and still filled a reserve for repairs. Where the town had to repay the building as well, bills rose and connections were refused. Where everything was free, no reserve was formed and the first broken pump stopped the plant.

The brief recommends four rules:

- The state pays once, for construction.
- Users pay for operation, and know the amount before work begins.
- One tenth of each bill goes into a reserve for membranes.
- The first four cubic metres a month are cheap, for every home.

A table allows a town to enter its own figures.`,
    ar: `الشمس بلا ثمن، أما الأغشية والرواتب والمضخات الاحتياطية فلها ثمن. ففي البلدات المدروسة تتراوح كلفة المتر المكعب بين 0.9 و1.6 دولار على مدى عمر المحطة، ونحو نصفها للإنشاء.

وحيث دفعت الدولة كلفة الإنشاء وتكفلت البلدة بما سواها، بقيت التعرفة دون سعر الصهريج السابق وكفت لتكوين احتياطي للإصلاح. وحيث لزم البلدة أن تسدد كلفة البناء أيضًا، ارتفعت الفواتير ورفض بعض السكان التوصيل. وحيث كان كل شيء مجانًا لم يتكوّن احتياطي، وأوقفت أول مضخة معطلة المحطة كلها.

ويوصي الموجز بأربع قواعد:

- تدفع الدولة مرة واحدة، للإنشاء.
- يدفع المستخدمون كلفة التشغيل، ويعرفون مقدارها قبل بدء العمل.
- يذهب عُشر كل فاتورة إلى احتياطي للأغشية.
- تكون الأمتار المكعبة الأربعة الأولى في الشهر رخيصة لكل بيت.

ويضم الموجز جدولًا تُدخل فيه البلدة أرقامها.`,
    fr: `Le soleil est gratuit ; les membranes, les salaires et les pompes de rechange ne le sont pas. Dans les villes étudiées, le mètre cube d’eau coûte entre 0,9 et 1,6 dollar sur la durée de vie de l’usine. La construction en représente environ la moitié.

Là où l’État a payé la construction et la commune le reste, le tarif est resté sous l’ancien prix du camion-citerne et a nourri une réserve. Là où la commune remboursait aussi l’ouvrage, les factures ont monté et des foyers ont refusé le raccordement. Là où tout était gratuit, faute de réserve, la première panne de pompe a arrêté l’usine.

La note recommande quatre règles :

- L’État paie une fois, pour la construction.
- Les usagers paient l’exploitation et en connaissent le montant avant les travaux.
- Un dixième de chaque facture va à une réserve pour les membranes.
- Les quatre premiers mètres cubes du mois sont bon marché, pour chaque foyer.

Un tableau permet à une ville d’y porter ses propres chiffres.`,
    fa: `آفتاب رایگان است، اما غشا، دستمزد و پمپ یدکی نه. در شهرهای بررسی‌شده، هر متر مکعب آب در طول عمر واحد میان ۰٫۹ تا ۱٫۶ دلار هزینه دارد و نزدیک به نیمی از آن هزینهٔ ساخت است.

هر جا دولت هزینهٔ ساخت و شهر باقی هزینه‌ها را پرداخت، تعرفه از بهای پیشین تانکر کمتر ماند و ذخیره‌ای هم برای تعمیر فراهم شد. هر جا شهر باید بهای ساختمان را نیز بازمی‌گرداند، قبض‌ها بالا رفت و برخی خانه‌ها انشعاب نگرفتند. هر جا همه چیز رایگان بود، ذخیره‌ای پدید نیامد و نخستین پمپ خراب، واحد را از کار انداخت.

این یادداشت چهار قاعده پیشنهاد می‌کند:

- دولت یک بار می‌پردازد، برای ساخت.
- مصرف‌کنندگان هزینهٔ بهره‌برداری را می‌پردازند و پیش از آغاز کار از مبلغ آن آگاه‌اند.
- یک‌دهم هر قبض به ذخیرهٔ خرید غشا می‌رود.
- چهار متر مکعب نخست هر ماه برای همهٔ خانه‌ها ارزان است.

جدولی نیز هست تا هر شهر ارقام خود را در آن بگذارد.`,
  },
  picture: {
    alternativeText: {
      en: 'Drawing of a small desalination plant on a quay, with its intake pipe in the sea below.',
      ar: 'رسم لمحطة تحلية صغيرة على رصيف، وأنبوب مأخذها في البحر تحتها.',
      fr: 'Dessin d’une petite usine de dessalement sur un quai, avec sa prise d’eau dans la mer en contrebas.',
      fa: 'طرحی از یک واحد کوچک نمک‌زدایی بر اسکله، با لولهٔ آبگیر آن در دریا.',
    },
    credit,
  },
  topics: ['desalination', 'policy-and-standards'],
  countries: ['ye', 'om', 'mr', 'tn'],
  kind: 'policy-brief',
  publishedOn: '2026-03-24',
  authors: ['IWEN Desalination Unit'],
  languages: ['en', 'ar', 'fr'],
  pages: 8,
  projects: ['solar-desalination-for-small-coastal-towns'],
}
