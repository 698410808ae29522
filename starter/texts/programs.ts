import type { StarterProgram } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

const credit: Translated = {
  en: 'IWEN',
  ar: 'IWEN',
  fr: 'IWEN',
  fa: 'IWEN',
}

/** The six programs of the work plan. */
export const starterPrograms: readonly StarterProgram[] = [
  {
    slug: 'water-diplomacy',
    title: {
      en: 'Water diplomacy for shared rivers and aquifers',
      ar: 'الدبلوماسية المائية للأنهار والخزانات الجوفية المشتركة',
      fr: 'Diplomatie de l’eau pour les fleuves et les nappes partagés',
      fa: 'دیپلماسی آب برای رودها و آبخوان‌های مشترک',
    },
    summary: {
      en: 'The program helps neighbouring governments measure shared rivers and aquifers in the same way, talk before a shortage becomes a dispute, and write down what they agree.',
      ar: 'يساعد البرنامج الحكومات المتجاورة على قياس الأنهار والخزانات الجوفية المشتركة بطريقة واحدة، وعلى التحاور قبل أن يصير الشح خلافًا، وعلى تدوين ما تتفق عليه.',
      fr: 'Le programme aide des gouvernements voisins à mesurer de la même façon fleuves et nappes partagés, à se parler avant que la pénurie ne devienne un litige et à consigner leurs accords.',
      fa: 'این برنامه به دولت‌های همسایه کمک می‌کند رودها و آبخوان‌های مشترک را یکسان اندازه بگیرند، پیش از آنکه کم‌آبی به اختلاف بدل شود گفت‌وگو کنند و توافق‌های خود را بنویسند.',
    },
    body: {
      en: `Much of the water used in the member states crosses a border before it reaches a tap or a field. Neighbours often work from different figures, and a difference in figures soon becomes a difference in policy.

The program therefore begins with measurement. Technical teams agree on stations, wells and methods, and read their instruments in the same week. The results go to all parties at once. Only then do delegations discuss rules of use, warnings and joint works.

Meetings are small, confidential and led by a neutral chair. The Network takes no position on the rights of any state. It keeps the minutes, trains negotiators and, when asked, provides an expert whom both sides accept.`,
      ar: `يعبر كثير من المياه المستخدمة في الدول الأعضاء حدودًا قبل أن يصل إلى صنبور أو حقل. وكثيرًا ما يعمل الجيران بأرقام مختلفة، والاختلاف في الأرقام سرعان ما يصير اختلافًا في السياسات.

لذلك يبدأ البرنامج بالقياس. تتفق الفرق الفنية على المحطات والآبار والطرائق، وتقرأ أجهزتها في الأسبوع نفسه، وتصل النتائج إلى جميع الأطراف في وقت واحد. وعندئذ فقط تناقش الوفود قواعد الاستخدام والإنذارات والأشغال المشتركة.

والاجتماعات محدودة العدد وسرية، ويديرها رئيس محايد. ولا تتخذ الشبكة موقفًا من حقوق أي دولة، بل تحفظ المحاضر، وتدرّب المفاوضين، وتوفر عند الطلب خبيرًا يقبله الجانبان.`,
      fr: `Une grande partie de l’eau utilisée dans les États membres franchit une frontière avant d’arriver au robinet ou au champ. Les voisins travaillent souvent avec des chiffres différents, et cet écart devient vite un écart de politique.

Le programme commence donc par la mesure. Les équipes techniques s’accordent sur les stations, les puits et les méthodes, et relèvent leurs instruments la même semaine. Les résultats parviennent à toutes les parties en même temps. Alors seulement, les délégations discutent des règles d’usage, des alertes et des ouvrages communs.

Les réunions sont restreintes, confidentielles et conduites par un président neutre. Le Réseau ne prend pas position sur les droits d’un État. Il tient les comptes rendus, forme les négociateurs et, sur demande, propose un expert accepté des deux côtés.`,
      fa: `بخش بزرگی از آب مصرفی کشورهای عضو، پیش از رسیدن به شیر آب یا کشتزار، از مرزی می‌گذرد. همسایگان اغلب با ارقام متفاوت کار می‌کنند و تفاوت در ارقام زود به تفاوت در سیاست می‌انجامد.

از این رو برنامه با اندازه‌گیری آغاز می‌شود. گروه‌های فنی بر سر ایستگاه‌ها، چاه‌ها و روش‌ها توافق می‌کنند و ابزارهای خود را در یک هفتهٔ معین می‌خوانند. نتایج هم‌زمان به دست همهٔ طرف‌ها می‌رسد. تنها پس از آن، هیئت‌ها دربارهٔ قواعد بهره‌برداری، هشدارها و کارهای مشترک گفت‌وگو می‌کنند.

نشست‌ها کوچک و محرمانه‌اند و رئیسی بی‌طرف آنها را اداره می‌کند. شبکه دربارهٔ حقوق هیچ کشوری موضع نمی‌گیرد؛ صورت‌جلسه‌ها را نگه می‌دارد، مذاکره‌کنندگان را آموزش می‌دهد و در صورت درخواست، کارشناسی مورد قبول هر دو طرف معرفی می‌کند.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of two calm streams that meet and run on as one wide band.',
        ar: 'رسم تجريدي لجدولين هادئين يلتقيان ويجريان معًا في شريط عريض واحد.',
        fr: 'Dessin abstrait de deux cours d’eau paisibles qui se rejoignent en une seule large bande.',
        fa: 'طرحی انتزاعی از دو جویبار آرام که به هم می‌پیوندند و چون نواری پهن ادامه می‌یابند.',
      },
      credit,
    },
    topics: ['policy-and-standards'],
  },
  {
    slug: 'sustainable-desalination',
    title: {
      en: 'Sustainable desalination for cities and coasts',
      ar: 'التحلية المستدامة للمدن والسواحل',
      fr: 'Un dessalement durable pour les villes et les côtes',
      fa: 'نمک‌زدایی پایدار برای شهرها و سواحل',
    },
    summary: {
      en: 'The program works with utilities and regulators so that desalinated water costs less energy, leaves less brine, and reaches small towns as well as large cities.',
      ar: 'يعمل البرنامج مع مرافق المياه والجهات المنظِّمة كي تستهلك المياه المحلّاة طاقة أقل، وتخلّف محلولًا ملحيًا أقل، وتصل إلى البلدات الصغيرة كما تصل إلى المدن الكبرى.',
      fr: 'Le programme aide les services d’eau et les régulateurs à produire une eau dessalée qui demande moins d’énergie, laisse moins de saumure et parvient aux petites villes comme aux grandes.',
      fa: 'این برنامه همراه با شرکت‌های آب و نهادهای تنظیم‌گر می‌کوشد آب شیرین‌شده انرژی کمتری ببرد، شورابهٔ کمتری بر جای بگذارد و به شهرهای کوچک نیز مانند شهرهای بزرگ برسد.',
    },
    body: {
      en: `For several member states the sea is no longer a last resort but the main source of drinking water. Each new plant is a decision for thirty years. It fixes how much electricity a city will need, what is returned to the sea, and what a family will pay.

The program gives owners of plants a place to compare figures openly. Its work follows three lines:

- Energy: solar supply, better pressure recovery and operation that follows the sun.
- Brine: safer outfalls, smaller volumes and useful salts.
- Small systems: modular units that a town can run with its own staff.

Every pilot is measured for at least twelve months before its results are published. Results that disappoint are published too.`,
      ar: `لم يعد البحر في عدد من الدول الأعضاء ملاذًا أخيرًا، بل صار المصدر الرئيس لمياه الشرب. وكل محطة جديدة قرار يمتد أثره ثلاثين عامًا، فهو يحدد ما تحتاج إليه المدينة من كهرباء، وما يُعاد إلى البحر، وما تدفعه الأسرة.

ويتيح البرنامج لأصحاب المحطات مكانًا يقارنون فيه أرقامهم بشفافية. ويسير عمله في ثلاثة مسارات:

- الطاقة: إمداد شمسي، واسترداد أفضل للضغط، وتشغيل يتبع الشمس.
- المحلول الملحي: مصبّات أكثر أمانًا، وكميات أقل، وأملاح نافعة.
- الأنظمة الصغيرة: وحدات نمطية تستطيع البلدة تشغيلها بكوادرها.

وتُقاس نتائج كل تجربة اثني عشر شهرًا على الأقل قبل نشرها، وتُنشر كذلك النتائج المخيبة.`,
      fr: `Pour plusieurs États membres, la mer n’est plus un dernier recours mais la première source d’eau potable. Chaque nouvelle usine engage pour trente ans. Elle fixe l’électricité dont une ville aura besoin, ce qui retourne à la mer et ce que paiera une famille.

Le programme offre aux propriétaires d’usines un lieu où comparer leurs chiffres ouvertement. Il suit trois axes :

- L’énergie : alimentation solaire, meilleure récupération de pression, marche réglée sur le soleil.
- La saumure : rejets plus sûrs, volumes réduits, sels utiles.
- Les petites installations : des unités modulaires qu’une ville exploite avec son propre personnel.

Chaque pilote est mesuré pendant au moins douze mois avant publication. Les résultats décevants sont publiés eux aussi.`,
      fa: `برای چند کشور عضو، دریا دیگر آخرین چاره نیست و به منبع اصلی آب آشامیدنی بدل شده است. هر واحد تازه تصمیمی سی‌ساله است؛ تعیین می‌کند شهر چه اندازه برق نیاز دارد، چه چیزی به دریا بازمی‌گردد و هر خانواده چه می‌پردازد.

این برنامه جایی است که صاحبان واحدها ارقام خود را آشکارا با هم می‌سنجند. کار آن سه محور دارد:

- انرژی: تأمین برق خورشیدی، بازیابی بهتر فشار و بهره‌برداری هماهنگ با خورشید.
- شورابه: تخلیهٔ ایمن‌تر، حجم کمتر و نمک‌های سودمند.
- سامانه‌های کوچک: واحدهای پیمانه‌ای که شهر کوچک با کارکنان خود می‌گرداند.

نتایج هر آزمایش پیش از انتشار دست‌کم دوازده ماه اندازه‌گیری می‌شود. نتایج ناامیدکننده نیز منتشر می‌شوند.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of fine membranes between a deep blue field and a pale one.',
        ar: 'رسم تجريدي لأغشية رقيقة تفصل بين مساحة زرقاء داكنة وأخرى فاتحة.',
        fr: 'Dessin abstrait de fines membranes entre un champ bleu profond et un champ pâle.',
        fa: 'طرحی انتزاعی از غشاهای نازک میان پهنه‌ای آبی تیره و پهنه‌ای روشن.',
      },
      credit,
    },
    topics: ['desalination'],
  },
  {
    slug: 'safe-water-reuse',
    title: {
      en: 'Safe water reuse for farms and towns',
      ar: 'إعادة استخدام آمنة للمياه في المزارع والبلدات',
      fr: 'Une réutilisation sûre de l’eau pour les fermes et les villes',
      fa: 'بازچرخانی ایمن آب برای کشتزارها و شهرها',
    },
    summary: {
      en: 'The program helps towns treat their wastewater to a known quality, farmers use it without risk, and health authorities check both with simple tests.',
      ar: 'يساعد البرنامج البلدات على معالجة مياهها العادمة إلى جودة معلومة، والمزارعين على استخدامها دون خطر، والسلطات الصحية على التحقق من الأمرين باختبارات بسيطة.',
      fr: 'Le programme aide les villes à traiter leurs eaux usées jusqu’à une qualité connue, les agriculteurs à les employer sans risque et les autorités sanitaires à tout vérifier par des essais simples.',
      fa: 'این برنامه به شهرها کمک می‌کند پساب را تا کیفیتی معین تصفیه کنند، به کشاورزان یاری می‌دهد بی‌خطر به کارش برند و به نهادهای بهداشت امکان می‌دهد هر دو را با آزمون‌هایی ساده بسنجند.',
    },
    body: {
      en: `A town that treats its wastewater well owns a source that does not fail in a dry year. Yet in many places this water still runs to the sea or to a wadi, while nearby farms pump from falling aquifers.

The obstacle is seldom technology. It is trust. Farmers ask whether their crops will sell, buyers ask whether they are safe, and officials ask who answers for a mistake. The program deals with these three questions together.

It brings one town, its farmers and its health authority to the same table and agrees on a quality, a use and a test for each field. Agreements are posted where everyone can read them. Seventeen towns have signed one so far, and none has withdrawn.`,
      ar: `البلدة التي تُحسن معالجة مياهها العادمة تملك مصدرًا لا ينقطع في سنة جافة. ومع ذلك ما زالت هذه المياه تجري في أماكن كثيرة إلى البحر أو إلى الوادي، بينما تضخ المزارع القريبة من خزانات جوفية تتراجع مناسيبها.

ونادرًا ما تكون التقنية هي العائق، بل الثقة. يسأل المزارع هل سيُباع محصوله، ويسأل المشتري هل هو آمن، ويسأل المسؤول عمّن يتحمل تبعة الخطأ. ويعالج البرنامج هذه الأسئلة الثلاثة معًا.

فهو يجمع البلدة ومزارعيها وسلطتها الصحية حول طاولة واحدة، ويتفق معهم على جودة واستخدام واختبار لكل حقل. وتُعلَّق الاتفاقات حيث يستطيع الجميع قراءتها. وقد وقّعت سبع عشرة بلدة اتفاقًا حتى الآن، ولم تنسحب منها واحدة.`,
      fr: `Une ville qui traite bien ses eaux usées possède une ressource qui ne manque pas les années sèches. Pourtant, en bien des lieux, cette eau part encore à la mer ou à l’oued, tandis que les fermes voisines puisent dans des nappes qui baissent.

L’obstacle est rarement technique. C’est la confiance. L’agriculteur veut savoir si sa récolte se vendra, l’acheteur si elle est saine, le fonctionnaire qui répondra d’une erreur. Le programme traite ces trois questions ensemble.

Il réunit une ville, ses agriculteurs et son autorité sanitaire et convient avec eux d’une qualité, d’un usage et d’un essai pour chaque champ. Les accords sont affichés là où chacun peut les lire. Dix-sept villes en ont signé un à ce jour ; aucune ne s’est retirée.`,
      fa: `شهری که پساب خود را خوب تصفیه کند منبعی دارد که در سال خشک هم از کار نمی‌افتد. با این همه، در بسیاری جاها این آب هنوز به دریا یا مسیل می‌ریزد، در حالی که کشتزارهای نزدیک از آبخوان‌هایی رو به افت برداشت می‌کنند.

مانع کمتر فنی است؛ مسئله اعتماد است. کشاورز می‌پرسد محصولش فروش می‌رود یا نه، خریدار می‌پرسد سالم است یا نه و مقام مسئول می‌پرسد پاسخ‌گوی خطا کیست. برنامه به این سه پرسش با هم می‌پردازد.

شهر، کشاورزان و نهاد بهداشت را دور یک میز می‌نشاند و برای هر زمین بر سر یک کیفیت، یک کاربرد و یک آزمون توافق می‌گیرد. توافق‌ها جایی نصب می‌شوند که همه بتوانند بخوانند. تاکنون هفده شهر چنین توافقی را امضا کرده‌اند و هیچ‌یک کنار نکشیده است.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of green and ochre strips of land with thin blue lines between them.',
        ar: 'رسم تجريدي لشرائط من الأرض خضراء وصفراء تفصل بينها خطوط زرقاء دقيقة.',
        fr: 'Dessin abstrait de bandes de terre vertes et ocre séparées par de minces lignes bleues.',
        fa: 'طرحی انتزاعی از نوارهای سبز و اُخرایی زمین با خط‌های باریک آبی در میان آنها.',
      },
      credit,
    },
    topics: ['wastewater-reuse'],
  },
  {
    slug: 'nexus-planning',
    title: {
      en: 'Nexus planning for water, energy and food',
      ar: 'التخطيط المترابط للمياه والطاقة والغذاء',
      fr: 'Planification du nexus eau-énergie-alimentation',
      fa: 'برنامه‌ریزی همبست برای آب، انرژی و غذا',
    },
    summary: {
      en: 'The program brings ministries of water, energy, agriculture and environment to one set of figures, so that each can see what its plans would cost the others.',
      ar: 'يجمع البرنامج وزارات المياه والطاقة والزراعة والبيئة على مجموعة واحدة من الأرقام، كي ترى كل وزارة ما تكلّفه خططها للوزارات الأخرى.',
      fr: 'Le programme réunit les ministères de l’eau, de l’énergie, de l’agriculture et de l’environnement autour des mêmes chiffres, afin que chacun voie ce que ses plans coûteraient aux autres.',
      fa: 'این برنامه وزارتخانه‌های آب، نیرو، کشاورزی و محیط زیست را بر سر یک مجموعه ارقام گرد می‌آورد تا هر یک ببیند برنامه‌هایش برای دیگران چه هزینه‌ای دارد.',
    },
    body: {
      en: `A pump needs electricity. A power station needs cooling water. A harvest needs both. When each ministry plans alone, each plan can be sound and the sum of them impossible: the same river is promised three times, or a new crop needs a power line that nobody has budgeted for.

The program was set up to make such conflicts visible early, while they are still lines in a table and not yet concrete. It does not replace the plans of ministries. It puts them side by side.

## How a country takes part

A government names one coordinator and a team of eight to twelve people from the ministries concerned, the statistics office and one university. Over nine months the team works through four steps:

- Collect the plans in force and the figures they rest on.
- Agree on one value for each shared figure, or record why two values remain.
- Test the plans together against a dry year, a year of high fuel prices and a year of both.
- Present three choices to the council of ministers, with their costs.

The Network provides the model, two trainers and an editor for the final note. The model is open, runs on an ordinary computer and belongs to the country at the end. Nothing is published without the consent of the government concerned.

## What has changed so far

Nine member states have completed the four steps. In five of them an investment was moved, reduced or postponed as a result. In two, night tariffs for pumping were changed so that irrigation follows the solar hours. Others found that their plans did fit together, which is also worth knowing.

The program now turns to neighbours: two countries that share a river basin have asked to run the model together for the first time.`,
      ar: `تحتاج المضخة إلى الكهرباء، وتحتاج محطة الكهرباء إلى مياه التبريد، ويحتاج الحصاد إلى الاثنتين. وحين تخطط كل وزارة وحدها، قد تكون كل خطة سليمة ويكون مجموعها مستحيلًا: يوعَد بالنهر نفسه ثلاث مرات، أو يحتاج محصول جديد إلى خط كهرباء لم يرصد له أحد ميزانية.

أُنشئ البرنامج ليُظهر هذا التعارض مبكرًا، وهو ما زال سطورًا في جدول ولم يصبح خرسانة. وهو لا يحل محل خطط الوزارات، بل يضعها جنبًا إلى جنب.

## كيف تشارك الدولة

تسمّي الحكومة منسقًا واحدًا وفريقًا من ثمانية أشخاص إلى اثني عشر شخصًا من الوزارات المعنية ودائرة الإحصاء وإحدى الجامعات. ويعمل الفريق خلال تسعة أشهر على أربع خطوات:

- جمع الخطط السارية والأرقام التي تقوم عليها.
- الاتفاق على قيمة واحدة لكل رقم مشترك، أو تدوين سبب بقاء قيمتين.
- اختبار الخطط معًا أمام سنة جافة، وسنة ترتفع فيها أسعار الوقود، وسنة تجمع الأمرين.
- عرض ثلاثة خيارات على مجلس الوزراء مع تكاليفها.

وتوفر الشبكة النموذج ومدربَين ومحررًا للمذكرة الختامية. والنموذج مفتوح، ويعمل على حاسوب عادي، ويؤول إلى الدولة في النهاية. ولا يُنشر شيء دون موافقة الحكومة المعنية.

## ما الذي تغيّر حتى الآن

أتمّت تسع دول أعضاء الخطوات الأربع. وفي خمس منها نُقل استثمار أو خُفّض أو أُجّل نتيجة لذلك. وفي دولتين عُدّلت التعرفة الليلية للضخ كي يتبع الري ساعات الشمس. ووجدت دول أخرى أن خططها متوافقة فعلًا، وهذا أيضًا مما يفيد العلم به.

ويتجه البرنامج الآن إلى الجيران: فقد طلبت دولتان تتشاركان حوض نهر تشغيل النموذج معًا للمرة الأولى.`,
      fr: `Une pompe a besoin d’électricité. Une centrale a besoin d’eau pour se refroidir. Une récolte a besoin des deux. Quand chaque ministère planifie seul, chaque plan peut être juste et leur somme impossible : le même fleuve est promis trois fois, ou une nouvelle culture exige une ligne électrique que personne n’a budgétée.

Le programme a été créé pour rendre ces conflits visibles assez tôt, quand ils ne sont encore que les lignes d’un tableau et pas du béton. Il ne remplace pas les plans des ministères. Il les met côte à côte.

## Comment un pays participe

Le gouvernement désigne un coordonnateur et une équipe de huit à douze personnes venues des ministères concernés, de l’office statistique et d’une université. En neuf mois, l’équipe franchit quatre étapes :

- Réunir les plans en vigueur et les chiffres sur lesquels ils reposent.
- Convenir d’une valeur pour chaque chiffre commun, ou noter pourquoi il en reste deux.
- Éprouver ensemble les plans face à une année sèche, à une année de carburant cher et à une année qui cumule les deux.
- Présenter trois choix au conseil des ministres, avec leur coût.

Le Réseau fournit le modèle, deux formateurs et un rédacteur pour la note finale. Le modèle est ouvert, fonctionne sur un ordinateur ordinaire et revient au pays à la fin. Rien n’est publié sans l’accord du gouvernement concerné.

## Ce qui a changé

Neuf États membres ont franchi les quatre étapes. Dans cinq d’entre eux, un investissement a été déplacé, réduit ou reporté. Dans deux autres, le tarif de nuit du pompage a été revu pour que l’irrigation suive les heures de soleil. D’autres ont constaté que leurs plans s’accordaient bien, ce qu’il est utile aussi de savoir.

Le programme se tourne maintenant vers les voisins : deux pays qui partagent un bassin ont demandé, pour la première fois, à faire tourner le modèle ensemble.`,
      fa: `پمپ برق می‌خواهد، نیروگاه آب خنک‌کننده می‌خواهد و محصول هر دو را. وقتی هر وزارتخانه به‌تنهایی برنامه می‌ریزد، شاید هر برنامه درست و جمع آنها ناممکن باشد: یک رود سه بار وعده داده می‌شود، یا محصولی تازه به خط برقی نیاز دارد که هیچ‌کس برایش بودجه ندیده است.

این برنامه برای آن پدید آمد که چنین تعارض‌هایی زود دیده شوند؛ زمانی که هنوز سطرهای یک جدول‌اند و به بتن نرسیده‌اند. برنامه جای برنامه‌های وزارتخانه‌ها را نمی‌گیرد، بلکه آنها را کنار هم می‌گذارد.

## یک کشور چگونه شرکت می‌کند

دولت یک هماهنگ‌کننده و گروهی هشت تا دوازده نفره از وزارتخانه‌های مربوط، مرکز آمار و یک دانشگاه برمی‌گزیند. گروه در نُه ماه چهار گام را می‌پیماید:

- گردآوری برنامه‌های جاری و ارقامی که بر آنها استوارند.
- توافق بر یک مقدار برای هر رقم مشترک، یا ثبت دلیل باقی‌ماندن دو مقدار.
- آزمودن یک‌جای برنامه‌ها در برابر سال خشک، سال گرانی سوخت و سالی که هر دو را دارد.
- ارائهٔ سه گزینه به هیئت وزیران، همراه با هزینهٔ هر یک.

شبکه مدل، دو آموزگار و یک ویراستار برای یادداشت پایانی فراهم می‌کند. مدل باز است، روی رایانهٔ معمولی اجرا می‌شود و در پایان از آنِ کشور است. هیچ چیز بی‌موافقت دولت مربوط منتشر نمی‌شود.

## تاکنون چه تغییر کرده است

نُه کشور عضو چهار گام را به پایان رسانده‌اند. در پنج کشور، سرمایه‌گذاری‌ای جابه‌جا، کوچک یا به تعویق انداخته شد. در دو کشور، تعرفهٔ شبانهٔ پمپاژ تغییر کرد تا آبیاری با ساعت‌های آفتاب هماهنگ شود. کشورهای دیگر دریافتند که برنامه‌هایشان با هم می‌خواند؛ دانستن این نیز ارزشمند است.

اکنون برنامه به همسایگان رو می‌کند: دو کشور با حوضهٔ رود مشترک خواسته‌اند برای نخستین بار مدل را با هم اجرا کنند.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of an interlaced lattice whose blue, yellow and green threads pass over and under each other.',
        ar: 'رسم تجريدي لشبكة متداخلة تمر خيوطها الزرقاء والصفراء والخضراء بعضها فوق بعض.',
        fr: 'Dessin abstrait d’un treillis dont les fils bleus, jaunes et verts passent les uns sur les autres.',
        fa: 'طرحی انتزاعی از شبکه‌ای درهم‌تنیده که رشته‌های آبی، زرد و سبز آن از روی و زیر هم می‌گذرند.',
      },
      credit,
    },
    topics: ['water-energy-food-nexus'],
  },
  {
    slug: 'standards-and-regulation',
    title: {
      en: 'Standards and regulation for water services',
      ar: 'المعايير والتنظيم لخدمات المياه',
      fr: 'Normes et régulation des services d’eau',
      fa: 'استانداردها و تنظیم‌گری خدمات آب',
    },
    summary: {
      en: 'The program helps regulators and standards bodies write rules that can be measured, kept and compared, and that suit the climate and the means of each country.',
      ar: 'يساعد البرنامج الجهات المنظِّمة وهيئات التقييس على وضع قواعد يمكن قياسها والتزامها والمقارنة بينها، وتلائم مناخ كل دولة من الدول الأعضاء وإمكاناتها.',
      fr: 'Le programme aide les régulateurs et les organismes de normalisation à écrire des règles mesurables, applicables et comparables, adaptées au climat et aux moyens de chaque pays.',
      fa: 'این برنامه به نهادهای تنظیم‌گر و سازمان‌های استاندارد کمک می‌کند قواعدی بنویسند که بتوان آنها را سنجید، رعایت کرد و با هم مقایسه کرد و با اقلیم و توان هر کشور سازگار باشد.',
    },
    body: {
      en: `A standard that cannot be tested is a wish. A standard that nobody can afford is soon ignored. Between the two lies the work of this program, which serves the regulators and standards bodies of the member states.

It begins with words. A common vocabulary in four languages lets an inspector in one country read a report from another without doubt. Then come the methods: how to take a sample, how to keep it cool, how often to repeat it. Limit values come last, and remain a national decision.

The program also looks at service. It publishes twelve indicators for utilities, from hours of supply to answered complaints. Fourteen countries report them each year, and the results are discussed among peers before they are released.`,
      ar: `المعيار الذي لا يمكن اختباره أمنية، والمعيار الذي لا يقدر أحد على كلفته سرعان ما يُهمل. وبين الاثنين يقع عمل هذا البرنامج الذي يخدم الجهات المنظِّمة وهيئات التقييس في الدول الأعضاء.

يبدأ العمل بالكلمات، فالمصطلحات الموحدة باللغات الأربع تتيح لمفتش في دولة أن يقرأ تقريرًا من دولة أخرى بلا لبس. ثم تأتي الطرائق: كيف تؤخذ العينة، وكيف تُحفظ باردة، وكم مرة تُكرر. أما القيم الحدّية فتأتي أخيرًا، وتبقى قرارًا وطنيًا.

وينظر البرنامج في الخدمة أيضًا، فينشر اثني عشر مؤشرًا لمرافق المياه، من ساعات التزويد إلى الشكاوى التي أُجيب عنها. وتقدم أربع عشرة دولة بياناتها كل عام، وتُناقش النتائج بين النظراء قبل إعلانها.`,
      fr: `Une norme que l’on ne peut vérifier est un vœu. Une norme que personne ne peut payer est bientôt oubliée. Entre les deux se situe le travail de ce programme, au service des régulateurs et des organismes de normalisation des États membres.

Il commence par les mots. Un vocabulaire commun en quatre langues permet à un inspecteur de lire sans hésiter le rapport d’un autre pays. Viennent ensuite les méthodes : comment prélever, conserver au froid, répéter. Les valeurs limites arrivent en dernier et restent une décision nationale.

Le programme s’intéresse aussi au service rendu. Il publie douze indicateurs, des heures d’alimentation aux réclamations traitées. Quatorze pays les communiquent chaque année, et les résultats sont discutés entre pairs avant leur diffusion.`,
      fa: `استانداردی که آزمودنی نباشد آرزوست و استانداردی که کسی از عهدهٔ هزینه‌اش برنیاید زود فراموش می‌شود. کار این برنامه، که در خدمت نهادهای تنظیم‌گر و سازمان‌های استاندارد کشورهای عضو است، میان این دو جای دارد.

کار از واژه‌ها آغاز می‌شود. اصطلاحات یکسان به چهار زبان به بازرس امکان می‌دهد گزارش کشوری دیگر را بی‌تردید بخواند. سپس نوبت روش‌هاست: نمونه چگونه گرفته شود، چگونه خنک بماند و هر چند وقت تکرار شود. مقادیر حدی در پایان می‌آیند و تصمیمی ملی می‌مانند.

برنامه به کیفیت خدمت نیز می‌نگرد و دوازده شاخص برای شرکت‌های آب منتشر می‌کند؛ از ساعت‌های آب‌رسانی تا شکایت‌های پاسخ‌یافته. چهارده کشور هر سال داده می‌دهند و نتایج پیش از انتشار میان همتایان بررسی می‌شود.`,
    },
    picture: null,
    topics: ['policy-and-standards', 'wastewater-reuse'],
  },
  {
    slug: 'research-and-training',
    title: {
      en: 'Research and training for water and energy',
      ar: 'البحث والتدريب في المياه والطاقة',
      fr: 'Recherche et formation pour l’eau et l’énergie',
      fa: 'پژوهش و آموزش برای آب و انرژی',
    },
    summary: {
      en: 'The program joins universities, utilities and ministries in applied research and short courses, so that what is learned in one country can be used in another within a year.',
      ar: 'يجمع البرنامج الجامعات والمرافق والوزارات في بحوث تطبيقية ودورات قصيرة، كي يُستفاد في دولة مما تعلمته دولة أخرى في غضون عام.',
      fr: 'Le programme associe universités, services d’eau et ministères dans des recherches appliquées et des cours brefs, pour que l’acquis d’un pays serve dans un autre en moins d’un an.',
      fa: 'این برنامه دانشگاه‌ها، شرکت‌های آب و وزارتخانه‌ها را در پژوهش‌های کاربردی و دوره‌های کوتاه به هم می‌پیوندد تا آموختهٔ یک کشور ظرف یک سال در کشوری دیگر به کار آید.',
    },
    body: {
      en: `Good answers to water questions often exist already, in a thesis that no operator has read or in the habits of a plant that no researcher has visited. The program shortens that distance.

Each year the member states propose questions from daily practice. A panel of engineers and scholars chooses five. Every question is given to one university and one utility together, with eighteen months, a modest budget and the duty to publish in plain language.

Training follows the same principle. Courses last one or two weeks, are taught by people who do the work, and end with a task that participants carry out at home. About 400 people take part each year, and four in ten are women. A certificate is issued only when the task has been done.`,
      ar: `كثيرًا ما تكون الأجوبة الجيدة عن أسئلة المياه موجودة فعلًا، في أطروحة لم يقرأها مشغّل، أو في عادات محطة لم يزرها باحث. وهذا البرنامج يقصّر تلك المسافة.

ففي كل عام تقترح الدول الأعضاء أسئلة من الممارسة اليومية، وتختار لجنة من المهندسين والباحثين خمسة منها. ويُعهد بكل سؤال إلى جامعة ومرفق معًا، مع ثمانية عشر شهرًا وميزانية متواضعة وواجب النشر بلغة واضحة.

ويسير التدريب على المبدأ نفسه. تستغرق الدورة أسبوعًا أو أسبوعين، ويدرّسها من يمارسون العمل، وتنتهي بمهمة ينجزها المشارك في بلده. ويشارك نحو 400 شخص كل عام، أربعة من كل عشرة منهم نساء. ولا تُمنح الشهادة إلا بعد إنجاز المهمة.`,
      fr: `Les bonnes réponses existent souvent déjà, dans une thèse qu’aucun exploitant n’a lue ou dans les habitudes d’une usine qu’aucun chercheur n’a visitée. Le programme raccourcit cette distance.

Chaque année, les États membres proposent des questions nées de la pratique. Un comité d’ingénieurs et d’universitaires en retient cinq. Chacune est confiée à une université et à un service d’eau, ensemble, avec dix-huit mois, un budget modeste et le devoir de publier en langage clair.

La formation suit le même principe. Les cours durent une ou deux semaines, sont donnés par des praticiens et se terminent par une tâche à accomplir chez soi. Environ 400 personnes y participent chaque année, dont quatre sur dix sont des femmes. Le certificat n’est délivré qu’une fois la tâche faite.`,
      fa: `پاسخ‌های خوب به پرسش‌های آب اغلب از پیش وجود دارند؛ در پایان‌نامه‌ای که هیچ بهره‌برداری نخوانده یا در عادت‌های تأسیساتی که هیچ پژوهشگری ندیده است. این برنامه آن فاصله را کوتاه می‌کند.

هر سال کشورهای عضو پرسش‌هایی از کار روزانه پیشنهاد می‌کنند و هیئتی از مهندسان و پژوهشگران پنج پرسش را برمی‌گزیند. هر پرسش به یک دانشگاه و یک شرکت آب با هم سپرده می‌شود؛ با هجده ماه زمان، بودجه‌ای اندک و تعهد انتشار به زبان روشن.

آموزش نیز بر همین پایه است. دوره‌ها یک تا دو هفته‌اند، اهل عمل درس می‌دهند و پایان دوره کاری است که شرکت‌کننده در کشور خود انجام می‌دهد. هر سال نزدیک به ۴۰۰ نفر شرکت می‌کنند و از هر ده نفر چهار نفر زن‌اند. گواهی تنها پس از انجام آن کار داده می‌شود.`,
    },
    picture: {
      alternativeText: {
        en: 'Drawing of four people with a surveying instrument in front of solar panels and palms.',
        ar: 'رسم لأربعة أشخاص ومعهم جهاز مساحة أمام ألواح شمسية ونخيل.',
        fr: 'Dessin de quatre personnes avec un instrument de mesure, devant des panneaux solaires et des palmiers.',
        fa: 'طرحی از چهار نفر با یک دستگاه نقشه‌برداری در برابر پنل‌های خورشیدی و نخل‌ها.',
      },
      credit,
    },
    topics: ['water-energy-food-nexus', 'policy-and-standards', 'desalination'],
  },
]
