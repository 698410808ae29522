import type { StarterPage } from '../../starter-types.ts'

export const mediaPage: StarterPage = {
  slug: 'media',
  title: { en: 'In the media', ar: 'في الإعلام', fr: 'Dans les médias', fa: 'در رسانه‌ها' },
  description: {
    en: 'What newspapers, radio and specialist journals have written about the Network, and what we offer to journalists.',
    ar: 'ما كتبته الصحف والإذاعات والمجلات المتخصصة عن الشبكة، وما نقدّمه للصحفيين.',
    fr: 'Ce que la presse, la radio et les revues spécialisées ont dit du Réseau, et ce que nous offrons aux journalistes.',
    fa: 'آنچه روزنامه‌ها، رادیو و نشریه‌های تخصصی دربارهٔ شبکه نوشته‌اند و آنچه در اختیار خبرنگاران می‌گذاریم.',
  },
  lead: {
    en: 'Others see us from outside, and we learn from what they notice. Here is what the press has reported about the Network, favourable or not, with the outlet and the date.',
    ar: 'يرانا الآخرون من الخارج، ونتعلم مما يلاحظون. هنا ما نشرته الصحافة عن الشبكة، سواء أكان لصالحها أم لم يكن، مع اسم الوسيلة الإعلامية وتاريخ النشر.',
    fr: 'D’autres nous voient de l’extérieur, et nous apprenons de ce qu’ils remarquent. Voici ce que la presse a dit du Réseau, en bien ou non, avec le média et la date.',
    fa: 'دیگران ما را از بیرون می‌بینند و ما از آنچه به چشمشان می‌آید می‌آموزیم. اینجا گزارش رسانه‌ها دربارهٔ شبکه، خوب یا بد، با نام رسانه و تاریخ آمده است.',
  },
  body: {
    en: `We list coverage with a short summary in our own words; the articles themselves belong to those who wrote them.

Journalists can ask us for figures with their source, for drawings at print size and for a conversation with a specialist, in four languages. We do not ask to approve a text before it appears. If a figure we gave was wrong, we will say so in writing, and you may quote the correction as well.`,
    ar: `نورد ما نُشر مع ملخص قصير بعبارتنا، أما المقالات نفسها فملك لكاتبيها.

وللصحفيين أن يطلبوا منا أرقامًا موثّقة المصدر، ورسومًا صالحة للطباعة، وحديثًا مع مختص بإحدى اللغات الأربع. ولا نطلب الاطلاع على النص قبل نشره. وإن تبيّن أن رقمًا قدّمناه كان خطأ، فسنقول ذلك كتابةً، ولكم أن تنشروه أيضًا.`,
    fr: `Nous présentons chaque article par un court résumé de notre main ; les textes appartiennent à leurs auteurs.

Les journalistes peuvent nous demander des chiffres avec leur source, des dessins à imprimer et un entretien avec un spécialiste, en quatre langues. Nous ne demandons pas à relire un texte avant sa parution. Si un chiffre que nous avons donné était faux, nous l’écrirons, et vous pourrez citer cela aussi.`,
    fa: `هر گزارش را با خلاصه‌ای کوتاه به قلم خودمان می‌آوریم؛ خود نوشته‌ها از آنِ نویسندگانشان است.

خبرنگاران می‌توانند رقم با ذکر منبع، تصویر مناسب چاپ و گفت‌وگو با کارشناس را به چهار زبان از ما بخواهند. نمی‌خواهیم متن را پیش از انتشار تأیید کنیم. اگر رقمی که داده‌ایم نادرست بوده باشد، کتبی می‌گوییم و می‌توانید آن را هم نقل کنید.`,
  },
  searchWords: {
    en: 'logo, press kit, press release, photos, spokesperson',
    ar: 'شعار، مواد صحفية، بيان صحفي، صور، متحدث رسمي',
    fr: 'logo, dossier de presse, communiqué de presse, photos, porte-parole',
    fa: 'لوگو، نشان، بستهٔ مطبوعاتی، بیانیهٔ مطبوعاتی، عکس، سخنگو، مطبوعات',
  },
}
