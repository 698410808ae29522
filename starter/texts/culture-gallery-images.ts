import type { StarterGalleryImage } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

const credit: Translated = {
  en: 'IWEN',
  ar: 'IWEN',
  fr: 'IWEN',
  fa: 'IWEN',
}

/** The culture of water in the member states, drawn. */
export const starterGalleryImages: readonly StarterGalleryImage[] = [
  {
    slug: 'qanat-beneath-the-desert-plain',
    title: {
      en: 'A qanat beneath the desert plain',
      ar: 'قناة جوفية تحت سهل صحراوي',
      fr: 'Un qanat sous la plaine désertique',
      fa: 'کاریزی زیر دشت کویری',
    },
    description: {
      en: 'From above, a qanat is only a line of craters. Below, a gently sloping tunnel brings water from the foot of the mountain to the village without a pump.',
      ar: 'لا يظهر منها على سطح الأرض سوى صف من فوّهات الآبار. أما في الأسفل فنفق قليل الانحدار يحمل الماء من سفح الجبل إلى القرية من غير مضخة.',
      fr: 'Vu d’en haut, un qanat n’est qu’une ligne de cratères. Dessous, une galerie en pente douce conduit l’eau du pied de la montagne jusqu’au village, sans pompe.',
      fa: 'کاریز از بالا تنها ردیفی از دهانهٔ چاه‌هاست. در زیر زمین اما دالانی با شیب ملایم، آب را بی‌نیاز از پمپ از پای کوه به روستا می‌رساند.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of a row of round shafts on a sandy plain, joined below by one sloping blue line.',
        ar: 'رسم تجريدي لصف من الفوّهات المستديرة في سهل رملي، يصل بينها في الأسفل خط أزرق مائل.',
        fr: 'Dessin abstrait d’une rangée de puits ronds sur une plaine de sable, reliés en dessous par une ligne bleue inclinée.',
        fa: 'طرحی انتزاعی از ردیف دهانه‌های گرد بر دشتی شنی که در زیر با یک خط آبی شیب‌دار به هم پیوسته‌اند.',
      },
      credit,
    },
    country: 'ir',
    takenInDays: -34,
  },
  {
    slug: 'how-a-mountain-village-shares-one-falaj',
    title: {
      en: 'How a mountain village shares one falaj: a sundial by day, the stars by night, and a register of every family’s turn',
      ar: 'كيف تتقاسم قرية جبلية فلجًا واحدًا: مزولة في النهار، ونجوم في الليل، وسجلّ يُدوَّن فيه نصيب كل أسرة من الماء ووقت دورها',
      fr: 'Comment un village de montagne partage un seul falaj : un cadran solaire le jour, les étoiles la nuit et un registre des tours de chaque famille',
      fa: 'روستایی کوهستانی چگونه آب یک فلج را تقسیم می‌کند: ساعت آفتابی در روز، ستارگان در شب و دفتری که نوبت هر خانواده در آن ثبت است',
    },
    description: {
      en: `Water in a falaj belongs to no one while it runs and to someone at every moment. The stream first passes the place where people drink, then the mosque and the washing places, and only then the gardens. From there each family receives it for a fixed time. By day a stick in the ground casts a shadow across a row of stones; when the shadow touches the next stone, the gate is moved. By night the watchman counts by stars that rise over known points of the ridge. A register records who owns which shares, who has lent a turn to a neighbour, and which shares pay for repairs. In dry years every turn keeps its length, so that all lose in the same proportion. Some villages have now put a clock beside the sundial. The order of the turns has not changed.`,
      ar: `ماء الفلج لا يملكه أحد وهو جارٍ، وله في كل لحظة صاحب. يمرّ أولًا بموضع الشرب، ثم بالمسجد والمغاسل، ثم بالبساتين. وهناك تناله كل أسرة مدة معلومة. ففي النهار يلقي عود مغروس في الأرض ظلّه على صف من الحجارة، فإذا بلغ الظل الحجر التالي حُوّل الماء إلى صاحب الدور. وفي الليل يحسب القائم على الفلج الوقت بنجوم تطلع فوق مواضع معروفة من الجبل. ويُدوَّن في السجل من يملك الحصص، ومن أعار دوره لجاره، وأي الحصص تُنفق على الصيانة. وفي سنوات الجفاف تبقى مدة كل دور كما هي، فيقلّ نصيب الجميع بالنسبة نفسها. وقد وضعت بعض القرى ساعة إلى جانب المزولة، غير أن ترتيب الأدوار لم يتغيّر.`,
      fr: `L’eau d’un falaj n’est à personne tant qu’elle court, et à quelqu’un à chaque instant. Elle passe d’abord là où l’on boit, puis à la mosquée et aux lavoirs, et seulement ensuite aux jardins. Chaque famille la reçoit alors pour une durée fixe. Le jour, un bâton planté en terre projette son ombre sur une rangée de pierres ; quand l’ombre touche la pierre suivante, on déplace la vanne. La nuit, le gardien compte d’après les étoiles qui se lèvent au-dessus de points connus de la crête. Un registre dit qui possède quelles parts, qui a prêté son tour à un voisin et quelles parts paient les réparations. Les années sèches, chaque tour garde sa durée : tous perdent dans la même proportion. Des villages ont aujourd’hui posé une horloge près du cadran. L’ordre des tours, lui, n’a pas changé.`,
      fa: `آب فلج تا روان است از آنِ هیچ‌کس نیست و در هر لحظه از آنِ کسی است. نخست از جایی می‌گذرد که مردم از آن می‌نوشند، سپس به مسجد و شستشوگاه و پس از آن به باغ‌ها می‌رسد. در آنجا هر خانواده زمانی معین آب دارد. روزها سایهٔ چوبی ایستاده بر ردیفی از سنگ‌ها می‌افتد و هرگاه سایه به سنگ بعدی برسد، دریچه جابه‌جا می‌شود. شب‌ها نگهبان زمان را با ستارگانی می‌شمارد که از نقطه‌های آشنای کوه برمی‌آیند. در دفتر نوشته‌اند چه کسی چه سهمی دارد، چه کسی نوبتش را به همسایه داده و کدام سهم‌ها هزینهٔ تعمیر را می‌پردازد. در سال‌های خشک مدت نوبت‌ها تغییر نمی‌کند تا از سهم همه به یک نسبت کم شود. امروز برخی روستاها ساعتی کنار ساعت آفتابی گذاشته‌اند، اما ترتیب نوبت‌ها همان است.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of a narrow channel that follows the contour of a mountain and parts into equal branches.',
        ar: 'رسم تجريدي لساقية ضيقة تتبع انحناءات جبل ثم تتفرع إلى فروع متساوية.',
        fr: 'Dessin abstrait d’un étroit canal qui suit le flanc d’une montagne et se divise en branches égales.',
        fa: 'طرحی انتزاعی از جویی باریک که خط تراز کوه را دنبال می‌کند و به شاخه‌های برابر تقسیم می‌شود.',
      },
      credit,
    },
    country: 'om',
    takenInDays: -61,
  },
  {
    slug: 'wooden-norias-on-the-river',
    title: {
      en: 'Wooden norias turning on the river',
      ar: 'نواعير خشبية تدور على النهر',
      fr: 'Les norias de bois sur le fleuve',
      fa: 'چرخاب‌های چوبی بر رود',
    },
    description: {
      en: 'The current turns the wheel, and the wheel lifts the river to the aqueduct. A noria burns no fuel and can be repaired by any village carpenter.',
      ar: 'يدير التيار الدولاب، ويرفع الدولاب ماء النهر إلى القناة المعلّقة. والناعورة لا تحتاج إلى وقود، ويصلحها أي نجار في القرية.',
      fr: 'Le courant fait tourner la roue, et la roue élève le fleuve jusqu’à l’aqueduc. Une noria ne brûle aucun combustible ; tout charpentier de village sait la réparer.',
      fa: 'جریان آب چرخ را می‌گرداند و چرخ، آب رود را به آبراههٔ بلند می‌رساند. چرخاب سوختی نمی‌سوزاند و هر نجار روستا می‌تواند آن را تعمیر کند.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of two large spoked wheels standing in the bend of a slow green river.',
        ar: 'رسم تجريدي لدولابين كبيرين بقضبان شعاعية في منعطف نهر أخضر بطيء.',
        fr: 'Dessin abstrait de deux grandes roues à rayons dans la courbe d’un lent fleuve vert.',
        fa: 'طرحی انتزاعی از دو چرخ بزرگ پره‌دار در پیچ رودی سبز و آرام.',
      },
      credit,
    },
    country: 'sy',
    takenInDays: -95,
  },
  {
    slug: 'tiled-fountain-in-the-old-town',
    title: {
      en: 'A tiled fountain in the old town',
      ar: 'سقّاية مزخرفة بالزليج في المدينة العتيقة',
      fr: 'Une fontaine de zellige dans la vieille ville',
      fa: 'سقاخانه‌ای کاشی‌کاری‌شده در شهر کهن',
    },
    description: {
      en: 'Every quarter of the old town had its fountain, kept up by a charitable endowment. The pattern of the tiles repeats without end; the water was meant to do the same.',
      ar: 'كان لكل حي من المدينة العتيقة سقّايته، يُنفق عليها من وقف خيري. وزخرفة الزليج تتكرر بلا نهاية، وهكذا أُريد للماء أن يكون.',
      fr: 'Chaque quartier de la vieille ville avait sa fontaine, entretenue par une fondation pieuse. Le motif des carreaux se répète sans fin ; l’eau devait faire de même.',
      fa: 'هر محلهٔ شهر کهن سقاخانه‌ای داشت که هزینه‌اش از موقوفه پرداخت می‌شد. نقش کاشی‌ها بی‌پایان تکرار می‌شود؛ می‌خواستند آب هم چنین باشد.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of an eight-point star lattice in blue and green above a still basin.',
        ar: 'رسم تجريدي لشبكة من النجوم الثمانية بالأزرق والأخضر فوق حوض ساكن.',
        fr: 'Dessin abstrait d’un réseau d’étoiles à huit branches, bleu et vert, au-dessus d’un bassin immobile.',
        fa: 'طرحی انتزاعی از شبکهٔ ستاره‌های هشت‌پر به رنگ آبی و سبز بر فراز حوضی آرام.',
      },
      credit,
    },
    country: 'ma',
    takenInDays: -128,
  },
  {
    slug: 'stone-terraces-that-hold-the-rain',
    title: {
      en: 'Stone terraces that hold the mountain rain',
      ar: 'مدرجات حجرية تحفظ مطر الجبال',
      fr: 'Des terrasses de pierre qui retiennent la pluie',
      fa: 'تراس‌های سنگی، نگهدارندهٔ باران کوهستان',
    },
    description: {
      en: 'Each wall slows the rain, keeps the soil, and passes what is left to the field below. When one wall falls, the neighbours beneath help to rebuild it.',
      ar: 'كل جدار يُبطئ المطر ويحفظ التربة ويترك ما فاض للحقل الذي تحته. وإذا سقط جدار ساعد الجيران في الأسفل على بنائه من جديد.',
      fr: 'Chaque mur ralentit la pluie, garde la terre et laisse le reste au champ d’en bas. Quand un mur tombe, les voisins du dessous aident à le relever.',
      fa: 'هر دیوار از شتاب باران می‌کاهد، خاک را نگه می‌دارد و باقی آب را به کشتزار پایین‌تر می‌سپارد. اگر دیواری فروریزد، همسایگان پایین‌دست در ساختن دوبارهٔ آن کمک می‌کنند.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of stepped green fields that descend a steep slope between curved stone lines.',
        ar: 'رسم تجريدي لحقول خضراء متدرجة تنحدر على سفح شديد بين خطوط حجرية منحنية.',
        fr: 'Dessin abstrait de champs verts en gradins qui descendent une pente raide entre des lignes de pierre courbes.',
        fa: 'طرحی انتزاعی از کشتزارهای پلکانی سبز که میان خط‌های خمیدهٔ سنگی از شیبی تند پایین می‌آید.',
      },
      credit,
    },
    country: 'ye',
    takenInDays: -170,
  },
  {
    slug: 'cistern-cut-into-sandstone',
    title: {
      en: 'A cistern cut into the sandstone',
      ar: 'صهريج منحوت في الصخر الرملي',
      fr: 'Une citerne taillée dans le grès',
      fa: 'آب‌انباری تراشیده در ماسه‌سنگ',
    },
    description: {
      en: 'A few hours of winter rain, led along grooves in the rock, could fill a chamber that served travellers until autumn. Steps made it possible to clean it by hand.',
      ar: 'كانت ساعات قليلة من مطر الشتاء، تُساق في أخاديد الصخر، تملأ صهريجًا يسقي المسافرين حتى الخريف. وقد نُحتت فيه درجات ليُنظَّف باليد.',
      fr: 'Quelques heures de pluie d’hiver, guidées par des rainures dans la roche, suffisaient à remplir une salle qui servait les voyageurs jusqu’à l’automne. Des marches permettaient de la nettoyer à la main.',
      fa: 'چند ساعت باران زمستانی که از شیارهای سنگ روان می‌شد، مخزنی را پر می‌کرد که تا پاییز به مسافران آب می‌داد. پله‌هایی هم برای پاک‌کردن آن با دست تراشیده بودند.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of a square dark basin cut in bands of rose and sand-coloured rock.',
        ar: 'رسم تجريدي لحوض مربع داكن منحوت في طبقات صخرية وردية ورملية اللون.',
        fr: 'Dessin abstrait d’un bassin carré et sombre, taillé dans des strates de roche rose et sable.',
        fa: 'طرحی انتزاعی از حوضی چهارگوش و تیره، تراشیده در لایه‌های سنگ سرخ‌فام و شنی.',
      },
      credit,
    },
    country: 'jo',
    takenInDays: -203,
  },
  {
    slug: 'mosaic-of-the-sea-and-its-fish',
    title: {
      en: 'A mosaic of the sea and its fish',
      ar: 'فسيفساء البحر وأسماكه',
      fr: 'Une mosaïque de la mer et de ses poissons',
      fa: 'موزاییکی از دریا و ماهی‌هایش',
    },
    description: {
      en: 'On the floor of an ancient bath, small stones in six shades of blue make a sea full of fish. Wet feet brought the colours back to life every day.',
      ar: 'على أرضية حمّام قديم، تصنع حجارة صغيرة بست درجات من الأزرق بحرًا مليئًا بالأسماك. وكانت الأقدام المبتلّة تعيد إلى الألوان حياتها كل يوم.',
      fr: 'Sur le sol d’un bain antique, de petites pierres de six bleus différents forment une mer pleine de poissons. Les pieds mouillés ravivaient chaque jour les couleurs.',
      fa: 'بر کف گرمابه‌ای باستانی، سنگ‌ریزه‌هایی به شش رنگ آبی، دریایی پر از ماهی ساخته‌اند. گام‌های خیس هر روز رنگ‌ها را از نو زنده می‌کرد.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of small square stones that form waves and the outlines of a few fish.',
        ar: 'رسم تجريدي لحجارة مربعة صغيرة تتشكل منها أمواج وملامح بضع أسماك.',
        fr: 'Dessin abstrait de petites pierres carrées formant des vagues et la silhouette de quelques poissons.',
        fa: 'طرحی انتزاعی از سنگ‌های چهارگوش کوچک که موج‌ها و پیکر چند ماهی را می‌سازند.',
      },
      credit,
    },
    country: 'tn',
    takenInDays: -240,
  },
  {
    slug: 'reed-houses-in-the-marshes',
    title: {
      en: 'Reed houses standing in the marshes',
      ar: 'بيوت القصب في الأهوار',
      fr: 'Maisons de roseaux dans les marais',
      fa: 'خانه‌های نی در تالاب‌ها',
    },
    description: {
      en: 'The marsh gives the reeds, and the reeds give arches, walls and floors. A guest house can be built in three days and moved when the water level changes.',
      ar: 'تجود الأهوار بالقصب، ومن القصب تُصنع الأقواس والجدران والأرضيات. ويُبنى المضيف في ثلاثة أيام، ويُنقل إلى مكان آخر حين يتغير منسوب الماء.',
      fr: 'Le marais donne les roseaux, et les roseaux donnent arcs, murs et planchers. Une maison d’hôtes se bâtit en trois jours et se déplace quand le niveau de l’eau change.',
      fa: 'تالاب نی می‌دهد و از نی، طاق و دیوار و کف ساخته می‌شود. مهمان‌خانه‌ای را در سه روز برپا می‌کنند و با تغییر تراز آب جابه‌جا می‌کنند.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of arched reed houses and small figures in boats, reflected in flat water.',
        ar: 'رسم تجريدي لبيوت قصب مقوّسة وأشخاص صغار في زوارق تنعكس على ماء ساكن.',
        fr: 'Dessin abstrait de maisons de roseaux en arc et de petites figures en barque, reflétées par une eau plate.',
        fa: 'طرحی انتزاعی از خانه‌های طاق‌دار نی و پیکره‌های کوچک قایق‌نشین که در آب آرام بازتاب یافته‌اند.',
      },
      credit,
    },
    country: 'iq',
    takenInDays: -281,
  },
  {
    slug: 'wadi-on-the-morning-after-rain',
    title: {
      en: 'A wadi on the morning after rain',
      ar: 'وادٍ في صباح ما بعد المطر',
      fr: 'Un oued au lendemain de la pluie',
      fa: 'وادی در بامداد پس از باران',
    },
    description: {
      en: 'For most of the year the wadi is a road. Then, for one night, it is a river. Low earth dams slow the flood so that the ground can drink.',
      ar: 'الوادي طريق يسلكه الناس معظم أيام السنة، ثم يصير نهرًا ليلة واحدة. وتُبطئ السدود الترابية المنخفضة جريان السيل كي ترتوي الأرض.',
      fr: 'Presque toute l’année, l’oued est un chemin. Puis, une nuit, il devient rivière. De basses digues de terre ralentissent la crue pour que le sol puisse boire.',
      fa: 'وادی بیشتر سال راه است و آنگاه یک شب رود می‌شود. بندهای کوتاه خاکی از شتاب سیلاب می‌کاهند تا زمین سیراب شود.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of a braided stream that crosses pale gravel between two dark cliffs.',
        ar: 'رسم تجريدي لمجرى متشعب يعبر حصى فاتح اللون بين جرفين داكنين.',
        fr: 'Dessin abstrait d’un cours d’eau en tresses qui traverse un gravier clair entre deux falaises sombres.',
        fa: 'طرحی انتزاعی از آبراهه‌ای چندشاخه که میان دو پرتگاه تیره از سنگ‌ریزه‌های روشن می‌گذرد.',
      },
      credit,
    },
    country: 'sa',
    takenInDays: -322,
  },
  {
    slug: 'three-layers-of-an-oasis',
    title: {
      en: 'The three layers of an oasis',
      ar: 'طبقات الواحة الثلاث',
      fr: 'Les trois étages d’une oasis',
      fa: 'سه لایهٔ یک واحه',
    },
    description: {
      en: 'Palms shade the fruit trees, the fruit trees shade the vegetables, and all three drink from one channel. The oasis is the oldest nexus plan we know.',
      ar: 'النخيل يظلّل أشجار الفاكهة، وأشجار الفاكهة تظلّل الخضر، وثلاثتها تشرب من ساقية واحدة. والواحة أقدم ما نعرفه من خطط الترابط.',
      fr: 'Les palmiers abritent les arbres fruitiers, qui abritent les légumes, et tous trois boivent au même canal. L’oasis est le plus ancien plan de nexus que nous connaissions.',
      fa: 'نخل بر درختان میوه سایه می‌اندازد، درختان میوه بر سبزی‌ها، و هر سه از یک جوی آب می‌نوشند. واحه کهن‌ترین طرح پیوندی است که می‌شناسیم.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of tall palms, round trees and low green rows arranged in three bands.',
        ar: 'رسم تجريدي لنخيل عالٍ وأشجار مستديرة وصفوف خضراء منخفضة موزعة في ثلاثة أشرطة.',
        fr: 'Dessin abstrait de hauts palmiers, d’arbres ronds et de rangs verts bas, disposés en trois bandes.',
        fa: 'طرحی انتزاعی از نخل‌های بلند، درختان گرد و ردیف‌های کوتاه سبز در سه نوار.',
      },
      credit,
    },
    country: 'mr',
    takenInDays: -365,
  },
  {
    slug: 'rope-marks-on-a-village-well',
    title: {
      en: 'Rope marks on the rim of a village well',
      ar: 'آثار الحبال على حافة بئر القرية',
      fr: 'Traces de corde sur la margelle d’un puits',
      fa: 'رد طناب بر لبهٔ چاه روستا',
    },
    description: {
      en: 'The grooves in the wooden rim were worn by hand, one bucket at a time. Anyone who passes may draw water here; the village asks only that the rope be coiled again.',
      ar: 'حفرت الأيدي هذه الأخاديد في الحافة الخشبية دلوًا بعد دلو. ولكل عابر أن يستقي من البئر، ولا تطلب منه القرية إلا أن يعيد لفّ الحبل.',
      fr: 'Les sillons du rebord de bois ont été creusés à la main, seau après seau. Chacun peut y puiser en passant ; le village demande seulement d’enrouler la corde.',
      fa: 'شیارهای لبهٔ چوبی را دست‌ها، سطل به سطل، ساییده‌اند. هر رهگذری می‌تواند از این چاه آب بردارد؛ روستا تنها می‌خواهد طناب را دوباره جمع کنند.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of a round well seen from above, with fine grooves running in from its rim.',
        ar: 'رسم تجريدي لبئر مستديرة من الأعلى، تمتد من حافتها أخاديد دقيقة نحو الداخل.',
        fr: 'Dessin abstrait d’un puits rond vu d’en haut, de fins sillons partant du bord vers le centre.',
        fa: 'طرحی انتزاعی از چاهی گرد از نمای بالا با شیارهایی ظریف از لبه به درون.',
      },
      credit,
    },
    country: 'ml',
    takenInDays: -410,
  },
  {
    slug: 'floating-gardens-of-the-delta',
    title: {
      en: 'Floating gardens on the waters of the delta',
      ar: 'حدائق عائمة على مياه الدلتا',
      fr: 'Jardins flottants sur les eaux du delta',
      fa: 'باغچه‌های شناور بر آب‌های دلتا',
    },
    description: {
      en: 'When the flood covers the fields, farmers weave beds from water plants and sow on them. The gardens rise with the water and feed the soil when it falls.',
      ar: 'حين يغمر الفيضان الحقول، ينسج المزارعون أحواضًا من النباتات المائية ويزرعون فوقها. ترتفع الحدائق مع الماء، فإذا انحسر صارت سمادًا للتربة.',
      fr: 'Quand la crue couvre les champs, les paysans tressent des lits de plantes aquatiques et y sèment. Les jardins montent avec l’eau et nourrissent le sol quand elle se retire.',
      fa: 'وقتی سیلاب کشتزارها را می‌پوشاند، کشاورزان از گیاهان آبزی بستر می‌بافند و بر آن می‌کارند. باغچه‌ها با آب بالا می‌آیند و با فرونشستن آن خاک را بارور می‌کنند.',
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of long green beds that float side by side on slow, wide waves.',
        ar: 'رسم تجريدي لأحواض خضراء طويلة تطفو جنبًا إلى جنب فوق أمواج عريضة بطيئة.',
        fr: 'Dessin abstrait de longs lits verts qui flottent côte à côte sur de larges vagues lentes.',
        fa: 'طرحی انتزاعی از بسترهای سبز بلند که پهلوبه‌پهلو بر موج‌های پهن و آرام شناورند.',
      },
      credit,
    },
    country: 'bd',
    takenInDays: -455,
  },
]
