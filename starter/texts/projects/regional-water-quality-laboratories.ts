import type { StarterProject } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const regionalWaterQualityLaboratories: StarterProject = {
  slug: 'regional-water-quality-laboratories',
  title: {
    en: 'Regional water quality laboratories and joint tests',
    ar: 'المختبرات الإقليمية لجودة المياه والاختبارات المشتركة',
    fr: 'Laboratoires régionaux de qualité de l’eau et essais communs',
    fa: 'آزمایشگاه‌های منطقه‌ای کیفیت آب و آزمون‌های مشترک',
  },
  shortTitle: {
    en: 'Water laboratories',
    fr: 'Laboratoires de l’eau',
    fa: 'آزمایشگاه‌های آب',
  },
  summary: {
    en: 'Eleven laboratories in five countries tested the same unmarked samples twice a year, compared their results, and corrected their methods until a figure meant the same everywhere.',
    ar: 'اختبر أحد عشر مختبرًا في خمس دول العينات نفسها غير الموسومة مرتين في العام، وقارنت نتائجها، وصححت طرائقها حتى صار للرقم معنى واحد في كل مكان.',
    fr: 'Onze laboratoires de cinq pays ont analysé deux fois par an les mêmes échantillons anonymes, comparé leurs résultats et corrigé leurs méthodes jusqu’à ce qu’un chiffre ait partout le même sens.',
    fa: 'یازده آزمایشگاه در پنج کشور سالی دو بار نمونه‌های یکسان و بی‌نشان را آزمودند، نتایج را سنجیدند و روش‌های خود را چندان اصلاح کردند که هر رقم همه‌جا یک معنا یافت.',
  },
  body: {
    en: `Two laboratories test water from the same tap and find different amounts of nitrate. Which figure should a minister use? The question is common, and it was the reason for this project.

Twice a year, unmarked bottles with the same content were sent to eleven laboratories. Each had fourteen days to answer. Results were shown to all by number, not by name, and every laboratory received a private note on its own errors. A technician from a stronger laboratory then spent a week with a weaker one.

In the first round, 68% of results fell within the accepted limits. In the last, 93% did. The laboratories now run the rounds themselves and share the cost. A common handbook in four languages describes thirty-two methods, with drawings.`,
    ar: `يفحص مختبران ماء من الصنبور نفسه فيجدان مقدارين مختلفين من النترات. فأي الرقمين يعتمد الوزير؟ السؤال شائع، ومن أجله أُنشئ هذا المشروع.

مرتين في العام أُرسلت قوارير غير موسومة بمحتوى واحد إلى أحد عشر مختبرًا، أمام كل منها أربعة عشر يومًا للإجابة. وعُرضت النتائج على الجميع بالأرقام لا بالأسماء، وتسلّم كل مختبر مذكرة خاصة بأخطائه. ثم أمضى فني من مختبر أقوى أسبوعًا في مختبر أضعف.

في الجولة الأولى وقع 68 في المئة من النتائج ضمن الحدود المقبولة، وفي الأخيرة 93 في المئة. وتدير المختبرات اليوم الجولات بنفسها وتتقاسم كلفتها. ويصف دليل مشترك باللغات الأربع اثنتين وثلاثين طريقة مزودة بالرسوم.`,
    fr: `Deux laboratoires analysent l’eau du même robinet et trouvent des teneurs en nitrates différentes. Quel chiffre un ministre doit-il retenir ? La question est courante ; elle est à l’origine de ce projet.

Deux fois par an, des flacons anonymes de même contenu ont été envoyés à onze laboratoires. Chacun avait quatorze jours pour répondre. Les résultats étaient montrés à tous par numéro, non par nom, et chaque laboratoire recevait une note confidentielle sur ses propres erreurs. Un technicien d’un laboratoire plus solide passait ensuite une semaine dans un autre.

Au premier tour, 68 % des résultats étaient dans les limites admises ; au dernier, 93 %. Les laboratoires organisent désormais eux-mêmes les tours et en partagent le coût. Un manuel commun en quatre langues décrit trente-deux méthodes, avec des dessins.`,
    fa: `دو آزمایشگاه آبِ یک لوله را می‌آزمایند و دو مقدار نیترات می‌یابند. وزیر باید به کدام رقم تکیه کند؟ این پرسش رایج است و پروژه از همین‌جا آغاز شد.

سالی دو بار شیشه‌های بی‌نشان با محتوای یکسان به یازده آزمایشگاه فرستاده شد. هر یک چهارده روز برای پاسخ داشت. نتایج با شماره و بی‌نام به همه نشان داده شد و هر آزمایشگاه یادداشتی محرمانه دربارهٔ خطاهای خود گرفت. سپس کارشناسی از آزمایشگاه تواناتر یک هفته را در آزمایشگاه ضعیف‌تر گذراند.

در دور نخست ۶۸ درصد نتایج در حدود پذیرفته بود و در دور پایانی ۹۳ درصد. اکنون آزمایشگاه‌ها خود دورها را برگزار و هزینه را تقسیم می‌کنند. راهنمایی مشترک به چهار زبان، سی‌ودو روش را با طرح و نقشه شرح می‌دهد.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of a lattice of small circles, each filled with water to the same line.',
      ar: 'رسم تجريدي لشبكة من الدوائر الصغيرة يملأ الماء كلًّا منها إلى الخط نفسه.',
      fr: 'Dessin abstrait d’un réseau de petits cercles, tous remplis d’eau jusqu’au même trait.',
      fa: 'طرحی انتزاعی از شبکه‌ای از دایره‌های کوچک که همه تا یک خط از آب پر شده‌اند.',
    },
    credit,
  },
  topics: ['policy-and-standards', 'wastewater-reuse'],
  countries: ['jo', 'ma', 'pk', 'bd', 'my'],
  status: 'completed',
  donor: {
    en: 'A development bank',
    ar: 'مصرف للتنمية',
    fr: 'Une banque de développement',
    fa: 'یک بانک توسعه',
  },
  developmentPartner: {
    en: 'Reference laboratories in Austria',
    ar: 'مختبرات مرجعية في النمسا',
    fr: 'Des laboratoires de référence d’Autriche',
    fa: 'آزمایشگاه‌های مرجع در اتریش',
  },
  startsOn: '2020-06-01',
  endsOn: '2025-05-31',
  program: 'standards-and-regulation',
  results: [
    {
      value: '11',
      label: {
        en: 'laboratories that now test to one method',
        ar: 'مختبرًا تعمل اليوم بطريقة واحدة',
        fr: 'laboratoires suivant désormais une même méthode',
        fa: 'آزمایشگاه که اکنون به یک روش می‌آزمایند',
      },
    },
    {
      value: '93%',
      label: {
        en: 'of results within accepted limits, up from 68%',
        ar: 'من النتائج ضمن الحدود المقبولة، بعد أن كانت 68%',
        fr: 'des résultats dans les limites admises, contre 68 % au départ',
        fa: 'از نتایج در حدود پذیرفته، در برابر ۶۸٪ آغاز کار',
      },
    },
    {
      value: '32',
      label: {
        en: 'methods described in a common handbook',
        ar: 'طريقة موصوفة في دليل مشترك',
        fr: 'méthodes décrites dans un manuel commun',
        fa: 'روش شرح‌داده‌شده در راهنمای مشترک',
      },
    },
  ],
}
