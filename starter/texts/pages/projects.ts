import type { StarterPage } from '../../starter-types.ts'

export const projectsPage: StarterPage = {
  slug: 'projects',
  title: { en: 'Projects', ar: 'المشاريع', fr: 'Projets', fa: 'پروژه‌ها' },
  description: {
    en: 'Planned, ongoing and completed projects of the Network, with their countries, dates, donors, partners and results.',
    ar: 'مشاريع الشبكة المخططة والجارية والمنجزة، مع دولها وتواريخها وجهاتها المانحة وشركائها ونتائجها.',
    fr: 'Les projets du Réseau, prévus, en cours et achevés : pays, dates, donateurs, partenaires et résultats.',
    fa: 'پروژه‌های در دست برنامه‌ریزی، در حال اجرا و پایان‌یافتهٔ شبکه، با کشورها، زمان، تأمین‌کنندگان مالی، شرکا و نتیجه‌ها.',
  },
  lead: {
    en: 'Every project here answers a request from a member state. You can see where it takes place, who pays for it, how long it lasts and, once it is finished, what it achieved.',
    ar: 'كل مشروع هنا هو جواب عن طلب تقدّمت به دولة عضو. ويمكنك أن ترى أين يُنفَّذ، ومن يموّله، وكم يدوم، وما الذي حققه بعد انتهائه.',
    fr: 'Chaque projet présenté ici répond à la demande d’un État membre. Vous y verrez où il se déroule, qui le finance, combien de temps il dure et, une fois achevé, ce qu’il a donné.',
    fa: 'هر پروژه پاسخی به درخواست یک کشور عضو است. می‌توانید ببینید کجا اجرا می‌شود، هزینه‌اش را چه کسی می‌پردازد، چه مدت طول می‌کشد و پس از پایان چه دستاوردی داشته است.',
  },
  body: {
    en: `Filter the list by subject, country, program or status. The address of the page changes with your choice, so you can keep it or send it to a colleague.

A project is called planned when its agreement is signed but work has not begun, ongoing while work continues, and completed when its results have been checked by someone who took no part in it. Results that fell short are shown like all others.`,
    ar: `يمكنك تصفية القائمة بحسب الموضوع أو الدولة أو البرنامج أو الحالة. ويتغير عنوان الصفحة تبعًا لاختيارك، فيمكنك حفظه أو إرساله إلى زميل.

يُسمّى المشروع مخططًا له إذا وُقّع اتفاقه ولم يبدأ العمل فيه، وجاريًا ما دام العمل مستمرًا، ومنجزًا حين يتحقق من نتائجه من لم يشارك في تنفيذه. وتُعرض النتائج التي جاءت دون المأمول كما تُعرض سائر النتائج.`,
    fr: `Filtrez la liste par sujet, pays, programme ou état. L’adresse de la page change avec votre choix : vous pouvez la conserver ou l’envoyer à un collègue.

Un projet est dit prévu quand son accord est signé mais que le travail n’a pas commencé, en cours tant que le travail dure, achevé quand ses résultats ont été vérifiés par une personne qui n’y a pas pris part. Les résultats décevants sont montrés comme les autres.`,
    fa: `فهرست را می‌توان بر پایهٔ موضوع، کشور، برنامه یا وضعیت پالایش کرد. نشانی صفحه با انتخاب شما تغییر می‌کند و می‌توانید آن را نگه دارید یا برای همکاری بفرستید.

پروژه‌ای که موافقت‌نامه‌اش امضا شده اما کارش آغاز نشده «در دست برنامه‌ریزی» است، تا کار ادامه دارد «در حال اجرا» و هنگامی «پایان‌یافته» که کسی بیرون از پروژه نتیجه‌ها را بررسی کرده باشد. نتیجه‌هایی که کمتر از انتظار بوده نیز مانند بقیه نشان داده می‌شود.`,
  },
}
