import { ownDrawing, type StarterDropdown } from './starter-menu.ts'

export const infoCentreDropdown: StarterDropdown = {
  title: { en: 'Info Center', ar: 'مركز المعلومات', fr: 'Centre d’information', fa: 'مرکز اطلاع‌رسانی' },
  description: {
    en: 'What we have learnt, for anyone to read and use. News and stories, reports and data, and the culture of water.',
    ar: 'ما تعلمناه، متاح لكل من يريد أن يقرأ ويستفيد: أخبار وقصص، وتقارير وبيانات، وثقافة الماء.',
    fr: 'Ce que nous avons appris, à lire et à utiliser librement : actualités et récits, rapports et données, et la culture de l’eau.',
    fa: 'آنچه آموخته‌ایم، برای خواندن و بهره‌گیری همگان: خبرها و روایت‌ها، گزارش‌ها و داده‌ها، و فرهنگ آب.',
  },
  image: {
    alternativeText: {
      en: 'Drawing of depth lines around a deep basin.',
      ar: 'رسم لخطوط الأعماق حول حوض عميق.',
      fr: 'Dessin de lignes de profondeur autour d’un bassin.',
      fa: 'طرحی از خط‌های ژرفا گرد حوضه‌ای عمیق.',
    },
    credit: ownDrawing,
  },
  links: [
    {
      label: { en: 'Overview', ar: 'نظرة عامة', fr: 'Vue d’ensemble', fa: 'نمای کلی' },
      target: '/info-centre',
      title: {
        en: 'Everything we publish',
        ar: 'كل ما ننشره',
        fr: 'Tout ce que nous publions',
        fa: 'همهٔ آنچه منتشر می‌کنیم',
      },
      description: {
        en: 'One place from which to find news, publications, events and pictures.',
        ar: 'مكان واحد تجد فيه الأخبار والمنشورات والفعاليات والصور.',
        fr: 'Un seul endroit pour trouver actualités, publications, événements et images.',
        fa: 'یک جا برای یافتن خبرها، انتشارات، رویدادها و تصویرها.',
      },
      details: {
        en: 'All of it is free of charge and may be quoted with its source.',
        ar: 'وكلها مجانية، ويجوز الاقتباس منها مع ذكر المصدر.',
        fr: 'Tout est gratuit et peut être cité avec sa source.',
        fa: 'همه رایگان است و نقل آن با ذکر منبع آزاد.',
      },
      linkTitle: {
        en: 'Open the Info Center',
        ar: 'افتح مركز المعلومات',
        fr: 'Ouvrir le Centre d’information',
        fa: 'رفتن به مرکز اطلاع‌رسانی',
      },
    },
    {
      label: { en: 'News', ar: 'الأخبار', fr: 'Actualités', fa: 'خبرها' },
      target: '/news',
      title: {
        en: 'What happened, in plain words',
        ar: 'ما جرى، بكلمات واضحة',
        fr: 'Ce qui s’est passé, en mots simples',
        fa: 'آنچه روی داد، به زبان ساده',
      },
      description: {
        en: 'Decisions, results and calls of the Network, as they come.',
        ar: 'قرارات الشبكة ونتائجها ودعواتها أولًا بأول.',
        fr: 'Les décisions, résultats et appels du Réseau, au fil des jours.',
        fa: 'تصمیم‌ها، نتایج و فراخوان‌های شبکه، روز به روز.',
      },
      details: {
        en: 'Each item names the project or the event it belongs to, so that you can read on.',
        ar: 'يذكر كل خبر المشروع أو الفعالية التي يتصل بها لتواصل القراءة.',
        fr: 'Chaque article renvoie au projet ou à l’événement dont il parle, pour aller plus loin.',
        fa: 'هر خبر به پروژه یا رویداد مربوط پیوند دارد تا خواندن را ادامه دهید.',
      },
      linkTitle: { en: 'Read the news', ar: 'اقرأ الأخبار', fr: 'Lire les actualités', fa: 'خواندن خبرها' },
      selectedByDefault: true,
    },
    {
      label: { en: 'Stories', ar: 'القصص', fr: 'Récits', fa: 'روایت‌ها' },
      target: '/stories',
      title: {
        en: 'Told by those who live with it',
        ar: 'يرويها من يعيشونها',
        fr: 'Racontés par ceux qui le vivent',
        fa: 'به روایت کسانی که با آن زندگی می‌کنند',
      },
      description: {
        en: 'Farmers, operators and engineers on what changed, and what did not.',
        ar: 'مزارعون ومشغّلون ومهندسون يروون ما تغيّر وما لم يتغيّر.',
        fr: 'Agriculteurs, exploitants et ingénieurs disent ce qui a changé, et ce qui n’a pas changé.',
        fa: 'کشاورزان، بهره‌برداران و مهندسان می‌گویند چه دگرگون شد و چه نشد.',
      },
      details: {
        en: 'Longer pieces from our project sites.',
        ar: 'نصوص أطول من الأماكن التي تقوم فيها مشاريعنا.',
        fr: 'Des textes plus longs, depuis les lieux de nos projets.',
        fa: 'نوشته‌هایی بلندتر از محل پروژه‌های ما.',
      },
      linkTitle: { en: 'Read the stories', ar: 'اقرأ القصص', fr: 'Lire les récits', fa: 'خواندن روایت‌ها' },
    },
    {
      label: { en: 'Publications', ar: 'المنشورات', fr: 'Publications', fa: 'انتشارات' },
      target: '/publications',
      title: {
        en: 'Reports, guidelines, data',
        ar: 'تقارير وأدلة وبيانات',
        fr: 'Rapports, guides, données',
        fa: 'گزارش‌ها، راهنماها، داده‌ها',
      },
      description: {
        en: 'More than forty titles since 1987, many of them in several languages.',
        ar: 'أكثر من أربعين إصدارًا منذ عام 1987، كثير منها بعدة لغات.',
        fr: 'Plus de quarante titres depuis 1987, dont beaucoup en plusieurs langues.',
        fa: 'بیش از چهل عنوان از سال ۱۹۸۷ که بسیاری به چند زبان منتشر شده‌اند.',
      },
      details: {
        en: 'Search by subject, year or kind, and download what you need.',
        ar: 'ابحث بحسب الموضوع أو السنة أو النوع، ونزّل ما تحتاج إليه.',
        fr: 'Cherchez par sujet, par année ou par type, et téléchargez ce qu’il vous faut.',
        fa: 'بر پایهٔ موضوع، سال یا نوع جست‌وجو کنید و آنچه می‌خواهید دریافت کنید.',
      },
      linkTitle: {
        en: 'Browse the publications',
        ar: 'تصفّح المنشورات',
        fr: 'Parcourir les publications',
        fa: 'مرور انتشارات',
      },
    },
    {
      label: {
        en: 'Culture gallery',
        ar: 'المعرض الثقافي',
        fr: 'Galerie culturelle',
        fa: 'نگارخانهٔ فرهنگ آب',
      },
      target: '/gallery',
      title: {
        en: 'The culture of water in pictures',
        ar: 'ثقافة الماء في صور',
        fr: 'La culture de l’eau en images',
        fa: 'فرهنگ آب در تصویر',
      },
      description: {
        en: 'Channels, wheels, wells and basins: what the region built to share its water.',
        ar: 'أفلاج ونواعير وآبار وبرك: ما بنته المنطقة لتتقاسم ماءها.',
        fr: 'Canaux, norias, puits et bassins : ce que la région a bâti pour partager son eau.',
        fa: 'کاریز و چرخ آب، چاه و حوض: آنچه این سرزمین‌ها برای تقسیم آب ساخته‌اند.',
      },
      details: {
        en: 'Every picture says where it belongs and what it shows.',
        ar: 'تحمل كل صورة مكانها وما تُظهره.',
        fr: 'Chaque image dit d’où elle vient et ce qu’elle montre.',
        fa: 'هر تصویر می‌گوید از کجاست و چه نشان می‌دهد.',
      },
      linkTitle: {
        en: 'Visit the gallery',
        ar: 'زُر المعرض',
        fr: 'Visiter la galerie',
        fa: 'بازدید از نگارخانه',
      },
    },
  ],
  panelTitle: { en: 'In the Media', ar: 'في الإعلام', fr: 'Dans les médias', fa: 'در رسانه‌ها' },
  panelLinks: [
    {
      label: { en: 'View all', ar: 'عرض الكل', fr: 'Tout afficher', fa: 'مشاهدهٔ همه' },
      target: '/media',
    },
  ],
}
