import type { StarterPage } from '../../starter-types.ts'

export const wefeHubMapsPage: StarterPage = {
  slug: 'wefe-hub/maps',
  title: {
    en: 'Interactive maps of the WEFE Hub',
    ar: 'الخرائط التفاعلية لمنصة WEFE',
    fr: 'Cartes interactives de la plateforme WEFE',
    fa: 'نقشه‌های تعاملی پایگاه WEFE',
  },
  description: {
    en: 'Maps of water, energy, food and ecosystems across the member states. Under development; see what is planned.',
    ar: 'خرائط المياه والطاقة والغذاء والنظم البيئية في الدول الأعضاء. قيد الإعداد، وهنا بيان بما هو مخطط له.',
    fr: 'Cartes de l’eau, de l’énergie, de l’alimentation et des écosystèmes des États membres. En préparation.',
    fa: 'نقشه‌های آب، انرژی، غذا و زیست‌بوم در کشورهای عضو. در دست تهیه؛ ببینید چه در پیش است.',
  },
  lead: {
    en: 'The maps of the hub are being drawn. They will show, for the same basin, where the water is, what energy it takes, what it grows and what it keeps alive.',
    ar: 'خرائط المنصة لا تزال قيد الإعداد. وستبيّن في الحوض الواحد أين يوجد الماء، وكم يستهلك من طاقة، وما الذي يُزرع به، وما الذي يُبقيه حيًّا.',
    fr: 'Les cartes de la plateforme sont en cours de dessin. Elles montreront, pour un même bassin, où est l’eau, quelle énergie elle demande, ce qu’elle fait pousser et ce qu’elle maintient en vie.',
    fa: 'نقشه‌های پایگاه در دست ترسیم است. این نقشه‌ها برای هر حوضه نشان خواهند داد آب کجاست، چه اندازه انرژی می‌خواهد، با آن چه می‌روید و چه چیزی را زنده نگه می‌دارد.',
  },
  body: {
    en: `We are starting with groundwater levels, solar potential, irrigated land and wetlands, since members already exchange figures on these four. Each layer will name its source, its date and its weak points, and each will be readable as a table for those who cannot use a map.

Meanwhile, [Our footprint](/footprint) shows projects by country, and the [Who-we-are map](/who-we-are-map) shows members and partners. Planners who need a figure now may write to the Nexus Planning Unit.`,
    ar: `نبدأ بمناسيب المياه الجوفية وإمكانات الطاقة الشمسية والأراضي المروية والأراضي الرطبة، لأن الأعضاء يتبادلون أرقامها منذ الآن. وسيُذكر مع كل طبقة مصدرها وتاريخها ومواطن ضعفها، وستكون لكل منها صيغة جدول لمن لا يستطيع استخدام الخريطة.

وفي هذه الأثناء تعرض صفحة «[خريطة أعمالنا](/footprint)» المشاريع بحسب الدول، وتعرض «[خريطة من نحن](/who-we-are-map)» الأعضاء والشركاء. ولمن يحتاج من المخططين إلى رقم الآن أن يكتب إلى وحدة التخطيط المترابط.`,
    fr: `Nous commençons par les niveaux des nappes, le potentiel solaire, les terres irriguées et les zones humides, car les membres échangent déjà ces chiffres. Chaque couche indiquera sa source, sa date et ses faiblesses, et se lira aussi en tableau pour qui ne peut utiliser une carte.

En attendant, « [Notre présence](/footprint) » montre les projets par pays, et la [carte « Qui sommes-nous »](/who-we-are-map) les membres et les partenaires. Les planificateurs pressés peuvent écrire à l’unité Planification du nexus.`,
    fa: `با تراز آب زیرزمینی، توان خورشیدی، زمین‌های آبی و تالاب‌ها آغاز می‌کنیم، زیرا اعضا هم‌اکنون ارقام این چهار را مبادله می‌کنند. هر لایه منبع، تاریخ و کاستی‌های خود را خواهد گفت و برای کسانی که نمی‌توانند از نقشه استفاده کنند به شکل جدول نیز خواندنی خواهد بود.

در این میان، «[گسترهٔ کار ما](/footprint)» پروژه‌ها را به تفکیک کشور و [نقشهٔ «ما کیستیم»](/who-we-are-map) اعضا و شرکا را نشان می‌دهد. برنامه‌ریزانی که اکنون به رقمی نیاز دارند می‌توانند به واحد برنامه‌ریزی همبست بنویسند.`,
  },
}
