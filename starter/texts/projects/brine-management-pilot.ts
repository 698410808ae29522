import type { StarterProject } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const brineManagementPilot: StarterProject = {
  slug: 'brine-management-pilot',
  title: {
    en: 'Brine management pilot on two coasts',
    ar: 'مشروع تجريبي لإدارة المحلول الملحي على ساحلين',
    fr: 'Projet pilote de gestion de la saumure sur deux côtes',
    fa: 'طرح آزمایشی مدیریت شورابه در دو ساحل',
  },
  shortTitle: {
    en: 'Brine management',
    ar: 'إدارة المحلول الملحي',
    fr: 'Gestion de la saumure',
    fa: 'مدیریت شورابه',
  },
  summary: {
    en: 'Two desalination plants test better outfalls, further concentration and salt recovery side by side, with the same measurements of cost, energy and life on the sea bed.',
    ar: 'تختبر محطتا تحلية المصبّات المحسّنة وزيادة التركيز واسترداد الأملاح جنبًا إلى جنب، بقياسات موحدة للكلفة والطاقة والحياة في قاع البحر.',
    fr: 'Deux usines de dessalement comparent des rejets améliorés, une concentration plus poussée et la récupération des sels, avec les mêmes mesures de coût, d’énergie et de vie sur le fond marin.',
    fa: 'دو واحد نمک‌زدایی، تخلیهٔ بهبودیافته، تغلیظ بیشتر و بازیابی نمک را کنار هم می‌آزمایند؛ با سنجش‌های یکسان از هزینه، انرژی و زندگی در بستر دریا.',
  },
  body: {
    en: `For every litre of fresh water, a seawater plant leaves more than a litre of brine, about twice as salty as the sea. Near an outfall it can sink and spread over the bed where fish breed.

The pilot compares three answers at two plants: diffusers that mix the brine within fifty metres, a further stage that recovers more fresh water, and extraction of salts that local industry already buys. Each is run for eighteen months.

## What a regulator will receive

- One comparison of costs, energy and effects, in plain terms.
- A model discharge permit that can be adapted to national law.
- A monitoring plan based on twelve stations on the sea bed.

Data are published every quarter, including the months in which a method fails.`,
    ar: `تخلّف محطة تحلية مياه البحر مع كل لتر من المياه العذبة أكثر من لتر من محلول تبلغ ملوحته نحو ضعف ملوحة البحر. وقد يهبط هذا المحلول قرب المصبّ وينتشر على القاع حيث تتكاثر الأسماك.

يقارن المشروع ثلاثة حلول في محطتين: ناشرات تمزج المحلول خلال خمسين مترًا، ومرحلة إضافية تسترد مزيدًا من المياه العذبة، واستخلاص أملاح تشتريها الصناعة المحلية أصلًا. ويُشغَّل كل حل ثمانية عشر شهرًا.

## ما تتسلّمه الجهة المنظِّمة

- مقارنة واحدة للتكاليف والطاقة والآثار بعبارات واضحة.
- نموذج لترخيص التصريف يمكن تكييفه مع القانون الوطني.
- خطة رصد تقوم على اثنتي عشرة محطة في قاع البحر.

وتُنشر البيانات كل ثلاثة أشهر، بما فيها الأشهر التي تخفق فيها إحدى الطرائق.`,
    fr: `Pour chaque litre d’eau douce, une usine laisse plus d’un litre de saumure, environ deux fois plus salée que la mer. Près du point de rejet, elle peut couler et s’étendre sur les fonds où les poissons se reproduisent.

Le pilote compare trois réponses dans deux usines : des diffuseurs qui mélangent la saumure en cinquante mètres, un étage supplémentaire qui récupère davantage d’eau douce, et l’extraction de sels que l’industrie locale achète déjà. Chacune est exploitée dix-huit mois.

## Ce que recevra le régulateur

- Une comparaison des coûts, de l’énergie et des effets, en termes simples.
- Un modèle d’autorisation de rejet, adaptable au droit national.
- Un plan de suivi fondé sur douze stations au fond de la mer.

Les données sont publiées chaque trimestre, y compris les mois où une méthode échoue.`,
    fa: `واحد نمک‌زدایی آب دریا در برابر هر لیتر آب شیرین بیش از یک لیتر شورابه بر جای می‌گذارد که شوری آن نزدیک به دو برابر دریاست. شورابه نزدیک محل تخلیه ممکن است فرو رود و بر بستری که ماهیان در آن تخم می‌گذارند پخش شود.

این طرح سه پاسخ را در دو واحد می‌سنجد: پخشاننده‌هایی که شورابه را در پنجاه متر با دریا می‌آمیزند، مرحله‌ای افزوده که آب شیرین بیشتری بازمی‌گیرد و استخراج نمک‌هایی که صنعت محلی هم‌اکنون می‌خرد. هر روش هجده ماه به کار گرفته می‌شود.

## آنچه به نهاد تنظیم‌گر می‌رسد

- مقایسه‌ای روشن از هزینه، انرژی و اثرها.
- نمونهٔ مجوز تخلیه که با قانون ملی سازگارشدنی است.
- برنامهٔ پایش بر پایهٔ دوازده ایستگاه در بستر دریا.

داده‌ها هر سه ماه منتشر می‌شوند؛ حتی در ماه‌هایی که روشی شکست می‌خورد.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of layered waves in which a darker layer settles slowly under lighter ones.',
      ar: 'رسم تجريدي لأمواج متراكبة تستقر فيها طبقة داكنة ببطء تحت طبقات أفتح.',
      fr: 'Dessin abstrait de vagues superposées où une couche sombre se dépose sous des couches claires.',
      fa: 'طرحی انتزاعی از موج‌های لایه‌لایه که در آن لایه‌ای تیره آرام زیر لایه‌های روشن می‌نشیند.',
    },
    credit,
  },
  topics: ['desalination', 'policy-and-standards'],
  countries: ['sa', 'om', 'qa'],
  status: 'ongoing',
  donor: {
    en: 'A group of member states',
    ar: 'مجموعة من الدول الأعضاء',
    fr: 'Un groupe d’États membres',
    fa: 'گروهی از کشورهای عضو',
  },
  developmentPartner: {
    en: 'Marine research institutions in Italy',
    ar: 'مؤسسات للبحوث البحرية في إيطاليا',
    fr: 'Des institutions de recherche marine d’Italie',
    fa: 'مؤسسه‌های پژوهش دریایی در ایتالیا',
  },
  startsOn: '2025-01-15',
  endsOn: '2027-06-30',
  program: 'sustainable-desalination',
  results: [
    {
      value: '3',
      label: {
        en: 'methods compared under the same conditions',
        ar: 'طرائق تُقارَن في ظروف متماثلة',
        fr: 'méthodes comparées dans les mêmes conditions',
        fa: 'روش که در شرایط یکسان مقایسه می‌شوند',
      },
    },
    {
      value: '12',
      label: {
        en: 'monitoring stations on the sea bed',
        ar: 'محطة رصد في قاع البحر',
        fr: 'stations de suivi sur le fond marin',
        fa: 'ایستگاه پایش در بستر دریا',
      },
    },
    {
      value: '18%',
      label: {
        en: 'more fresh water from the same intake',
        ar: 'زيادة في المياه العذبة من المأخذ نفسه',
        fr: 'd’eau douce en plus pour la même prise d’eau',
        fa: 'آب شیرین بیشتر از همان آبگیر',
      },
    },
  ],
}
