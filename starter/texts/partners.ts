import type { StarterPartner } from '../starter-types.ts'

export const starterPartners: readonly StarterPartner[] = [
  {
    country: 'ca',
    title: {
      en: 'Cooperation with Canada',
      ar: 'التعاون مع كندا',
      fr: 'Coopération avec le Canada',
      fa: 'همکاری با کانادا',
    },
    kind: 'knowledge',
    summary: {
      en: 'Groundwater institutes lend their methods and two hydrogeologists to the dialogue on shared aquifers, and train national teams in reading wells.',
      ar: 'تضع معاهد للمياه الجوفية طرائقها وخبيرين في خدمة حوار الخزانات الجوفية المشتركة، وتدرّب الفرق الوطنية على قراءة مناسيب الآبار.',
      fr: 'Des instituts des eaux souterraines prêtent leurs méthodes et deux hydrogéologues au dialogue sur les nappes partagées et forment les équipes nationales.',
      fa: 'مؤسسه‌های آب زیرزمینی روش‌های خود و دو کارشناس را در اختیار گفت‌وگوی آبخوان‌های مشترک می‌گذارند و گروه‌های ملی را آموزش می‌دهند.',
    },
  },
  {
    country: 'us',
    title: {
      en: 'Cooperation with the United States of America',
      ar: 'التعاون مع الولايات المتحدة الأمريكية',
      fr: 'Coopération avec les États-Unis d’Amérique',
      fa: 'همکاری با ایالات متحدهٔ آمریکا',
    },
    kind: 'technical',
    summary: {
      en: 'Universities and utilities exchange engineers with member states for three months at a time, mainly on brackish water treatment and leak control.',
      ar: 'تتبادل جامعات ومرافق مياه المهندسين مع الدول الأعضاء لمدة ثلاثة أشهر، ولا سيما في معالجة المياه قليلة الملوحة والحد من التسرب.',
      fr: 'Universités et services d’eau échangent des ingénieurs avec les États membres pour trois mois, surtout sur les eaux saumâtres et les fuites.',
      fa: 'دانشگاه‌ها و شرکت‌های آب برای دوره‌های سه‌ماهه با کشورهای عضو مهندس مبادله می‌کنند، بیشتر در تصفیهٔ آب لب‌شور و مهار نشت.',
    },
  },
  {
    country: 'br',
    title: {
      en: 'Cooperation with Brazil',
      ar: 'التعاون مع البرازيل',
      fr: 'Coopération avec le Brésil',
      fa: 'همکاری با برزیل',
    },
    kind: 'knowledge',
    summary: {
      en: 'River basin committees share their experience of deciding together on dry years, and receive planners from member states on study visits.',
      ar: 'تتشارك لجان أحواض الأنهار خبرتها في اتخاذ القرار المشترك في السنوات الجافة، وتستقبل مخططين من الدول الأعضاء في زيارات دراسية.',
      fr: 'Des comités de bassin partagent leur expérience de la décision commune en année sèche et accueillent des planificateurs en voyage d’étude.',
      fa: 'کمیته‌های حوضه‌های آبریز تجربهٔ تصمیم‌گیری مشترک در سال‌های خشک را در میان می‌گذارند و برنامه‌ریزان کشورهای عضو را در سفرهای مطالعاتی می‌پذیرند.',
    },
  },
  {
    country: 'cl',
    title: {
      en: 'Cooperation with Chile',
      ar: 'التعاون مع تشيلي',
      fr: 'Coopération avec le Chili',
      fa: 'همکاری با شیلی',
    },
    kind: 'technical',
    summary: {
      en: 'Specialists in arid coasts advise on desalination for small towns and on the collection of fog, and publish their cost figures.',
      ar: 'يقدم مختصون في السواحل الجافة المشورة في تحلية المياه للبلدات الصغيرة وفي حصاد الضباب، وينشرون أرقام الكلفة لمن يريدها.',
      fr: 'Des spécialistes des côtes arides conseillent sur le dessalement des petites villes et la collecte du brouillard, et publient leurs coûts.',
      fa: 'متخصصان کرانه‌های خشک دربارهٔ نمک‌زدایی برای شهرهای کوچک و گردآوری آب از مه مشورت می‌دهند و ارقام هزینهٔ خود را منتشر می‌کنند.',
    },
  },
  {
    country: 'dz',
    title: {
      en: 'Cooperation with Algeria',
      ar: 'التعاون مع الجزائر',
      fr: 'Coopération avec l’Algérie',
      fa: 'همکاری با الجزایر',
    },
    kind: 'knowledge',
    summary: {
      en: 'Agronomic institutes follow the salt in oasis soils and advise the growers who irrigate date palms with treated wastewater.',
      ar: 'تتابع معاهد زراعية الأملاح في تربة الواحات، وتقدم المشورة إلى المزارعين الذين يروون نخيل التمر بالمياه العادمة المعالجة.',
      fr: 'Des instituts agronomiques suivent le sel dans les sols d’oasis et conseillent ceux qui irriguent les palmiers à l’eau usée traitée.',
      fa: 'مؤسسه‌های کشاورزی نمک خاک واحه‌ها را پی می‌گیرند و به باغدارانی که نخل خرما را با پساب تصفیه‌شده آبیاری می‌کنند مشورت می‌دهند.',
    },
  },
  {
    country: 'sn',
    title: {
      en: 'Cooperation with Senegal',
      ar: 'التعاون مع السنغال',
      fr: 'Coopération avec le Sénégal',
      fa: 'همکاری با سنگال',
    },
    kind: 'technical',
    summary: {
      en: 'Farmer training centres receive repairers and cooperative treasurers from the Sahel, and keep a workshop for small solar pumps.',
      ar: 'تستقبل مراكز تدريب المزارعين مصلّحين وأمناء صناديق تعاونيات من منطقة الساحل، وفيها ورشة دائمة لإصلاح المضخات الشمسية الصغيرة.',
      fr: 'Des centres de formation agricole accueillent réparateurs et trésoriers de coopératives du Sahel et tiennent un atelier de petites pompes solaires.',
      fa: 'مراکز آموزش کشاورزان، تعمیرکاران و خزانه‌داران تعاونی‌های ساحل آفریقا را می‌پذیرند و کارگاهی برای پمپ‌های کوچک خورشیدی دارند.',
    },
  },
  {
    country: 'gm',
    title: {
      en: 'Cooperation with Gambia',
      ar: 'التعاون مع غامبيا',
      fr: 'Coopération avec la Gambie',
      fa: 'همکاری با گامبیا',
    },
    kind: 'development',
    summary: {
      en: 'Village water committees and the Network test simple rules for keeping wells open to all, with readings posted in public places.',
      ar: 'تختبر لجان مياه القرى مع الشبكة قواعد بسيطة تُبقي الآبار مفتوحة للجميع، مع إعلان القراءات في الأماكن العامة.',
      fr: 'Des comités villageois et le Réseau essaient des règles simples pour garder les puits ouverts à tous, avec des relevés affichés en public.',
      fa: 'کمیته‌های آب روستا و شبکه قواعدی ساده را می‌آزمایند تا چاه‌ها برای همه باز بماند؛ تراز آب در جاهای عمومی نصب می‌شود.',
    },
  },
  {
    country: 'ng',
    title: {
      en: 'Cooperation with Nigeria',
      ar: 'التعاون مع نيجيريا',
      fr: 'Coopération avec le Nigeria',
      fa: 'همکاری با نیجریه',
    },
    kind: 'development',
    summary: {
      en: 'State water services and the Network work on supply for fast-growing towns, beginning with meters, maps of pipes and fair bills.',
      ar: 'تعمل مرافق المياه في الولايات مع الشبكة على تزويد البلدات سريعة النمو، بدءًا بالعدّادات وخرائط الأنابيب والفواتير العادلة.',
      fr: 'Des services d’eau d’État et le Réseau travaillent pour les villes en forte croissance : d’abord les compteurs, les plans et des factures justes.',
      fa: 'خدمات آب ایالت‌ها و شبکه برای آبرسانی به شهرهای رو به رشد کار می‌کنند و از کنتور، نقشهٔ لوله‌ها و قبض عادلانه آغاز کرده‌اند.',
    },
  },
  {
    country: 'et',
    title: {
      en: 'Cooperation with Ethiopia',
      ar: 'التعاون مع إثيوبيا',
      fr: 'Coopération avec l’Éthiopie',
      fa: 'همکاری با اتیوپی',
    },
    kind: 'development',
    summary: {
      en: 'Universities and irrigation offices take part in joint courses on catchments, erosion and the care of small reservoirs in highland districts.',
      ar: 'تشارك جامعات ومكاتب للري في دورات مشتركة عن مساقط المياه والتعرية والعناية بالسدود الصغيرة في مناطق المرتفعات.',
      fr: 'Universités et offices d’irrigation participent à des cours communs sur les bassins versants, l’érosion et l’entretien des petites retenues des hauts plateaux.',
      fa: 'دانشگاه‌ها و اداره‌های آبیاری در دوره‌های مشترک آبخیزداری، فرسایش و نگهداری سدهای کوچک در مناطق کوهستانی شرکت می‌کنند.',
    },
  },
  {
    country: 'ke',
    title: {
      en: 'Cooperation with Kenya',
      ar: 'التعاون مع كينيا',
      fr: 'Coopération avec le Kenya',
      fa: 'همکاری با کنیا',
    },
    kind: 'knowledge',
    summary: {
      en: 'Researchers and pastoral associations share their work on drought messages by telephone, which the Network now tests in five countries.',
      ar: 'يتشارك باحثون وجمعيات رعاة عملهم في رسائل الجفاف الهاتفية، وتستفيد منه الشبكة اليوم في تجارب تُجرى في خمس دول.',
      fr: 'Chercheurs et associations d’éleveurs partagent leurs travaux sur les messages de sécheresse par téléphone, que le Réseau essaie dans cinq pays.',
      fa: 'پژوهشگران و انجمن‌های دامداران تجربهٔ خود در پیام‌های تلفنی خشک‌سالی را در میان می‌گذارند که شبکه اکنون در پنج کشور می‌آزماید.',
    },
  },
  {
    country: 'za',
    title: {
      en: 'Cooperation with South Africa',
      ar: 'التعاون مع جنوب أفريقيا',
      fr: 'Coopération avec l’Afrique du Sud',
      fa: 'همکاری با آفریقای جنوبی',
    },
    kind: 'technical',
    summary: {
      en: 'Training institutions prepare the mentors of the young professionals project and hold a yearly course on running a city through drought.',
      ar: 'تُعدّ مؤسسات للتدريب المرشدين في مشروع المهنيين الشباب، وتقيم كل عام دورة عن إدارة مياه المدن في أوقات الجفاف.',
      fr: 'Des organismes de formation préparent les mentors des jeunes professionnels et tiennent un cours annuel sur la gestion d’une ville en sécheresse.',
      fa: 'مؤسسه‌های آموزشی راهنمایان پروژهٔ متخصصان جوان را آماده می‌کنند و هر سال دوره‌ای دربارهٔ ادارهٔ شهر در خشک‌سالی دارند.',
    },
  },
  {
    country: 'cn',
    title: {
      en: 'Cooperation with China',
      ar: 'التعاون مع الصين',
      fr: 'Coopération avec la Chine',
      fa: 'همکاری با چین',
    },
    kind: 'technical',
    summary: {
      en: 'Weather institutions supply rainfall and soil moisture data for the drought bulletin and train forecasters for four weeks each year.',
      ar: 'توفر مؤسسات للأرصاد الجوية بيانات الأمطار ورطوبة التربة لنشرة الجفاف، وتدرّب المتنبئين أربعة أسابيع كل عام.',
      fr: 'Des institutions météorologiques fournissent au bulletin de sécheresse la pluie et l’humidité du sol et forment des prévisionnistes quatre semaines par an.',
      fa: 'مؤسسه‌های هواشناسی دادهٔ بارش و رطوبت خاک بولتن خشک‌سالی را فراهم می‌کنند و هر سال چهار هفته پیش‌بینان را آموزش می‌دهند.',
    },
  },
  {
    country: 'jp',
    title: {
      en: 'Cooperation with Japan',
      ar: 'التعاون مع اليابان',
      fr: 'Coopération avec le Japon',
      fa: 'همکاری با ژاپن',
    },
    kind: 'knowledge',
    summary: {
      en: 'Mapping institutions keep the grid of the Nexus Atlas, check new layers, and teach national offices to correct their own squares.',
      ar: 'تتولى مؤسسات لرسم الخرائط شبكة أطلس الترابط، وتراجع الطبقات الجديدة، وتعلّم الدوائر الوطنية تصحيح ما يخصها من المربعات.',
      fr: 'Des institutions cartographiques tiennent la grille de l’Atlas du nexus, vérifient les nouvelles couches et apprennent aux offices nationaux à la corriger.',
      fa: 'مؤسسه‌های نقشه‌برداری شبکهٔ اطلس همبست را نگه می‌دارند، لایه‌های تازه را بازبینی می‌کنند و به دفترهای ملی اصلاح خانه‌های خود را می‌آموزند.',
    },
  },
  {
    country: 'af',
    title: {
      en: 'Cooperation with Afghanistan',
      ar: 'التعاون مع أفغانستان',
      fr: 'Coopération avec l’Afghanistan',
      fa: 'همکاری با افغانستان',
    },
    kind: 'development',
    summary: {
      en: 'Teachers and village engineers follow distance courses on snow, springs and canals, in Persian, with printed material for places without a connection.',
      ar: 'يتابع معلمون ومهندسو قرى دورات عن بُعد بالفارسية في الثلوج والينابيع والقنوات، مع مواد مطبوعة للأماكن التي لا يصلها اتصال.',
      fr: 'Enseignants et ingénieurs de village suivent à distance, en persan, des cours sur la neige, les sources et les canaux ; un imprimé supplée la connexion.',
      fa: 'آموزگاران و مهندسان روستا دوره‌هایی از راه دور به فارسی دربارهٔ برف، چشمه و نهر می‌گذرانند؛ برای جاهای بی‌اینترنت جزوهٔ چاپی هست.',
    },
  },
  {
    country: 'gr',
    title: {
      en: 'Cooperation with Greece',
      ar: 'التعاون مع اليونان',
      fr: 'Coopération avec la Grèce',
      fa: 'همکاری با یونان',
    },
    kind: 'technical',
    summary: {
      en: 'Island utilities compare notes with small coastal towns on storage, summer demand and the daily running of desalination units.',
      ar: 'تتبادل مرافق المياه في الجزر الخبرة مع بلدات ساحلية صغيرة في التخزين وطلب الصيف والتشغيل اليومي لوحدات التحلية.',
      fr: 'Des services d’eau insulaires échangent avec de petites villes côtières sur le stockage, la demande d’été et la marche des unités de dessalement.',
      fa: 'شرکت‌های آب جزیره‌ها تجربهٔ خود در ذخیره‌سازی، تقاضای تابستان و گرداندن روزانهٔ واحدهای نمک‌زدایی را با شهرهای کوچک ساحلی مبادله می‌کنند.',
    },
  },
  {
    country: 'it',
    title: {
      en: 'Cooperation with Italy',
      ar: 'التعاون مع إيطاليا',
      fr: 'Coopération avec l’Italie',
      fa: 'همکاری با ایتالیا',
    },
    kind: 'knowledge',
    summary: {
      en: 'Marine research institutions study life on the sea bed near two desalination plants and help to write a model discharge permit.',
      ar: 'تدرس مؤسسات للبحوث البحرية الحياة في قاع البحر قرب محطتي تحلية، وتساعد في صياغة نموذج لترخيص تصريف المحلول الملحي.',
      fr: 'Des institutions de recherche marine étudient la vie du fond près de deux usines de dessalement et aident à rédiger une autorisation type.',
      fa: 'مؤسسه‌های پژوهش دریایی زندگی بستر دریا را نزدیک دو تأسیسات نمک‌زدایی بررسی می‌کنند و در نوشتن نمونهٔ مجوز تخلیه یاری می‌دهند.',
    },
  },
  {
    country: 'at',
    title: {
      en: 'Cooperation with Austria',
      ar: 'التعاون مع النمسا',
      fr: 'Coopération avec l’Autriche',
      fa: 'همکاری با اتریش',
    },
    kind: 'technical',
    summary: {
      en: 'Reference laboratories prepared the unmarked samples of the joint tests and still advise the eleven laboratories that now run them.',
      ar: 'أعدّت مختبرات مرجعية العينات المجهولة للاختبارات المشتركة، وما زالت تقدم المشورة إلى المختبرات الأحد عشر التي تديرها الآن.',
      fr: 'Des laboratoires de référence ont préparé les échantillons anonymes des essais communs et conseillent encore les onze laboratoires qui les mènent.',
      fa: 'آزمایشگاه‌های مرجع نمونه‌های بی‌نام آزمون‌های مشترک را تهیه کردند و هنوز به یازده آزمایشگاهی که آن را می‌گردانند مشورت می‌دهند.',
    },
  },
  {
    country: 'de',
    title: {
      en: 'Cooperation with Germany',
      ar: 'التعاون مع ألمانيا',
      fr: 'Coopération avec l’Allemagne',
      fa: 'همکاری با آلمان',
    },
    kind: 'financing',
    summary: {
      en: 'Public funds support work on reuse standards and building codes, together with health and building institutes that review each draft.',
      ar: 'تدعم أموال عامة العمل في معايير إعادة الاستخدام وكودات البناء، مع معاهد للصحة والبناء تراجع كل مسودة قبل اعتمادها.',
      fr: 'Des fonds publics soutiennent les normes de réutilisation et les codes du bâtiment, avec des instituts de santé et du bâtiment qui relisent chaque projet.',
      fa: 'منابع مالی عمومی از استانداردهای بازچرخانی و مقررات ساختمان پشتیبانی می‌کند و مؤسسه‌های بهداشت و ساختمان هر پیش‌نویس را بازبینی می‌کنند.',
    },
  },
  {
    country: 'fr',
    title: {
      en: 'Cooperation with France',
      ar: 'التعاون مع فرنسا',
      fr: 'Coopération avec la France',
      fa: 'همکاری با فرانسه',
    },
    kind: 'financing',
    summary: {
      en: 'Public lenders and energy agencies helped nineteen utilities to audit their pumps, and offer loans for the repairs that pay back first.',
      ar: 'ساعدت جهات إقراض عامة ووكالات للطاقة تسعة عشر مرفقًا على تدقيق مضخاتها، وتقدم قروضًا للإصلاحات الأسرع استردادًا لكلفتها.',
      fr: 'Prêteurs publics et agences de l’énergie ont aidé dix-neuf services à auditer leurs pompes et prêtent pour les réparations les plus vite remboursées.',
      fa: 'وام‌دهندگان عمومی و نهادهای انرژی به نوزده شرکت آب در ممیزی پمپ‌ها یاری دادند و برای تعمیرهای زودبازده وام می‌دهند.',
    },
  },
  {
    country: 'es',
    title: {
      en: 'Cooperation with Spain',
      ar: 'التعاون مع إسبانيا',
      fr: 'Coopération avec l’Espagne',
      fa: 'همکاری با اسپانیا',
    },
    kind: 'technical',
    summary: {
      en: 'Technical institutions review the design of small solar desalination units and train their operators on a plant kept for teaching.',
      ar: 'تراجع مؤسسات فنية تصميم وحدات التحلية الشمسية الصغيرة، وتدرّب مشغّليها في محطة مخصصة للتعليم وفي مواقع عملهم.',
      fr: 'Des institutions techniques examinent la conception des petites unités solaires de dessalement et forment leurs exploitants dans une usine-école.',
      fa: 'مؤسسه‌های فنی طراحی واحدهای کوچک نمک‌زدایی خورشیدی را بازبینی می‌کنند و بهره‌برداران را در تأسیساتی آموزشی تعلیم می‌دهند.',
    },
  },
]
