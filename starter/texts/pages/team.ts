import type { StarterPage } from '../../starter-types.ts'

export const teamPage: StarterPage = {
  slug: 'team',
  title: { en: 'Team', ar: 'فريق العمل', fr: 'L’équipe', fa: 'تیم ما' },
  description: {
    en: 'Who does what at the Secretariat in Amman: leadership, program leads and operations, each with their responsibilities.',
    ar: 'من يقوم بماذا في الأمانة العامة في عمّان: القيادة ومسؤولو البرامج والخدمات المساندة، ومسؤوليات كل منهم.',
    fr: 'Qui fait quoi au Secrétariat à Amman : la direction, les responsables de programme et les services.',
    fa: 'چه کسی در دبیرخانهٔ امان چه می‌کند: مدیریت، مسئولان برنامه‌ها و پشتیبانی، با شرح وظایف هر یک.',
  },
  lead: {
    en: 'About sixty people from sixteen countries work at the Secretariat: engineers, lawyers, economists, editors and drivers. This page shows who answers for what, so that you can write to the right desk.',
    ar: 'يعمل في الأمانة العامة نحو ستين شخصًا من ست عشرة دولة: مهندسون وحقوقيون واقتصاديون ومحررون وسائقون. وتبيّن هذه الصفحة مسؤولية كل منهم، لتكتب إلى المكتب المناسب.',
    fr: 'Une soixantaine de personnes de seize pays travaillent au Secrétariat : ingénieurs, juristes, économistes, rédacteurs, chauffeurs. Cette page montre qui répond de quoi, pour que vous écriviez au bon bureau.',
    fa: 'نزدیک به شصت نفر از شانزده کشور در دبیرخانه کار می‌کنند: مهندس، حقوق‌دان، اقتصاددان، ویراستار و راننده. این صفحه نشان می‌دهد چه کسی مسئول چه کاری است تا به بخش درست نامه بنویسید.',
  },
  body: {
    en: `We present people by their role, because roles last longer than terms of office and because many colleagues work in places where privacy matters. Letters addressed to a role always reach someone.

Staff are chosen by open competition among citizens of all member states. They serve the Network as a whole and take instructions from no government. Leadership is appointed by the Conference of the Parties for four years.`,
    ar: `نعرّف بالأشخاص بأدوارهم، لأن الأدوار أبقى من مدد التعيين، ولأن كثيرًا من الزملاء يعملون في أماكن للخصوصية فيها شأن. والرسالة الموجّهة إلى دور تصل دائمًا إلى من يجيب عنها.

ويُختار الموظفون بالتنافس المفتوح بين مواطني الدول الأعضاء كافة. وهم يخدمون الشبكة كلها ولا يتلقون تعليمات من أي حكومة. أما القيادة فيعيّنها مؤتمر الأطراف لأربع سنوات.`,
    fr: `Nous présentons les personnes par leur fonction, car les fonctions durent plus que les mandats, et parce que beaucoup de collègues travaillent là où la discrétion compte. Une lettre adressée à une fonction arrive toujours.

Le personnel est choisi par concours ouvert parmi les citoyens de tous les États membres. Il sert le Réseau entier et ne reçoit d’instructions d’aucun gouvernement. La direction est nommée par la Conférence des Parties pour quatre ans.`,
    fa: `همکاران را با نقششان معرفی می‌کنیم، زیرا نقش‌ها از دورهٔ مأموریت افراد پایدارترند و بسیاری در جاهایی کار می‌کنند که حریم خصوصی اهمیت دارد. نامه‌ای که خطاب به یک نقش باشد همیشه به دست کسی می‌رسد.

کارکنان با رقابت آزاد از میان شهروندان همهٔ کشورهای عضو برگزیده می‌شوند. به همهٔ شبکه خدمت می‌کنند و از هیچ دولتی دستور نمی‌گیرند. مدیران ارشد را کنفرانس اعضا برای چهار سال منصوب می‌کند.`,
  },
  searchWords: {
    en: 'organigram, organization chart, structure, management, secretary general',
    ar: 'الهيكل التنظيمي، الإدارة، الأمين العام',
    fr: 'organigramme, structure, direction, secrétaire général',
    fa: 'نمودار سازمانی، ساختار، مدیریت، مدیرکل، دبیرکل',
  },
}
