import type { StarterPage } from '../../starter-types.ts'

export const footprintPage: StarterPage = {
  slug: 'footprint',
  title: { en: 'Our footprint', ar: 'خريطة أعمالنا', fr: 'Notre présence', fa: 'گسترهٔ کار ما' },
  description: {
    en: 'Where the Network works: its projects and figures since 1987, country by country, on a map and as a list.',
    ar: 'أين تعمل الشبكة: مشاريعها وأرقامها منذ عام 1987، دولةً دولة، على خريطة وفي قائمة.',
    fr: 'Où travaille le Réseau : ses projets et ses chiffres depuis 1987, pays par pays, sur une carte et en liste.',
    fa: 'شبکه کجا کار می‌کند: پروژه‌ها و ارقام از سال ۱۹۸۷، کشور به کشور، روی نقشه و در فهرست.',
  },
  lead: {
    en: 'A network of governments can be measured by where it has been useful. This page shows the places, the people trained and the projects since 1987, and says how each figure is counted.',
    ar: 'تُقاس شبكة الحكومات بالأماكن التي كانت نافعة فيها. وتعرض هذه الصفحة الأماكن والمشاريع ومن جرى تدريبهم منذ عام 1987، وتبيّن كيف حُسب كل رقم منها.',
    fr: 'Un réseau de gouvernements se juge aux lieux où il a été utile. Cette page montre les lieux, les personnes formées et les projets depuis 1987, et dit comment chaque chiffre est compté.',
    fa: 'شبکه‌ای از دولت‌ها را می‌توان با جاهایی سنجید که در آنها سودمند بوده است. این صفحه مکان‌ها، آموزش‌دیدگان و پروژه‌ها را از سال ۱۹۸۷ نشان می‌دهد و می‌گوید هر رقم چگونه شمرده شده است.',
  },
  body: {
    en: `A project counts once for every country in which work was done, however large or small it was. Training counts people, not certificates: someone who attended three courses is one person. Publications are counted by title, whatever the number of languages.

The map and the list hold the same information. If the map does not load on your connection, use the list. Figures are updated twice a year, in January and in July.`,
    ar: `يُحتسب المشروع مرة واحدة في كل دولة جرى فيها عمل، كبيرًا كان أو صغيرًا. وفي التدريب نعدّ الأشخاص لا الشهادات، فمن حضر ثلاث دورات شخص واحد. وتُعدّ المنشورات بعناوينها مهما تعددت لغاتها.

والخريطة والقائمة تحويان المعلومات نفسها، فإن تعذّر تحميل الخريطة على اتصالك فاستخدم القائمة. وتُحدَّث الأرقام مرتين في السنة، في كانون الثاني وتموز.`,
    fr: `Un projet compte une fois pour chaque pays où un travail a été fait, grand ou petit. Pour la formation, nous comptons les personnes et non les certificats : qui a suivi trois cours compte pour un. Les publications se comptent par titre, quel que soit le nombre de langues.

La carte et la liste donnent les mêmes informations. Si la carte ne se charge pas, prenez la liste. Les chiffres sont mis à jour deux fois l’an, en janvier et en juillet.`,
    fa: `هر پروژه، بزرگ یا کوچک، برای هر کشوری که کاری در آن انجام شده یک بار شمرده می‌شود. در آموزش، افراد را می‌شماریم نه گواهی‌ها را: کسی که سه دوره دیده یک نفر است. انتشارات بر پایهٔ عنوان شمرده می‌شود، به هر چند زبان که باشد.

نقشه و فهرست اطلاعات یکسانی دارند. اگر نقشه با ارتباط شما بارگذاری نشد، از فهرست استفاده کنید. ارقام سالی دو بار، در دی و تیر، به‌روز می‌شود.`,
  },
}
