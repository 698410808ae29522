import type { Language } from './languages.ts'
import { tenderDetails as arabic } from './messages/tender-details/ar.ts'
import { tenderDetails as english } from './messages/tender-details/en.ts'
import { tenderDetails as persian } from './messages/tender-details/fa.ts'
import { tenderDetails as french } from './messages/tender-details/fr.ts'

interface FollowerWords {
  confirmSubject: (tender: string) => string
  confirmText: string
  changedSubject: (tender: string) => string
  newDeadline: (moment: string) => string
  documents: string
  custodians: string
  outcome: (outcome: keyof typeof english.outcome) => string
  /** Of a tender whose outcome was taken back before its deadline. */
  openAgain: string
  answer: string
  tender: string
  leave: string
  /** Pages that links and forms lead to. */
  pages: {
    sent: string
    confirmQuestion: string
    confirmed: string
    leaveQuestion: string
    left: string
  }
}

/** What followers of tenders read, in mails and on the pages behind their links. */
export const followerWords: Readonly<Record<Language, FollowerWords>> = {
  en: {
    confirmSubject: (tender) => `Confirm that you want to follow: ${tender}`,
    confirmText:
      'This address was submitted to receive notifications of changes to a tender. If this was you, please confirm it here. Otherwise, no action is needed; an address that nobody confirms is deleted after one week.',
    changedSubject: (tender) => `A tender that you follow has changed: ${tender}`,
    newDeadline: (moment) => `New deadline: ${moment}`,
    documents: 'The documents have changed.',
    custodians: 'Custodians have been appointed, and proposals are accepted now.',
    outcome: (outcome) => `${english.outcomeTitle}: ${english.outcome[outcome]}`,
    openAgain: 'The tender is open again.',
    answer: 'A bidder’s question has been answered.',
    tender: 'The tender',
    leave: 'Stop these messages',
    pages: {
      sent: 'A message is on its way to you. Use the link in it to be notified of every change.',
      confirmQuestion: 'Do you want to be notified by email of changes to this tender?',
      confirmed: 'You will be notified of every change to this tender until its deadline.',
      leaveQuestion: 'Do you want to stop receiving messages about this tender?',
      left: 'You will receive no more messages about this tender. Your address has been deleted.',
    },
  },
  ar: {
    confirmSubject: (tender) => `أكّد رغبتك في متابعة المناقصة: ${tender}`,
    confirmText:
      'أُدخل هذا العنوان لتلقي ما يطرأ على مناقصة من تغييرات. إذا كنت صاحب الطلب فأكّده هنا. وإن لم تكن فلا تفعل شيئًا، فالعنوان الذي لا يؤكده أحد يُحذف بعد أسبوع.',
    changedSubject: (tender) => `تغيّرت مناقصة تتابعها: ${tender}`,
    newDeadline: (moment) => `الموعد النهائي الجديد: ${moment}`,
    documents: 'تغيّرت وثائق المناقصة.',
    custodians: 'عُيّن أمناء المفاتيح، وأصبحت العروض تُقبل.',
    outcome: (outcome) => `${arabic.outcomeTitle}: ${arabic.outcome[outcome]}`,
    openAgain: 'المناقصة مفتوحة من جديد.',
    answer: 'نُشر جواب عن سؤال أحد مقدّمي العروض.',
    tender: 'المناقصة',
    leave: 'إيقاف هذه الرسائل',
    pages: {
      sent: 'ستصلك رسالة منا. استخدم الرابط الذي فيها لتصلك كل التغييرات.',
      confirmQuestion: 'هل تريد أن نخبرك بالبريد الإلكتروني بما يتغير في هذه المناقصة؟',
      confirmed: 'سنخبرك بكل تغيير في هذه المناقصة حتى موعدها النهائي.',
      leaveQuestion: 'هل تريد إيقاف الرسائل عن هذه المناقصة؟',
      left: 'لن تصلك رسائل أخرى عن هذه المناقصة، وقد حُذف عنوانك.',
    },
  },
  fr: {
    confirmSubject: (tender) => `Confirmez le suivi de l’appel d’offres\u00A0: ${tender}`,
    confirmText:
      'Cette adresse a été indiquée pour recevoir les modifications d’un appel d’offres. Si c’était vous, confirmez-le ici. Sinon, ne faites rien\u00A0: une adresse que personne ne confirme est supprimée au bout d’une semaine.',
    changedSubject: (tender) => `Un appel d’offres que vous suivez a changé\u00A0: ${tender}`,
    newDeadline: (moment) => `Nouvelle date limite\u00A0: ${moment}`,
    documents: 'Les documents ont changé.',
    custodians: 'Les dépositaires de clé ont été désignés, et les offres sont désormais acceptées.',
    outcome: (outcome) => `${french.outcomeTitle}\u00A0: ${french.outcome[outcome]}`,
    openAgain: 'L’appel d’offres est de nouveau ouvert.',
    answer: 'Une question d’un soumissionnaire a reçu sa réponse.',
    tender: 'L’appel d’offres',
    leave: 'Ne plus recevoir ces messages',
    pages: {
      sent: 'Un message vous est envoyé. Suivez le lien qu’il contient pour être informé de chaque modification.',
      confirmQuestion: 'Voulez-vous être informé par courriel des modifications de cet appel d’offres\u00A0?',
      confirmed: 'Vous serez informé de chaque modification jusqu’à la date limite.',
      leaveQuestion: 'Ne voulez-vous plus recevoir de messages sur cet appel d’offres\u00A0?',
      left: 'Vous ne recevrez plus de messages sur cet appel d’offres. Votre adresse a été supprimée.',
    },
  },
  fa: {
    confirmSubject: (tender) => `دنبال کردن مناقصه را تأیید کنید: ${tender}`,
    confirmText:
      'این نشانی برای دریافت تغییرات یک مناقصه داده شده است. اگر شما بودید، در اینجا تأیید کنید. وگرنه کاری نکنید؛ نشانی‌ای که کسی آن را تأیید نکند پس از یک هفته پاک می‌شود.',
    changedSubject: (tender) => `مناقصه‌ای که دنبال می‌کنید تغییر کرد: ${tender}`,
    newDeadline: (moment) => `مهلت تازه: ${moment}`,
    documents: 'اسناد مناقصه تغییر کرده است.',
    custodians: 'کلیدداران تعیین شده‌اند و پیشنهادها اکنون پذیرفته می‌شود.',
    outcome: (outcome) => `${persian.outcomeTitle}: ${persian.outcome[outcome]}`,
    openAgain: 'مناقصه دوباره باز است.',
    answer: 'به پرسش یکی از مناقصه‌گران پاسخ داده شد.',
    tender: 'مناقصه',
    leave: 'توقف این پیام‌ها',
    pages: {
      sent: 'پیامی برای شما فرستاده می‌شود. با پیوند درون آن از هر تغییر باخبر می‌شوید.',
      confirmQuestion: 'می‌خواهید تغییرات این مناقصه با ایمیل به شما خبر داده شود؟',
      confirmed: 'تا پایان مهلت، هر تغییر این مناقصه به شما خبر داده می‌شود.',
      leaveQuestion: 'می‌خواهید دیگر پیامی دربارهٔ این مناقصه نگیرید؟',
      left: 'دیگر پیامی دربارهٔ این مناقصه نخواهید گرفت. نشانی شما پاک شد.',
    },
  },
}
