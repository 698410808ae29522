import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { defaultOrganization } from '../starter/default-organization.ts'
import { intakeMessages } from './messages/intake/intake-messages.ts'
import { languageCodes, type Language } from './languages.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { fa } from './messages/fa.ts'
import { figures as arabicFigures } from './messages/figures/ar.ts'
import { figures as englishFigures } from './messages/figures/en.ts'
import { figures as persianFigures } from './messages/figures/fa.ts'
import { figures as frenchFigures } from './messages/figures/fr.ts'
import { forms as arabicForms } from './messages/forms/ar.ts'
import { forms as englishForms } from './messages/forms/en.ts'
import { forms as persianForms } from './messages/forms/fa.ts'
import { forms as frenchForms } from './messages/forms/fr.ts'
import { fr } from './messages/fr.ts'

/** What the site says and what a fresh install is filled with, under the path of each text. */
const messages = {
  en: { ...en, ...englishForms, figures: englishFigures },
  ar: { ...ar, ...arabicForms, figures: arabicFigures },
  fr: { ...fr, ...frenchForms, figures: frenchFigures },
  fa: { ...fa, ...persianForms, figures: persianFigures },
}

const root = fileURLToPath(new URL('..', import.meta.url))
const modulesAt = (pattern: string) =>
  Promise.all(
    globSync(pattern, { cwd: root, exclude: ['**/*.test.ts', 'languages/languages.ts'] })
      .toSorted()
      .map(async (file): Promise<[string, unknown]> => [file, await import(`${root}/${file}`)]),
  )
const starterContent = Object.fromEntries(await modulesAt('starter/texts/*.ts'))

/** Everything in this room that has a text for each language: of the site, the back office, the API and mails. */
const words = Object.fromEntries(await modulesAt('languages/**/*.ts'))

/** Given to messages that take something: a letter of no script, so that only the message's own words are judged. */
const given = '\u2022'

/** What a message says; of those that take lists, with lists of one. */
function said(message: Function, values: readonly unknown[]): unknown {
  try {
    return Reflect.apply(message, undefined, [...values])
  } catch {
    return Reflect.apply(
      message,
      undefined,
      values.map((value) => [value]),
    )
  }
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    return [0, 1, 2, 3, 11, 100].flatMap((count) =>
      leaves(said(value, value.length > 1 ? [count, given, given] : [given]), path).map(
        ([place, text]): [string, string] => [place, text.replaceAll(String(count), given)],
      ),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
}

/** The texts in one language of all objects that have one for each. */
function inLanguage(value: unknown, language: Language, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const names = new Set(entries.map(([name]) => name))
  if (languageCodes.every((code) => names.has(code))) {
    return leaves(entries.find(([name]) => name === language)?.[1], path)
  }
  return entries.flatMap(([key, inner]) => inLanguage(inner, language, `${path}.${key}`))
}

function textsIn(language: Language): [string, string][] {
  const everywhere = { words, defaultOrganization, starterContent }
  return [
    ...leaves(messages[language], 'messages'),
    ...leaves(intakeMessages(language), 'intake'),
    ...inLanguage(everywhere, language, 'content'),
  ]
}

const texts: Readonly<Record<Language, [string, string][]>> = {
  en: textsIn('en'),
  ar: textsIn('ar'),
  fr: textsIn('fr'),
  fa: textsIn('fa'),
}

/** The addresses of a text's links. */
const addressesOfLinks = /\]\(\/[^)]*\)/g

/** Texts that break a rule, save those that are exempt. */
function found(language: Language, rule: RegExp, exempt = /\b\B/g): string[] {
  return texts[language]
    .filter(([, text]) => rule.test(text.replaceAll(exempt, '')))
    .map(([path, text]) => `${path}: ${rule.exec(text.replaceAll(exempt, ''))?.[0]} in ${text.slice(0, 80)}`)
}

test.each(languageCodes)('there are texts to judge in %s', (language) => {
  expect(texts[language].length).toBeGreaterThan(1500)
})

/** Words of mails, which are plain text: nothing but the letters of a paragraph says from which side it is read. */
const mails = Object.fromEntries(
  Object.entries(words).filter(([file]) => /mail|answers|follower-words|subscriber-words/.test(file)),
)

test.each(languageCodes)(
  'no mail in %s begins with what it is given, which may be of another script',
  (language) => {
    expect(inLanguage(mails, language, 'mails').length).toBeGreaterThan(60)
    expect(inLanguage(mails, language, 'mails').filter(([, text]) => text.startsWith(given))).toEqual([])
  },
)

