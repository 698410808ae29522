import type { StarterProject } from '../../starter-types.ts'

export const reuseStandardsForIrrigation: StarterProject = {
  slug: 'reuse-standards-for-irrigation',
  title: {
    en: 'Reuse standards for irrigation with treated water',
    ar: 'معايير إعادة الاستخدام للري بالمياه المعالجة',
    fr: 'Normes de réutilisation pour l’irrigation à l’eau traitée',
    fa: 'استانداردهای بازچرخانی برای آبیاری با پساب تصفیه‌شده',
  },
  shortTitle: {
    en: 'Reuse standards',
    ar: 'معايير إعادة الاستخدام',
    fr: 'Normes de réutilisation',
    fa: 'استانداردهای بازچرخانی',
  },
  summary: {
    en: 'Six countries agreed on three classes of treated wastewater for irrigation, each with a few limits, a sampling plan and simple barriers that protect farmers and consumers.',
    ar: 'اتفقت ست دول على ثلاث فئات من المياه العادمة المعالجة للري، لكل منها حدود قليلة وخطة لأخذ العينات وحواجز بسيطة تحمي المزارعين والمستهلكين.',
    fr: 'Six pays se sont accordés sur trois classes d’eaux usées traitées pour l’irrigation, chacune avec quelques limites, un plan de prélèvement et des barrières simples qui protègent agriculteurs et consommateurs.',
    fa: 'شش کشور بر سر سه رده پساب تصفیه‌شده برای آبیاری توافق کردند؛ هر رده با چند حد معین، برنامهٔ نمونه‌برداری و موانع ساده‌ای که کشاورز و مصرف‌کننده را حفظ می‌کند.',
  },
  body: {
    en: `Farmers near cities have long irrigated with wastewater, treated or not. Where there were no rules, nobody could say which crop was safe. Where the rules were too strict, nobody followed them.

The project worked with health, agriculture and water authorities in six countries to write rules that can be kept and checked. They agreed on three classes:

- Class A, for crops eaten raw.
- Class B, for fruit trees and crops that are cooked or processed.
- Class C, for fodder, fibre and forest belts.

Each class sets a few limits, a sampling frequency and barriers such as drip lines or a pause before harvest. When the project closed, five countries had adopted the classes and the sixth was testing them.`,
    ar: `يروي المزارعون قرب المدن منذ زمن بعيد بمياه عادمة، معالجة أو غير معالجة. وحيث غابت القواعد لم يستطع أحد أن يقول أي محصول آمن، وحيث اشتدت القواعد لم يلتزمها أحد.

عمل المشروع مع سلطات الصحة والزراعة والمياه في ست دول على وضع قواعد يمكن التزامها والتحقق منها، واتُّفق على ثلاث فئات:

- الفئة «أ» للمحاصيل التي تؤكل نيئة.
- الفئة «ب» لأشجار الفاكهة والمحاصيل التي تُطهى أو تُصنَّع.
- الفئة «ج» للأعلاف والألياف والأحزمة الحرجية.

وتحدد كل فئة بضعة حدود ووتيرة لأخذ العينات وحواجز مثل خطوط التنقيط أو التوقف قبل الحصاد. وعند انتهاء المشروع كانت خمس دول قد اعتمدت الفئات، والسادسة تختبرها.`,
    fr: `Autour des villes, les agriculteurs irriguent depuis longtemps avec des eaux usées, traitées ou non. Sans règles, personne ne pouvait dire quelle culture était sûre. Avec des règles trop strictes, personne ne les suivait.

Le projet a réuni les autorités de la santé, de l’agriculture et de l’eau de six pays pour écrire des règles applicables et vérifiables. Trois classes ont été retenues :

- Classe A, pour les cultures consommées crues.
- Classe B, pour les arbres fruitiers et les cultures cuites ou transformées.
- Classe C, pour les fourrages, les fibres et les ceintures boisées.

Chaque classe fixe quelques limites, une fréquence de prélèvement et des barrières, comme le goutte-à-goutte ou une pause avant la récolte. À la clôture, cinq pays avaient adopté ces classes et le sixième les mettait à l’essai.`,
    fa: `کشاورزان پیرامون شهرها دیری است با پساب، تصفیه‌شده یا نشده، آبیاری می‌کنند. هر جا قاعده‌ای نبود، کسی نمی‌توانست بگوید کدام محصول ایمن است و هر جا قاعده بیش از اندازه سخت بود، کسی رعایتش نمی‌کرد.

پروژه با نهادهای بهداشت، کشاورزی و آب در شش کشور کار کرد تا قواعدی نوشته شود که بتوان رعایت و بررسی کرد. سه رده پذیرفته شد:

- ردهٔ الف برای محصولات خام‌خوری.
- ردهٔ ب برای درختان میوه و محصولاتی که پخته یا فراوری می‌شوند.
- ردهٔ پ برای علوفه، الیاف و کمربندهای درختی.

هر رده چند حد، بسامد نمونه‌برداری و موانعی مانند آبیاری قطره‌ای یا وقفهٔ پیش از برداشت دارد. در پایان پروژه، پنج کشور رده‌ها را پذیرفته بودند و کشور ششم آنها را می‌آزمود.`,
  },
  picture: null,
  topics: ['wastewater-reuse', 'policy-and-standards'],
  countries: ['jo', 'ps', 'lb', 'eg', 'tn', 'ma'],
  status: 'completed',
  donor: {
    en: 'A multilateral environment fund',
    ar: 'صندوق بيئي متعدد الأطراف',
    fr: 'Un fonds multilatéral pour l’environnement',
    fa: 'یک صندوق چندجانبهٔ محیط زیست',
  },
  developmentPartner: {
    en: 'Public health institutions in Germany',
    ar: 'مؤسسات للصحة العامة في ألمانيا',
    fr: 'Des institutions de santé publique d’Allemagne',
    fa: 'مؤسسه‌های بهداشت عمومی در آلمان',
  },
  startsOn: '2021-09-01',
  endsOn: '2024-08-31',
  program: 'safe-water-reuse',
  results: [
    {
      value: '5',
      label: {
        en: 'countries that adopted the three classes',
        ar: 'دول اعتمدت الفئات الثلاث',
        fr: 'pays ayant adopté les trois classes',
        fa: 'کشور که سه رده را پذیرفته‌اند',
      },
    },
    {
      value: '240',
      label: {
        en: 'inspectors trained in sampling and field checks',
        ar: 'مفتشًا تدربوا على أخذ العينات والفحص الميداني',
        fr: 'inspecteurs formés au prélèvement et au contrôle de terrain',
        fa: 'بازرس آموزش‌دیده در نمونه‌برداری و بررسی میدانی',
      },
    },
    {
      value: '41',
      label: {
        en: 'irrigated sites tested over two seasons',
        ar: 'موقعًا مرويًا اختُبر على مدى موسمين',
        fr: 'sites irrigués testés pendant deux saisons',
        fa: 'زمین آبیاری‌شده که در دو فصل آزموده شد',
      },
    },
    {
      value: '0',
      label: {
        en: 'cases of illness traced to the tested sites',
        ar: 'حالات مرض نُسبت إلى المواقع المختبَرة',
        fr: 'cas de maladie rattaché aux sites testés',
        fa: 'مورد بیماری که به زمین‌های آزموده نسبت داده شد',
      },
    },
  ],
}
