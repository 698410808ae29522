import type { StarterProject } from '../../starter-types.ts'
import { credit } from './credit.ts'

export const sharedAquiferDialogue: StarterProject = {
  slug: 'shared-aquifer-dialogue',
  title: {
    en: 'Shared aquifer dialogue among neighbouring states',
    ar: 'حوار الخزانات الجوفية المشتركة بين الدول المتجاورة',
    fr: 'Dialogue entre États voisins sur les nappes partagées',
    fa: 'گفت‌وگوی کشورهای همسایه دربارهٔ آبخوان‌های مشترک',
  },
  shortTitle: {
    en: 'Aquifer dialogue',
    ar: 'حوار الخزانات الجوفية',
    fr: 'Dialogue sur les nappes',
    fa: 'گفت‌وگوی آبخوان‌ها',
  },
  summary: {
    en: 'Six governments that draw on two shared aquifers read their wells in the same weeks, exchange the figures at the same hour, and meet twice a year to discuss them.',
    ar: 'ست حكومات تسحب المياه من خزانين جوفيين مشتركين تقرأ آبارها في الأسابيع نفسها، وتتبادل الأرقام في الساعة نفسها، وتجتمع مرتين في العام لمناقشتها.',
    fr: 'Six gouvernements qui puisent dans deux nappes partagées relèvent leurs puits les mêmes semaines, échangent les chiffres à la même heure et se réunissent deux fois par an pour en parler.',
    fa: 'شش دولت که از دو آبخوان مشترک برداشت می‌کنند، چاه‌های خود را در هفته‌های یکسان می‌خوانند، ارقام را در یک ساعت مبادله می‌کنند و سالی دو بار دربارهٔ آنها گفت‌وگو دارند.',
  },
  body: {
    en: `An aquifer has no banks. Nobody sees how much a neighbour takes, and the effect of today’s pumping may reach the other side of a border in twenty years. This makes mistrust easy and agreement difficult.

The dialogue was opened by the nineteenth Conference of the Parties. It brings together six governments in two groups, one for each aquifer. Taking part commits no state to any rule of sharing. It commits each of them to one thing: to measure honestly and to show the result.

## How the exchange works

Twice a year, in the same two weeks, national teams read 84 wells chosen together. Half of them lie within fifty kilometres of a border. On the last day the figures are sent, sealed, to the Secretariat and opened for everyone at the same hour. No party therefore answers the figures of another; each has already given its own.

A joint technical group then examines differences:

- A reading that looks wrong is repeated within thirty days.
- A well that has run dry is replaced by another nearby, by consent.
- A method that differs from the common one is described, not condemned.

## What is discussed

Delegations meet after each exchange. The first meetings dealt with plain matters: the depth of pumps, the age of instruments, the names of places. Confidence grew from there. The groups now discuss three scenarios of use over fifty years, and what each would mean for farms, cities and springs.

The Network chairs, interprets and keeps the minutes. It publishes a two-page note after every meeting, which all six governments approve line by line. Figures for single wells remain with the parties until they decide otherwise.

The next step is a proposal on who keeps the common record. It will be laid before the twentieth Conference of the Parties.`,
    ar: `ليس للخزان الجوفي ضفاف، فلا أحد يرى كم يأخذ الجار، وقد يصل أثر الضخ اليوم إلى الجانب الآخر من الحدود بعد عشرين عامًا. لذلك يسهل الارتياب ويصعب الاتفاق.

أطلق مؤتمر الأطراف هذا الحوار في دورته التاسعة عشرة. وهو يجمع ست حكومات في مجموعتين، لكل خزان مجموعة. والمشاركة لا تُلزم أي دولة بقاعدة للتقاسم، بل تُلزمها بأمر واحد: أن تقيس بأمانة وأن تعرض النتيجة.

## كيف يجري التبادل

مرتين في العام، وفي الأسبوعين نفسيهما، تقرأ الفرق الوطنية 84 بئرًا اختيرت معًا، ويقع نصفها ضمن خمسين كيلومترًا من الحدود. وفي اليوم الأخير تُرسل الأرقام مختومة إلى الأمانة العامة، وتُفتح للجميع في الساعة نفسها. وهكذا لا يرد طرف على أرقام طرف آخر، فكل منهم قد قدّم أرقامه.

ثم ينظر فريق فني مشترك في الفروق:

- تُعاد القراءة التي تبدو خاطئة خلال ثلاثين يومًا.
- تُستبدل بالبئر الجافة بئر قريبة منها بالتراضي.
- توصف الطريقة المخالفة للطريقة المشتركة ولا تُدان.

## ما الذي يُناقش

تجتمع الوفود بعد كل تبادل. وقد تناولت الاجتماعات الأولى أمورًا بسيطة: أعماق المضخات، وأعمار الأجهزة، وأسماء الأماكن. ومن هنا نمت الثقة. وتناقش المجموعتان اليوم ثلاثة سيناريوهات للاستخدام خلال خمسين عامًا، وما يعنيه كل منها للمزارع والمدن والينابيع.

وتتولى الشبكة الرئاسة والترجمة وحفظ المحاضر. وتنشر بعد كل اجتماع مذكرة من صفحتين تقرها الحكومات الست سطرًا سطرًا. أما أرقام الآبار المفردة فتبقى لدى الأطراف إلى أن تقرر غير ذلك.

والخطوة التالية مقترح بشأن الجهة التي تحفظ السجل المشترك، يُعرض على مؤتمر الأطراف في دورته العشرين.`,
    fr: `Une nappe n’a pas de rives. Personne ne voit ce que prélève le voisin, et l’effet d’un pompage peut n’atteindre l’autre côté d’une frontière que dans vingt ans. La méfiance en est facile, et l’accord difficile.

Le dialogue a été ouvert par la dix-neuvième Conférence des Parties. Il rassemble six gouvernements en deux groupes, un par nappe. Y participer n’engage aucun État à une règle de partage. Cela l’engage à une seule chose : mesurer honnêtement et montrer le résultat.

## Comment se fait l’échange

Deux fois par an, pendant les deux mêmes semaines, les équipes nationales relèvent 84 puits choisis ensemble. La moitié se trouve à moins de cinquante kilomètres d’une frontière. Le dernier jour, les chiffres sont envoyés sous scellé au Secrétariat et ouverts pour tous à la même heure. Aucune partie ne répond donc aux chiffres d’une autre : chacune a déjà donné les siens.

Un groupe technique commun examine ensuite les écarts :

- Un relevé qui paraît faux est repris dans les trente jours.
- Un puits à sec est remplacé par un puits voisin, d’un commun accord.
- Une méthode qui s’écarte de la méthode commune est décrite, non condamnée.

## Ce dont on parle

Les délégations se réunissent après chaque échange. Les premières séances ont porté sur des choses simples : la profondeur des pompes, l’âge des instruments, le nom des lieux. La confiance est venue de là. Les groupes étudient à présent trois scénarios d’usage sur cinquante ans et ce que chacun signifierait pour les fermes, les villes et les sources.

Le Réseau préside, assure l’interprétation et tient les comptes rendus. Après chaque réunion, il publie une note de deux pages que les six gouvernements approuvent ligne à ligne. Les chiffres de chaque puits restent aux parties tant qu’elles n’en décident pas autrement.

La prochaine étape est une proposition sur la tenue du registre commun. Elle sera soumise à la vingtième Conférence des Parties.`,
    fa: `آبخوان کرانه ندارد. کسی نمی‌بیند همسایه چه اندازه برمی‌دارد و اثر برداشت امروز شاید بیست سال دیگر به آن سوی مرز برسد. از این رو بدگمانی آسان است و توافق دشوار.

این گفت‌وگو را نوزدهمین کنفرانس اعضا گشود. شش دولت در دو گروه، هر گروه برای یک آبخوان، گرد هم می‌آیند. شرکت در آن هیچ کشوری را به قاعده‌ای برای تقسیم پایبند نمی‌کند؛ تنها به یک چیز پایبند می‌کند: درست اندازه بگیرد و نتیجه را نشان دهد.

## تبادل چگونه انجام می‌شود

سالی دو بار، در دو هفتهٔ یکسان، گروه‌های ملی ۸۴ چاه را که با هم برگزیده‌اند می‌خوانند. نیمی از چاه‌ها در پنجاه کیلومتری مرزها هستند. در روز پایانی ارقام مهرشده به دبیرخانه فرستاده و در یک ساعت برای همه گشوده می‌شود. پس هیچ طرفی به ارقام دیگری پاسخ نمی‌دهد؛ هر یک ارقام خود را پیش‌تر داده است.

سپس گروه فنی مشترک اختلاف‌ها را بررسی می‌کند:

- قرائتی که نادرست می‌نماید تا سی روز تکرار می‌شود.
- به جای چاه خشک، چاهی نزدیک با رضایت همه برگزیده می‌شود.
- روشی که با روش مشترک فرق دارد شرح داده می‌شود، نه سرزنش.

## دربارهٔ چه گفت‌وگو می‌شود

هیئت‌ها پس از هر تبادل دیدار می‌کنند. نخستین نشست‌ها به کارهای ساده گذشت: ژرفای پمپ‌ها، عمر ابزارها، نام جاها. اعتماد از همین‌جا رویید. اکنون گروه‌ها سه سناریوی بهره‌برداری در پنجاه سال و معنای هر یک را برای کشتزارها، شهرها و چشمه‌ها بررسی می‌کنند.

شبکه ریاست و ترجمه را بر عهده دارد و صورت‌جلسه‌ها را نگه می‌دارد. پس از هر نشست یادداشتی دو صفحه‌ای منتشر می‌کند که هر شش دولت سطر به سطر تأیید کرده‌اند. ارقام هر چاه نزد طرف‌ها می‌ماند، مگر آنکه خود تصمیم دیگری بگیرند.

گام بعدی پیشنهادی است دربارهٔ نگهدارندهٔ ثبت مشترک که به بیستمین کنفرانس اعضا داده خواهد شد.`,
  },
  picture: {
    alternativeText: {
      en: 'Abstract drawing of a row of wells that all reach down into one broad blue layer.',
      ar: 'رسم تجريدي لصف من الآبار تنزل جميعها إلى طبقة زرقاء واحدة عريضة.',
      fr: 'Dessin abstrait d’une rangée de puits qui descendent tous dans une même large couche bleue.',
      fa: 'طرحی انتزاعی از ردیفی از چاه‌ها که همه به یک لایهٔ پهن آبی می‌رسند.',
    },
    credit,
  },
  topics: ['policy-and-standards'],
  countries: ['jo', 'sa', 'iq', 'eg', 'ly', 'sd'],
  status: 'ongoing',
  donor: {
    en: 'A group of member states',
    ar: 'مجموعة من الدول الأعضاء',
    fr: 'Un groupe d’États membres',
    fa: 'گروهی از کشورهای عضو',
  },
  developmentPartner: {
    en: 'Groundwater institutes in Canada',
    ar: 'معاهد للمياه الجوفية في كندا',
    fr: 'Des instituts des eaux souterraines du Canada',
    fa: 'مؤسسه‌های آب زیرزمینی در کانادا',
  },
  startsOn: '2025-09-01',
  endsOn: null,
  program: 'water-diplomacy',
  results: [
    {
      value: '6',
      label: {
        en: 'governments that exchange readings',
        ar: 'حكومات تتبادل القراءات',
        fr: 'gouvernements qui échangent leurs relevés',
        fa: 'دولت که قرائت‌های خود را مبادله می‌کنند',
      },
    },
    {
      value: '84',
      label: {
        en: 'wells read in the same weeks',
        ar: 'بئرًا تُقرأ في الأسابيع نفسها',
        fr: 'puits relevés les mêmes semaines',
        fa: 'چاه که در هفته‌های یکسان خوانده می‌شوند',
      },
    },
  ],
}
