import type { StarterPublication } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const nightTariffsAndDayPumps: StarterPublication = {
  slug: 'night-tariffs-and-day-pumps',
  title: {
    en: 'Night tariffs and day pumps: pricing electricity for irrigation',
    ar: 'تعرفة الليل ومضخات النهار: تسعير الكهرباء للري',
    fr: 'Tarif de nuit, pompe de jour : le prix de l’électricité pour l’irrigation',
    fa: 'تعرفهٔ شب و پمپ روز: قیمت‌گذاری برق برای آبیاری',
  },
  summary: {
    en: 'Cheap electricity at night was meant to help farmers. Where the sun now supplies the grid, it makes them pump at the wrong hour. This brief describes four ways to move the price.',
    ar: 'كان القصد من الكهرباء الليلية الرخيصة عون المزارعين. لكنها اليوم، حيث تغذي الشمس الشبكة، تدفعهم إلى الضخ في الساعة الخطأ. ويصف هذا الموجز أربع طرائق لنقل السعر.',
    fr: 'L’électricité bon marché la nuit devait aider les agriculteurs. Là où le soleil alimente désormais le réseau, elle les fait pomper à la mauvaise heure. Cette note décrit quatre façons de déplacer le prix.',
    fa: 'برق ارزان شبانه برای یاری به کشاورزان بود. امروز در جایی که خورشید شبکه را تغذیه می‌کند، آنان را به پمپاژ در ساعت نادرست وامی‌دارد. این یادداشت چهار راه برای جابه‌جایی قیمت را شرح می‌دهد.',
  },
  body: {
    en: `Night tariffs date from a time when power stations ran around the clock and demand fell after dark. In several member states the pattern has turned. At noon there is more solar power than the grid can use; after sunset, gas is burned to run irrigation pumps.

The brief studies four changes of tariff that were tried between 2018 and 2022. In every case the price at noon was lowered, the price at night was raised, and a limit on the yearly volume was kept. The limit matters: where it was missing, cheap noon power emptied wells faster than before.

Farmers accepted the change when three conditions were met. They were told one season ahead. A small loan paid for a storage pond or a timer. And no household meter was touched.

The brief ends with a one-page calculation for a regulator who wishes to test the change in one district.`,
    ar: `ترجع تعرفة الليل إلى زمن كانت فيه محطات الكهرباء تعمل على مدار الساعة وكان الطلب ينخفض بعد الغروب. وقد انقلب الحال في عدة دول أعضاء. فعند الظهر تزيد الطاقة الشمسية على ما تستوعبه الشبكة، وبعد المغيب يُحرق الغاز لتشغيل مضخات الري.

يدرس الموجز أربعة تعديلات على التعرفة جُرّبت بين عامي 2018 و2022. وفي الحالات كلها خُفّض سعر الظهيرة ورُفع سعر الليل وأُبقي على حد للكمية السنوية. وهذا الحد مهم؛ فحيث غاب أفرغت كهرباء الظهيرة الرخيصة الآبار أسرع من ذي قبل.

وقبل المزارعون التغيير حين توافرت ثلاثة شروط: أن يُبلَّغوا به قبل موسم كامل، وأن يغطي قرض صغير كلفة بركة تخزين أو مؤقّت، وألا يُمسّ عدّاد أي بيت.

ويُختتم الموجز بحساب من صفحة واحدة لكل جهة منظِّمة ترغب في تجربة التعديل في منطقة واحدة.`,
    fr: `Les tarifs de nuit datent d’une époque où les centrales tournaient jour et nuit et où la demande baissait après le coucher du soleil. Dans plusieurs États membres, la situation s’est inversée. À midi, le réseau reçoit plus d’énergie solaire qu’il n’en peut utiliser ; le soir, on brûle du gaz pour faire tourner les pompes d’irrigation.

La note étudie quatre modifications de tarif essayées entre 2018 et 2022. Chaque fois, le prix de midi a été abaissé, celui de la nuit relevé, et un plafond de volume annuel maintenu. Ce plafond compte : là où il manquait, l’électricité bon marché de midi a vidé les puits plus vite qu’avant.

Les agriculteurs ont accepté le changement à trois conditions : être prévenus une saison à l’avance, disposer d’un petit prêt pour un bassin ou une minuterie, et ne voir toucher à aucun compteur domestique.

La note se termine par un calcul d’une page, destiné au régulateur qui voudrait essayer ce changement dans un district.`,
    fa: `تعرفهٔ شبانه یادگار زمانی است که نیروگاه‌ها شبانه‌روز کار می‌کردند و مصرف پس از تاریکی پایین می‌آمد. در چند کشور عضو این وضع وارونه شده است. نیمروز برق خورشیدی بیش از توان جذب شبکه است و پس از غروب برای کار پمپ‌های آبیاری گاز می‌سوزانند.

این یادداشت چهار تغییر تعرفه را بررسی می‌کند که میان سال‌های ۲۰۱۸ و ۲۰۲۲ آزموده شد. در همهٔ آنها بهای نیمروز پایین آمد، بهای شب بالا رفت و سقف برداشت سالانه برجا ماند. این سقف مهم است؛ هر جا نبود، برق ارزان نیمروز چاه‌ها را تندتر از پیش خالی کرد.

کشاورزان با سه شرط تغییر را پذیرفتند: یک فصل پیش‌تر باخبر شدند، وامی کوچک هزینهٔ استخر ذخیره یا زمان‌سنج را پوشاند و به هیچ کنتور خانگی دست زده نشد.

در پایان، محاسبه‌ای یک‌صفحه‌ای آمده است برای تنظیم‌گری که بخواهد این تغییر را در یک شهرستان بیازماید.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of striped fields, one half under a bright disc and the other in deep blue.',
      ar: 'رسم تجريدي لحقول مخططة، نصفها تحت قرص مضيء ونصفها الآخر في زرقة عميقة.',
      fr: 'Dessin abstrait de champs rayés, une moitié sous un disque clair et l’autre dans un bleu profond.',
      fa: 'طرحی انتزاعی از کشتزارهای راه‌راه؛ نیمی زیر قرصی روشن و نیمی در آبی تیره.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus', 'policy-and-standards'],
  countries: ['jo', 'ma', 'ir', 'pk'],
  kind: 'policy-brief',
  publishedOn: '2023-04-18',
  authors: ['IWEN Nexus Planning Unit'],
  languages: ['en', 'fr', 'fa'],
  pages: 10,
  projects: [],
}
