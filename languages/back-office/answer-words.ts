import type { AnswerName } from '../application-answers.ts'
import type { Language } from '../languages.ts'
import { languageOf } from './language-of.ts'
import type { Label } from './translate.ts'

interface AnswerPanelWords {
  title: string
  /** @param language its own name */
  lead: (language: string) => string
  answer: string
  choose: string
  names: Readonly<Record<AnswerName, string>>
  subject: string
  text: string
  /** Of the application, once the answer is sent. */
  newStatus: string
  sameStatus: string
  send: string
  sent: string
  failed: string
  brackets: string
  noMail: string
  /** @param answer @param by @param when as it is written in the language */
  sentBefore: (answer: string, by: string, when: string) => string
  rules: Readonly<Record<AnswerRule, string>>
  several: {
    /** @param count how many are selected in the list */
    begin: (count: number) => string
    /** @param count how many are answered */
    title: (count: number) => string
    lead: string
    /** @param language its own name */
    textIn: (language: string) => string
    progress: (done: number, all: number) => string
    sent: (count: number) => string
    /** Above the names of those who were not answered, with the reason. */
    notSent: string
    cancel: string
    close: string
  }
}

/** Why an answer is not sent, or the status of an application not changed. */
export type AnswerRule = 'brackets' | 'noMail' | 'sentAlready' | 'withdrawn'

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
    newStatus: 'New status',
    sameStatus: 'Unchanged',
    send: 'Send',
    sent: 'The answer is on its way.',
    failed: 'The answer could not be sent. Try again in a moment.',
    brackets: 'Complete what is in square brackets first.',
    noMail: 'Mail is not configured here: copy the text and send it yourself.',
    sentBefore: (answer, by, when) => `${answer}: sent by ${by} on ${when}`,
    rules: {
      brackets: 'Something is still in square brackets.',
      noMail: 'Mail is not configured here.',
      sentAlready: 'This applicant was sent this answer before.',
      withdrawn:
        'This application has been withdrawn. Its status can no longer change, and no answer is sent.',
    },
    several: {
      begin: (count) => `Answer selected applications (${count})`,
      title: (count) => `Answer several applications (${count})`,
      lead: 'Each applicant gets an email of their own, in the language of their application. Templates that have to be completed are sent one by one, from the application.',
      textIn: (language) => `Text (${language})`,
      progress: (done, all) => `${done} of ${all}`,
      sent: (count) => `Answers on their way: ${count}`,
      notSent: 'Not answered:',
      cancel: 'Cancel',
      close: 'Close',
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
    newStatus: 'الحالة الجديدة',
    sameStatus: 'دون تغيير',
    send: 'إرسال',
    sent: 'الرد في طريقه.',
    failed: 'تعذّر إرسال الرد. حاول مرة أخرى بعد لحظات.',
    brackets: 'أكمل أولًا ما بين الأقواس المربعة.',
    noMail: 'البريد غير مُعدّ هنا: انسخ النص وأرسله بنفسك.',
    sentBefore: (answer, by, when) => `${answer}: أرسله ${by} في ${when}`,
    rules: {
      brackets: 'ما زال هناك نص بين أقواس مربعة.',
      noMail: 'البريد غير مُعدّ هنا.',
      sentAlready: 'سبق أن أُرسل هذا الرد إلى مقدّم الطلب.',
      withdrawn: 'سُحب هذا الطلب، فلا يمكن تغيير حالته بعد الآن ولا يُرسل رد عليه.',
    },
    several: {
      begin: (count) => `الرد على الطلبات المحددة (${count})`,
      title: (count) => `الرد على عدة طلبات (${count})`,
      lead: 'يتلقى كل مقدّم طلب رسالة خاصة به بلغة طلبه. أما القوالب التي تحتاج إلى إكمال فتُرسل واحدًا واحدًا من صفحة الطلب.',
      textIn: (language) => `النص (${language})`,
      progress: (done, all) => `${done} من ${all}`,
      sent: (count) => `ردود في طريقها: ${count}`,
      notSent: 'لم يُرسل رد إلى:',
      cancel: 'إلغاء',
      close: 'إغلاق',
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
    newStatus: 'Nouveau statut',
    sameStatus: 'Inchangé',
    send: 'Envoyer',
    sent: 'La réponse est en route.',
    failed: 'La réponse n’a pas pu être envoyée. Réessayez dans un instant.',
    brackets: 'Complétez d’abord ce qui est entre crochets.',
    noMail: 'La messagerie n’est pas configurée ici : copiez le texte et envoyez-le vous-même.',
    sentBefore: (answer, by, when) => `${answer} : envoyée par ${by} le ${when}`,
    rules: {
      brackets: 'Il reste du texte entre crochets.',
      noMail: 'La messagerie n’est pas configurée ici.',
      sentAlready: 'Cette réponse a déjà été envoyée à cette personne.',
      withdrawn:
        'Cette candidature a été retirée. Son statut ne peut plus changer, et aucune réponse n’est envoyée.',
    },
    several: {
      begin: (count) => `Répondre aux candidatures sélectionnées (${count})`,
      title: (count) => `Répondre à plusieurs candidatures (${count})`,
      lead: 'Chaque personne reçoit son propre courriel, dans la langue de sa candidature. Les modèles à compléter s’envoient un par un, depuis la candidature.',
      textIn: (language) => `Texte (${language})`,
      progress: (done, all) => `${done} sur ${all}`,
      sent: (count) => `Réponses en route : ${count}`,
      notSent: 'Sans réponse :',
      cancel: 'Annuler',
      close: 'Fermer',
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
    newStatus: 'وضعیت جدید',
    sameStatus: 'بدون تغییر',
    send: 'فرستادن',
    sent: 'پاسخ در راه است.',
    failed: 'پاسخ فرستاده نشد. کمی بعد دوباره امتحان کنید.',
    brackets: 'نخست آنچه را در کروشه است کامل کنید.',
    noMail: 'ایمیل اینجا پیکربندی نشده است: متن را کپی کنید و خودتان بفرستید.',
    sentBefore: (answer, by, when) => `${answer}: فرستادهٔ ${by} در ${when}`,
    rules: {
      brackets: 'هنوز متنی در کروشه مانده است.',
      noMail: 'ایمیل اینجا پیکربندی نشده است.',
      sentAlready: 'این پاسخ پیش‌تر برای این متقاضی فرستاده شده است.',
      withdrawn: 'این درخواست پس گرفته شده است. وضعیت آن دیگر تغییر نمی‌کند و پاسخی فرستاده نمی‌شود.',
    },
    several: {
      begin: (count) => `پاسخ به درخواست‌های انتخاب‌شده (${count})`,
      title: (count) => `پاسخ به چند درخواست (${count})`,
      lead: 'هر متقاضی ایمیلی جداگانه به زبان درخواست خود دریافت می‌کند. الگوهایی که باید تکمیل شوند یکی‌یکی از صفحهٔ درخواست فرستاده می‌شوند.',
      textIn: (language) => `متن (${language})`,
      progress: (done, all) => `${done} از ${all}`,
      sent: (count) => `پاسخ‌های در راه: ${count}`,
      notSent: 'پاسخ فرستاده نشد:',
      cancel: 'انصراف',
      close: 'بستن',
    },
  },
}

/** A rule in the language of whoever breaks it. */
export function answerRule(rule: AnswerRule, { i18n }: { i18n: { language: string } }): string {
  return answerPanelWords[languageOf({ i18n })].rules[rule]
}

/** What an answer is called, in all languages. */
export function answerLabel(name: AnswerName): Label {
  const { en, ar, fr, fa } = answerPanelWords
  return { en: en.names[name], ar: ar.names[name], fr: fr.names[name], fa: fa.names[name] }
}
