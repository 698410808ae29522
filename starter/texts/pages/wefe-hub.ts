import type { StarterPage } from '../../starter-types.ts'

export const wefeHubPage: StarterPage = {
  slug: 'wefe-hub',
  title: { en: 'The WEFE Hub', ar: 'منصة WEFE', fr: 'La plateforme WEFE', fa: 'پایگاه WEFE' },
  description: {
    en: 'A common workspace on water, energy, food and ecosystems. This page is under development; see what it will offer.',
    ar: 'فضاء عمل مشترك للمياه والطاقة والغذاء والنظم البيئية. هذه الصفحة قيد الإعداد، وهنا بيان بما ستقدمه.',
    fr: 'Un espace commun sur l’eau, l’énergie, l’alimentation et les écosystèmes. Page en préparation ; voici ce qu’elle offrira.',
    fa: 'فضای کار مشترک برای آب، انرژی، غذا و زیست‌بوم. این صفحه در دست تهیه است؛ ببینید چه عرضه خواهد کرد.',
  },
  lead: {
    en: 'WEFE stands for water, energy, food and ecosystems. The hub will be the place where those who plan one of them can see the other three. It is still under development.',
    ar: 'يشير الاسم WEFE إلى المياه والطاقة والغذاء والنظم البيئية. وستكون المنصة مكانًا يرى فيه من يخطط لأحدها القطاعات الثلاثة الأخرى. وهي لا تزال قيد الإعداد.',
    fr: 'WEFE désigne, en anglais, l’eau, l’énergie, l’alimentation et les écosystèmes. La plateforme sera le lieu où qui planifie l’un voit les trois autres. Elle est encore en préparation.',
    fa: 'نام WEFE کوتاه‌شدهٔ واژه‌های انگلیسی آب، انرژی، غذا و زیست‌بوم است. در این پایگاه هر کس برای یکی از این چهار برنامه بریزد، سه‌تای دیگر را هم خواهد دید. پایگاه هنوز در دست تهیه است.',
  },
  body: {
    en: `Four things are being prepared:

- country tables on water, energy, food and ecosystems, in one form for all members;
- interactive maps that lay these tables over basins and aquifers;
- a library of models that planners can run themselves;
- examples of plans that worked, and of plans that did not.

Until the hub opens, the Nexus Planning program publishes its first results under [Projects](/projects) and [Publications](/publications), and the figures we already hold are available through [Data and tools](/data-tools).`,
    ar: `يجري إعداد أربعة أشياء:

- جداول لكل دولة عن المياه والطاقة والغذاء والنظم البيئية، بصيغة واحدة لجميع الأعضاء؛
- خرائط تفاعلية تُسقط هذه الجداول على الأحواض والخزانات الجوفية؛
- مكتبة نماذج يستطيع المخططون تشغيلها بأنفسهم؛
- أمثلة على خطط نجحت وأخرى لم تنجح.

وإلى أن تُفتح المنصة ينشر برنامج التخطيط المترابط نتائجه الأولى في صفحتي «[المشاريع](/projects)» و«[المنشورات](/publications)»، ويمكن الحصول على الأرقام المتاحة لدينا من صفحة «[البيانات والأدوات](/data-tools)».`,
    fr: `Quatre choses se préparent :

- des tableaux par pays sur l’eau, l’énergie, l’alimentation et les écosystèmes, sous une même forme pour tous ;
- des cartes interactives qui les superposent aux bassins et aux nappes ;
- une bibliothèque de modèles que les planificateurs feront tourner eux-mêmes ;
- des exemples de plans qui ont réussi, et d’autres qui ont échoué.

D’ici l’ouverture, le programme Planification du nexus publie ses premiers résultats dans « [Projets](/projects) » et « [Publications](/publications) » ; les chiffres déjà disponibles se trouvent dans « [Données et outils](/data-tools) ».`,
    fa: `چهار چیز در دست تهیه است:

- جدول‌های هر کشور دربارهٔ آب، انرژی، غذا و زیست‌بوم، در قالبی یکسان برای همهٔ اعضا؛
- نقشه‌های تعاملی که این جدول‌ها را بر حوضه‌ها و آبخوان‌ها می‌نشاند؛
- کتابخانه‌ای از مدل‌ها که برنامه‌ریزان خود بتوانند اجرا کنند؛
- نمونه‌هایی از برنامه‌هایی که نتیجه داد و برنامه‌هایی که نداد.

تا گشایش پایگاه، برنامه‌ریزی همبست نخستین نتیجه‌هایش را در «[پروژه‌ها](/projects)» و «[انتشارات](/publications)» می‌آورد و ارقامی که اکنون داریم در «[داده‌ها و ابزارها](/data-tools)» در دسترس است.`,
  },
}
