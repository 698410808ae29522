import type { StarterPublication } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const energyAndBrineInSeawaterDesalination: StarterPublication = {
  slug: 'energy-and-brine-in-seawater-desalination',
  title: {
    en: 'Energy and brine in seawater desalination: sixty plants compared',
    ar: 'الطاقة والمحلول الملحي في تحلية مياه البحر: مقارنة بين ستين محطة',
    fr: 'Énergie et saumure du dessalement : soixante usines comparées',
    fa: 'انرژی و شورابه در نمک‌زدایی آب دریا: مقایسهٔ شصت تأسیسات',
  },
  summary: {
    en: 'Sixty seawater plants in twelve member states reported their energy, brine and costs on one form. The report shows where the differences lie and which of them an operator can change.',
    ar: 'أبلغت ستون محطة لتحلية مياه البحر في اثنتي عشرة دولة عضوًا عن طاقتها ومحلولها الملحي وتكاليفها في نموذج واحد. ويبيّن التقرير أين تكمن الفروق وأيها يستطيع المشغّل تغييره.',
    fr: 'Soixante usines de douze États membres ont déclaré leur énergie, leur saumure et leurs coûts sur un même formulaire. Le rapport montre où sont les écarts et lesquels un exploitant peut réduire.',
    fa: 'شصت تأسیسات در دوازده کشور عضو، انرژی، شورابه و هزینه‌های خود را در یک برگهٔ یکسان گزارش کرده‌اند. گزارش نشان می‌دهد تفاوت‌ها کجاست و بهره‌بردار کدام‌ها را می‌تواند کم کند.',
  },
  body: {
    en: `Two plants may draw from the same sea and use quite different amounts of electricity. Until now it was hard to say why, because each owner counted in a different way. Some included the intake pumps, others did not.

For this report, sixty plants agreed to fill in the same form for two full years. The figures were checked during visits to fifteen of them. Plants are shown by number, not by name.

## Main findings

- The plants that use least electricity need 3.0 kilowatt-hours for a cubic metre of water; those that use most need 5.6.
- About half of that gap comes from age. The other half comes from operation and can be reduced.
- Only one plant in four measures the salt around its outfall every month.

The last chapter gives the form itself, so that other plants can compare themselves with the sixty.`,
    ar: `قد تسحب محطتان من البحر نفسه وتستهلكان كميتين مختلفتين جدًا من الكهرباء. وكان يصعب حتى الآن بيان السبب، لأن لكل مالك طريقته في الحساب؛ فبعضهم يُدخل مضخات المأخذ وبعضهم لا يُدخلها.

ولأجل هذا التقرير وافقت ستون محطة على ملء النموذج نفسه سنتين كاملتين. وجرى التحقق من الأرقام في زيارات إلى خمس عشرة محطة. وتظهر المحطات بأرقامها لا بأسمائها.

## أهم النتائج

- تحتاج المحطات الأقل استهلاكًا إلى 3.0 كيلوواط ساعة للمتر المكعب، والأكثر استهلاكًا إلى 5.6.
- يعود نحو نصف هذا الفارق إلى عمر المحطة. أما النصف الآخر فيعود إلى التشغيل، ويمكن تقليله.
- لا تقيس الملوحة حول مصبّها كل شهر إلا محطة واحدة من كل أربع.

ويورد الفصل الأخير النموذج نفسه كي تقارن محطات أخرى نفسها بالستين.`,
    fr: `Deux usines peuvent puiser dans la même mer et consommer des quantités d’électricité bien différentes. Il était jusqu’ici difficile d’expliquer pourquoi, car chaque propriétaire comptait à sa façon : les uns avec les pompes de prise d’eau, les autres sans.

Pour ce rapport, soixante usines ont accepté de remplir le même formulaire pendant deux années entières. Les chiffres ont été vérifiés sur place dans quinze d’entre elles. Les usines figurent par numéro, non par nom.

## Principaux résultats

- Les usines les plus sobres consomment 3,0 kilowattheures par mètre cube d’eau ; les plus gourmandes, 5,6.
- L’âge explique environ la moitié de cet écart. L’autre moitié tient à l’exploitation et peut être réduite.
- Une usine sur quatre seulement mesure chaque mois le sel autour de son rejet.

Le dernier chapitre reproduit le formulaire, pour que d’autres usines puissent se comparer aux soixante.`,
    fa: `دو تأسیسات ممکن است از یک دریا آب بگیرند و برقشان بسیار متفاوت باشد. تاکنون گفتن دلیل آن دشوار بود، زیرا هر مالک به شیوهٔ خود حساب می‌کرد؛ برخی پمپ‌های آبگیر را می‌آوردند و برخی نه.

برای این گزارش، شصت تأسیسات پذیرفتند که دو سال کامل یک برگهٔ یکسان را پر کنند. ارقام در بازدید از پانزده تأسیسات بازبینی شد. تأسیسات با شماره آمده‌اند، نه با نام.

## یافته‌های اصلی

- کم‌مصرف‌ترین تأسیسات برای هر متر مکعب آب ۳٫۰ کیلووات‌ساعت برق می‌خواهند و پرمصرف‌ترین‌ها ۵٫۶.
- نزدیک به نیمی از این فاصله از عمر تأسیسات است. نیم دیگر به بهره‌برداری برمی‌گردد و کاهش‌پذیر است.
- از هر چهار تأسیسات تنها یکی هر ماه شوری پیرامون محل تخلیه را می‌سنجد.

فصل پایانی خود برگه را آورده است تا دیگران نیز بتوانند خود را با این شصت تأسیسات بسنجند.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of pale membranes in a row, each holding back a slightly darker band of sea.',
      ar: 'رسم تجريدي لأغشية فاتحة في صف، يحجز كل منها شريطًا من البحر أغمق قليلًا.',
      fr: 'Dessin abstrait de membranes claires alignées, chacune retenant une bande de mer un peu plus sombre.',
      fa: 'طرحی انتزاعی از غشاهای روشن در یک ردیف که هر یک نواری اندکی تیره‌تر از دریا را نگه داشته است.',
    },
    credit,
  },
  topics: ['desalination'],
  countries: ['sa', 'om', 'qa', 'kw', 'tn', 'ma'],
  kind: 'report',
  publishedOn: '2025-11-18',
  authors: ['IWEN Desalination Unit', 'IWEN Research and Training Unit'],
  languages: ['en', 'ar'],
  pages: 84,
  projects: ['brine-management-pilot'],
}
