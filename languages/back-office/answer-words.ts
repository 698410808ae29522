import type { AnswerName } from '../application-answers.ts'
import type { Language } from '../languages.ts'
import { languageOf } from './language-of.ts'

interface AnswerPanelWords {
  title: string
  /** @param language its own name */
  lead: (language: string) => string
  answer: string
  choose: string
  names: Readonly<Record<AnswerName, string>>
  subject: string
  text: string
  send: string
  sent: string
  failed: string
  brackets: string
  noMail: string
  /** @param answer @param by @param when as it is written in the language */
  sentBefore: (answer: string, by: string, when: string) => string
  rules: Readonly<Record<AnswerRule, string>>
}

/** Why an answer is not sent, or the status of an application not changed. */
export type AnswerRule = 'brackets' | 'noMail' | 'withdrawn'

/** What the back office says of answers to applicants. */
export const answerPanelWords: Readonly<Record<Language, AnswerPanelWords>> = {
  en: {
    title: 'Answer',
    lead: (language) =>
      `By email, in the language of the application (${language}). You can change the text before it is sent.`,
    answer: 'Template',
    choose: 'Choose a template',
    names: {
      received: 'We are reading it',
      papers: 'Documents missing',
      interview: 'Invitation to an interview',
      accepted: 'Offer',
      rejected: 'Not chosen',
    },
    subject: 'Subject',
    text: 'Text',
    send: 'Send',
    sent: 'The answer is on its way.',
    failed: 'The answer could not be sent. Try again in a moment.',
    brackets: 'Complete what is in square brackets first.',
    noMail: 'Mail is not configured here: copy the text and send it yourself.',
    sentBefore: (answer, by, when) => `${answer}: sent by ${by} on ${when}`,
    rules: {
      brackets: 'Something is still in square brackets.',
      noMail: 'Mail is not configured here.',
      withdrawn:
        'This application has been withdrawn. Its status can no longer change, and no answer is sent.',
    },
  },
  ar: {
    title: 'الرد',
    lead: (language) => `بالبريد الإلكتروني، بلغة الطلب (${language}). يمكنك تغيير النص قبل إرساله.`,
    answer: 'القالب',
    choose: 'اختر قالبًا',
    names: {
      received: 'الطلب قيد القراءة',
      papers: 'وثائق ناقصة',
      interview: 'دعوة إلى مقابلة',
      accepted: 'عرض',
      rejected: 'لم يقع الاختيار عليه',
    },
    subject: 'الموضوع',
    text: 'النص',
    send: 'إرسال',
    sent: 'الرد في طريقه.',
    failed: 'تعذّر إرسال الرد. حاول مرة أخرى بعد لحظات.',
    brackets: 'أكمل أولًا ما بين الأقواس المربعة.',
    noMail: 'البريد غير مُعدّ هنا: انسخ النص وأرسله بنفسك.',
    sentBefore: (answer, by, when) => `${answer}: أرسله ${by} في ${when}`,
    rules: {
      brackets: 'ما زال هناك نص بين أقواس مربعة.',
      noMail: 'البريد غير مُعدّ هنا.',
      withdrawn: 'سُحب هذا الطلب، فلا يمكن تغيير حالته بعد الآن ولا يُرسل رد عليه.',
    },
  },
  fr: {
    title: 'Réponse',
    lead: (language) =>
      `Par courriel, dans la langue de la candidature (${language}). Vous pouvez modifier le texte avant l’envoi.`,
    answer: 'Modèle',
    choose: 'Choisir un modèle',
    names: {
      received: 'Candidature à l’étude',
      papers: 'Documents manquants',
      interview: 'Invitation à un entretien',
      accepted: 'Proposition',
      rejected: 'Non retenue',
    },
    subject: 'Objet',
    text: 'Texte',
    send: 'Envoyer',
    sent: 'La réponse est en route.',
    failed: 'La réponse n’a pas pu être envoyée. Réessayez dans un instant.',
    brackets: 'Complétez d’abord ce qui est entre crochets.',
    noMail: 'La messagerie n’est pas configurée ici : copiez le texte et envoyez-le vous-même.',
    sentBefore: (answer, by, when) => `${answer} : envoyée par ${by} le ${when}`,
    rules: {
      brackets: 'Il reste du texte entre crochets.',
      noMail: 'La messagerie n’est pas configurée ici.',
      withdrawn:
        'Cette candidature a été retirée. Son statut ne peut plus changer, et aucune réponse n’est envoyée.',
    },
  },
  fa: {
    title: 'پاسخ',
    lead: (language) => `با ایمیل، به زبان درخواست (${language}). می‌توانید متن را پیش از فرستادن تغییر دهید.`,
    answer: 'الگو',
    choose: 'الگویی برگزینید',
    names: {
      received: 'در حال بررسی',
      papers: 'مدارک ناقص',
      interview: 'دعوت به مصاحبه',
      accepted: 'پیشنهاد',
      rejected: 'برگزیده نشد',
    },
    subject: 'موضوع',
    text: 'متن',
    send: 'فرستادن',
    sent: 'پاسخ در راه است.',
    failed: 'پاسخ فرستاده نشد. کمی بعد دوباره امتحان کنید.',
    brackets: 'نخست آنچه را در کروشه است کامل کنید.',
    noMail: 'ایمیل اینجا پیکربندی نشده است: متن را کپی کنید و خودتان بفرستید.',
    sentBefore: (answer, by, when) => `${answer}: فرستادهٔ ${by} در ${when}`,
    rules: {
      brackets: 'هنوز متنی در کروشه مانده است.',
      noMail: 'ایمیل اینجا پیکربندی نشده است.',
      withdrawn: 'این درخواست پس گرفته شده است. وضعیت آن دیگر تغییر نمی‌کند و پاسخی فرستاده نمی‌شود.',
    },
  },
}

/** A rule in the language of whoever breaks it. */
export function answerRule(rule: AnswerRule, { i18n }: { i18n: { language: string } }): string {
  return answerPanelWords[languageOf({ i18n })].rules[rule]
}
