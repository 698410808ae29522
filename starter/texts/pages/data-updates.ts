import type { StarterPage } from '../../starter-types.ts'

export const dataUpdatesPage: StarterPage = {
  slug: 'data-tools/updates',
  title: {
    en: 'Data updates',
    ar: 'تحديثات البيانات',
    fr: 'Mises à jour des données',
    fa: 'به‌روزرسانی داده‌ها',
  },
  description: {
    en: 'What came in with each file of figures, which values were revised, and what they were before.',
    ar: 'ما الذي أضافه كل ملف أرقام، وأي القيم نُقّحت، وما كانت عليه من قبل.',
    fr: 'Ce qu’a apporté chaque fichier de chiffres, les valeurs révisées et ce qu’elles étaient auparavant.',
    fa: 'هر فایل ارقام چه افزوده، کدام مقدارها بازنگری شده و پیش از آن چه بوده است.',
  },
  lead: {
    en: 'Each update names its source and what it changed. Former values stay: an address with the number of a version always gives the figures as they were then.',
    ar: 'يذكر كل تحديث مصدره وما غيّره. وتبقى القيم السابقة: فالعنوان الذي يحمل رقم إصدار يعطي دائمًا الأرقام كما كانت حينها.',
    fr: 'Chaque mise à jour nomme sa source et ce qu’elle a changé. Les anciennes valeurs restent : une adresse portant le numéro d’une version donne toujours les chiffres d’alors.',
    fa: 'هر به‌روزرسانی منبع خود و آنچه را تغییر داده است نام می‌برد. مقدارهای پیشین می‌ماند: نشانی دارای شمارهٔ نسخه همیشه ارقام همان زمان را نشان می‌دهد.',
  },
  body: {
    en: 'A value is new, revised or withdrawn. Whoever quoted a figure finds here when it was revised, and by which file. An update that turned out to be wrong is undone as a whole; it stays in this list, and says so.',
    ar: 'تكون القيمة جديدة أو منقّحة أو مسحوبة. ومن استشهد برقم يجد هنا متى نُقّح وبأي ملف. والتحديث الذي يتبيّن خطؤه يُلغى بكامله، ويبقى في هذه القائمة مع ذكر إلغائه.',
    fr: 'Une valeur est nouvelle, révisée ou retirée. Qui a cité un chiffre trouve ici quand il a été révisé, et par quel fichier. Une mise à jour qui se révèle erronée est annulée en entier ; elle reste dans cette liste, qui le signale.',
    fa: 'هر مقدار تازه، بازنگری‌شده یا پس‌گرفته است. هر که به رقمی استناد کرده است اینجا می‌بیند که آن رقم چه زمانی و با کدام فایل بازنگری شده است. به‌روزرسانی نادرست یک‌جا لغو می‌شود، در این فهرست می‌ماند و لغو آن گفته می‌شود.',
  },
}
