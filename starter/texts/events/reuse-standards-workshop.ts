import type { StarterEvent } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const reuseStandardsWorkshop: StarterEvent = {
  slug: 'reuse-standards-workshop',
  title: {
    en: 'Reuse standards workshop for inspectors and growers',
    ar: 'ورشة عمل معايير إعادة الاستخدام للمفتشين والمزارعين',
    fr: 'Atelier sur les normes de réutilisation pour inspecteurs et cultivateurs',
    fa: 'کارگاه استانداردهای بازچرخانی برای بازرسان و کشاورزان',
  },
  summary: {
    en: 'Two days in Istanbul and online on applying the three classes of treated wastewater: how to sample, what to write down, and what to do when a result is bad.',
    ar: 'يومان في إسطنبول وعن بُعد لتطبيق الفئات الثلاث للمياه العادمة المعالجة: كيف تؤخذ العينات، وماذا يُدوَّن، وما العمل حين تسوء النتيجة.',
    fr: 'Deux jours à Istanbul et en ligne sur l’application des trois classes d’eaux usées traitées : comment prélever, que noter et que faire devant un mauvais résultat.',
    fa: 'دو روز در استانبول و به‌صورت برخط دربارهٔ کاربرد سه ردهٔ پساب تصفیه‌شده: چگونه نمونه بگیریم، چه بنویسیم و با نتیجهٔ بد چه کنیم.',
  },
  body: {
    en: `Three classes of treated wastewater for irrigation now exist on paper. The workshop is about the field: a tap at the edge of a farm, an inspector with a cool box, and a grower who wants to know whether tomorrow’s harvest can be sold.

Inspectors and growers work in pairs from the first hour. They take samples, keep them cold, fill in the same form and compare what they wrote. On the second day each pair receives a bad result and one hour to decide what happens next.

A laboratory in the city analyses the samples overnight. Those who follow online see every step on video and fill in the same forms. Notes from the workshop go into the paper on limit values for the Conference of the Parties.`,
    ar: `صارت الفئات الثلاث من المياه العادمة المعالجة للري قائمة على الورق. أما الورشة فموضوعها الحقل: صنبور على طرف مزرعة، ومفتش معه صندوق تبريد، ومزارع يريد أن يعرف هل يستطيع بيع حصاد الغد.

يعمل المفتشون والمزارعون في ثنائيات منذ الساعة الأولى. يأخذون العينات ويحفظونها باردة، ويملأون النموذج نفسه، ويقارنون ما كتبوا. وفي اليوم الثاني يتسلّم كل ثنائي نتيجة سيئة، وأمامه ساعة ليقرر ما يلي.

ويحلل مختبر في المدينة العينات ليلًا. أما المتابعون عن بُعد فيشاهدون كل خطوة مصوّرة ويملأون النماذج نفسها. وتدخل ملاحظات الورشة في ورقة القيم الحدّية المعروضة على مؤتمر الأطراف.`,
    fr: `Trois classes d’eaux usées traitées pour l’irrigation existent désormais sur le papier. L’atelier, lui, se tient au bord du champ : un robinet, un inspecteur avec sa glacière et un cultivateur qui veut savoir si la récolte de demain pourra se vendre.

Inspecteurs et cultivateurs travaillent par deux dès la première heure. Ils prélèvent, gardent au froid, remplissent la même fiche et comparent leurs notes. Le second jour, chaque paire reçoit un mauvais résultat et dispose d’une heure pour décider de la suite.

Un laboratoire de la ville analyse les échantillons dans la nuit. Les participants en ligne voient chaque étape en vidéo et remplissent les mêmes fiches. Les notes de l’atelier nourriront le document sur les valeurs limites destiné à la Conférence des Parties.`,
    fa: `سه ردهٔ پساب تصفیه‌شده برای آبیاری اکنون روی کاغذ هست. موضوع کارگاه، کشتزار است: شیر آبی در کنار زمین، بازرسی با جعبهٔ خنک و کشاورزی که می‌خواهد بداند محصول فردا فروختنی است یا نه.

بازرسان و کشاورزان از همان ساعت نخست دوبه‌دو کار می‌کنند. نمونه می‌گیرند، خنک نگه می‌دارند، برگه‌ای یکسان پر می‌کنند و نوشته‌ها را با هم می‌سنجند. روز دوم هر دو نفر نتیجه‌ای بد می‌گیرند و یک ساعت وقت دارند که تصمیم بگیرند.

آزمایشگاهی در شهر نمونه‌ها را شبانه می‌آزماید. شرکت‌کنندگان برخط هر گام را در ویدئو می‌بینند و همان برگه‌ها را پر می‌کنند. یادداشت‌های کارگاه به سند مقادیر حدی برای کنفرانس اعضا افزوده می‌شود.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of furrows in three shades of green, each fed by its own blue line.',
      ar: 'رسم تجريدي لأثلام بثلاث درجات من الأخضر، يسقي كلًّا منها خط أزرق.',
      fr: 'Dessin abstrait de sillons en trois nuances de vert, chacun nourri par sa ligne bleue.',
      fa: 'طرحی انتزاعی از شیارها در سه سایهٔ سبز که هر یک را خطی آبی سیراب می‌کند.',
    },
    credit,
  },
  topics: ['wastewater-reuse', 'policy-and-standards'],
  countries: ['tr', 'jo', 'lb', 'tn', 'ma', 'iq', 'pk'],
  startsInDays: 34,
  lastsDays: 2,
  startHour: 9,
  mode: 'hybrid',
  kind: 'workshop',
  place: { en: 'Istanbul, Türkiye', ar: 'إسطنبول، تركيا', fr: 'Istanbul, Türkiye', fa: 'استانبول، ترکیه' },
  agenda: [
    {
      time: '09:00',
      title: {
        en: 'Day one: the three classes in one hour',
        ar: 'اليوم الأول: الفئات الثلاث في ساعة',
        fr: 'Premier jour : les trois classes en une heure',
        fa: 'روز نخست: سه رده در یک ساعت',
      },
    },
    {
      time: '10:30',
      title: {
        en: 'Day one: sampling in pairs on a farm',
        ar: 'اليوم الأول: أخذ العينات في ثنائيات داخل مزرعة',
        fr: 'Premier jour : prélèvements à deux dans une ferme',
        fa: 'روز نخست: نمونه‌برداری دونفره در کشتزار',
      },
    },
    {
      time: '09:00',
      title: {
        en: 'Day two: reading the night’s results',
        ar: 'اليوم الثاني: قراءة نتائج الليل',
        fr: 'Second jour : lecture des résultats de la nuit',
        fa: 'روز دوم: خواندن نتایج شب',
      },
    },
    {
      time: '11:00',
      title: {
        en: 'Day two: a bad result and one hour to decide',
        ar: 'اليوم الثاني: نتيجة سيئة وساعة للقرار',
        fr: 'Second jour : un mauvais résultat, une heure pour décider',
        fa: 'روز دوم: نتیجهٔ بد و یک ساعت برای تصمیم',
      },
    },
    {
      time: '14:00',
      title: {
        en: 'Day two: notes for the paper on limit values',
        ar: 'اليوم الثاني: ملاحظات لورقة القيم الحدّية',
        fr: 'Second jour : notes pour le document sur les valeurs limites',
        fa: 'روز دوم: یادداشت‌هایی برای سند مقادیر حدی',
      },
    },
  ],
  speakers: [
    {
      role: {
        en: 'Chief inspector',
        ar: 'كبيرة المفتشين',
        fr: 'Inspectrice en chef',
        fa: 'سربازرس',
      },
      affiliation: {
        en: 'Ministry of health',
        ar: 'وزارة للصحة',
        fr: 'Ministère de la santé',
        fa: 'وزارت بهداشت',
      },
    },
    {
      role: {
        en: 'Head of laboratory',
        ar: 'رئيسة المختبر',
        fr: 'Cheffe de laboratoire',
        fa: 'رئیس آزمایشگاه',
      },
      affiliation: {
        en: 'Municipal water laboratory',
        ar: 'مختبر بلدي للمياه',
        fr: 'Laboratoire municipal de l’eau',
        fa: 'آزمایشگاه آب شهرداری',
      },
    },
    {
      role: {
        en: 'Vegetable grower',
        ar: 'مزارع خضروات',
        fr: 'Maraîcher',
        fa: 'سبزی‌کار',
      },
      affiliation: {
        en: 'Irrigation cooperative',
        ar: 'تعاونية ري',
        fr: 'Coopérative d’irrigation',
        fa: 'تعاونی آبیاری',
      },
    },
  ],
  outcome: null,
  projects: ['reuse-standards-for-irrigation', 'regional-water-quality-laboratories'],
}
