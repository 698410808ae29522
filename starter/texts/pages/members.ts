import type { StarterPage } from '../../starter-types.ts'

export const membersPage: StarterPage = {
  slug: 'members',
  title: { en: 'Member states', ar: 'الدول الأعضاء', fr: 'États membres', fa: 'کشورهای عضو' },
  description: {
    en: 'The 22 member states of the Network and the national institutions that represent them, on a map and as a list.',
    ar: 'الدول الأعضاء في الشبكة وعددها 22، والمؤسسات الوطنية التي تمثلها، على خريطة وفي قائمة.',
    fr: 'Les 22 États membres du Réseau et les institutions nationales qui les représentent, sur une carte et en liste.',
    fa: '۲۲ کشور عضو شبکه و نهادهای ملی نمایندهٔ آنها، روی نقشه و در فهرست.',
  },
  lead: {
    en: 'Twenty-two states, from the Atlantic to the South China Sea, have joined the Network since 1987. Each names one national institution, which speaks for the country and carries decisions home.',
    ar: 'اثنتان وعشرون دولة، من المحيط الأطلسي إلى بحر الصين الجنوبي، انضمت إلى الشبكة منذ عام 1987. وتسمّي كل دولة مؤسسة وطنية واحدة تتحدث باسمها وتنقل القرارات إلى بلدها.',
    fr: 'Vingt-deux États, de l’Atlantique à la mer de Chine méridionale, ont rejoint le Réseau depuis 1987. Chacun désigne une institution nationale qui parle pour lui et rapporte les décisions au pays.',
    fa: 'از سال ۱۹۸۷ تاکنون بیست‌ودو کشور، از اقیانوس اطلس تا دریای چین جنوبی، به شبکه پیوسته‌اند. هر کشور نهادی ملی را معرفی می‌کند که از سوی آن سخن می‌گوید و تصمیم‌ها را به کشور می‌برد.',
  },
  body: {
    en: `Every member has one vote in the Conference of the Parties and pays a contribution that takes account of its income. In return it may ask for projects, send staff to courses, use the shared laboratories and propose items for the agenda.

A state that wishes to join writes to the Secretariat. The Bureau examines the request, and the Conference decides by consensus. Select a country to see its institution and how to reach it.`,
    ar: `لكل عضو صوت واحد في مؤتمر الأطراف، ويدفع مساهمة تراعي مستوى دخله. وله في المقابل أن يطلب المشاريع، ويرسل موظفيه إلى الدورات، ويستخدم المختبرات المشتركة، ويقترح بنودًا لجدول الأعمال.

والدولة الراغبة في الانضمام تكتب إلى الأمانة العامة، فيدرس المكتب طلبها ويبتّ فيه المؤتمر بتوافق الآراء. اختر دولة لترى مؤسستها وطريقة الاتصال بها.`,
    fr: `Chaque membre dispose d’une voix à la Conférence des Parties et verse une contribution qui tient compte de son revenu. En retour, il peut demander des projets, envoyer du personnel aux cours, utiliser les laboratoires communs et proposer des points à l’ordre du jour.

Un État qui souhaite adhérer écrit au Secrétariat. Le Bureau examine la demande et la Conférence décide par consensus. Choisissez un pays pour voir son institution et comment la joindre.`,
    fa: `هر عضو یک رأی در کنفرانس اعضا دارد و سهمی می‌پردازد که با درآمدش متناسب است. در برابر می‌تواند پروژه درخواست کند، کارکنانش را به دوره‌ها بفرستد، از آزمایشگاه‌های مشترک بهره ببرد و برای دستور کار موضوع پیشنهاد دهد.

کشوری که بخواهد بپیوندد به دبیرخانه نامه می‌نویسد. هیئت‌رئیسه درخواست را بررسی می‌کند و کنفرانس با اجماع تصمیم می‌گیرد. کشوری را برگزینید تا نهاد آن و راه تماس با آن را ببینید.`,
  },
}
