import type { StarterPage } from '../../starter-types.ts'

export const publicationsPage: StarterPage = {
  slug: 'publications',
  title: { en: 'Publications', ar: 'المنشورات', fr: 'Publications', fa: 'انتشارات' },
  description: {
    en: 'Reports, policy briefs, guidelines, data sets and training manuals of the Network, free to download and to cite.',
    ar: 'تقارير الشبكة وموجزات سياساتها وأدلتها ومجموعات بياناتها وكتيباتها التدريبية، متاحة للتنزيل والاستشهاد مجانًا.',
    fr: 'Rapports, notes d’orientation, guides, jeux de données et manuels du Réseau, à télécharger et à citer librement.',
    fa: 'گزارش‌ها، خلاصه‌های سیاستی، راهنماها، مجموعه‌داده‌ها و کتاب‌های آموزشی شبکه، برای دریافت و استناد رایگان.',
  },
  lead: {
    en: 'The latest of more than forty publications since 1987, from two-page briefs for ministers to manuals that stay beside the pump. Each begins with a summary that tells you whether the rest is worth your time.',
    ar: 'أحدث ما صدر من أكثر من أربعين منشورًا منذ عام 1987، من موجزات للوزراء في صفحتين إلى كتيبات تبقى إلى جانب المضخة. ويبدأ كل منها بملخص يخبرك إن كان الباقي يستحق وقتك.',
    fr: 'Les plus récentes de plus de quarante publications parues depuis 1987, de la note de deux pages pour un ministre au manuel qui reste près de la pompe. Chacune s’ouvre sur un résumé qui dit si la suite mérite votre temps.',
    fa: 'تازه‌ترین‌ها از میان بیش از چهل اثری که از سال ۱۹۸۷ منتشر شده است، از نوشته‌های دوصفحه‌ای برای وزیران تا کتاب‌های راهنمایی که کنار پمپ می‌ماند. هر اثر با چکیده‌ای آغاز می‌شود که می‌گوید آیا باقی آن به وقت شما می‌ارزد.',
  },
  body: {
    en: `Search by word, or filter by kind, subject, country, language and year. The size of each file is shown before you download it, since not every connection is fast.

Publications are reviewed by at least two experts from member states that were not involved in the work. A ready-made citation is provided on each page. When a text is revised, the earlier version remains available, so that references made to it still hold.`,
    ar: `ابحث بكلمة، أو صفِّ القائمة بحسب النوع والموضوع والدولة واللغة والسنة. ويظهر حجم كل ملف قبل تنزيله، فليس كل اتصال سريعًا.

ويراجع كل منشور خبيران على الأقل من دول أعضاء لم تشارك في العمل. وفي كل صفحة صيغة جاهزة للاستشهاد. وإذا نُقّح نص بقيت نسخته السابقة متاحة، كي تظل الإحالات إليها صحيحة.`,
    fr: `Cherchez un mot, ou filtrez par type, sujet, pays, langue et année. Le poids de chaque fichier est indiqué avant le téléchargement, car toutes les connexions ne sont pas rapides.

Chaque publication est relue par au moins deux experts d’États membres étrangers au travail. Une référence prête à citer figure sur chaque page. Quand un texte est révisé, la version précédente reste disponible : les renvois demeurent valables.`,
    fa: `واژه‌ای را جست‌وجو کنید یا فهرست را بر پایهٔ نوع، موضوع، کشور، زبان و سال پالایش کنید. اندازهٔ هر فایل پیش از دریافت نشان داده می‌شود، زیرا همهٔ ارتباط‌ها پرسرعت نیست.

هر اثر را دست‌کم دو کارشناس از کشورهای عضوی که در آن کار نقشی نداشته‌اند داوری می‌کنند. ارجاع آماده در هر صفحه آمده است. اگر متنی بازنگری شود، نسخهٔ پیشین در دسترس می‌ماند تا ارجاع‌ها معتبر بماند.`,
  },
}
