import type { StarterProject } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const droughtEarlyWarning: StarterProject = {
  slug: 'drought-early-warning',
  title: {
    en: 'Drought early warning for farmers and reservoirs',
    ar: 'الإنذار المبكر بالجفاف للمزارعين والسدود',
    fr: 'Alerte précoce à la sécheresse pour les agriculteurs et les barrages',
    fa: 'هشدار زودهنگام خشک‌سالی برای کشاورزان و سدها',
  },
  shortTitle: {
    en: 'Drought warning',
    ar: 'الإنذار بالجفاف',
    fr: 'Alerte à la sécheresse',
    fa: 'هشدار خشک‌سالی',
  },
  summary: {
    en: 'Five neighbouring countries will share one monthly drought bulletin, with warnings that reach farmers and dam operators up to three months before the dry season begins.',
    ar: 'ستتشارك خمس دول نشرة شهرية واحدة عن الجفاف، بإنذارات تصل إلى المزارعين ومشغّلي السدود قبل بدء موسم الجفاف بما يصل إلى ثلاثة أشهر.',
    fr: 'Cinq pays voisins partageront un même bulletin mensuel de sécheresse, dont les alertes atteindront agriculteurs et gestionnaires de barrages jusqu’à trois mois avant la saison sèche.',
    fa: 'پنج کشور همسایه بولتن ماهانهٔ مشترکی دربارهٔ خشک‌سالی خواهند داشت که هشدارهایش تا سه ماه پیش از فصل خشک به کشاورزان و بهره‌برداران سد می‌رسد.',
  },
  body: {
    en: `A drought arrives slowly and is usually announced late. By the time the word appears in an official notice, seed has been bought, water has been promised and the choices have become few.

The project will combine rainfall, snow cover, soil moisture and reservoir levels into one monthly bulletin for five countries. Each level of warning will be tied to an action agreed beforehand: a change of crop, a lower release from a dam, a reserve kept for towns.

Preparation is under way. Weather and water services have chosen the indicators, and a first test compares past warnings with what in fact happened. Field work begins in 2027. Messages will be sent by radio and telephone, in the language of each district, and tested with farmers before use.`,
    ar: `يأتي الجفاف بطيئًا ويُعلن عنه عادة متأخرًا. وحين تظهر الكلمة في إعلان رسمي تكون البذور قد اشتُريت، والمياه قد وُعد بها، والخيارات قد قلّت.

سيجمع المشروع الأمطار والغطاء الثلجي ورطوبة التربة ومناسيب السدود في نشرة شهرية واحدة لخمس دول. وسيرتبط كل مستوى من الإنذار بإجراء متفق عليه مسبقًا: تغيير المحصول، أو خفض التصريف من السد، أو حفظ احتياطي للبلدات.

والتحضير جارٍ، فقد اختارت مصالح الأرصاد والمياه المؤشرات، ويقارن اختبار أول الإنذارات السابقة بما وقع فعلًا. ويبدأ العمل الميداني في عام 2027. وستُرسل الرسائل بالإذاعة والهاتف، بلغة كل منطقة، بعد تجربتها مع المزارعين.`,
    fr: `Une sécheresse arrive lentement et s’annonce d’ordinaire trop tard. Quand le mot paraît dans un avis officiel, les semences sont achetées, l’eau est promise et il reste peu de choix.

Le projet réunira la pluie, la neige, l’humidité du sol et le niveau des barrages dans un bulletin mensuel commun à cinq pays. Chaque degré d’alerte sera lié à une action convenue d’avance : changer de culture, réduire un lâcher, garder une réserve pour les villes.

La préparation est en cours. Les services de la météorologie et de l’eau ont choisi les indicateurs, et un premier essai compare les alertes passées à ce qui s’est réellement produit. Le travail de terrain commence en 2027. Les messages passeront par la radio et le téléphone, dans la langue de chaque district, après un essai avec les agriculteurs.`,
    fa: `خشک‌سالی آرام می‌آید و اغلب دیر اعلام می‌شود. وقتی این واژه در اطلاعیه‌ای رسمی دیده شود، بذر خریده شده، آب وعده داده شده و گزینه‌ها اندک شده‌اند.

این پروژه بارش، پوشش برف، رطوبت خاک و تراز مخازن را در بولتنی ماهانه برای پنج کشور گرد می‌آورد. هر سطح هشدار به اقدامی از پیش توافق‌شده پیوند می‌خورد: تغییر محصول، کاهش رهاسازی از سد یا نگهداری ذخیره برای شهرها.

آماده‌سازی در جریان است. سازمان‌های هواشناسی و آب شاخص‌ها را برگزیده‌اند و نخستین آزمون، هشدارهای گذشته را با آنچه رخ داده می‌سنجد. کار میدانی در سال ۲۰۲۷ آغاز می‌شود. پیام‌ها با رادیو و تلفن، به زبان هر منطقه و پس از آزمودن با کشاورزان فرستاده خواهد شد.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of the shrinking rings of a reservoir, from pale earth to a small blue centre.',
      ar: 'رسم تجريدي لحلقات سدّ تتقلص من تراب فاتح إلى مركز أزرق صغير.',
      fr: 'Dessin abstrait des anneaux d’un réservoir qui se retire, de la terre pâle à un petit centre bleu.',
      fa: 'طرحی انتزاعی از حلقه‌های مخزنی رو به کاهش، از خاک روشن تا مرکزی کوچک و آبی.',
    },
    credit,
  },
  topics: ['water-energy-food-nexus', 'policy-and-standards'],
  countries: ['iq', 'ir', 'sy', 'tr', 'pk'],
  status: 'planned',
  donor: {
    en: 'A multilateral climate fund',
    ar: 'صندوق مناخي متعدد الأطراف',
    fr: 'Un fonds climatique multilatéral',
    fa: 'یک صندوق چندجانبهٔ اقلیم',
  },
  developmentPartner: {
    en: 'Weather institutions in China',
    ar: 'مؤسسات للأرصاد الجوية في الصين',
    fr: 'Des institutions météorologiques de Chine',
    fa: 'مؤسسه‌های هواشناسی در چین',
  },
  startsOn: '2027-09-01',
  endsOn: '2030-08-31',
  program: 'water-diplomacy',
  results: [
    {
      value: '7',
      label: {
        en: 'indicators agreed by the five countries',
        ar: 'مؤشرات اتفقت عليها الدول الخمس',
        fr: 'indicateurs convenus par les cinq pays',
        fa: 'شاخص مورد توافق پنج کشور',
      },
    },
  ],
}
