import type { StarterPage } from '../../starter-types.ts'

export const partnersPage: StarterPage = {
  slug: 'partners',
  title: { en: 'Partners', ar: 'الشركاء', fr: 'Partenaires', fa: 'شرکا' },
  description: {
    en: 'Twenty partner countries, what partnership with the Network means, who may become a partner, and how to ask.',
    ar: 'عشرون دولة شريكة، ومعنى الشراكة مع الشبكة، ومن يمكنه أن يكون شريكًا، وكيف يتقدم بطلبه.',
    fr: 'Vingt pays partenaires : ce que signifie un partenariat avec le Réseau, qui peut y prétendre et comment le demander.',
    fa: 'بیست کشور شریک؛ همکاری با شبکه چه معنایی دارد، چه کسی می‌تواند شریک شود و چگونه درخواست دهد.',
  },
  lead: {
    en: 'Our members share a region; our partners share a concern. Institutions from twenty countries outside the membership work with us as equals, and any serious institution may ask to join them.',
    ar: 'يجمع أعضاءنا إقليم واحد، ويجمع شركاءنا همّ واحد. وتعمل معنا على قدم المساواة مؤسسات من عشرين دولة من خارج العضوية، ولكل مؤسسة جادة أن تطلب الانضمام إليها.',
    fr: 'Nos membres partagent une région ; nos partenaires partagent une préoccupation. Des institutions de vingt pays non membres travaillent avec nous d’égal à égal, et toute institution sérieuse peut demander à les rejoindre.',
    fa: 'اعضای ما منطقه‌ای مشترک دارند و شرکای ما دغدغه‌ای مشترک. نهادهایی از بیست کشور بیرون از جمع اعضا در جایگاهی برابر با ما کار می‌کنند و هر نهاد جدی می‌تواند درخواست پیوستن بدهد.',
  },
  body: {
    en: `A partner brings something the members lack: a laboratory method, a way of financing, an experience that was expensive to acquire. It receives in return a place to test its knowledge against conditions that few others offer.

## Criteria

- A public, academic or non-profit institution. Companies take part through tenders, not as partners.
- At least three years of published work in water, energy, food or the environment.
- Willingness to publish the results of joint work openly.
- No dispute with a member state over the subject of the partnership.

## Benefits

- A seat in the working groups, and observer status at the Conference of the Parties.
- Early access to draft standards and the right to comment on them.
- Joint projects and publications under both names.
- Exchange of staff, from two weeks to one year.

Partners do not vote, and a partnership may not be used in advertising.

## How to become one

- Write to the Secretariat, in two pages, what you offer and what you look for.
- The unit concerned replies within six weeks and, if there is common ground, arranges a first conversation.
- A member state sponsors the request, and the Bureau decides twice a year.
- An agreement of four years is signed. It names one piece of joint work and the date on which it will be finished.

Requests that are declined receive reasons in writing and may be renewed after a year.`,
    ar: `يأتي الشريك بما ينقص الأعضاء: طريقة مخبرية، أو أسلوب تمويل، أو خبرة كلّف اكتسابها غاليًا. ويجد في المقابل مكانًا يختبر فيه معرفته في ظروف قلّ أن تتوافر في غيره.

## الشروط

- أن يكون مؤسسة عامة أو أكاديمية أو غير ربحية. أما الشركات فتشارك عن طريق المناقصات لا بصفة شريك.
- أن تكون له أعمال منشورة في المياه أو الطاقة أو الغذاء أو البيئة منذ ثلاث سنوات على الأقل.
- أن يقبل نشر نتائج العمل المشترك للجميع.
- ألا يكون بينه وبين دولة عضو نزاع على موضوع الشراكة.

## المزايا

- مقعد في مجموعات العمل، وصفة مراقب في مؤتمر الأطراف.
- اطلاع مبكر على مشاريع المعايير وحق التعليق عليها.
- مشاريع ومنشورات مشتركة باسم الطرفين.
- تبادل الموظفين من أسبوعين إلى سنة.

ولا يصوّت الشركاء، ولا يجوز استخدام الشراكة في الإعلان التجاري.

## كيف تصبح شريكًا

- اكتب إلى الأمانة العامة، في صفحتين، ما تعرضه وما تبحث عنه.
- تجيب الوحدة المعنية في غضون ستة أسابيع، وترتب لقاءً أول إن وُجدت أرضية مشتركة.
- تتبنى الطلبَ دولةٌ عضو، ويبتّ المكتب في الطلبات مرتين في السنة.
- يُوقَّع اتفاق لأربع سنوات يحدد عملًا مشتركًا واحدًا وموعد إنجازه.

وتُبيَّن كتابةً أسباب الاعتذار عن أي طلب، ويمكن تجديده بعد سنة.`,
    fr: `Un partenaire apporte ce qui manque aux membres : une méthode de laboratoire, un mode de financement, une expérience chèrement acquise. Il y trouve un lieu où éprouver son savoir dans des conditions que peu d’autres offrent.

## Critères

- Être une institution publique, universitaire ou sans but lucratif. Les entreprises participent par les appels d’offres.
- Avoir publié depuis au moins trois ans sur l’eau, l’énergie, l’alimentation ou l’environnement.
- Accepter de publier librement les résultats du travail commun.
- N’avoir aucun différend avec un État membre sur l’objet du partenariat.

## Avantages

- Un siège dans les groupes de travail et le statut d’observateur à la Conférence des Parties.
- L’accès aux projets de normes et le droit de les commenter.
- Des projets et des publications sous les deux noms.
- Des échanges de personnel, de deux semaines à un an.

Les partenaires ne votent pas, et un partenariat ne peut servir d’argument publicitaire.

## Comment devenir partenaire

- Écrivez au Secrétariat, en deux pages, ce que vous offrez et ce que vous cherchez.
- L’unité concernée répond sous six semaines et propose, s’il y a lieu, un premier entretien.
- Un État membre parraine la demande ; le Bureau décide deux fois par an.
- Un accord de quatre ans est signé. Il nomme un travail commun et la date de son achèvement.

Un refus est motivé par écrit, et la demande peut être renouvelée après un an.`,
    fa: `شریک چیزی می‌آورد که اعضا کم دارند: یک روش آزمایشگاهی، شیوه‌ای برای تأمین مالی یا تجربه‌ای که گران به دست آمده است. در برابر، جایی می‌یابد که دانش خود را در شرایطی کم‌مانند بیازماید.

## شرط‌ها

- نهاد عمومی، دانشگاهی یا غیرانتفاعی باشد. شرکت‌ها از راه مناقصه مشارکت می‌کنند، نه به عنوان شریک.
- دست‌کم سه سال کار منتشرشده در زمینهٔ آب، انرژی، غذا یا محیط زیست داشته باشد.
- انتشار آزاد نتیجه‌های کار مشترک را بپذیرد.
- بر سر موضوع همکاری با هیچ کشور عضوی اختلاف نداشته باشد.

## مزایا

- جایی در کارگروه‌ها و عنوان ناظر در کنفرانس اعضا.
- دسترسی زودهنگام به پیش‌نویس استانداردها و حق اظهارنظر دربارهٔ آنها.
- پروژه‌ها و انتشارات مشترک با نام هر دو نهاد.
- تبادل کارکنان، از دو هفته تا یک سال.

شرکا رأی نمی‌دهند و همکاری را نمی‌توان در تبلیغات به کار برد.

## چگونه شریک شوید

- در دو صفحه به دبیرخانه بنویسید چه عرضه می‌کنید و در پی چه هستید.
- واحد مربوط ظرف شش هفته پاسخ می‌دهد و اگر زمینهٔ مشترکی باشد، نخستین گفت‌وگو را ترتیب می‌دهد.
- یک کشور عضو از درخواست پشتیبانی می‌کند و هیئت‌رئیسه سالی دو بار تصمیم می‌گیرد.
- موافقت‌نامه‌ای چهارساله امضا می‌شود که یک کار مشترک و زمان پایان آن را نام می‌برد.

درخواست ردشده پاسخ کتبی با ذکر دلیل می‌گیرد و پس از یک سال می‌توان آن را از نو فرستاد.`,
  },
  searchWords: {
    en: 'donors, sponsors, grants, funding',
    ar: 'مانحون، رعاة، منح، تمويل',
    fr: 'donateurs, sponsors, subventions, financement',
    fa: 'اهداکنندگان، حامیان، کمک مالی، تأمین مالی',
  },
}
