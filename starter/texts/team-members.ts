import type { StarterTeamMember } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

const secretaryGeneralsOffice: Translated = {
  en: 'Office of the Secretary-General',
  ar: 'مكتب الأمين العام',
  fr: 'Cabinet du Secrétaire général',
  fa: 'دفتر دبیرکل',
}

const administration: Translated = {
  en: 'Administration',
  ar: 'الشؤون الإدارية',
  fr: 'Administration',
  fa: 'امور اداری',
}

const diplomacyAndStandardsUnit: Translated = {
  en: 'Diplomacy and Standards Unit',
  ar: 'وحدة الدبلوماسية والمعايير',
  fr: 'Unité Diplomatie et normes',
  fa: 'واحد دیپلماسی و استاندارد',
}

/** The Secretariat's people, by role. Departments are those of the chart of the Secretariat's units. */
export const starterTeamMembers: readonly StarterTeamMember[] = [
  {
    slug: 'secretary-general',
    title: { en: 'Secretary-General', ar: 'الأمين العام', fr: 'Secrétaire général', fa: 'دبیرکل' },
    department: secretaryGeneralsOffice,
    responsibilities: {
      en: 'Leads the Secretariat in Amman, reports to the Conference of the Parties, and speaks for the Network with governments, partner countries and donors. Answers for the budget and for every signed agreement.',
      ar: 'يقود الأمانة العامة في عمّان، ويرفع تقاريره إلى مؤتمر الأطراف، ويتحدث باسم الشبكة أمام الحكومات والدول الشريكة والجهات المانحة. وهو المسؤول عن الميزانية وعن كل اتفاق يوقَّع.',
      fr: 'Dirige le Secrétariat à Amman, rend compte à la Conférence des Parties et représente le Réseau auprès des gouvernements, des pays partenaires et des donateurs. Répond du budget et de chaque accord signé.',
      fa: 'دبیرخانه را در امان رهبری می‌کند، به کنفرانس اعضا گزارش می‌دهد و در برابر دولت‌ها، کشورهای شریک و تأمین‌کنندگان مالی از سوی شبکه سخن می‌گوید. پاسخ‌گوی بودجه و همهٔ موافقت‌نامه‌هاست.',
    },
    kind: 'leadership',
  },
  {
    slug: 'deputy-secretary-general-for-programs',
    title: {
      en: 'Deputy Secretary-General for Programs',
      ar: 'نائب الأمين العام لشؤون البرامج',
      fr: 'Secrétaire général adjoint chargé des programmes',
      fa: 'معاون دبیرکل در امور برنامه‌ها',
    },
    department: secretaryGeneralsOffice,
    responsibilities: {
      en: 'Directs the six programs and keeps them working to one plan. Decides which requests from member states go to technical review, and signs the yearly progress report of each program.',
      ar: 'يشرف على البرامج الستة ويحرص على أن تعمل وفق خطة واحدة. ويقرر أي طلبات الدول الأعضاء تُحال إلى المراجعة الفنية، ويوقّع التقرير السنوي عن تقدّم كل برنامج.',
      fr: 'Dirige les six programmes et veille à ce qu’ils suivent un seul plan. Décide des demandes d’États membres à soumettre à l’examen technique et signe le rapport annuel d’avancement de chaque programme.',
      fa: 'هدایت شش برنامه را بر عهده دارد و آنها را در چارچوب یک طرح واحد نگه می‌دارد. تعیین می‌کند کدام درخواست‌های کشورهای عضو به بررسی فنی برسد و گزارش سالانهٔ هر برنامه را امضا می‌کند.',
    },
    kind: 'leadership',
  },
  {
    slug: 'director-of-administration',
    title: {
      en: 'Director of Administration and Finance',
      ar: 'مدير الشؤون الإدارية والمالية',
      fr: 'Directeur de l’administration et des finances',
      fa: 'مدیر امور اداری و مالی',
    },
    department: administration,
    responsibilities: {
      en: 'Runs finance, procurement, staff matters and the headquarters building. Prepares the two-year budget, keeps the accounts open to the external auditor, and publishes a summary of both every year.',
      ar: 'يدير المالية والمشتريات وشؤون الموظفين ومبنى المقر. ويُعدّ ميزانية السنتين، ويضع الحسابات بين يدي المدقق الخارجي، وينشر كل عام ملخصًا عن الميزانية والحسابات.',
      fr: 'Dirige les finances, les achats, le personnel et le siège. Prépare le budget biennal, tient les comptes à la disposition de l’auditeur externe et publie chaque année un résumé de l’un et des autres.',
      fa: 'امور مالی، تدارکات، کارکنان و ساختمان مقر را اداره می‌کند. بودجهٔ دوساله را آماده می‌سازد، حساب‌ها را در اختیار حسابرس بیرونی می‌گذارد و هر سال خلاصهٔ هر دو را منتشر می‌کند.',
    },
    kind: 'leadership',
  },
  {
    slug: 'water-diplomacy-lead',
    title: {
      en: 'Water Diplomacy Program Lead',
      ar: 'مسؤول برنامج الدبلوماسية المائية',
      fr: 'Responsable du programme Diplomatie de l’eau',
      fa: 'مسئول برنامهٔ دیپلماسی آب',
    },
    department: diplomacyAndStandardsUnit,
    responsibilities: {
      en: 'Prepares talks between governments that share rivers and aquifers, drafts the papers they agree on, and keeps the record of what each side has promised and by when.',
      ar: 'يحضّر المحادثات بين الحكومات التي تتقاسم الأنهار والخزانات الجوفية، ويصوغ الأوراق التي تتفق عليها، ويحفظ سجلًا بما تعهّد به كل طرف وبموعد الوفاء به.',
      fr: 'Prépare les entretiens entre gouvernements qui partagent des fleuves et des nappes, rédige les textes dont ils conviennent et tient le registre des engagements de chacun et de leurs échéances.',
      fa: 'گفت‌وگوهای دولت‌هایی را که رود یا آبخوان مشترک دارند آماده می‌کند، متن‌های مورد توافق آنها را می‌نویسد و آنچه هر طرف وعده داده و زمان انجام آن را ثبت می‌کند.',
    },
    kind: 'programs',
  },
  {
    slug: 'sustainable-desalination-lead',
    title: {
      en: 'Sustainable Desalination Program Lead',
      ar: 'مسؤول برنامج التحلية المستدامة',
      fr: 'Responsable du programme Dessalement durable',
      fa: 'مسئول برنامهٔ نمک‌زدایی پایدار',
    },
    department: {
      en: 'Desalination Unit',
      ar: 'وحدة التحلية',
      fr: 'Unité Dessalement',
      fa: 'واحد نمک‌زدایی',
    },
    responsibilities: {
      en: 'Advises utilities on solar-powered plants, energy recovery and the safe disposal of brine. Visits each pilot twice a year and publishes its measured energy use per cubic metre.',
      ar: 'يقدّم المشورة لمرافق المياه بشأن المحطات العاملة بالطاقة الشمسية واسترجاع الطاقة والتصريف الآمن للمحلول الملحي. ويزور كل مشروع تجريبي مرتين في السنة، وينشر ما قِيس من استهلاكه للطاقة لكل متر مكعب.',
      fr: 'Conseille les services d’eau sur les usines solaires, la récupération d’énergie et le rejet sûr des saumures. Visite chaque pilote deux fois par an et publie sa consommation mesurée par mètre cube.',
      fa: 'به شرکت‌های آب دربارهٔ واحدهای خورشیدی، بازیافت انرژی و دفع ایمن شورابه مشاوره می‌دهد. سالی دو بار از هر طرح آزمایشی بازدید می‌کند و مصرف انرژی اندازه‌گیری‌شدهٔ هر متر مکعب را منتشر می‌کند.',
    },
    kind: 'programs',
  },
  {
    slug: 'safe-water-reuse-lead',
    title: {
      en: 'Safe Water Reuse Program Lead',
      ar: 'مسؤول برنامج إعادة الاستخدام الآمن للمياه',
      fr: 'Responsable du programme Réutilisation sûre de l’eau',
      fa: 'مسئول برنامهٔ بازچرخانی ایمن آب',
    },
    department: {
      en: 'Water Reuse Unit',
      ar: 'وحدة إعادة استخدام المياه',
      fr: 'Unité Réutilisation',
      fa: 'واحد بازچرخانی آب',
    },
    responsibilities: {
      en: 'Helps ministries and farmers bring treated wastewater to crops without risk. Coordinates sampling with national laboratories and explains the results in words that growers and consumers understand.',
      ar: 'يساعد الوزارات والمزارعين على إيصال المياه العادمة المعالجة إلى المحاصيل دون خطر. وينسّق أخذ العينات مع المختبرات الوطنية، ويشرح النتائج بلغة يفهمها المزارع والمستهلك.',
      fr: 'Aide les ministères et les agriculteurs à irriguer sans risque avec des eaux usées traitées. Coordonne les prélèvements avec les laboratoires nationaux et explique les résultats en mots simples.',
      fa: 'به وزارتخانه‌ها و کشاورزان کمک می‌کند پساب تصفیه‌شده را بی‌خطر به کشتزار برسانند. نمونه‌برداری را با آزمایشگاه‌های ملی هماهنگ می‌کند و نتیجه‌ها را به زبانی ساده برای کشاورز و مصرف‌کننده شرح می‌دهد.',
    },
    kind: 'programs',
  },
  {
    slug: 'nexus-planning-lead',
    title: {
      en: 'Nexus Planning Program Lead',
      ar: 'مسؤول برنامج التخطيط المترابط',
      fr: 'Responsable du programme Planification du nexus',
      fa: 'مسئول برنامه‌ریزی همبست',
    },
    department: {
      en: 'Nexus Planning Unit',
      ar: 'وحدة التخطيط المترابط',
      fr: 'Unité Planification du nexus',
      fa: 'واحد برنامه‌ریزی همبست',
    },
    responsibilities: {
      en: 'Builds shared models of water, energy, food and ecosystems with planning ministries. Shows them what a decision in one sector costs or saves in the others before money is spent.',
      ar: 'يبني مع وزارات التخطيط نماذج مشتركة للمياه والطاقة والغذاء والنظم البيئية. ويبيّن لها، قبل إنفاق المال، ما يكلّفه قرار في قطاع ما أو ما يوفّره في القطاعات الأخرى.',
      fr: 'Construit avec les ministères du plan des modèles communs de l’eau, de l’énergie, de l’alimentation et des écosystèmes. Montre, avant la dépense, ce qu’une décision coûte ou épargne ailleurs.',
      fa: 'همراه وزارتخانه‌های برنامه‌ریزی، مدل‌های مشترک آب، انرژی، غذا و زیست‌بوم می‌سازد و پیش از هزینه‌کردن نشان می‌دهد که تصمیم در یک بخش برای بخش‌های دیگر چه هزینه یا صرفه‌ای دارد.',
    },
    kind: 'programs',
  },
  {
    slug: 'standards-and-regulation-lead',
    title: {
      en: 'Standards and Regulation Program Lead',
      ar: 'مسؤول برنامج المعايير والتنظيم',
      fr: 'Responsable du programme Normes et régulation',
      fa: 'مسئول برنامهٔ استاندارد و تنظیم‌گری',
    },
    department: diplomacyAndStandardsUnit,
    responsibilities: {
      en: 'Compares the water rules of member states, drafts common terms and limit values, and supports regulators who wish to adopt them. Keeps the comparison tables current and open to everyone.',
      ar: 'يقارن بين أنظمة المياه في الدول الأعضاء، ويصوغ مصطلحات وقيمًا حدّية مشتركة، ويساند الجهات التنظيمية الراغبة في اعتمادها. ويُبقي جداول المقارنة محدّثة ومتاحة للجميع.',
      fr: 'Compare les règles de l’eau des États membres, rédige des termes et des valeurs limites communs et appuie les régulateurs qui souhaitent les adopter. Tient à jour des tableaux comparatifs ouverts à tous.',
      fa: 'مقررات آب کشورهای عضو را با هم می‌سنجد، اصطلاحات و مقادیر حدی مشترک را می‌نویسد و از تنظیم‌گرانی که خواهان پذیرش آنها باشند پشتیبانی می‌کند. جدول‌های مقایسه را به‌روز و در دسترس همگان نگه می‌دارد.',
    },
    kind: 'programs',
  },
  {
    slug: 'research-and-training-lead',
    title: {
      en: 'Research and Training Program Lead',
      ar: 'مسؤول برنامج البحث والتدريب',
      fr: 'Responsable du programme Recherche et formation',
      fa: 'مسئول برنامهٔ پژوهش و آموزش',
    },
    department: {
      en: 'Research and Training Unit',
      ar: 'وحدة البحث والتدريب',
      fr: 'Unité Recherche et formation',
      fa: 'واحد پژوهش و آموزش',
    },
    responsibilities: {
      en: 'Plans courses for engineers, operators and officials, places young professionals in national water services, and chairs the panel that reviews applied research before it is published.',
      ar: 'يخطط دورات للمهندسين والمشغّلين والموظفين، ويُلحق المهنيين الشباب بالمرافق الوطنية للمياه، ويرأس اللجنة التي تراجع البحوث التطبيقية مراجعة علمية قبل نشرها.',
      fr: 'Organise des cours pour ingénieurs, exploitants et agents publics, place de jeunes professionnels dans les services nationaux de l’eau et préside le comité qui relit la recherche appliquée avant publication.',
      fa: 'دوره‌های مهندسان، بهره‌برداران و کارشناسان دولتی را برنامه‌ریزی می‌کند، متخصصان جوان را در خدمات ملی آب به کار می‌گمارد و ریاست هیئتی را بر عهده دارد که پژوهش‌های کاربردی را پیش از انتشار داوری می‌کند.',
    },
    kind: 'programs',
  },
  {
    slug: 'head-of-procurement',
    title: {
      en: 'Head of Procurement and Contracts',
      ar: 'رئيس المشتريات والعقود',
      fr: 'Chef des achats et des contrats',
      fa: 'رئیس تدارکات و قراردادها',
    },
    department: administration,
    responsibilities: {
      en: 'Publishes tenders, answers bidders’ questions in the open, and keeps proposals sealed until the deadline has passed. Convenes the opening committee but takes no part in its decisions.',
      ar: 'يعلن المناقصات، ويجيب علنًا عن أسئلة مقدّمي العروض، ويحفظ العروض مختومة حتى انقضاء الموعد النهائي. ويدعو لجنة فتح العروض إلى الانعقاد دون أن يشارك في قراراتها.',
      fr: 'Publie les appels d’offres, répond publiquement aux questions des soumissionnaires et garde les offres scellées jusqu’à la date limite. Convoque la commission d’ouverture sans prendre part à ses décisions.',
      fa: 'مناقصه‌ها را منتشر می‌کند، به پرسش مناقصه‌گران آشکارا پاسخ می‌دهد و پیشنهادها را تا پایان مهلت مهروموم‌شده نگه می‌دارد. کمیتهٔ گشایش را فرامی‌خواند، اما در تصمیم‌های آن شرکت نمی‌کند.',
    },
    kind: 'operations',
  },
  {
    slug: 'head-of-human-resources',
    title: {
      en: 'Head of Human Resources',
      ar: 'رئيس الموارد البشرية',
      fr: 'Chef des ressources humaines',
      fa: 'رئیس منابع انسانی',
    },
    department: administration,
    responsibilities: {
      en: 'Recruits staff and interns from all member states by open competition. Sees that every applicant receives an answer, and that personal files are kept private and deleted on time.',
      ar: 'يستقطب الموظفين والمتدربين من الدول الأعضاء كافة عن طريق التنافس المفتوح. ويحرص على أن يتلقى كل متقدم جوابًا، وأن تُحفظ الملفات الشخصية بسرّية وتُحذف في موعدها.',
      fr: 'Recrute le personnel et les stagiaires dans tous les États membres par concours ouvert. Veille à ce que chaque candidat reçoive une réponse et que les dossiers restent confidentiels, puis soient effacés à temps.',
      fa: 'کارکنان و کارآموزان را با رقابت آزاد از همهٔ کشورهای عضو برمی‌گزیند. مراقب است که هر متقاضی پاسخ بگیرد و پرونده‌های شخصی محرمانه بماند و به‌هنگام پاک شود.',
    },
    kind: 'operations',
  },
  {
    slug: 'head-of-communications-and-data',
    title: {
      en: 'Head of Communications and Data',
      ar: 'رئيس الاتصال والبيانات',
      fr: 'Chef de la communication et des données',
      fa: 'رئیس ارتباطات و داده',
    },
    department: {
      en: 'Communications and Data',
      ar: 'الاتصال والبيانات',
      fr: 'Communication et données',
      fa: 'ارتباطات و داده',
    },
    responsibilities: {
      en: 'Edits this website in four languages, serves the press, and publishes the Network’s records as open data. Corrects errors that readers report, and notes the date of each correction.',
      ar: 'يتولى تحرير هذا الموقع بأربع لغات، ويلبّي طلبات الصحافة، وينشر سجلات الشبكة بيانات مفتوحة. ويصحّح ما يبلّغ عنه القرّاء من أخطاء، ويدوّن تاريخ كل تصحيح.',
      fr: 'Rédige ce site en quatre langues, répond à la presse et publie les données du Réseau en accès ouvert. Corrige les erreurs que signalent les lecteurs et indique la date de chaque correction.',
      fa: 'این وب‌سایت را به چهار زبان ویرایش می‌کند، پاسخ‌گوی رسانه‌هاست و داده‌های شبکه را به‌صورت باز منتشر می‌کند. خطاهایی را که خوانندگان گزارش می‌دهند اصلاح و تاریخ هر اصلاح را ثبت می‌کند.',
    },
    kind: 'operations',
  },
]
