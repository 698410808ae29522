import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

interface ReviewWords {
  title: string
  /** On the way to the form. */
  handOver: string
  /** The same where it was handed over already. */
  change: string
  waits: string
  /** @param when as it is written in the language */
  askedBy: (name: string, when: string) => string
  waitsFor: (name: string) => string
  waitsForAnybody: string
  anybody: string
  reviewer: string
  lead: string
  another: string
  notAllowed: string
  ask: string
  withdraw: string
  toRecord: string
  /** Of the list on the start page. */
  list: (kind: string) => string
  rules: Readonly<Record<ReviewRule, string>>
}

/** Why a publication is refused. */
type ReviewRule = 'somebodyElse' | 'saveFirst'

/** What the back office says of drafts that are ready for review. */
export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: {
    title: 'Review',
    handOver: 'Hand over for review',
    change: 'Hand over to somebody else, or take back',
    waits: 'Ready for review.',
    askedBy: (name, when) => `Handed over by ${name} on ${when}.`,
    waitsFor: (name) => `Waits for ${name}.`,
    waitsForAnybody: 'Waits for anybody who may publish it.',
    anybody: 'Anybody who may publish it',
    reviewer: 'Reviewer',
    lead: 'Whoever reviews the draft finds it on their start page, reads it, and publishes it or changes it.',
    another: 'Records of this kind are published by somebody other than whoever wrote the draft.',
    notAllowed: 'Only people who may publish this record hand it over.',
    ask: 'Hand over',
    withdraw: 'Take back',
    toRecord: 'Back to the record',
    list: (kind) => `Ready for review – ${kind}`,
    rules: {
      somebodyElse:
        'You wrote this draft, and records of this kind are published by somebody else. Hand it over for review.',
      saveFirst:
        'Records of this kind are published by somebody other than whoever changed them last. Save the draft and hand it over for review.',
    },
  },
  ar: {
    title: 'المراجعة',
    handOver: 'تسليم للمراجعة',
    change: 'تسليم إلى شخص آخر أو استعادة',
    waits: 'جاهز للمراجعة.',
    askedBy: (name, when) => `سلّمه \u2068${name}\u2069 في ${when}.`,
    waitsFor: (name) => `ينتظر \u2068${name}\u2069.`,
    waitsForAnybody: 'ينتظر أي شخص يحق له النشر.',
    anybody: 'أي شخص يحق له النشر',
    reviewer: 'المراجِع',
    lead: 'يجد المراجِع المسودة في صفحته الرئيسية فيقرؤها وينشرها أو يعدّلها.',
    another: 'ينشر هذا النوع من السجلات شخص غير كاتب المسودة.',
    notAllowed: 'لا يسلّم هذا السجل إلا من يحق له نشره.',
    ask: 'تسليم',
    withdraw: 'استعادة',
    toRecord: 'العودة إلى السجل',
    list: (kind) => `جاهز للمراجعة – ${kind}`,
    rules: {
      somebodyElse: 'أنت كاتب هذه المسودة، وينشر هذا النوع من السجلات شخص آخر. سلّمها للمراجعة.',
      saveFirst: 'ينشر هذا النوع من السجلات شخص غير آخر من عدّلها. احفظ المسودة وسلّمها للمراجعة.',
    },
  },
  fr: {
    title: 'Relecture',
    handOver: 'Confier à la relecture',
    change: 'Confier à une autre personne, ou reprendre',
    waits: 'Prêt pour relecture.',
    askedBy: (name, when) => `Confié par ${name} le ${when}.`,
    waitsFor: (name) => `Attend ${name}.`,
    waitsForAnybody: 'Attend toute personne qui peut le publier.',
    anybody: 'Toute personne qui peut le publier',
    reviewer: 'Relecteur',
    lead: 'La personne qui relit trouve le brouillon sur sa page d’accueil, le lit, puis le publie ou le modifie.',
    another: 'Les contenus de ce type sont publiés par une autre personne que l’auteur du brouillon.',
    notAllowed: 'Seules les personnes qui peuvent publier ce contenu le confient à la relecture.',
    ask: 'Confier',
    withdraw: 'Reprendre',
    toRecord: 'Retour au contenu',
    list: (kind) => `Prêts pour relecture – ${kind}`,
    rules: {
      somebodyElse:
        'Vous avez écrit ce brouillon, et les contenus de ce type sont publiés par une autre personne. Confiez-le à la relecture.',
      saveFirst:
        'Les contenus de ce type sont publiés par une autre personne que celle qui les a modifiés en dernier. Enregistrez le brouillon et confiez-le à la relecture.',
    },
  },
  fa: {
    title: 'بازبینی',
    handOver: 'سپردن برای بازبینی',
    change: 'سپردن به کسی دیگر یا پس گرفتن',
    waits: 'آمادهٔ بازبینی.',
    askedBy: (name, when) => `\u2068${name}\u2069 آن را در ${when} سپرده است.`,
    waitsFor: (name) => `در انتظار \u2068${name}\u2069.`,
    waitsForAnybody: 'در انتظار هر کسی است که اجازهٔ انتشار دارد.',
    anybody: 'هر کسی که اجازهٔ انتشار دارد',
    reviewer: 'بازبین',
    lead: 'بازبین پیش‌نویس را در صفحهٔ آغاز خود می‌یابد، می‌خواند و منتشر یا اصلاح می‌کند.',
    another: 'رکوردهای این نوع را کسی جز نویسندهٔ پیش‌نویس منتشر می‌کند.',
    notAllowed: 'تنها کسانی که اجازهٔ انتشار این رکورد را دارند آن را می‌سپارند.',
    ask: 'سپردن',
    withdraw: 'پس گرفتن',
    toRecord: 'بازگشت به رکورد',
    list: (kind) => `آمادهٔ بازبینی – ${kind}`,
    rules: {
      somebodyElse:
        'این پیش‌نویس را شما نوشته‌اید و رکوردهای این نوع را کس دیگری منتشر می‌کند. آن را برای بازبینی بسپارید.',
      saveFirst:
        'رکوردهای این نوع را کسی جز آخرین تغییردهنده منتشر می‌کند. پیش‌نویس را ذخیره کنید و برای بازبینی بسپارید.',
    },
  },
}

/** A rule in the language of whoever asks. */
export function reviewRule(rule: ReviewRule, by: InALanguage): string {
  return reviewWords[languageOf(by)].rules[rule]
}
