import type { Language } from './languages.ts'

/** How tenders are published as open data, in words. */
export interface PolicyWords {
  title: string
  /** What is published, as catalogues of data name it. */
  dataset: string
  lead: string
  sections: readonly { title: string; text: string }[]
  licence: string
  documentation: string
  contact: string
}

export const policyWords: Readonly<Record<Language, PolicyWords>> = {
  en: {
    title: 'Publication policy for open contracting data',
    dataset: 'Tenders as open contracting data',
    lead: 'Tenders are published according to the Open Contracting Data Standard (OCDS) 1.1.5.',
    sections: [
      {
        title: 'Releases',
        text: 'Each published change of a tender appends a release at the moment of the change: publication, addendum, new deadline, opening, award, cancellation and any other change of what visitors read. A release never changes and is never removed. It contains the whole tender, and null for each value that no longer exists.',
      },
      {
        title: 'Records',
        text: 'A record links all releases of a tender and contains its compiled release: the state that the releases add up to. A tender that was removed from the site has the status “withdrawn”; what was published of it stays. A replaced document stays listed with a note.',
      },
      {
        title: 'Dates',
        text: 'All moments are in UTC. Of a tender that was published before releases were recorded, the first release has the date of its last change, and earlier states are not available.',
      },
      {
        title: 'Number of proposals',
        text: 'The number of proposals is published after they have been opened, never before. It includes every proposal that was received in time and not withdrawn; each counts as one tenderer.',
      },
      {
        title: 'Identifiers and own fields',
        text: 'The prefix of the ocid is our own and not registered with the Open Contracting Partnership. The fields location, duration and mobileTelephone are additions to the standard. Topics and related projects of the site are not part of releases.',
      },
    ],
    licence: 'Licence: Creative Commons Attribution 4.0',
    documentation: 'Addresses of the data',
    contact: 'Questions about the data',
  },
  ar: {
    title: 'سياسة نشر البيانات المفتوحة للتعاقد',
    dataset: 'المناقصات بوصفها بيانات مفتوحة للتعاقد',
    lead: 'تُنشر المناقصات وفق معيار بيانات التعاقد المفتوح (OCDS) الإصدار 1.1.5.',
    sections: [
      {
        title: 'الإصدارات',
        text: 'كل تغيير منشور في مناقصة يضيف إصدارًا لحظة التغيير: الإعلان، والملحق، والموعد النهائي الجديد، وفتح العروض، والإرساء، والإلغاء، وكل تغيير آخر فيما يقرؤه الزوار. لا يتغيّر الإصدار ولا يُحذف. ويتضمن المناقصة كاملة، وقيمة null لكل قيمة لم تعد موجودة.',
      },
      {
        title: 'السجلات',
        text: 'يربط السجل جميع إصدارات المناقصة ويتضمن الإصدار المجمّع، أي الحالة التي تنتج عن الإصدارات معًا. وتكون حالة المناقصة التي سُحبت من الموقع «withdrawn»، ويبقى ما نُشر منها. ويبقى المستند المستبدل في القائمة مع ملاحظة.',
      },
      {
        title: 'التواريخ',
        text: 'جميع الأوقات بالتوقيت العالمي المنسق. أما المناقصة التي نُشرت قبل تسجيل الإصدارات فيحمل إصدارها الأول تاريخ آخر تغيير فيها، ولا تتوفر حالاتها السابقة.',
      },
      {
        title: 'عدد العروض',
        text: 'يُنشر عدد العروض بعد فتحها، ولا يُنشر قبل ذلك أبدًا. ويشمل كل عرض وصل في الموعد ولم يُسحب، ويُحسب كل عرض مقدّم عرض واحدًا.',
      },
      {
        title: 'المعرّفات والحقول الإضافية',
        text: 'بادئة المعرّف ocid خاصة بنا وغير مسجلة لدى شراكة التعاقد المفتوح. والحقول location وduration وmobileTelephone إضافات إلى المعيار. ولا تدخل موضوعات الموقع ومشاريعه المرتبطة في الإصدارات.',
      },
    ],
    licence: 'الرخصة: المشاع الإبداعي، نسب المصنف 4.0',
    documentation: 'عناوين البيانات',
    contact: 'الأسئلة عن البيانات',
  },
  fr: {
    title: 'Politique de publication des données ouvertes sur les marchés',
    dataset: 'Appels d’offres en données ouvertes sur les marchés',
    lead: 'Les appels d’offres sont publiés selon le standard Open Contracting Data Standard (OCDS) 1.1.5.',
    sections: [
      {
        title: 'Publications (releases)',
        text: 'Chaque modification publiée d’un appel d’offres ajoute une release au moment même : publication, additif, nouvelle date limite, ouverture des offres, attribution, annulation et toute autre modification de ce que lisent les visiteurs. Une release n’est jamais modifiée ni supprimée. Elle contient l’appel d’offres entier, et null pour chaque valeur qui n’existe plus.',
      },
      {
        title: 'Dossiers (records)',
        text: 'Un record renvoie à toutes les releases d’un appel d’offres et contient la release compilée, c’est-à-dire l’état qui en résulte. Un appel d’offres retiré du site a le statut « withdrawn » ; ce qui en a été publié demeure. Un document remplacé reste dans la liste avec une mention.',
      },
      {
        title: 'Dates',
        text: 'Toutes les heures sont en UTC. Pour un appel d’offres publié avant l’enregistrement des releases, la première porte la date de sa dernière modification ; les états antérieurs ne sont pas disponibles.',
      },
      {
        title: 'Nombre d’offres',
        text: 'Le nombre d’offres est publié après leur ouverture, jamais avant. Il comprend toute offre reçue à temps et non retirée ; chacune compte pour un soumissionnaire.',
      },
      {
        title: 'Identifiants et champs propres',
        text: 'Le préfixe de l’ocid est le nôtre et n’est pas enregistré auprès de l’Open Contracting Partnership. Les champs location, duration et mobileTelephone s’ajoutent au standard. Les thèmes et les projets liés du site ne font pas partie des releases.',
      },
    ],
    licence: 'Licence : Creative Commons Attribution 4.0',
    documentation: 'Adresses des données',
    contact: 'Questions sur les données',
  },
  fa: {
    title: 'سیاست انتشار داده‌های باز قراردادها',
    dataset: 'مناقصه‌ها به‌صورت داده‌های باز قراردادها',
    lead: 'مناقصه‌ها بر پایهٔ استاندارد دادهٔ قراردادهای باز (OCDS) نسخهٔ ۱٫۱٫۵ منتشر می‌شوند.',
    sections: [
      {
        title: 'انتشارها (releases)',
        text: 'هر تغییر منتشرشدهٔ یک مناقصه، در همان لحظه یک release می‌افزاید: انتشار، الحاقیه، مهلت تازه، گشایش پیشنهادها، واگذاری، لغو و هر تغییر دیگری در آنچه بازدیدکنندگان می‌خوانند. هیچ release تغییر نمی‌کند و حذف نمی‌شود. هر یک تمام مناقصه را در بر دارد و برای هر مقداری که دیگر وجود ندارد null دارد.',
      },
      {
        title: 'پرونده‌ها (records)',
        text: 'هر record به همهٔ releaseهای یک مناقصه پیوند می‌دهد و release تجمیعی را در بر دارد، یعنی وضعیتی که از مجموع آنها به دست می‌آید. وضعیت مناقصه‌ای که از سایت برداشته شده «withdrawn» است و آنچه از آن منتشر شده می‌ماند. سندی که جایگزین شده است با یادداشتی در فهرست می‌ماند.',
      },
      {
        title: 'تاریخ‌ها',
        text: 'همهٔ زمان‌ها به وقت هماهنگ جهانی است. نخستین release مناقصه‌ای که پیش از ثبت releaseها منتشر شده است تاریخ آخرین تغییر آن را دارد و وضعیت‌های پیشین در دسترس نیست.',
      },
      {
        title: 'شمار پیشنهادها',
        text: 'شمار پیشنهادها پس از گشایش آنها منتشر می‌شود و هرگز پیش از آن نه. هر پیشنهادی را که به‌موقع رسیده و پس گرفته نشده است در بر می‌گیرد و هر یک برابر با یک مناقصه‌گر شمرده می‌شود.',
      },
      {
        title: 'شناسه‌ها و فیلدهای افزوده',
        text: 'پیشوند ocid از آنِ ماست و نزد Open Contracting Partnership ثبت نشده است. فیلدهای location، duration و mobileTelephone افزوده بر استانداردند. موضوع‌ها و پروژه‌های مرتبط سایت بخشی از releaseها نیستند.',
      },
    ],
    licence: 'پروانه: کریتیو کامنز، انتساب ۴.۰',
    documentation: 'نشانی‌های داده‌ها',
    contact: 'پرسش دربارهٔ داده‌ها',
  },
}
