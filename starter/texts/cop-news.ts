import type { StarterConferenceNews } from '../starter-types.ts'
import type { Translated } from '../translated.ts'

const credit: Translated = {
  en: 'IWEN',
  ar: 'IWEN',
  fr: 'IWEN',
  fa: 'IWEN',
}

export const starterConferenceNews: readonly StarterConferenceNews[] = [
  {
    slug: 'registration-opens-for-the-twentieth-conference',
    title: {
      en: 'Registration opens for the twentieth Conference of the Parties',
      ar: 'فتح باب التسجيل للدورة العشرين لمؤتمر الأطراف',
      fr: 'Ouverture des inscriptions à la vingtième Conférence des Parties',
      fa: 'آغاز نام‌نویسی بیستمین کنفرانس اعضا',
    },
    summary: {
      en: 'Delegations and observers may now register for the session in Rabat. Public meetings can be followed in the room or online, with interpretation in the four languages of the Network.',
      ar: 'صار بإمكان الوفود والمراقبين التسجيل لحضور دورة الرباط. ويمكن متابعة الجلسات العلنية حضوريًا أو عن بُعد، مع ترجمة فورية بلغات الشبكة الأربع طوال أيام الدورة.',
      fr: 'Les délégations et les observateurs peuvent s’inscrire à la session de Rabat. Les séances publiques se suivent sur place ou en ligne, avec interprétation dans les quatre langues du Réseau.',
      fa: 'هیئت‌ها و ناظران از امروز می‌توانند برای نشست رباط نام‌نویسی کنند. جلسه‌های علنی را می‌توان حضوری یا برخط دنبال کرد و ترجمهٔ هم‌زمان به هر چهار زبان شبکه فراهم است.',
    },
    body: {
      en: `Registration for the twentieth Conference of the Parties is open. Each member state registers its delegation through its national institution. Observers from partner countries, utilities, universities and farmers’ associations may register on their own behalf.

There are 420 seats in the main hall, 120 of them for observers. When the seats are taken, further observers are registered for online attendance and receive the same papers. The working groups of experts on the first two days are open to members only.

Twenty places are kept for young professionals from member states, with travel and lodging paid. Candidates are proposed by a national water service and must have no more than five years of experience.

Registration closes thirty days before the opening. Visitors who need a visa are advised to begin at least eight weeks earlier; the Secretariat issues letters of invitation within five working days.`,
      ar: `فُتح باب التسجيل للدورة العشرين لمؤتمر الأطراف. وتسجّل كل دولة عضو وفدها عن طريق مؤسستها الوطنية. أما المراقبون من الدول الشريكة ومرافق المياه والجامعات وجمعيات المزارعين فيسجّلون بأنفسهم.

تتسع القاعة الرئيسية لـ420 مقعدًا، منها 120 مقعدًا للمراقبين. وعند اكتمال المقاعد يُسجَّل بقية المراقبين للحضور عن بُعد ويتسلمون الوثائق نفسها. وتقتصر مجموعات عمل الخبراء في اليومين الأولين على الأعضاء.

وخُصص عشرون مقعدًا لمهنيين شباب من الدول الأعضاء، مع تغطية نفقات السفر والإقامة. ويُرشَّح المتقدمون من مرفق وطني للمياه، على ألا تزيد خبرتهم على خمس سنوات.

ويُغلق التسجيل قبل الافتتاح بثلاثين يومًا. ويُنصح من يحتاج إلى تأشيرة بأن يبدأ إجراءاتها قبل ذلك بثمانية أسابيع على الأقل، وتصدر الأمانة العامة رسائل الدعوة خلال خمسة أيام عمل.`,
      fr: `Les inscriptions à la vingtième Conférence des Parties sont ouvertes. Chaque État membre inscrit sa délégation par l’intermédiaire de son institution nationale. Les observateurs des pays partenaires, des services d’eau, des universités et des associations d’agriculteurs s’inscrivent eux-mêmes.

La grande salle compte 420 places, dont 120 pour les observateurs. Une fois les places prises, les observateurs suivants sont inscrits en ligne et reçoivent les mêmes documents. Les groupes de travail d’experts des deux premiers jours sont réservés aux membres.

Vingt places sont réservées à de jeunes professionnels des États membres, voyage et hébergement compris. Les candidats sont proposés par un service national de l’eau et ne doivent pas avoir plus de cinq ans d’expérience.

Les inscriptions seront closes trente jours avant l’ouverture. Les visiteurs soumis à visa sont invités à entamer leurs démarches au moins huit semaines plus tôt ; le Secrétariat délivre les lettres d’invitation en cinq jours ouvrables.`,
      fa: `نام‌نویسی بیستمین کنفرانس اعضا آغاز شد. هر کشور عضو، هیئت خود را از راه نهاد ملی‌اش ثبت می‌کند. ناظران کشورهای شریک، شرکت‌های آب، دانشگاه‌ها و تشکل‌های کشاورزان خود نام‌نویسی می‌کنند.

تالار اصلی ۴۲۰ صندلی دارد که ۱۲۰ صندلی آن ویژهٔ ناظران است. پس از پر شدن صندلی‌ها، دیگر ناظران برای شرکت برخط ثبت می‌شوند و همان اسناد را دریافت می‌کنند. کارگروه‌های کارشناسی در دو روز نخست تنها ویژهٔ اعضاست.

بیست جا برای متخصصان جوان کشورهای عضو نگه داشته شده و هزینهٔ سفر و اقامت آنان پرداخت می‌شود. نامزدها را یک شرکت ملی آب پیشنهاد می‌کند و سابقهٔ کارشان نباید بیش از پنج سال باشد.

نام‌نویسی سی روز پیش از گشایش پایان می‌یابد. به کسانی که روادید لازم دارند سفارش می‌شود دست‌کم هشت هفته زودتر اقدام کنند؛ دبیرخانه دعوت‌نامه‌ها را در پنج روز کاری صادر می‌کند.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of figures walking in from several sides towards one wide doorway.',
        ar: 'رسم تجريدي لأشكال تسير من جهات عدة نحو باب واسع واحد.',
        fr: 'Dessin abstrait de figures venant de plusieurs côtés vers une même large porte.',
        fa: 'طرحی انتزاعی از پیکره‌هایی که از چند سو به سوی دری پهن گام برمی‌دارند.',
      },
      credit,
    },
    publishedInDays: -6,
    conference: 'twentieth-conference-of-parties',
  },
  {
    slug: 'draft-agenda-for-the-twentieth-conference-goes-to-members',
    title: {
      en: 'Draft agenda for the twentieth conference goes to members',
      ar: 'مشروع جدول أعمال الدورة العشرين بين يدي الدول الأعضاء',
      fr: 'Le projet d’ordre du jour de la vingtième Conférence est transmis aux membres',
      fa: 'پیش‌نویس دستور کار بیستمین کنفرانس برای اعضا فرستاده شد',
    },
    summary: {
      en: 'The bureau has sent the draft agenda to all 22 member states. It is built on three questions: the work plan, limit values for reuse, and the common record of shared aquifers.',
      ar: 'أرسل المكتب مشروع جدول الأعمال إلى الدول الأعضاء الاثنتين والعشرين. ويقوم المشروع على ثلاث مسائل: خطة العمل، والقيم الحدّية لإعادة الاستخدام، والسجل المشترك للخزانات الجوفية.',
      fr: 'Le bureau a transmis le projet d’ordre du jour aux 22 États membres. Il tient en trois questions : le plan de travail, les valeurs limites de la réutilisation et le registre commun des nappes partagées.',
      fa: 'هیئت‌رئیسه پیش‌نویس دستور کار را برای هر ۲۲ کشور عضو فرستاد. این پیش‌نویس بر سه پرسش استوار است: برنامهٔ کار، مقادیر حدی بازچرخانی و ثبت مشترک آبخوان‌های مشترک.',
    },
    body: {
      en: `Member states have received the draft agenda of the session in Rabat. They have forty-five days to comment or to propose an item. After that the bureau fixes the final agenda, and only an urgent matter supported by five members may be added.

The draft is shorter than in earlier years. Reports that call for no decision have been taken out of the meetings and will be published beforehand. This leaves more than half of the ministers’ day for discussion.

Two items are new. One is a public hearing at which utilities, farmers and young professionals answer the same question: what would you ask of the next two years? The other is a review of decisions from Muscat that have not yet been carried out, with the reason for each.

The bureau asks members to consult their ministries of energy, agriculture and environment, as well as water, before they reply.`,
      ar: `تسلّمت الدول الأعضاء مشروع جدول أعمال دورة الرباط، وأمامها خمسة وأربعون يومًا لإبداء الملاحظات أو اقتراح بند جديد. وبعد ذلك يقرّ المكتب الجدول النهائي، فلا يضاف إليه إلا أمر عاجل تؤيده خمس دول.

والمشروع أقصر مما كان في السنوات السابقة. فالتقارير التي لا تستدعي قرارًا أُخرجت من الجلسات وستُنشر قبل انعقادها، ما يترك أكثر من نصف يوم الوزراء للنقاش.

وفي الجدول بندان جديدان. الأول جلسة استماع علنية تجيب فيها المرافق والمزارعون والمهنيون الشباب عن سؤال واحد: ماذا تطلبون من السنتين المقبلتين؟ والثاني مراجعة لقرارات مسقط التي لم تُنفَّذ بعد، مع بيان سبب كل منها.

ويدعو المكتب الأعضاء إلى استشارة وزارات الطاقة والزراعة والبيئة، إلى جانب وزارات المياه، قبل الرد.`,
      fr: `Les États membres ont reçu le projet d’ordre du jour de la session de Rabat. Ils ont quarante-cinq jours pour faire part de leurs observations ou proposer un point. Le bureau arrête ensuite l’ordre du jour définitif ; seule une question urgente appuyée par cinq membres peut y être ajoutée.

Le projet est plus court que par le passé. Les rapports qui n’appellent pas de décision ne seront plus lus en séance mais publiés à l’avance. Plus de la moitié de la journée des ministres est ainsi réservée à la discussion.

Deux points sont nouveaux. Le premier est une audition publique où services d’eau, agriculteurs et jeunes professionnels répondront à la même question : qu’attendez-vous des deux prochaines années ? Le second passe en revue les décisions de Mascate qui n’ont pas encore été exécutées, et dit pourquoi.

Le bureau invite les membres à consulter, avant de répondre, les ministères de l’énergie, de l’agriculture et de l’environnement autant que celui de l’eau.`,
      fa: `کشورهای عضو پیش‌نویس دستور کار نشست رباط را دریافت کرده‌اند و چهل‌وپنج روز فرصت دارند نظر بدهند یا موضوعی پیشنهاد کنند. پس از آن هیئت‌رئیسه دستور کار نهایی را تعیین می‌کند و تنها موضوعی فوری با پشتیبانی پنج عضو به آن افزوده می‌شود.

پیش‌نویس از سال‌های گذشته کوتاه‌تر است. گزارش‌هایی که به تصمیم نیاز ندارند از جلسه‌ها کنار گذاشته شده‌اند و پیش از نشست منتشر می‌شوند. به این ترتیب بیش از نیمی از روز وزیران برای گفت‌وگو می‌ماند.

دو موضوع تازه است. یکی جلسه‌ای علنی که در آن شرکت‌های آب، کشاورزان و متخصصان جوان به یک پرسش پاسخ می‌دهند: از دو سال آینده چه می‌خواهید؟ دیگری بازبینی تصمیم‌هایی از مسقط که هنوز اجرا نشده‌اند، همراه با دلیل هر یک.

هیئت‌رئیسه از اعضا می‌خواهد پیش از پاسخ، افزون بر وزارت آب، با وزارتخانه‌های انرژی، کشاورزی و محیط زیست نیز رایزنی کنند.`,
    },
    picture: null,
    publishedInDays: -74,
    conference: 'twentieth-conference-of-parties',
  },
  {
    slug: 'parties-adopt-a-four-year-work-plan',
    title: {
      en: 'Parties adopt a four-year work plan in Muscat',
      ar: 'الأطراف تعتمد في مسقط خطة عمل لأربع سنوات',
      fr: 'Les Parties adoptent à Mascate un plan de travail de quatre ans',
      fa: 'اعضا در مسقط برنامهٔ کار چهارساله را تصویب کردند',
    },
    summary: {
      en: 'The nineteenth Conference of the Parties closed with a work plan of six programs. For the first time each decision names the body responsible, the cost and the date of its report.',
      ar: 'اختُتمت الدورة التاسعة عشرة لمؤتمر الأطراف باعتماد خطة عمل من ستة برامج. ويحدد كل قرار، للمرة الأولى، الجهة المسؤولة عنه وكلفته وموعد تقريره.',
      fr: 'La dix-neuvième Conférence des Parties s’est achevée sur un plan de travail en six programmes. Pour la première fois, chaque décision indique l’organe responsable, le coût et la date du compte rendu.',
      fa: 'نوزدهمین کنفرانس اعضا با تصویب برنامهٔ کاری در شش برنامه پایان یافت. برای نخستین بار هر تصمیم، نهاد مسئول، هزینه و زمان گزارش خود را روشن می‌کند.',
    },
    body: {
      en: `The nineteenth Conference of the Parties ended in Muscat with the adoption of a work plan for four years. The plan was approved by consensus after two nights of negotiation on its budget.

## Six programs, one calendar

- Water diplomacy: a standing dialogue on shared aquifers.
- Sustainable desalination: smaller plants, less energy, less brine.
- Safe water reuse: common terms first, limit values next.
- Nexus planning: maps and models for ministries that plan together.
- Standards and regulation: codes that a builder can follow in any member state.
- Research and training: laboratories that compare their results, and young professionals.

Members agreed that no program may begin an activity for which the means have not been secured. The Secretariat will report every six months, in public, on what has been done and what is late.

> We have promised less than last time, and we have written down who will do it.

The president of the session spoke these words at the closing meeting.`,
      ar: `اختُتمت في مسقط الدورة التاسعة عشرة لمؤتمر الأطراف باعتماد خطة عمل لأربع سنوات. وقد أُقرت الخطة بالتوافق بعد ليلتين من التفاوض على ميزانيتها.

## ستة برامج وجدول زمني واحد

- الدبلوماسية المائية: حوار دائم بشأن الخزانات الجوفية المشتركة.
- التحلية المستدامة: محطات أصغر، وطاقة أقل، ومحلول ملحي أقل.
- إعادة الاستخدام الآمن للمياه: المصطلحات الموحدة أولًا، ثم القيم الحدّية.
- التخطيط المترابط: خرائط ونماذج للوزارات التي تخطط معًا.
- المعايير والتنظيم: كودات يستطيع البنّاء اتباعها في أي دولة عضو.
- البحث والتدريب: مختبرات تقارن نتائجها، ومهنيون شباب.

واتفق الأعضاء على ألا يبدأ أي برنامج نشاطًا لم تُؤمَّن موارده. وستقدم الأمانة العامة تقريرًا علنيًا كل ستة أشهر عما أُنجز وما تأخر.

> وعدنا بأقل مما وعدنا به في المرة السابقة، وكتبنا من سينفّذ.

بهذه الكلمات ختم رئيس الدورة جلستها الأخيرة.`,
      fr: `La dix-neuvième Conférence des Parties s’est achevée à Mascate par l’adoption d’un plan de travail de quatre ans. Le plan a été approuvé par consensus, après deux nuits de négociation sur son budget.

## Six programmes, un calendrier

- Diplomatie de l’eau : un dialogue permanent sur les nappes partagées.
- Dessalement durable : des usines plus petites, moins d’énergie, moins de saumure.
- Réutilisation sûre de l’eau : d’abord un vocabulaire commun, puis des valeurs limites.
- Planification du nexus : cartes et modèles pour des ministères qui planifient ensemble.
- Normes et régulation : des codes applicables dans tout État membre.
- Recherche et formation : des laboratoires qui comparent leurs résultats, et de jeunes professionnels.

Aucun programme n’engagera d’activité dont les moyens ne sont pas assurés. Le Secrétariat rendra compte tous les six mois, publiquement, de ce qui est fait et de ce qui est en retard.

> Nous avons promis moins que la dernière fois, et nous avons écrit qui le fera.

Ainsi s’est exprimée la présidence de la session à la séance de clôture.`,
      fa: `نوزدهمین کنفرانس اعضا در مسقط با تصویب برنامهٔ کار چهارساله به پایان رسید. این برنامه پس از دو شب گفت‌وگو بر سر بودجه، با اجماع پذیرفته شد.

## شش برنامه، یک تقویم

- دیپلماسی آب: گفت‌وگوی پیوسته دربارهٔ آبخوان‌های مشترک.
- نمک‌زدایی پایدار: واحدهای کوچک‌تر، انرژی کمتر، شورابهٔ کمتر.
- بازچرخانی ایمن آب: نخست اصطلاحات یکسان، سپس مقادیر حدی.
- برنامه‌ریزی همبست: نقشه و مدل برای وزارتخانه‌هایی که با هم برنامه می‌ریزند.
- استانداردها و تنظیم‌گری: مقرراتی که سازنده در هر کشور عضو بتواند به کار بندد.
- پژوهش و آموزش: آزمایشگاه‌هایی که نتایج خود را می‌سنجند، و متخصصان جوان.

اعضا توافق کردند هیچ برنامه‌ای فعالیتی را که منابعش فراهم نیست آغاز نکند. دبیرخانه هر شش ماه آشکارا گزارش می‌دهد که چه انجام شده و چه عقب مانده است.

> کمتر از بار پیش وعده دادیم و نوشتیم که چه کسی آن را انجام می‌دهد.

این سخن رئیس نشست در جلسهٔ پایانی بود.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of six coloured threads that meet in one even woven pattern.',
        ar: 'رسم تجريدي لستة خيوط ملونة تلتقي في نسيج واحد منتظم.',
        fr: 'Dessin abstrait de six fils de couleur qui se rejoignent en un tissage régulier.',
        fa: 'طرحی انتزاعی از شش رشتهٔ رنگی که در بافتی یکدست به هم می‌رسند.',
      },
      credit,
    },
    publishedInDays: -496,
    conference: 'nineteenth-conference-of-parties',
  },
  {
    slug: 'nineteenth-conference-opens-with-all-members-present',
    title: {
      en: 'Nineteenth conference opens in Muscat with all 22 member states present and a request from the smallest utilities to be heard first',
      ar: 'افتتاح الدورة التاسعة عشرة في مسقط بحضور الدول الأعضاء الاثنتين والعشرين كلها، وأصغر مرافق المياه تطلب أن يُستمع إليها أولًا',
      fr: 'La dix-neuvième Conférence s’ouvre à Mascate en présence des 22 États membres, et les plus petits services d’eau demandent à être entendus les premiers',
      fa: 'نوزدهمین کنفرانس با حضور هر ۲۲ کشور عضو در مسقط گشایش یافت و کوچک‌ترین شرکت‌های آب خواستند که پیش از دیگران سخن بگویند',
    },
    summary: {
      en: 'The session opened with statements from four small-town utilities before any minister spoke. They asked for spare parts, trained operators and rules that can be followed with a small staff.',
      ar: 'افتُتحت الدورة بكلمات لأربعة مرافق تخدم بلدات صغيرة قبل أن يتحدث أي وزير. وطلبت هذه المرافق قطع غيار ومشغّلين مدربين وقواعد يمكن اتباعها بعدد قليل من العاملين.',
      fr: 'La session s’est ouverte sur les interventions de quatre services de petites villes, avant celles des ministres. Ils ont demandé des pièces de rechange, des opérateurs formés et des règles applicables par une équipe réduite.',
      fa: 'نشست پیش از سخنان وزیران، با گفته‌های چهار شرکت آب از شهرهای کوچک آغاز شد. آنان قطعات یدکی، بهره‌برداران آموزش‌دیده و قواعدی خواستند که با کارکنان اندک نیز اجراشدنی باشد.',
    },
    body: {
      en: `The nineteenth Conference of the Parties opened in Muscat before 380 participants. At the suggestion of several members, the first hour was given to utilities that serve fewer than 20,000 people.

Four of them spoke. One manager described a plant that stood still for eleven weeks for want of a single valve. Another explained that her service has two technicians for three wells, a reservoir and ninety kilometres of pipe, and that a rule which requires daily laboratory tests cannot be followed there.

Ministers took up these points in the afternoon. Several proposed a shared store of spare parts, and a simpler monitoring schedule for small systems that keeps the same limits for health.

Working groups meet tomorrow on the work plan and its budget. The closing meeting, at which decisions are adopted, takes place on the third day.`,
      ar: `افتُتحت في مسقط الدورة التاسعة عشرة لمؤتمر الأطراف بحضور 380 مشاركًا. وباقتراح من عدة أعضاء خُصصت الساعة الأولى لمرافق تخدم أقل من عشرين ألف نسمة.

وتحدثت أربعة منها. وصف مدير محطة كيف توقفت محطته أحد عشر أسبوعًا لغياب صمام واحد. وأوضحت مديرة مرفق آخر أن لديها فنيَّين اثنين لثلاث آبار وخزان وتسعين كيلومترًا من الأنابيب، وأن قاعدة تفرض فحوصًا مخبرية يومية لا يمكن اتباعها هناك.

وعاد الوزراء إلى هذه النقاط بعد الظهر. واقترح عدد منهم مستودعًا مشتركًا لقطع الغيار، وجدول رصد أبسط للأنظمة الصغيرة يُبقي على الحدود الصحية نفسها.

وتجتمع غدًا مجموعات العمل المعنية بخطة العمل وميزانيتها. أما الجلسة الختامية التي تُعتمد فيها القرارات فتُعقد في اليوم الثالث.`,
      fr: `La dix-neuvième Conférence des Parties s’est ouverte à Mascate devant 380 participants. Sur proposition de plusieurs membres, la première heure a été donnée à des services qui desservent moins de 20 000 habitants.

Quatre d’entre eux ont pris la parole. Un directeur a décrit une usine arrêtée onze semaines, faute d’une seule vanne. Une directrice a expliqué que son service compte deux techniciens pour trois puits, un réservoir et quatre-vingt-dix kilomètres de conduites, et qu’une règle imposant des analyses quotidiennes n’y est pas applicable.

Les ministres ont repris ces points l’après-midi. Plusieurs ont proposé un stock commun de pièces de rechange et un calendrier de surveillance plus simple pour les petits réseaux, sans toucher aux limites sanitaires.

Les groupes de travail se réunissent demain sur le plan de travail et son budget. La séance de clôture, où les décisions sont adoptées, aura lieu le troisième jour.`,
      fa: `نوزدهمین کنفرانس اعضا با حضور ۳۸۰ شرکت‌کننده در مسقط گشایش یافت. به پیشنهاد چند عضو، ساعت نخست به شرکت‌هایی سپرده شد که به کمتر از ۲۰ هزار نفر آب می‌رسانند.

چهار شرکت سخن گفتند. مدیری از واحدی گفت که تنها برای نبودن یک شیر، یازده هفته از کار ایستاد. مدیر دیگری توضیح داد که برای سه چاه، یک مخزن و نود کیلومتر لوله تنها دو تکنسین دارد و قاعده‌ای که آزمایش روزانه را لازم می‌داند در آنجا اجراشدنی نیست.

وزیران بعدازظهر به این نکته‌ها بازگشتند. چند تن از آنان انباری مشترک برای قطعات یدکی و برنامهٔ پایش ساده‌تری برای سامانه‌های کوچک پیشنهاد کردند که حدود بهداشتی را تغییر ندهد.

کارگروه‌ها فردا دربارهٔ برنامهٔ کار و بودجهٔ آن گرد هم می‌آیند. جلسهٔ پایانی، که تصمیم‌ها در آن تصویب می‌شود، در روز سوم است.`,
    },
    picture: {
      alternativeText: {
        en: 'Abstract drawing of low, even waves along a bay under a pale sky.',
        ar: 'رسم تجريدي لأمواج منخفضة منتظمة على امتداد خليج تحت سماء شاحبة.',
        fr: 'Dessin abstrait de vagues basses et régulières le long d’une baie, sous un ciel pâle.',
        fa: 'طرحی انتزاعی از موج‌های کوتاه و هموار در امتداد خلیجی زیر آسمانی کم‌رنگ.',
      },
      credit,
    },
    publishedInDays: -498,
    conference: 'nineteenth-conference-of-parties',
  },
]
