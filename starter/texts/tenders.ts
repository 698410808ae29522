import type { StarterTender } from '../starter-types.ts'

/** Three open tenders, the most urgent first, then three expired ones. */
export const starterTenders: readonly StarterTender[] = [
  {
    slug: 'supply-of-groundwater-level-recorders',
    title: {
      en: 'Supply of 90 groundwater level recorders for shared aquifers',
      ar: 'توريد 90 مسجّلًا لمنسوب المياه الجوفية في الخزانات المشتركة',
      fr: 'Fourniture de 90 enregistreurs de niveau pour les nappes partagées',
      fa: 'تأمین ۹۰ ثبات تراز آب زیرزمینی برای آبخوان‌های مشترک',
    },
    description: {
      en: `The Network invites offers for 90 automatic water level recorders, with cables, readers and one day of training in each of six countries. The recorders will be fitted in wells that neighbouring governments read together.

Each recorder must work at depths of up to 250 metres, keep three years of hourly readings and run for five years on one battery. Readings must be available in an open format, without a subscription. A spare unit is required for every fifteen.

Delivery is to six ports or airports named in the terms of reference. Prices are to be given per unit, delivered, with duties excluded. Bidders should show that they have delivered similar equipment to at least two countries in the last five years and that they can repair it in the region.`,
      ar: `تدعو الشبكة إلى تقديم عروض لتوريد 90 مسجّلًا آليًا لمنسوب المياه، مع الكابلات وأجهزة القراءة ويوم تدريب في كل من ست دول. وستُركَّب المسجّلات في آبار تقرؤها حكومات متجاورة معًا.

ويجب أن يعمل كل مسجّل على أعماق تصل إلى 250 مترًا، وأن يحفظ قراءات ثلاث سنوات ساعةً بساعة، وأن يعمل خمس سنوات ببطارية واحدة. ويجب أن تتاح القراءات بصيغة مفتوحة ودون اشتراك. وتلزم وحدة احتياطية لكل خمس عشرة وحدة.

ويكون التسليم في ستة موانئ أو مطارات محددة في الشروط المرجعية. وتُذكر الأسعار للوحدة مسلَّمةً دون الرسوم الجمركية. وعلى مقدّمي العروض إثبات توريدهم معدات مماثلة إلى دولتين على الأقل في السنوات الخمس الأخيرة، وقدرتهم على إصلاحها في المنطقة.`,
      fr: `Le Réseau invite à présenter des offres pour 90 enregistreurs automatiques de niveau d’eau, avec câbles, lecteurs et une journée de formation dans chacun de six pays. Ils équiperont des puits que des gouvernements voisins relèvent ensemble.

Chaque enregistreur doit fonctionner jusqu’à 250 mètres de profondeur, garder trois ans de relevés horaires et tenir cinq ans avec une seule pile. Les relevés doivent être lisibles dans un format ouvert, sans abonnement. Un appareil de réserve est demandé pour quinze appareils.

La livraison se fait dans six ports ou aéroports indiqués dans les termes de référence. Les prix s’entendent à l’unité, livrés, hors droits de douane. Le soumissionnaire montrera qu’il a livré un matériel semblable dans deux pays au moins au cours des cinq dernières années et qu’il peut le réparer dans la région.`,
      fa: `شبکه از تأمین‌کنندگان دعوت می‌کند برای ۹۰ ثبات خودکار تراز آب، همراه با کابل، دستگاه خوانش و یک روز آموزش در هر یک از شش کشور، پیشنهاد دهند. ثبات‌ها در چاه‌هایی نصب می‌شوند که دولت‌های همسایه با هم می‌خوانند.

هر ثبات باید تا ژرفای ۲۵۰ متر کار کند، سه سال دادهٔ ساعتی نگه دارد و با یک باتری پنج سال روشن بماند. داده‌ها باید در قالبی باز و بی‌نیاز از اشتراک در دسترس باشد. برای هر پانزده دستگاه یک دستگاه یدکی لازم است.

تحویل در شش بندر یا فرودگاه است که در شرح خدمات آمده است. بها به ازای هر دستگاه، در محل تحویل و بدون حقوق گمرکی نوشته شود. مناقصه‌گر باید نشان دهد که در پنج سال گذشته چنین تجهیزاتی را دست‌کم به دو کشور رسانده و می‌تواند آن را در منطقه تعمیر کند.`,
    },
    location: {
      en: 'Six member states; contract managed in Amman',
      ar: 'ست دول أعضاء، ويُدار العقد من عمّان',
      fr: 'Six États membres ; contrat géré à Amman',
      fa: 'شش کشور عضو؛ قرارداد در امان اداره می‌شود',
    },
    duration: { en: '5 months', ar: '5 أشهر', fr: '5 mois', fa: '۵ ماه' },
    referenceNumber: 'IWEN-2026-031',
    category: 'goods',
    issuedInDays: -29,
    deadlineInDays: 6,
    document: {
      en: 'Terms of reference and technical specification',
      ar: 'الشروط المرجعية والمواصفات الفنية',
      fr: 'Termes de référence et spécification technique',
      fa: 'شرح خدمات و مشخصات فنی',
    },
    enquiriesUntilInDays: 3,
    addenda: [
      {
        publishedInDays: -12,
        reason: {
          en: 'Two of the six delivery points close for a week. The deadline moves by as much, so that carriers can confirm their prices.',
          ar: 'تُغلق نقطتان من نقاط التسليم الست لمدة أسبوع، فأُجّل الموعد النهائي بالقدر نفسه ليتمكن الناقلون من تأكيد أسعارهم.',
          fr: 'Deux des six points de livraison ferment une semaine. La date limite recule d’autant, afin que les transporteurs puissent confirmer leurs prix.',
          fa: 'دو محل از شش محل تحویل یک هفته بسته است. مهلت به همان اندازه تمدید شد تا شرکت‌های حمل بهای خود را قطعی کنند.',
        },
        previousDeadlineInDays: -1,
      },
      {
        publishedInDays: -5,
        reason: {
          en: 'The specification gave the outer diameter of the recorder twice, with different values. Version 2 gives it once: 42 millimetres at most.',
          ar: 'ورد القطر الخارجي للمسجّل في المواصفات مرتين بقيمتين مختلفتين. ويرد في الإصدار 2 مرة واحدة: 42 مليمترًا على الأكثر.',
          fr: 'La spécification indiquait deux fois le diamètre extérieur de l’enregistreur, avec des valeurs différentes. La version 2 ne le donne qu’une fois\u00a0: 42 millimètres au plus.',
          fa: 'در مشخصات فنی قطر بیرونی ثبات دو بار و با دو مقدار آمده بود. در نسخهٔ ۲ تنها یک بار آمده است: حداکثر ۴۲ میلی‌متر.',
        },
        replacesDocument: true,
      },
    ],
    questions: [
      {
        askedInDays: -18,
        publishedInDays: -15,
        question: {
          en: 'May the spare units be delivered together with the first consignment?',
          ar: 'هل يجوز تسليم الوحدات الاحتياطية مع الشحنة الأولى؟',
          fr: 'Les appareils de réserve peuvent-ils être livrés avec le premier envoi\u00a0?',
          fa: 'آیا می‌توان دستگاه‌های یدکی را همراه نخستین محموله تحویل داد؟',
        },
        answer: {
          en: 'Yes. They may all go to the first of the six delivery points; the Network will pass them on.',
          ar: 'نعم. يجوز تسليمها جميعًا في أولى نقاط التسليم الست، وتتولى الشبكة توزيعها.',
          fr: 'Oui. Ils peuvent tous être remis au premier des six points de livraison\u00a0; le Réseau les répartira.',
          fa: 'بله. همهٔ آنها را می‌توان در نخستین محل از شش محل تحویل داد؛ شبکه آنها را می‌رساند.',
        },
      },
      {
        askedInDays: -11,
        publishedInDays: -8,
        question: {
          en: 'Is a battery that is changed on site, without opening the sealed housing, acceptable?',
          ar: 'هل تُقبل بطارية تُستبدل في الموقع دون فتح الغلاف المحكم؟',
          fr: 'Une pile que l’on change sur place, sans ouvrir le boîtier étanche, est-elle acceptée\u00a0?',
          fa: 'آیا باتری‌ای که در محل و بی‌نیاز از گشودن محفظهٔ آب‌بند عوض می‌شود پذیرفته است؟',
        },
        answer: {
          en: 'Yes, if one battery lasts five years at one reading an hour, as the specification asks, and the change needs no special tool.',
          ar: 'نعم، إذا دامت البطارية الواحدة خمس سنوات بقراءة واحدة في الساعة كما تطلب المواصفات، ولم يحتج استبدالها إلى أداة خاصة.',
          fr: 'Oui, si une pile tient cinq ans à raison d’un relevé par heure, comme le demande la spécification, et si le changement n’exige aucun outil spécial.',
          fa: 'بله، اگر هر باتری چنان که مشخصات می‌خواهد با ساعتی یک خوانش پنج سال کار کند و تعویض آن ابزار ویژه‌ای نخواهد.',
        },
      },
    ],
    topics: ['policy-and-standards'],
    countries: ['jo', 'sa', 'iq', 'eg', 'ly', 'sd'],
    projects: ['shared-aquifer-dialogue'],
  },
  {
    slug: 'independent-review-of-brine-outfalls',
    title: {
      en: 'Independent review of brine outfalls at two plants',
      ar: 'مراجعة مستقلة لمصبّات المحلول الملحي في محطتين',
      fr: 'Examen indépendant des rejets de saumure de deux usines',
      fa: 'بررسی مستقل تخلیهٔ شورابه در دو تأسیسات',
    },
    description: {
      en: `The Network seeks a firm or institute to review the sea-bed measurements made at two desalination plants. The work checks what the plants report; it does not replace it.

The reviewer visits each plant four times, takes its own samples at twelve stations, and compares salinity, temperature and bottom life with the published figures. Samples are tested in a laboratory of the reviewer’s choice that takes part in joint tests.

Four short reports and one final report are expected, in English, with a summary in Arabic. Raw data are published with each report. The reviewer must have had no contract with either plant or its suppliers during the last three years.

Offers are judged on method and team (70%) and price (30%). A lead marine scientist with at least ten years of field work is required.`,
      ar: `تبحث الشبكة عن شركة أو معهد لمراجعة القياسات التي أُجريت في قاع البحر عند محطتي تحلية. والغرض التحقق مما تعلنه المحطتان لا الحلول محله.

يزور المراجع كل محطة أربع مرات، ويأخذ عيناته من اثنتي عشرة نقطة، ويقارن الملوحة والحرارة والأحياء القاعية بالأرقام المنشورة. وتُفحص العينات في مختبر يختاره المراجع، على أن يكون مشاركًا في اختبارات مشتركة.

ويُنتظر أربعة تقارير قصيرة وتقرير ختامي بالإنجليزية مع ملخص بالعربية. وتُنشر البيانات الأولية مع كل تقرير. ويُشترط ألا يكون المراجع قد تعاقد مع أي من المحطتين أو مورّديهما خلال السنوات الثلاث الماضية.

وتُقيَّم العروض على أساس المنهج والفريق (70%) والسعر (30%). ويلزم أن يقود الفريق عالم بحار له خبرة ميدانية لا تقل عن عشر سنوات.`,
      fr: `Le Réseau cherche une entreprise ou un institut pour examiner les mesures faites au fond de la mer près de deux usines de dessalement. Il s’agit de vérifier ce que les usines déclarent, non de le remplacer.

Le prestataire visite chaque usine quatre fois, prélève ses échantillons à douze stations et compare salinité, température et vie du fond aux chiffres publiés. Il choisit un laboratoire qui participe à des essais communs.

Quatre rapports courts et un rapport final sont attendus, en anglais, avec un résumé en arabe. Les données brutes sont publiées avec chacun. Le prestataire ne doit avoir eu aucun contrat avec les usines ou leurs fournisseurs depuis trois ans.

Les offres sont jugées sur la méthode et l’équipe (70 %) et sur le prix (30 %). Un spécialiste du milieu marin, avec dix ans de terrain, dirige l’équipe.`,
      fa: `شبکه در پی شرکت یا مؤسسه‌ای است که اندازه‌گیری‌های بستر دریا را در کنار دو تأسیسات نمک‌زدایی بررسی کند. این کار گزارش تأسیسات را راستی‌آزمایی می‌کند و جای آن را نمی‌گیرد.

بررسی‌کننده هر محل را چهار بار می‌بیند، از دوازده ایستگاه نمونه می‌گیرد و شوری، دما و زندگی بستر را با ارقام منتشرشده می‌سنجد. نمونه‌ها در آزمایشگاهی به انتخاب او آزموده می‌شود که در آزمون‌های مشترک شرکت دارد.

چهار گزارش کوتاه و یک گزارش پایانی به انگلیسی، با خلاصهٔ عربی، خواسته می‌شود. دادهٔ خام همراه هر گزارش منتشر می‌شود. بررسی‌کننده نباید در سه سال گذشته با هیچ‌یک از دو تأسیسات یا تأمین‌کنندگان آنها قرارداد داشته باشد.

پیشنهادها بر پایهٔ روش و گروه (۷۰٪) و بها (۳۰٪) داوری می‌شوند. سرپرست گروه باید دانشمند دریا با دست‌کم ده سال کار میدانی باشد.`,
    },
    location: {
      en: 'Oman and Saudi Arabia',
      ar: 'عُمان والمملكة العربية السعودية',
      fr: 'Oman et Arabie saoudite',
      fa: 'عمان و عربستان سعودی',
    },
    duration: { en: '14 months', ar: '14 شهرًا', fr: '14 mois', fa: '۱۴ ماه' },
    referenceNumber: 'IWEN-2026-033',
    category: 'services',
    issuedInDays: -16,
    deadlineInDays: 21,
    document: {
      en: 'Terms of reference',
      ar: 'الشروط المرجعية',
      fr: 'Termes de référence',
      fa: 'شرح خدمات',
    },
    topics: ['desalination', 'policy-and-standards'],
    countries: ['om', 'sa'],
    projects: ['brine-management-pilot'],
  },
  {
    slug: 'two-solar-desalination-units-in-tunisia',
    title: {
      en: 'Construction of two solar desalination units in Tunisia',
      ar: 'إنشاء وحدتين للتحلية بالطاقة الشمسية في تونس',
      fr: 'Construction de deux unités de dessalement solaire en Tunisie',
      fa: 'ساخت دو واحد نمک‌زدایی خورشیدی در تونس',
    },
    description: {
      en: `The works comprise two reverse osmosis units for small coastal towns, one of 400 and one of 600 cubic metres a day, each with beach wells, a solar field, a storage tank and a connection to the town’s network.

The contractor designs, builds, tests and hands over both units, and then operates them together with the utility’s staff for six months. Electricity use may not exceed 3.4 kilowatt-hours per cubic metre. Brine is returned through a diffuser whose position has been approved.

At least half of the working days must go to local labour. A visit to both sites will be held in the third week after publication.

The tender document is being completed and will be published on this page. Companies may already register their interest; the deadline leaves at least thirty days after publication of the document.`,
      ar: `تشمل الأعمال وحدتين للتناضح العكسي لبلدتين ساحليتين صغيرتين، إحداهما بطاقة 400 متر مكعب في اليوم والأخرى 600، ولكل منهما آبار شاطئية وحقل شمسي وخزان ووصلة بشبكة البلدة.

يتولى المقاول تصميم الوحدتين وإنشاءهما واختبارهما وتسليمهما، ثم يشغّلهما مع موظفي المرفق ستة أشهر. ويجب ألا يتجاوز استهلاك الكهرباء 3.4 كيلوواط ساعة للمتر المكعب. ويعاد المحلول الملحي عبر ناشر جرى اعتماد موقعه.

ويجب أن يذهب نصف أيام العمل على الأقل إلى عمالة محلية. وتُنظَّم زيارة للموقعين في الأسبوع الثالث بعد الإعلان.

ويجري استكمال وثيقة المناقصة، وستُنشر في هذه الصفحة. ويمكن للشركات أن تسجّل اهتمامها منذ الآن، ويترك الموعد النهائي ثلاثين يومًا على الأقل بعد نشر الوثيقة.`,
      fr: `Les travaux comprennent deux unités d’osmose inverse pour de petites villes côtières, l’une de 400 et l’autre de 600 mètres cubes par jour, avec puits de plage, champ solaire, réservoir et raccordement au réseau de la ville.

L’entreprise conçoit, construit, essaie et remet les deux unités, puis les exploite six mois avec le personnel du service d’eau. La consommation ne peut dépasser 3,4 kilowattheures par mètre cube. La saumure est rendue par un diffuseur dont l’emplacement est approuvé.

La moitié au moins des journées de travail revient à la main-d’œuvre locale. Une visite des deux sites aura lieu la troisième semaine après la publication.

Le dossier d’appel d’offres est en cours d’achèvement et sera publié sur cette page. Les entreprises peuvent déjà se faire connaître ; la date limite laisse trente jours au moins après la publication du dossier.`,
      fa: `کار شامل دو واحد اسمز معکوس برای شهرهای کوچک ساحلی است، یکی ۴۰۰ و دیگری ۶۰۰ متر مکعب در روز، هر یک با چاه‌های ساحلی، مزرعهٔ خورشیدی، مخزن و اتصال به شبکهٔ شهر.

پیمانکار هر دو واحد را طراحی می‌کند، می‌سازد، می‌آزماید و تحویل می‌دهد و سپس شش ماه با کارکنان شرکت آب آنها را می‌گرداند. مصرف برق نباید از ۳٫۴ کیلووات‌ساعت برای هر متر مکعب بیشتر شود. شورابه از پخشاننده‌ای بازگردانده می‌شود که جای آن تأیید شده است.

دست‌کم نیمی از روزهای کار باید به نیروی محلی برسد. بازدید از هر دو محل در هفتهٔ سوم پس از انتشار خواهد بود.

سند مناقصه در دست تکمیل است و در همین صفحه منتشر می‌شود. شرکت‌ها می‌توانند از هم‌اکنون آمادگی خود را اعلام کنند؛ مهلت دست‌کم سی روز پس از انتشار سند است.`,
    },
    location: {
      en: 'Two coastal towns, Tunisia',
      ar: 'بلدتان ساحليتان، تونس',
      fr: 'Deux villes côtières, Tunisie',
      fa: 'دو شهر ساحلی، تونس',
    },
    duration: { en: '18 months', ar: '18 شهرًا', fr: '18 mois', fa: '۱۸ ماه' },
    referenceNumber: 'IWEN-2026-036',
    category: 'works',
    issuedInDays: -3,
    deadlineInDays: 45,
    document: null,
    topics: ['desalination', 'water-energy-food-nexus'],
    countries: ['tn'],
    projects: ['solar-desalination-for-small-coastal-towns'],
  },
  {
    slug: 'drought-communication-plan-in-five-countries',
    title: {
      en: 'Design and testing of a drought communication plan for farmers, dam operators and local radio stations in five neighbouring countries',
      ar: 'تصميم خطة للتواصل في شأن الجفاف واختبارها مع المزارعين ومشغّلي السدود والإذاعات المحلية في خمس دول متجاورة',
      fr: 'Conception et essai d’un plan de communication sur la sécheresse pour les agriculteurs, les exploitants de barrages et les radios locales de cinq pays voisins',
      fa: 'طراحی و آزمون برنامهٔ اطلاع‌رسانی خشک‌سالی برای کشاورزان، بهره‌برداران سد و رادیوهای محلی در پنج کشور همسایه',
    },
    description: {
      en: `A drought warning is useful only if it is understood. The Network sought a team to design the messages of a monthly bulletin, and to test them with the people who will receive them.

The work covered four levels of warning in the languages of the five countries, in three forms: a page for officials, a message of 140 characters for telephones, and one minute of radio. Each was to be tried with at least sixty farmers and ten dam operators in every country, and changed until nine in ten could say what they would do next.

A handbook for broadcasters and a short course for district officers were part of the contract. Bidders were to name local partners in all five countries and to include a linguist.`,
      ar: `لا ينفع إنذار الجفاف إلا إذا فُهم. وقد بحثت الشبكة عن فريق يصوغ رسائل النشرة الشهرية ويختبرها مع من سيتلقونها.

وشمل العمل أربعة مستويات من الإنذار بلغات الدول الخمس، وفي ثلاثة أشكال: صفحة للمسؤولين، ورسالة هاتفية من 140 حرفًا، ودقيقة إذاعية. وتقرر أن تُجرَّب كل صيغة مع ستين مزارعًا وعشرة من مشغّلي السدود على الأقل في كل دولة، وأن تُعدَّل حتى يستطيع تسعة من كل عشرة أن يقولوا ما الذي سيفعلونه بعدها.

وتضمّن العقد دليلًا للمذيعين ودورة قصيرة لموظفي المناطق. وكان على مقدّمي العروض أن يسمّوا شركاء محليين في الدول الخمس كلها وأن يضمّوا إلى فريقهم لغويًا.`,
      fr: `Une alerte à la sécheresse n’est utile que si elle est comprise. Le Réseau cherchait une équipe pour concevoir les messages d’un bulletin mensuel et les éprouver auprès de ceux qui les recevront.

Le travail portait sur quatre niveaux d’alerte, dans les langues des cinq pays et sous trois formes : une page pour les responsables, un message téléphonique de 140 caractères et une minute de radio. Chacune devait être essayée dans chaque pays avec soixante agriculteurs et dix exploitants de barrages au moins, puis modifiée jusqu’à ce que neuf personnes sur dix sachent dire ce qu’elles feraient ensuite.

Un guide pour les animateurs de radio et un cours bref pour les agents de district faisaient partie du contrat. Les soumissionnaires devaient nommer des partenaires locaux dans les cinq pays et compter un linguiste.`,
      fa: `هشدار خشک‌سالی تنها وقتی سودمند است که فهمیده شود. شبکه گروهی می‌خواست که پیام‌های بولتنی ماهانه را بنویسد و با گیرندگان آن بیازماید.

کار چهار سطح هشدار را به زبان‌های پنج کشور و در سه قالب در بر می‌گرفت: یک صفحه برای مسئولان، پیامی ۱۴۰ حرفی برای تلفن و یک دقیقه برنامهٔ رادیویی. قرار بود هر قالب در هر کشور دست‌کم با شصت کشاورز و ده بهره‌بردار سد آزموده شود و چندان تغییر کند که از هر ده نفر نُه نفر بتوانند بگویند پس از آن چه می‌کنند.

کتاب راهنمای گویندگان رادیو و دوره‌ای کوتاه برای کارشناسان شهرستان نیز بخشی از قرارداد بود. مناقصه‌گران می‌بایست همکاران محلی خود را در هر پنج کشور نام ببرند و زبان‌شناسی در گروه داشته باشند.`,
    },
    location: {
      en: 'Iraq, Iran, Syria, Türkiye and Pakistan',
      ar: 'العراق وإيران وسوريا وتركيا وباكستان',
      fr: 'Irak, Iran, Syrie, Türkiye et Pakistan',
      fa: 'عراق، ایران، سوریه، ترکیه و پاکستان',
    },
    duration: { en: '10 months', ar: '10 أشهر', fr: '10 mois', fa: '۱۰ ماه' },
    referenceNumber: 'IWEN-2026-027',
    category: 'services',
    issuedInDays: -51,
    deadlineInDays: -9,
    document: {
      en: 'Terms of reference, with answers to bidders’ questions',
      ar: 'الشروط المرجعية مع الأجوبة عن أسئلة مقدّمي العروض',
      fr: 'Termes de référence, avec les réponses aux questions',
      fa: 'شرح خدمات، همراه با پاسخ پرسش‌ها',
    },
    topics: ['water-energy-food-nexus', 'policy-and-standards'],
    countries: ['iq', 'ir', 'sy', 'tr', 'pk'],
    projects: ['drought-early-warning'],
  },
  {
    slug: 'spare-membranes-for-nine-plants',
    title: {
      en: 'Supply of spare membranes for nine small plants',
      ar: 'توريد أغشية احتياطية لتسع محطات صغيرة',
      fr: 'Fourniture de membranes de rechange pour neuf petites usines',
      fa: 'تأمین غشای یدکی برای نُه واحد کوچک',
    },
    description: {
      en: `Four countries buy spare membranes together, so that small towns pay the price of large cities. This tender was for the second joint purchase.

The contract covered 420 spiral-wound reverse osmosis membranes of a common size for seawater, with seals and connectors, delivered in three lots over two years. Each lot was to come from one production batch and carry the maker’s test sheet. Membranes had to be usable with the pressure vessels already installed in nine plants.

Bidders were asked for the price per membrane, the expected salt rejection after three years, and the terms on which used membranes would be taken back. Storage in shade at two regional depots was part of the offer. The lowest cost over the life of the membrane was to decide, not the lowest price.`,
      ar: `تشتري أربع دول الأغشية الاحتياطية معًا كي تدفع البلدات الصغيرة السعر الذي تدفعه المدن الكبيرة. وكانت هذه المناقصة للشراء المشترك الثاني.

شمل العقد 420 غشاءً حلزونيًا للتناضح العكسي بقياس شائع لمياه البحر، مع حلقات الإحكام والوصلات، تُسلَّم في ثلاث دفعات على مدى سنتين. وتقرر أن تأتي كل دفعة من تشغيلة إنتاج واحدة ومعها شهادة اختبار الصانع. ولزم أن تصلح الأغشية لأوعية الضغط المركّبة في تسع محطات.

وطُلب من مقدّمي العروض سعر الغشاء الواحد، ونسبة حجز الأملاح المتوقعة بعد ثلاث سنوات، وشروط استرجاع الأغشية المستعملة. وكان التخزين في الظل في مستودعين إقليميين جزءًا من العرض. وكان الفيصل أقل كلفة على مدى عمر الغشاء لا أقل سعر.`,
      fr: `Quatre pays achètent ensemble leurs membranes de rechange, afin que les petites villes paient le prix des grandes. Cet appel d’offres portait sur le deuxième achat groupé.

Le contrat couvrait 420 membranes spiralées d’osmose inverse, d’un format courant pour l’eau de mer, avec joints et raccords, livrées en trois lots sur deux ans. Chaque lot devait provenir d’une seule fabrication et porter la fiche d’essai du fabricant. Les membranes devaient s’adapter aux tubes de pression déjà installés dans neuf usines.

Les soumissionnaires indiquaient le prix par membrane, le rejet de sel attendu après trois ans et les conditions de reprise des membranes usées. Le stockage à l’ombre dans deux dépôts régionaux faisait partie de l’offre. Le coût le plus bas sur la durée de vie devait l’emporter, non le prix le plus bas.`,
      fa: `چهار کشور غشای یدکی را با هم می‌خرند تا شهرهای کوچک همان بهای شهرهای بزرگ را بپردازند. این مناقصه برای دومین خرید مشترک بود.

قرارداد ۴۲۰ غشای مارپیچی اسمز معکوس در اندازه‌ای رایج برای آب دریا، با واشر و اتصال، را در بر می‌گرفت که در سه محموله طی دو سال تحویل شود. هر محموله می‌بایست از یک نوبت تولید باشد و برگهٔ آزمون سازنده را داشته باشد. غشاها باید با محفظه‌های فشار نصب‌شده در نُه واحد سازگار می‌بود.

از مناقصه‌گران بهای هر غشا، میزان دفع نمک پس از سه سال و شرایط بازپس‌گیری غشاهای کارکرده خواسته شد. نگهداری در سایه در دو انبار منطقه‌ای بخشی از پیشنهاد بود. ملاک تصمیم، کمترین هزینه در طول عمر غشا بود، نه کمترین بها.`,
    },
    location: {
      en: 'Depots in Muscat, Oman, and Nouakchott, Mauritania',
      ar: 'مستودعان في مسقط، عُمان، ونواكشوط، موريتانيا',
      fr: 'Dépôts à Mascate, Oman, et à Nouakchott, Mauritanie',
      fa: 'انبارهای مسقط در عمان و نواکشوت در موریتانی',
    },
    duration: { en: '24 months', ar: '24 شهرًا', fr: '24 mois', fa: '۲۴ ماه' },
    referenceNumber: 'IWEN-2026-019',
    category: 'goods',
    issuedInDays: -102,
    deadlineInDays: -58,
    document: {
      en: 'Technical specification and price form',
      ar: 'المواصفات الفنية ونموذج الأسعار',
      fr: 'Spécification technique et bordereau de prix',
      fa: 'مشخصات فنی و برگهٔ بها',
    },
    award: {
      inDays: -24,
      note: {
        en: 'Five proposals were received, all of them complete. The contract goes to the proposal with the lowest cost over the life of the membrane among the four that met the specification; all bidders have been informed of their scores.',
        ar: 'ورد خمسة عروض، جميعها مكتملة. وأُرسي العقد على العرض الأقل كلفة على مدى عمر الغشاء بين العروض الأربعة المطابقة للمواصفات، وأُبلغ جميع مقدّمي العروض بدرجاتهم.',
        fr: 'Cinq offres ont été reçues, toutes complètes. Le marché revient à l’offre dont le coût sur la durée de vie est le plus bas parmi les quatre conformes à la spécification\u00a0; chaque soumissionnaire a reçu ses notes.',
        fa: 'پنج پیشنهاد رسید که همه کامل بود. قرارداد به پیشنهادی واگذار شد که در میان چهار پیشنهادِ منطبق با مشخصات کمترین هزینه را در طول عمر غشا داشت و امتیاز هر مناقصه‌گر به او اعلام شده است.',
      },
    },
    topics: ['desalination'],
    countries: ['ye', 'om', 'mr', 'tn'],
    projects: ['solar-desalination-for-small-coastal-towns'],
  },
  {
    slug: 'translation-and-editing-in-three-languages',
    title: {
      en: 'Translation and editing in Arabic, French and Persian',
      ar: 'الترجمة والتحرير بالعربية والفرنسية والفارسية',
      fr: 'Traduction et révision en arabe, en français et en persan',
      fa: 'ترجمه و ویرایش به عربی، فرانسوی و فارسی',
    },
    description: {
      en: `The Network publishes in four languages and invited offers for a framework contract of two years. The volume was estimated at 600,000 words a year, of which half are technical reports.

The work was divided into three lots, one for each language, and a bidder could offer for one, two or all of them. Every text was to be translated by one person and revised by another, both writing in their mother tongue. Terms follow the Network’s own glossary, which the contractor may propose to improve.

Bidders were asked to translate three sample pages: a passage from a standard, a news item and a paragraph addressed to farmers. Samples were judged without names and counted for 60% of the marks. Turnaround was to be ten working days for 10,000 words.`,
      ar: `تنشر الشبكة بأربع لغات، وقد دعت إلى تقديم عروض لعقد إطاري مدته سنتان. وقُدّر الحجم بنحو 600 ألف كلمة في السنة، نصفها تقارير فنية.

وقُسّم العمل إلى ثلاثة أجزاء، جزء لكل لغة، وكان لمقدّم العرض أن يعرض خدماته في جزء أو جزأين أو فيها جميعًا. وتقرر أن يترجم كل نص شخص وأن يراجعه آخر، وأن يكتب كلاهما بلغته الأم. وتتبع المصطلحات مسرد الشبكة، وللمتعاقد أن يقترح تحسينه.

وطُلب من مقدّمي العروض ترجمة ثلاث صفحات نموذجية: مقطع من معيار، وخبر، وفقرة موجهة إلى المزارعين. وقُيّمت النماذج دون أسماء وكان لها 60% من الدرجات. وحُدّدت مدة الإنجاز بعشرة أيام عمل لكل عشرة آلاف كلمة.`,
      fr: `Le Réseau publie en quatre langues et demandait des offres pour un contrat-cadre de deux ans. Le volume était estimé à 600 000 mots par an, dont la moitié de rapports techniques.

Le travail était divisé en trois lots, un par langue ; un soumissionnaire pouvait répondre pour un, deux ou trois lots. Chaque texte devait être traduit par une personne et révisé par une autre, toutes deux écrivant dans leur langue maternelle. Les termes suivent le glossaire du Réseau, que le titulaire peut proposer d’améliorer.

Il était demandé de traduire trois pages d’essai : un passage de norme, une nouvelle et un paragraphe adressé aux agriculteurs. Les essais étaient jugés sans nom et comptaient pour 60 % de la note. Le délai était de dix jours ouvrés pour 10 000 mots.`,
      fa: `شبکه به چهار زبان منتشر می‌کند و برای قراردادی چارچوبی به مدت دو سال پیشنهاد خواسته بود. حجم کار سالانه ۶۰۰ هزار واژه برآورد شد که نیمی از آن گزارش‌های فنی است.

کار به سه بخش، هر زبان یک بخش، تقسیم شده بود و مناقصه‌گر می‌توانست برای یک، دو یا هر سه بخش پیشنهاد دهد. هر متن را می‌بایست یک نفر ترجمه و نفر دیگری بازبینی کند و هر دو به زبان مادری خود بنویسند. اصطلاحات از واژه‌نامهٔ شبکه پیروی می‌کند و پیمانکار می‌تواند بهبود آن را پیشنهاد دهد.

از مناقصه‌گران ترجمهٔ سه صفحهٔ نمونه خواسته شد: بندی از یک استاندارد، یک خبر و بندی خطاب به کشاورزان. نمونه‌ها بی‌نام داوری شد و ۶۰٪ امتیاز را داشت. مهلت انجام کار ده روز کاری برای هر ۱۰ هزار واژه بود.`,
    },
    location: {
      en: 'Remote, with meetings in Amman',
      ar: 'عن بُعد، مع اجتماعات في عمّان',
      fr: 'À distance, avec des réunions à Amman',
      fa: 'از راه دور، با نشست‌هایی در امان',
    },
    duration: { en: '2 years', ar: 'سنتان', fr: '2 ans', fa: '۲ سال' },
    referenceNumber: 'IWEN-2026-011',
    category: 'services',
    issuedInDays: -176,
    deadlineInDays: -141,
    document: {
      en: 'Terms of reference and sample pages',
      ar: 'الشروط المرجعية والصفحات النموذجية',
      fr: 'Termes de référence et pages d’essai',
      fa: 'شرح خدمات و صفحه‌های نمونه',
    },
    topics: ['policy-and-standards'],
    countries: ['jo'],
    projects: [],
  },
]
