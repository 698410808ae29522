import type { Language } from './languages.ts'

/** Of one list. */
interface WordsOfList {
  confirmSubject: string
  confirmText: string
  newOne: (title: string) => string
  newOnes: string
  /** Above the list's address. */
  all: string
  confirmQuestion: string
  confirmed: string
  leaveQuestion: string
  left: string
}

interface ListSubscriberWords {
  tenders: WordsOfList
  vacancies: WordsOfList
  deadline: (moment: string) => string
  leave: string
  sent: string
}

/** What subscribers of a list read, in mails and on the pages behind their links. */
export const listSubscriberWords: Readonly<Record<Language, ListSubscriberWords>> = {
  en: {
    tenders: {
      confirmSubject: 'Confirm that you want to be notified of new tenders',
      confirmText:
        'This address was submitted to receive notifications of new tenders. If this was you, please confirm it here. Otherwise, no action is needed; an address that nobody confirms is deleted after one week.',
      newOne: (title) => `New tender: ${title}`,
      newOnes: 'New tenders',
      all: 'All tenders',
      confirmQuestion: 'Do you want to be notified by email of new tenders?',
      confirmed: 'You will be notified when a tender is published.',
      leaveQuestion: 'Do you want to stop receiving messages about new tenders?',
      left: 'You will receive no more messages about new tenders. Your address has been deleted.',
    },
    vacancies: {
      confirmSubject: 'Confirm that you want to be notified of new vacancies',
      confirmText:
        'This address was submitted to receive notifications of new vacancies. If this was you, please confirm it here. Otherwise, no action is needed; an address that nobody confirms is deleted after one week.',
      newOne: (title) => `New vacancy: ${title}`,
      newOnes: 'New vacancies',
      all: 'All vacancies',
      confirmQuestion: 'Do you want to be notified by email of new vacancies?',
      confirmed: 'You will be notified when a vacancy is published.',
      leaveQuestion: 'Do you want to stop receiving messages about new vacancies?',
      left: 'You will receive no more messages about new vacancies. Your address has been deleted.',
    },
    deadline: (moment) => `Deadline: ${moment}`,
    leave: 'Stop these messages',
    sent: 'A message is on its way to you. Use the link in it to confirm your address.',
  },
  ar: {
    tenders: {
      confirmSubject: 'أكّد رغبتك في تلقي إشعارات بالمناقصات الجديدة',
      confirmText:
        'أُدخل هذا العنوان لتلقي إشعارات بالمناقصات الجديدة. إذا كنت صاحب الطلب فأكّده هنا. وإن لم تكن فلا تفعل شيئًا، فالعنوان الذي لا يؤكده أحد يُحذف بعد أسبوع.',
      newOne: (title) => `مناقصة جديدة: ${title}`,
      newOnes: 'مناقصات جديدة',
      all: 'كل المناقصات',
      confirmQuestion: 'هل تريد أن نخبرك بالبريد الإلكتروني بالمناقصات الجديدة؟',
      confirmed: 'سنخبرك عند نشر كل مناقصة جديدة.',
      leaveQuestion: 'هل تريد إيقاف الرسائل عن المناقصات الجديدة؟',
      left: 'لن تصلك رسائل أخرى عن المناقصات الجديدة، وقد حُذف عنوانك.',
    },
    vacancies: {
      confirmSubject: 'أكّد رغبتك في تلقي إشعارات بالوظائف الشاغرة الجديدة',
      confirmText:
        'أُدخل هذا العنوان لتلقي إشعارات بالوظائف الشاغرة الجديدة. إذا كنت صاحب الطلب فأكّده هنا. وإن لم تكن فلا تفعل شيئًا، فالعنوان الذي لا يؤكده أحد يُحذف بعد أسبوع.',
      newOne: (title) => `وظيفة شاغرة جديدة: ${title}`,
      newOnes: 'وظائف شاغرة جديدة',
      all: 'كل الوظائف الشاغرة',
      confirmQuestion: 'هل تريد أن نخبرك بالبريد الإلكتروني بالوظائف الشاغرة الجديدة؟',
      confirmed: 'سنخبرك عند نشر كل وظيفة شاغرة جديدة.',
      leaveQuestion: 'هل تريد إيقاف الرسائل عن الوظائف الشاغرة الجديدة؟',
      left: 'لن تصلك رسائل أخرى عن الوظائف الشاغرة الجديدة، وقد حُذف عنوانك.',
    },
    deadline: (moment) => `الموعد النهائي: ${moment}`,
    leave: 'إيقاف هذه الرسائل',
    sent: 'ستصلك رسالة منا. استخدم الرابط الذي فيها لتأكيد عنوانك.',
  },
  fr: {
    tenders: {
      confirmSubject: 'Confirmez que vous souhaitez être informé des nouveaux appels d’offres',
      confirmText:
        'Cette adresse a été indiquée pour recevoir l’annonce des nouveaux appels d’offres. Si c’était vous, confirmez-le ici. Sinon, ne faites rien\u00A0: une adresse que personne ne confirme est supprimée au bout d’une semaine.',
      newOne: (title) => `Nouvel appel d’offres\u00A0: ${title}`,
      newOnes: 'Nouveaux appels d’offres',
      all: 'Tous les appels d’offres',
      confirmQuestion: 'Voulez-vous être informé par courriel des nouveaux appels d’offres\u00A0?',
      confirmed: 'Vous serez informé de chaque nouvel appel d’offres.',
      leaveQuestion: 'Ne voulez-vous plus recevoir de messages sur les nouveaux appels d’offres\u00A0?',
      left: 'Vous ne recevrez plus de messages sur les nouveaux appels d’offres. Votre adresse a été supprimée.',
    },
    vacancies: {
      confirmSubject: 'Confirmez que vous souhaitez être informé des nouveaux postes',
      confirmText:
        'Cette adresse a été indiquée pour recevoir l’annonce des nouveaux postes à pourvoir. Si c’était vous, confirmez-le ici. Sinon, ne faites rien\u00A0: une adresse que personne ne confirme est supprimée au bout d’une semaine.',
      newOne: (title) => `Nouveau poste\u00A0: ${title}`,
      newOnes: 'Nouveaux postes',
      all: 'Tous les postes',
      confirmQuestion: 'Voulez-vous être informé par courriel des nouveaux postes\u00A0?',
      confirmed: 'Vous serez informé de chaque nouveau poste.',
      leaveQuestion: 'Ne voulez-vous plus recevoir de messages sur les nouveaux postes\u00A0?',
      left: 'Vous ne recevrez plus de messages sur les nouveaux postes. Votre adresse a été supprimée.',
    },
    deadline: (moment) => `Date limite\u00A0: ${moment}`,
    leave: 'Ne plus recevoir ces messages',
    sent: 'Un message vous est envoyé. Suivez le lien qu’il contient pour confirmer votre adresse.',
  },
  fa: {
    tenders: {
      confirmSubject: 'دریافت خبر مناقصه‌های تازه را تأیید کنید',
      confirmText:
        'این نشانی برای دریافت خبر مناقصه‌های تازه داده شده است. اگر شما بودید، در اینجا تأیید کنید. وگرنه کاری نکنید؛ نشانی‌ای که کسی آن را تأیید نکند پس از یک هفته پاک می‌شود.',
      newOne: (title) => `مناقصهٔ تازه: ${title}`,
      newOnes: 'مناقصه‌های تازه',
      all: 'همهٔ مناقصه‌ها',
      confirmQuestion: 'می‌خواهید مناقصه‌های تازه با ایمیل به شما خبر داده شود؟',
      confirmed: 'انتشار هر مناقصهٔ تازه به شما خبر داده می‌شود.',
      leaveQuestion: 'می‌خواهید دیگر پیامی دربارهٔ مناقصه‌های تازه نگیرید؟',
      left: 'دیگر پیامی دربارهٔ مناقصه‌های تازه نخواهید گرفت. نشانی شما پاک شد.',
    },
    vacancies: {
      confirmSubject: 'دریافت خبر فرصت‌های شغلی تازه را تأیید کنید',
      confirmText:
        'این نشانی برای دریافت خبر فرصت‌های شغلی تازه داده شده است. اگر شما بودید، در اینجا تأیید کنید. وگرنه کاری نکنید؛ نشانی‌ای که کسی آن را تأیید نکند پس از یک هفته پاک می‌شود.',
      newOne: (title) => `فرصت شغلی تازه: ${title}`,
      newOnes: 'فرصت‌های شغلی تازه',
      all: 'همهٔ فرصت‌های شغلی',
      confirmQuestion: 'می‌خواهید فرصت‌های شغلی تازه با ایمیل به شما خبر داده شود؟',
      confirmed: 'انتشار هر فرصت شغلی تازه به شما خبر داده می‌شود.',
      leaveQuestion: 'می‌خواهید دیگر پیامی دربارهٔ فرصت‌های شغلی تازه نگیرید؟',
      left: 'دیگر پیامی دربارهٔ فرصت‌های شغلی تازه نخواهید گرفت. نشانی شما پاک شد.',
    },
    deadline: (moment) => `مهلت: ${moment}`,
    leave: 'توقف این پیام‌ها',
    sent: 'پیامی برای شما فرستاده می‌شود. با پیوند درون آن نشانی خود را تأیید کنید.',
  },
}
