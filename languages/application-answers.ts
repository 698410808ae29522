import { isolated } from './isolated.ts'
import type { Language } from './languages.ts'

/** What applicants are written, by what it says. */
export const answerNames = ['received', 'papers', 'interview', 'accepted', 'rejected'] as const

export type AnswerName = (typeof answerNames)[number]

/** What an answer is about. */
interface Applied {
  /** Of the applicant. */
  name: string
  /** What was applied for, within a sentence. */
  post: string
}

interface AnswerWords {
  greeting: (name: string) => string
  /** Title of a vacancy, within a sentence. */
  vacancy: (title: string) => string
  general: string
  internship: string
  reference: string
  /** Below the text. @param network its name */
  closing: (network: string) => string
  subjects: Readonly<Record<AnswerName, string>>
  /** To be completed by whoever sends it where something stands in square brackets. */
  texts: Readonly<Record<AnswerName, (applied: Applied) => string>>
}

/** Answers to applicants, in the language in which they applied. */
export const answerWords: Readonly<Record<Language, AnswerWords>> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    vacancy: (title) => `the position “${title}”`,
    general: 'a position with us',
    internship: 'an internship',
    reference: 'Reference',
    closing: (network) => `Kind regards,\nHuman Resources\n${network}`,
    subjects: {
      received: 'Your application',
      papers: 'Your application: documents still needed',
      interview: 'Your application: invitation to an interview',
      accepted: 'Your application: our offer',
      rejected: 'Your application: our decision',
    },
    texts: {
      received: ({ post }) =>
        `Thank you for applying for ${post}. We are reading the applications and will write to you as soon as we have decided.`,
      papers: ({ post }) =>
        `Thank you for applying for ${post}. To consider your application we still need: [documents]. Please send them in reply to this message by [date].`,
      interview: ({ post }) =>
        `We would like to speak with you about your application for ${post}. We propose [date and time] at [place or link]. Please tell us whether this suits you.`,
      accepted: ({ post }) =>
        `We are pleased to offer you ${post}. Please reply to this message by [date], and we will send you the next steps.`,
      rejected: ({ post }) =>
        `Thank you for applying for ${post} and for the time that you took. We have chosen other applicants this time. We wish you every success.`,
    },
  },
  ar: {
    greeting: (name) => `تحية طيبة ${name}،`,
    vacancy: (title) => `وظيفة «${title}»`,
    general: 'وظيفة لدينا',
    internship: 'تدريب داخلي',
    reference: 'الرقم المرجعي',
    closing: (network) => `مع أطيب التحيات،\nالموارد البشرية\n${network}`,
    subjects: {
      received: 'طلبك',
      papers: 'طلبك: وثائق ناقصة',
      interview: 'طلبك: دعوة إلى مقابلة',
      accepted: 'طلبك: عرضنا',
      rejected: 'طلبك: قرارنا',
    },
    texts: {
      received: ({ post }) => `شكرًا لتقدّمك إلى ${post}. نقرأ الطلبات الآن، وسنكتب إليك فور اتخاذ القرار.`,
      papers: ({ post }) =>
        `شكرًا لتقدّمك إلى ${post}. للنظر في طلبك ما زلنا نحتاج إلى: [الوثائق]. يرجى إرسالها ردًّا على هذه الرسالة في موعد أقصاه [التاريخ].`,
      interview: ({ post }) =>
        `نودّ التحدث معك بشأن طلبك إلى ${post}. نقترح [التاريخ والوقت] في [المكان أو الرابط]. يرجى إخبارنا هل يناسبك ذلك.`,
      accepted: ({ post }) =>
        `يسرّنا أن نعرض عليك ${post}. يرجى الرد على هذه الرسالة في موعد أقصاه [التاريخ]، وسنرسل إليك الخطوات التالية.`,
      rejected: ({ post }) =>
        `شكرًا لتقدّمك إلى ${post} وللوقت الذي خصصته. وقع اختيارنا هذه المرة على متقدمين آخرين. نتمنى لك كل التوفيق.`,
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    vacancy: (title) => `le poste «\u202f${title}\u202f»`,
    general: 'un poste chez nous',
    internship: 'un stage',
    reference: 'Référence',
    closing: (network) => `Cordialement,\nRessources humaines\n${network}`,
    subjects: {
      received: 'Votre candidature',
      papers: 'Votre candidature\u202f: documents manquants',
      interview: 'Votre candidature\u202f: invitation à un entretien',
      accepted: 'Votre candidature\u202f: notre proposition',
      rejected: 'Votre candidature\u202f: notre décision',
    },
    texts: {
      received: ({ post }) =>
        `Merci d’avoir postulé pour ${post}. Nous lisons les candidatures et vous écrirons dès que notre décision sera prise.`,
      papers: ({ post }) =>
        `Merci d’avoir postulé pour ${post}. Pour examiner votre candidature, il nous manque\u202f: [documents]. Merci de les envoyer en réponse à ce message au plus tard le [date].`,
      interview: ({ post }) =>
        `Nous aimerions vous rencontrer au sujet de votre candidature pour ${post}. Nous vous proposons le [date et heure] à [lieu ou lien]. Merci de nous dire si cela vous convient.`,
      accepted: ({ post }) =>
        `Nous avons le plaisir de vous proposer ${post}. Merci de répondre à ce message au plus tard le [date]\u202f; nous vous enverrons la suite.`,
      rejected: ({ post }) =>
        `Merci d’avoir postulé pour ${post} et du temps que vous y avez consacré. Nous avons retenu d’autres candidatures cette fois-ci. Nous vous souhaitons une pleine réussite.`,
    },
  },
  fa: {
    greeting: (name) => `${isolated(name)} گرامی،`,
    vacancy: (title) => `شغل «${title}»`,
    general: 'شغلی نزد ما',
    internship: 'کارآموزی',
    reference: 'شمارهٔ پیگیری',
    closing: (network) => `با احترام،\nمنابع انسانی\n${network}`,
    subjects: {
      received: 'درخواست شما',
      papers: 'درخواست شما: مدارک ناقص',
      interview: 'درخواست شما: دعوت به مصاحبه',
      accepted: 'درخواست شما: پیشنهاد ما',
      rejected: 'درخواست شما: تصمیم ما',
    },
    texts: {
      received: ({ post }) =>
        `از درخواست شما برای ${post} سپاسگزاریم. درخواست‌ها را می‌خوانیم و به‌محض تصمیم‌گیری برایتان می‌نویسیم.`,
      papers: ({ post }) =>
        `از درخواست شما برای ${post} سپاسگزاریم. برای بررسی آن هنوز به اینها نیاز داریم: [مدارک]. لطفاً آنها را تا [تاریخ] در پاسخ به همین پیام بفرستید.`,
      interview: ({ post }) =>
        `می‌خواهیم دربارهٔ درخواست شما برای ${post} با شما گفت‌وگو کنیم. [تاریخ و ساعت] در [مکان یا پیوند] را پیشنهاد می‌کنیم. لطفاً بگویید که آیا برایتان مناسب است.`,
      accepted: ({ post }) =>
        `خوشحالیم که ${post} را به شما پیشنهاد می‌کنیم. لطفاً تا [تاریخ] به این پیام پاسخ دهید تا گام‌های بعدی را برایتان بفرستیم.`,
      rejected: ({ post }) =>
        `از درخواست شما برای ${post} و وقتی که گذاشتید سپاسگزاریم. این بار کسان دیگری را برگزیدیم. برایتان آرزوی کامیابی داریم.`,
    },
  },
}

/** Whether something stands in square brackets that whoever sends the text completes. */
export function needsCompleting(text: string): boolean {
  return /\[[^\]]+\]/.test(text)
}

/** The answers that can be sent as they are. */
export const completeAnswers: readonly AnswerName[] = answerNames.filter(
  (name) => !needsCompleting(answerWords.en.texts[name]({ name: '', post: '' })),
)
