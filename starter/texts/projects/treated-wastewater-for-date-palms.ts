import type { StarterProject } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const treatedWastewaterForDatePalms: StarterProject = {
  slug: 'treated-wastewater-for-date-palms',
  title: {
    en: 'Treated wastewater for date palms in oases',
    ar: 'المياه العادمة المعالجة لنخيل الواحات',
    fr: 'Des eaux usées traitées pour les palmiers dattiers des oasis',
    fa: 'پساب تصفیه‌شده برای نخل‌های خرما در واحه‌ها',
  },
  shortTitle: {
    en: 'Water for date palms',
    fr: 'De l’eau pour les palmiers',
    fa: 'آب برای نخل‌ها',
  },
  summary: {
    en: 'In four oases, treated wastewater now irrigates date palms in place of groundwater. The project measures salt, yield and safety, and leaves the wells as a reserve for dry years.',
    ar: 'في أربع واحات صارت المياه العادمة المعالجة تروي النخيل بدل المياه الجوفية. ويقيس المشروع الملوحة والغلّة والسلامة، ويترك الآبار احتياطيًا لسنوات الجفاف.',
    fr: 'Dans quatre oasis, des eaux usées traitées irriguent les palmiers à la place de la nappe. Le projet mesure le sel, le rendement et la sûreté, et garde les puits en réserve.',
    fa: 'در چهار واحه، پساب تصفیه‌شده به جای آب زیرزمینی به نخل‌ها می‌رسد. پروژه شوری، عملکرد و ایمنی را می‌سنجد و چاه‌ها را ذخیرهٔ سال‌های خشک نگه می‌دارد.',
  },
  body: {
    en: `Date palms accept water that many crops refuse. They also drink a great deal of it, and in most oases that water comes from wells which are deeper every year.

The project leads treated wastewater from the nearest town through sand filters and buried drip lines to 520 hectares of palms. Fruit, soil and groundwater are sampled at the same places each season. Where salt builds up, a short winter flushing is added.

> A palm does not ask where its water comes from. The family that eats the dates does, and we can now answer.

This is how the chair of a growers’ association put it. Two of the four oases now sell their dates with a label that names the class of water used.`,
    ar: `يقبل النخيل مياهًا ترفضها محاصيل كثيرة، لكنه يستهلك منها الكثير. ومصدر هذه المياه في معظم الواحات آبار تزداد عمقًا عامًا بعد عام.

ينقل المشروع المياه العادمة المعالجة من أقرب بلدة عبر مرشحات رملية وخطوط تنقيط مدفونة إلى 520 هكتارًا من النخيل. وتؤخذ عينات من الثمر والتربة والمياه الجوفية في المواضع نفسها كل موسم. وحيث تتراكم الأملاح يُضاف غسل شتوي قصير.

> النخلة لا تسأل من أين يأتي ماؤها، أما الأسرة التي تأكل التمر فتسأل، ولدينا الآن جواب.

هكذا عبّر رئيس إحدى جمعيات المزارعين. وتبيع واحتان من الواحات الأربع تمورهما اليوم ببطاقة تذكر فئة المياه المستخدمة.`,
    fr: `Le palmier dattier accepte une eau que bien des cultures refusent. Il en boit aussi beaucoup et, dans la plupart des oasis, cette eau vient de puits chaque année plus profonds.

Le projet conduit les eaux usées traitées de la ville voisine, par des filtres à sable et des goutteurs enterrés, vers 520 hectares de palmeraie. Fruits, sol et nappe sont prélevés aux mêmes endroits à chaque saison. Là où le sel s’accumule, on ajoute un bref lessivage d’hiver.

> Le palmier ne demande pas d’où vient son eau. La famille qui mange les dattes le demande, et nous pouvons répondre.

Ainsi parle le président d’une association de producteurs. Deux des quatre oasis vendent désormais leurs dattes avec une étiquette qui indique la classe d’eau employée.`,
    fa: `نخل آبی را می‌پذیرد که بسیاری از محصولات نمی‌پذیرند. آب فراوان هم می‌نوشد و در بیشتر واحه‌ها این آب از چاه‌هایی می‌آید که هر سال ژرف‌تر می‌شوند.

پروژه پساب تصفیه‌شدهٔ نزدیک‌ترین شهر را از راه صافی‌های شنی و لوله‌های قطره‌ای زیرزمینی به ۵۲۰ هکتار نخلستان می‌رساند. هر فصل از میوه، خاک و آب زیرزمینی در همان جاها نمونه گرفته می‌شود. جایی که نمک انباشته شود، آبشویی کوتاهی در زمستان افزوده می‌شود.

> نخل نمی‌پرسد آبش از کجاست. خانواده‌ای که خرما را می‌خورد می‌پرسد و ما اکنون پاسخ داریم.

این سخن رئیس یک انجمن نخل‌داران است. دو واحه از چهار واحه اکنون خرمای خود را با برچسبی می‌فروشند که ردهٔ آب مصرفی را نشان می‌دهد.`,
  },
  picture: {
    alternativeText: {
      en: 'Drawing of date palms along a channel of water, between striped fields in green and gold.',
      ar: 'رسم لنخيل على جانبي قناة ماء، بين حقول مخططة بالأخضر والذهبي.',
      fr: 'Dessin de dattiers le long d’un canal, entre des champs rayés de vert et d’or.',
      fa: 'طرحی از نخل‌هایی در کنار جوی آب، میان کشتزارهایی با نوارهای سبز و طلایی.',
    },
    credit,
  },
  topics: ['wastewater-reuse'],
  countries: ['iq', 'sa', 'om', 'tn'],
  status: 'ongoing',
  donor: {
    en: 'An agricultural development fund',
    ar: 'صندوق للتنمية الزراعية',
    fr: 'Un fonds de développement agricole',
    fa: 'یک صندوق توسعهٔ کشاورزی',
  },
  developmentPartner: {
    en: 'Agronomic institutes in Algeria',
    ar: 'معاهد زراعية في الجزائر',
    fr: 'Des instituts agronomiques d’Algérie',
    fa: 'مؤسسه‌های کشاورزی در الجزایر',
  },
  startsOn: '2023-10-01',
  endsOn: '2027-03-31',
  program: 'safe-water-reuse',
  results: [
    {
      value: '520',
      label: {
        en: 'hectares of palms irrigated with treated water',
        ar: 'هكتارًا من النخيل تُروى بالمياه المعالجة',
        fr: 'hectares de palmiers irrigués à l’eau traitée',
        fa: 'هکتار نخلستان آبیاری‌شده با پساب تصفیه‌شده',
      },
    },
    {
      value: '38%',
      label: {
        en: 'less groundwater pumped in the four oases',
        ar: 'انخفاض في ضخ المياه الجوفية في الواحات الأربع',
        fr: 'd’eau de nappe pompée en moins dans les quatre oasis',
        fa: 'برداشت کمتر از آب زیرزمینی در چهار واحه',
      },
    },
  ],
}
