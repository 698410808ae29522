import type { StarterPage } from '../../starter-types.ts'

export const eventsPage: StarterPage = {
  slug: 'events',
  title: { en: 'Events', ar: 'الفعاليات', fr: 'Événements', fa: 'رویدادها' },
  description: {
    en: 'Conferences, workshops, courses and webinars of the Network: dates, places, agendas and, afterwards, outcomes.',
    ar: 'مؤتمرات الشبكة وورشها ودوراتها وندواتها عبر الإنترنت: التواريخ والأماكن وجداول الأعمال، ثم النتائج.',
    fr: 'Conférences, ateliers, formations et webinaires du Réseau : dates, lieux, programmes et, ensuite, résultats.',
    fa: 'همایش‌ها، کارگاه‌ها، دوره‌ها و وبینارهای شبکه: زمان، مکان، دستور کار و پس از برگزاری، نتیجه‌ها.',
  },
  lead: {
    en: 'We meet to decide, to learn and to compare notes. Coming events are listed first, with their agenda and place; past ones remain here, with a plain account of what came out of them.',
    ar: 'نلتقي لنقرر ونتعلم ونتبادل الخبرات. تأتي الفعاليات القادمة أولًا مع جدول أعمالها ومكان انعقادها، وتبقى الفعاليات الماضية محفوظة هنا مع عرض صريح لما أسفرت عنه.',
    fr: 'Nous nous réunissons pour décider, apprendre et comparer nos expériences. Les événements à venir figurent d’abord, avec leur programme et leur lieu ; les autres restent ici, avec leurs résultats.',
    fa: 'گرد هم می‌آییم تا تصمیم بگیریم، بیاموزیم و تجربه‌ها را با هم بسنجیم. رویدادهای پیش رو با دستور کار و مکان در آغاز می‌آیند و رویدادهای گذشته با شرح روشنی از نتیجه‌شان اینجا می‌مانند.',
  },
  body: {
    en: `Times are given in Amman time unless the page says otherwise. Many events can be followed online; those that need a seat say so, and how to ask for one. Taking part is always free of charge.

You can filter by kind, subject, country and mode, and add any date to your own calendar. If you need interpretation, step-free access or help with a visa, write to the Secretariat three weeks before.`,
    ar: `المواعيد بتوقيت عمّان ما لم يُذكر غير ذلك. ويمكن متابعة كثير من الفعاليات عبر الإنترنت، أما التي تستلزم مقعدًا فيُذكر ذلك في صفحتها مع طريقة الحجز. والمشاركة مجانية دائمًا.

يمكنك التصفية بحسب النوع والموضوع والدولة وطريقة الحضور، وإضافة أي موعد إلى تقويمك. وإذا احتجت إلى ترجمة فورية أو تسهيلات للحركة أو مساعدة في التأشيرة، فاكتب إلى الأمانة العامة قبل ثلاثة أسابيع.`,
    fr: `Les heures sont celles d’Amman, sauf mention contraire. Beaucoup d’événements se suivent en ligne ; ceux qui demandent une inscription l’indiquent. La participation est toujours gratuite.

Vous pouvez filtrer par type, sujet, pays et mode, et ajouter une date à votre propre agenda. Si vous avez besoin d’une interprétation, d’un accès sans marches ou d’une aide pour le visa, écrivez au Secrétariat trois semaines avant.`,
    fa: `ساعت‌ها به وقت امان است، مگر آنکه در صفحه چیز دیگری آمده باشد. بسیاری از رویدادها را می‌توان برخط دنبال کرد و آنهایی که به ثبت‌نام نیاز دارند این را می‌گویند. شرکت همیشه رایگان است.

می‌توانید بر پایهٔ نوع، موضوع، کشور و شیوهٔ برگزاری پالایش کنید و هر تاریخ را به تقویم خود بیفزایید. اگر به ترجمهٔ هم‌زمان، مسیر بدون پله یا کمک برای روادید نیاز دارید، سه هفته پیش‌تر به دبیرخانه بنویسید.`,
  },
}