describe('French', () => {
  test('has no-break spaces before : ; ? ! and inside guillemets', () => {
    expect(found('fr', / [:;?!»]|« |\p{Letter}[;?!»]|«\p{Letter}/u, addressesOfLinks)).toEqual([])
  })

  test('has no straight quotes, but in the network’s own name', () => {
    expect(found('fr', /["']/, /Réseau intergouvernemental pour l'eau et l'énergie/g)).toEqual([])
  })

  test('says the United Nations’ words', () => {
    expect(
      found(
        'fr',
        /e-?mail|Turquie|manifestations|bailleur|\bhub\b|[Aa]ccusé(?! de réception)|dollar américain|Dhaka|Consultance|[Ss]ans suite|phrase de passe/,
        addressesOfLinks,
      ),
    ).toEqual([])
  })
})

describe('Arabic', () => {
  test('has neither straight quotes nor Latin commas, semicolons and question marks', () => {
    expect(found('ar', /["']|\p{Script=Arabic}\s?[,;?]/u)).toEqual([])
  })

  test('has the site’s digits', () => {
    expect(found('ar', /[٠-٩۰-۹]/)).toEqual([])
  })

  test('has no Persian letters', () => {
    expect(found('ar', /[یکگچپژ]/)).toEqual([])
  })

  test('spells alike throughout', () => {
    expect(found('ar', /يُرجى/)).toEqual([])
    expect(leaves(messages.ar, '').filter(([, text]) => text.includes('جارٍ'))).toEqual([])
  })

  test('calls publications المنشورات, bidders مقدّمي العروض, form fields حقول and months as in Amman', () => {
    expect(ar.navigation.publications).toBe('المنشورات')
    expect(found('ar', /مطبوع/, /مواد مطبوعة|النسخة المطبوعة/g)).toEqual([])
    expect(found('ar', /خانة|ترسية|الرمز الظاهر|بالسر/)).toEqual([])
    expect(found('ar', /مياه الصرف المعالجة|سلة المحذوفات|معرض الثقافة|مفاتيحهم العلنية|سرّ الإيصال/)).toEqual(
      [],
    )
    expect(
      found(
        'ar',
        /(?<!\p{L})و?(?:يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)(?!\p{L})/u,
      ),
    ).toEqual([])
  })

  test('calls administrators مديري النظام, as the name of their role does', () => {
    expect(
      inLanguage(words, 'ar', 'words').filter(([, text]) => /مسؤول(?!ية|يات|ة| الاتصال| التواصل)/.test(text)),
    ).toEqual([])
  })

  test('speaks to one reader, not to several', () => {
    expect(
      leaves(intakeMessages('ar'), '').filter(([, text]) => /(عرض|طلب|سؤال|موافقت|اتصال)كم/.test(text)),
    ).toEqual([])
  })
})

describe('Persian', () => {
  test('has neither straight quotes nor Latin commas, semicolons and question marks', () => {
    expect(found('fa', /["']|\p{Script=Arabic}\s?[,;?]/u)).toEqual([])
  })

  test('has Persian digits, but in codes, addresses and telephone numbers', () => {
    const technical =
      /[\u2066\u2068][^\u2069]*\u2069|\p{Script=Latin}[\p{Script=Latin}\d./-]*(?: \d+)?|\u200E?\+[\d ]+|\u200E\d{4}-\d\d-\d\d|<\/?\d>/gu
    expect(found('fa', /[0-9٠-٩]/, technical)).toEqual([])
  })

  test('has no Arabic letters', () => {
    expect(found('fa', /[يك]/)).toEqual([])
  })

  test('spells alike throughout', () => {
    expect(found('fa', /آن‌ها|این‌ها|جستجو|مترمکعب|وبگاه|وب‌گاه/)).toEqual([])
  })

  test('calls files فایل, bidders مناقصه‌گر, the nexus همبست, partner countries شریک and e-mail ایمیل', () => {
    expect(
      found('fa', /رایانامه|پیشنهاددهنده|برنامه‌ریزی پیوند|اطلس پیوند|کشور(?:های)? همکار|دولت(?:‌های)? عضو/),
    ).toEqual([])
    expect(
      [...leaves(messages.fa, ''), ...leaves(intakeMessages('fa'), '')].filter(([, text]) =>
        /پرونده|برگزین|برگزیدن|برگزیده (?:شد|در)|(?<!\p{L})خانه(?:ٔ|‌ها)/u.test(text),
      ),
    ).toEqual([])
    expect(
      inLanguage(words, 'fa', 'words').filter(([, text]) => /پرونده(?!‌ها \(records\))|دیدگاه/.test(text)),
    ).toEqual([])
  })

  test('calls treated wastewater پساب, a bulletin بولتن, a hash چکیده and the goals آرمان‌ها', () => {
    expect(
      found(
        'fa',
        /فاضلاب تصفیه|خبرنامه|(?<!\p{L})هش(?!\p{L})|اهداف توسعه|ایالات متحد(?!ه)|روز یکم/u,
        /خوراک، خبرنامه/g,
      ),
    ).toEqual([])
  })

  test('joins a word to the next with a hamza only after a silent he', () => {
    expect(found('fa', /[^ه\s]\u0654/)).toEqual([])
  })

  test('has the months of its own calendar', () => {
    expect(found('fa', /ژانویه|فوریه|آوریل|ژوئن|ژوئیه|سپتامبر|اکتبر|نوامبر|دسامبر/)).toEqual([])
  })
})

describe('English', () => {
  test('reads as an editor of the United Nations would write it', () => {
    const phrases = [
      ...['just now', 'fault is ours', '[Bb]e told of', 'told of', 'to blame', 'last byte', '[Aa]new\\b'],
      ...[
        'was kept',
        'is kept\\b',
        'settle[sd]?\\b',
        'taken until',
        'no longer taken',
        'by itself',
        'E-?mail',
      ],
      ...[
        'e-mail',
        'at a distance',
        'organis(?:e|ation)',
        'harmonis',
        'recognis',
        'Info centre',
        'whole\\. Please',
      ],
      ...[
        'stands? (?:in|on|at|beside|under|there|where|as) ',
        'Conference of parties',
        'the network\\b',
        'Nothing that fits',
        'Executive',
      ],
      ...[
        '(?<![Tt]here )\\b(?:is|are) no (?!longer\\b)',
        'is no more\\b',
        'holds? no\\b',
        '[Nn]othing stands',
        '[Tt]he present\\b',
        'mended',
        'came to no end',
        'cannot be so',
      ],
    ]
    const interface_ = [...leaves(messages.en, 'messages'), ...leaves(intakeMessages('en'), 'intake')]
    const others = inLanguage(words, 'en', 'words')
    const rule = new RegExp(phrases.join('|').replace('E-?mail|', 'E-mail|'))
    expect([...interface_, ...others].filter(([, text]) => rule.test(text))).toEqual([])
    expect(found('en', /Nothing that fits/)).toEqual([])
  })
})
