import type { StarterEvent } from '../../starter-types.ts'

export const utilityLeadersMeeting: StarterEvent = {
  slug: 'utility-leaders-meeting',
  title: {
    en: 'Utility leaders meeting on cost and service',
    ar: 'اجتماع قادة مرافق المياه بشأن الكلفة والخدمة',
    fr: 'Réunion des dirigeants de services d’eau sur le coût et le service',
    fa: 'نشست مدیران شرکت‌های آب دربارهٔ هزینه و خدمت',
  },
  summary: {
    en: 'Heads of thirty water utilities meet in Kuwait City for two days to compare twelve indicators of service, choose one to improve within a year, and name who will check.',
    ar: 'يجتمع مديرو ثلاثين مرفقًا للمياه في مدينة الكويت يومين لمقارنة اثني عشر مؤشرًا للخدمة، واختيار مؤشر واحد لتحسينه خلال عام، وتسمية من يتحقق.',
    fr: 'Les dirigeants de trente services d’eau se réunissent deux jours à Koweït pour comparer douze indicateurs, en choisir un à améliorer dans l’année et désigner qui vérifiera.',
    fa: 'مدیران سی شرکت آب دو روز در شهر کویت گرد می‌آیند تا دوازده شاخص خدمت را مقایسه کنند، یکی را برای بهبود در یک سال برگزینند و بگویند چه کسی آن را می‌سنجد.',
  },
  body: {
    en: `The head of a utility hears complaints from above and from below, and seldom from an equal. This meeting is for equals. It is open to general directors and their deputies only, and no presentation may be longer than eight minutes.

Before the meeting every utility fills in the twelve indicators used by the Network, from hours of supply to answered complaints. On the first morning the results lie on the table, and each director names the one that worries him or her most.

Directors with the same worry then work together until the next day. They leave with one target, one date and one colleague in another country who will ask about it after six months. Results are reported to the boards of the utilities, not to the press.`,
    ar: `يسمع مدير المرفق الشكاوى ممن فوقه وممن دونه، وقلّما يسمعها من نظير. وهذا الاجتماع للنظراء. فهو مقصور على المديرين العامين ونوابهم، ولا يزيد أي عرض فيه على ثماني دقائق.

وقبل الاجتماع يملأ كل مرفق المؤشرات الاثني عشر المعتمدة في الشبكة، من ساعات التزويد إلى الشكاوى التي أُجيب عنها. وفي الصباح الأول تكون النتائج على الطاولة، ويذكر كل مدير المؤشر الذي يقلقه أكثر من غيره.

ثم يعمل أصحاب القلق الواحد معًا حتى اليوم التالي. ويعود كل منهم بهدف واحد وموعد واحد وزميل في دولة أخرى يسأله عنه بعد ستة أشهر. وتُرفع النتائج إلى مجالس إدارة المرافق لا إلى الصحافة.`,
    fr: `Le dirigeant d’un service d’eau entend des plaintes d’en haut et d’en bas, rarement d’un égal. Cette réunion est faite pour les égaux. Elle est réservée aux directeurs généraux et à leurs adjoints, et aucun exposé ne dépasse huit minutes.

Auparavant, chaque service remplit les douze indicateurs du Réseau, des heures d’alimentation aux réclamations traitées. Le premier matin, les résultats sont sur la table, et chacun désigne celui qui l’inquiète le plus.

Ceux qui ont la même inquiétude travaillent ensemble jusqu’au lendemain. Ils repartent avec un objectif, une date et un collègue d’un autre pays qui leur en demandera des nouvelles six mois plus tard. Les résultats sont communiqués aux conseils d’administration, non à la presse.`,
    fa: `مدیر شرکت آب گله را از بالا و پایین می‌شنود و کمتر از هم‌تراز. این نشست برای هم‌ترازان است؛ تنها مدیران عامل و معاونانشان در آن شرکت می‌کنند و هیچ ارائه‌ای از هشت دقیقه بیشتر نیست.

پیش از نشست هر شرکت دوازده شاخص شبکه را پر می‌کند؛ از ساعت‌های آب‌رسانی تا شکایت‌های پاسخ‌یافته. صبح روز نخست نتایج روی میز است و هر مدیر شاخصی را نام می‌برد که بیش از همه نگرانش می‌کند.

سپس مدیرانی که نگرانی یکسان دارند تا روز بعد با هم کار می‌کنند. هر یک با یک هدف، یک تاریخ و یک شریک در کشوری دیگر بازمی‌گردد که شش ماه بعد جویای نتیجه خواهد شد. نتایج به هیئت‌مدیرهٔ شرکت‌ها گزارش می‌شود، نه به رسانه‌ها.`,
  },
  picture: null,
  topics: ['water-energy-food-nexus', 'policy-and-standards'],
  countries: ['kw', 'jo', 'sa', 'qa', 'om', 'iq', 'lb', 'tr', 'ir', 'pk', 'bd', 'my'],
  startsInDays: 137,
  lastsDays: 2,
  startHour: 10,
  mode: 'onsite',
  kind: 'meeting',
  place: {
    en: 'Kuwait City, Kuwait',
    ar: 'مدينة الكويت، الكويت',
    fr: 'Koweït (ville), Koweït',
    fa: 'شهر کویت، کویت',
  },
  agenda: [
    {
      time: '10:00',
      title: {
        en: 'Day one: twelve indicators on the table',
        ar: 'اليوم الأول: اثنا عشر مؤشرًا على الطاولة',
        fr: 'Premier jour : douze indicateurs sur la table',
        fa: 'روز نخست: دوازده شاخص روی میز',
      },
    },
    {
      time: '14:00',
      title: {
        en: 'Day one: groups with the same worry',
        ar: 'اليوم الأول: مجموعات القلق الواحد',
        fr: 'Premier jour : groupes d’une même inquiétude',
        fa: 'روز نخست: گروه‌هایی با نگرانی یکسان',
      },
    },
    {
      time: '10:00',
      title: {
        en: 'Day two: one target, one date, one colleague',
        ar: 'اليوم الثاني: هدف واحد وموعد واحد وزميل واحد',
        fr: 'Second jour : un objectif, une date, un collègue',
        fa: 'روز دوم: یک هدف، یک تاریخ، یک شریک',
      },
    },
  ],
  speakers: [
    {
      role: {
        en: 'General director',
        ar: 'مدير عام',
        fr: 'Directeur général',
        fa: 'مدیرعامل',
      },
      affiliation: {
        en: 'Water utility of the host country',
        ar: 'مرفق المياه في الدولة المضيفة',
        fr: 'Service d’eau du pays hôte',
        fa: 'شرکت آب کشور میزبان',
      },
    },
    {
      role: {
        en: 'Head of performance review',
        ar: 'رئيسة مراجعة الأداء',
        fr: 'Responsable de l’évaluation des services',
        fa: 'رئیس ارزیابی عملکرد',
      },
      affiliation: {
        en: 'IWEN Standards Unit',
        ar: 'وحدة المعايير في الشبكة',
        fr: 'Unité des normes de l’IWEN',
        fa: 'واحد استاندارد شبکه',
      },
    },
  ],
  outcome: null,
  projects: ['utility-energy-efficiency'],
}
