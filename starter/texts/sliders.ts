import type { StarterSlide } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

const credit: Translated = {
  en: 'IWEN',
  ar: 'IWEN',
  fr: 'IWEN',
  fa: 'IWEN',
}

export const starterSlides: readonly StarterSlide[] = [
  {
    title: {
      en: 'Twenty-two states, one shared concern: water',
      ar: 'اثنتان وعشرون دولة يجمعها همّ واحد: الماء',
      fr: 'Vingt-deux États, une même préoccupation : l’eau',
      fa: 'بیست‌ودو کشور، یک دغدغهٔ مشترک: آب',
    },
    description: {
      en: 'Since 1987 our members have planned water, energy, food and the environment together. See what they are building now, where, with whom, and what has been measured so far.',
      ar: 'منذ عام 1987 تخطط الدول الأعضاء معًا لشؤون المياه والطاقة والغذاء والبيئة. تعرّف إلى ما تنجزه اليوم، وأين، ومع من، وما قِيس من نتائجه حتى الآن.',
      fr: 'Depuis 1987, nos membres planifient ensemble l’eau, l’énergie, l’alimentation et l’environnement. Voyez ce qu’ils construisent, où, avec qui, et ce qui a déjà été mesuré.',
      fa: 'اعضای شبکه از سال ۱۹۸۷ برای آب، انرژی، غذا و محیط زیست یک‌جا برنامه‌ریزی می‌کنند. ببینید اکنون چه می‌سازند، کجا، با چه کسانی و تا امروز چه نتیجه‌ای اندازه‌گیری شده است.',
    },
    linkTitle: { en: 'See the projects', ar: 'تصفّح المشاريع', fr: 'Voir les projets', fa: 'دیدن پروژه‌ها' },
    link: '/projects',
    picture: {
      focalPoint: { x: 90, y: 5 },
      alternativeText: {
        en: 'Drawing of rows of solar panels afloat on calm water, with hills and a low sun behind them.',
        ar: 'رسم لصفوف من الألواح الشمسية العائمة على مياه هادئة، وخلفها تلال وشمس منخفضة.',
        fr: 'Dessin de rangées de panneaux solaires flottant sur une eau calme, devant des collines et un soleil bas.',
        fa: 'طرحی از ردیف صفحه‌های خورشیدی شناور بر آبی آرام، با تپه‌ها و خورشیدی پایین در پشت آنها.',
      },
      credit,
    },
  },
  {
    title: {
      en: 'A common vision for water security',
      ar: 'رؤية مشتركة للأمن المائي',
      fr: 'Une vision commune de la sécurité hydrique',
      fa: 'چشم‌اندازی مشترک برای امنیت آبی',
    },
    description: {
      en: 'Every person with safe water, every drop used more than once, every shared source governed by agreement. Read the direction that guides our work, and how progress is reported.',
      ar: 'ماء مأمون لكل إنسان، وكل قطرة تُستخدم أكثر من مرة، وكل مورد مشترك يُدار بالاتفاق. اطّلع على الوجهة التي تهتدي بها أعمالنا وعلى طريقة الإبلاغ عن التقدّم.',
      fr: 'De l’eau saine pour chacun, chaque goutte utilisée plus d’une fois, chaque ressource partagée régie par un accord. Découvrez le cap qui guide notre travail et la façon d’en rendre compte.',
      fa: 'آب سالم برای هر انسان، بیش از یک بار مصرف برای هر قطره و توافق بر سر هر منبع مشترک. بخوانید چه مسیری راهنمای کار ماست و پیشرفت آن چگونه گزارش می‌شود.',
    },
    linkTitle: { en: 'Read the vision', ar: 'اقرأ الرؤية', fr: 'Lire la vision', fa: 'خواندن چشم‌انداز' },
    link: '/oic-water-vision',
    picture: {
      focalPoint: { x: 100, y: 75 },
      alternativeText: {
        en: 'Abstract drawing of contour lines that widen from a deep blue basin to a pale, sandy shore.',
        ar: 'رسم تجريدي لخطوط كنتورية تتسع من حوض أزرق عميق إلى شاطئ رملي فاتح.',
        fr: 'Dessin abstrait de courbes de niveau qui s’élargissent d’un bassin bleu profond à un rivage de sable clair.',
        fa: 'طرحی انتزاعی از خط‌های تراز که از حوضه‌ای به رنگ آبی تیره تا ساحلی شنی و روشن گسترده می‌شود.',
      },
      credit,
    },
  },
  {
    title: {
      en: 'Knowledge that is free to use',
      ar: 'معرفة متاحة للجميع',
      fr: 'Un savoir libre d’usage',
      fa: 'دانشی که استفاده از آن آزاد است',
    },
    description: {
      en: 'More than forty reports, guidelines and data sets on desalination, water reuse, the nexus and standards. Download them free of charge, cite them, and build on them.',
      ar: 'أكثر من أربعين تقريرًا ودليلًا ومجموعة بيانات عن التحلية وإعادة استخدام المياه والترابط والمعايير. نزّلها مجانًا، واستشهد بها، وابنِ عليها.',
      fr: 'Plus de quarante rapports, guides et jeux de données sur le dessalement, la réutilisation, le nexus et les normes. Téléchargez-les gratuitement, citez-les, prolongez-les.',
      fa: 'بیش از چهل گزارش، راهنما و مجموعه‌داده دربارهٔ نمک‌زدایی، بازچرخانی آب، همبست بخش‌ها و استانداردها. رایگان دریافت کنید، به آنها استناد کنید و کار خود را بر آنها بنا کنید.',
    },
    linkTitle: {
      en: 'Browse the publications',
      ar: 'تصفّح المنشورات',
      fr: 'Parcourir les publications',
      fa: 'دیدن انتشارات',
    },
    link: '/publications',
    picture: {
      focalPoint: { x: 95, y: 45 },
      alternativeText: {
        en: 'Drawing of one great eight-point star made of smaller stars, lying on depth lines in shades of blue.',
        ar: 'رسم لنجمة ثمانية كبيرة مؤلفة من نجوم أصغر، فوق خطوط أعماق بدرجات الأزرق.',
        fr: 'Dessin d’une grande étoile à huit branches faite d’étoiles plus petites, posée sur des lignes de profondeur bleues.',
        fa: 'طرحی از ستاره‌ای بزرگ و هشت‌پر، ساخته از ستاره‌های کوچک‌تر، بر خط‌های عمق در سایه‌های آبی.',
      },
      credit,
    },
  },
]
