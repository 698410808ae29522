import type { StarterProject } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const utilityEnergyEfficiency: StarterProject = {
  slug: 'utility-energy-efficiency',
  title: {
    en: 'Utility energy efficiency in pumping and treatment',
    ar: 'كفاءة الطاقة في الضخ والمعالجة لدى مرافق المياه',
    fr: 'Efficacité énergétique du pompage et du traitement dans les services d’eau',
    fa: 'بهره‌وری انرژی در پمپاژ و تصفیهٔ شرکت‌های آب',
  },
  shortTitle: {
    en: 'Utility energy',
    fr: 'Énergie des services d’eau',
    fa: 'انرژی شرکت‌های آب',
  },
  summary: {
    en: 'Nineteen utilities measured every large pump, repaired the worst, changed operating hours and tariffs, and now use a fifth less electricity for each cubic metre delivered.',
    ar: 'قاس تسعة عشر مرفقًا كل مضخة كبيرة، وأصلح أسوأها، وعدّل ساعات التشغيل والتعرفة، وصار يستهلك كهرباء أقل بمقدار الخُمس لكل متر مكعب يوصله.',
    fr: 'Dix-neuf services d’eau ont mesuré chaque grande pompe, réparé les pires, revu horaires et tarifs, et consomment un cinquième d’électricité en moins par mètre cube livré.',
    fa: 'نوزده شرکت آب همهٔ پمپ‌های بزرگ را اندازه گرفتند، بدترین‌ها را تعمیر کردند، ساعت‌ها و تعرفه‌ها را تغییر دادند و اکنون برای هر متر مکعب یک‌پنجم برق کمتری مصرف می‌کنند.',
  },
  body: {
    en: `For many water utilities electricity is the second largest expense after salaries. Much of it is lost in old pumps, half-closed valves and motors bought for a demand that never came.

The project began with an audit that a utility can do by itself in six weeks. A portable meter, a pressure gauge and a spreadsheet were enough. The results usually showed that one pump in five caused half of the loss, so that repairs could start where they paid back soonest.

Later steps were harder: moving pumping to cheaper hours, mending leaks before buying capacity, and using gas from sludge. Fourteen of the nineteen utilities now have an energy officer who reports to the director. The audit method remains free for every member state.`,
    ar: `الكهرباء لدى كثير من مرافق المياه هي ثاني أكبر بنود الإنفاق بعد الرواتب. ويضيع كثير منها في مضخات قديمة، وصمامات نصف مغلقة، ومحركات اشتُريت لطلب لم يأتِ قط.

بدأ المشروع بتدقيق يستطيع المرفق أن يجريه بنفسه في ستة أسابيع، وكفاه لذلك عداد محمول ومقياس ضغط وجدول حسابي. وأظهرت النتائج غالبًا أن مضخة من كل خمس تسبب نصف الفاقد، فأمكن بدء الإصلاح حيث تُسترد الكلفة أسرع.

وكانت الخطوات اللاحقة أصعب: نقل الضخ إلى الساعات الأرخص، وإصلاح التسرب قبل شراء قدرة جديدة، والاستفادة من غاز الحمأة. ولدى أربعة عشر مرفقًا من التسعة عشر اليوم مسؤول للطاقة يتبع المدير مباشرة. وتبقى طريقة التدقيق متاحة مجانًا لكل دولة عضو.`,
    fr: `Pour bien des services d’eau, l’électricité est la deuxième dépense après les salaires. Une bonne part se perd dans de vieilles pompes, des vannes à demi fermées et des moteurs achetés pour une demande qui n’est jamais venue.

Le projet a commencé par un audit qu’un service peut mener seul en six semaines. Un compteur portatif, un manomètre et un tableur suffisaient. Le plus souvent, une pompe sur cinq causait la moitié des pertes : on pouvait donc réparer d’abord là où la dépense serait le plus vite remboursée.

La suite fut plus difficile : pomper aux heures moins chères, réparer les fuites avant d’acheter de la capacité, valoriser le gaz des boues. Quatorze des dix-neuf services ont désormais un responsable de l’énergie rattaché au directeur. La méthode d’audit reste gratuite pour tous les États membres.`,
    fa: `برای بسیاری از شرکت‌های آب، برق پس از دستمزد بزرگ‌ترین هزینه است. بخش زیادی از آن در پمپ‌های کهنه، شیرفلکه‌های نیمه‌بسته و موتورهایی هدر می‌رود که برای تقاضایی خریده شدند که هرگز نیامد.

پروژه با ممیزی‌ای آغاز شد که شرکت می‌تواند خود در شش هفته انجام دهد. یک کنتور همراه، یک فشارسنج و یک صفحه‌گسترده کافی بود. نتایج اغلب نشان می‌داد از هر پنج پمپ، یکی نیمی از اتلاف را پدید می‌آورد؛ پس تعمیر از جایی آغاز شد که هزینه‌اش زودتر بازمی‌گشت.

گام‌های بعدی دشوارتر بود: بردن پمپاژ به ساعت‌های ارزان‌تر، رفع نشت پیش از خرید ظرفیت تازه و بهره‌گیری از گاز لجن. چهارده شرکت از نوزده شرکت اکنون مسئول انرژی دارند که به مدیر گزارش می‌دهد. روش ممیزی برای همهٔ کشورهای عضو رایگان است.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of water towers and flat roofs joined by thin pipes of rising height.',
      ar: 'رسم تجريدي لأبراج مياه وسطوح مستوية تصل بينها أنابيب دقيقة متدرجة الارتفاع.',
      fr: 'Dessin abstrait de châteaux d’eau et de toits plats reliés par de minces conduites ascendantes.',
      fa: 'طرحی انتزاعی از برج‌های آب و بام‌های تخت که لوله‌هایی باریک و بالارونده آنها را به هم می‌پیوندد.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus'],
  countries: ['jo', 'lb', 'tr', 'ir', 'pk'],
  status: 'completed',
  donor: {
    en: 'A development bank',
    ar: 'مصرف للتنمية',
    fr: 'Une banque de développement',
    fa: 'یک بانک توسعه',
  },
  developmentPartner: {
    en: 'Energy agencies in France',
    ar: 'وكالات للطاقة في فرنسا',
    fr: 'Des agences de l’énergie de France',
    fa: 'نهادهای انرژی در فرانسه',
  },
  startsOn: '2021-01-01',
  endsOn: '2025-06-30',
  program: 'nexus-planning',
  results: [
    {
      value: '19',
      label: {
        en: 'utilities that completed an energy audit',
        ar: 'مرفقًا أتمّ تدقيق الطاقة',
        fr: 'services d’eau ayant achevé leur audit énergétique',
        fa: 'شرکت آب که ممیزی انرژی را به پایان رساندند',
      },
    },
    {
      value: '21%',
      label: {
        en: 'less electricity per cubic metre delivered',
        ar: 'انخفاض في الكهرباء لكل متر مكعب موصَّل',
        fr: 'd’électricité en moins par mètre cube livré',
        fa: 'برق کمتر برای هر متر مکعب آب تحویلی',
      },
    },
    {
      value: '640',
      label: {
        en: 'pumps repaired or replaced',
        ar: 'مضخة أُصلحت أو استُبدلت',
        fr: 'pompes réparées ou remplacées',
        fa: 'پمپ تعمیر یا جایگزین‌شده',
      },
    },
    {
      value: '14',
      label: {
        en: 'utilities with an energy officer',
        ar: 'مرفقًا لديه مسؤول للطاقة',
        fr: 'services dotés d’un responsable de l’énergie',
        fa: 'شرکت دارای مسئول انرژی',
      },
    },
  ],
}
