import type { Language } from './languages.ts'

/**
 * Words that people look for, and those by which the site says the same: whoever looks for one of the first finds the others
 * as well. Not the other way round: whoever looks for a vacancy means no other kind of career.
 */
export const askedAndSaid: readonly (readonly [asked: string, said: string])[] = [
  ['job jobs career careers employment', 'vacancy vacancies'],
  ['rfp rfps rfq rfqs itb eoi procurement', 'tender tenders'],
  ['intern interns trainee trainees', 'internship internships'],
  ['desalinisation desalinization', 'desalination'],
  ['photovoltaic photovoltaics pv', 'solar'],
  ['recrutement carrière carrières poste postes', 'emploi emplois'],
  ['stagiaire stagiaires', 'stage stages'],
  ['photovoltaïque photovoltaïques', 'solaire solaires'],
  ['توظيف وظيفة شاغر شواغر', 'وظائف'],
  ['عطاء عطاءات منافسة منافسات', 'مناقصة مناقصات'],
  ['كهروضوئي كهروضوئية', 'شمسي شمسية'],
  ['استخدام شغل', 'شغلی'],
  ['شیرین‌سازی شیرین‌کن آب‌شیرین‌کن', 'نمک‌زدایی'],
  ['فتوولتائیک', 'خورشیدی'],
]

/**
 * Acronyms and terms of several words, and the names by which the site calls the same. An acronym may have a number behind it,
 * with a space or without, which then stands behind the name as well: SDG6, Sustainable Development Goal 6.
 */
export const namesAskedAndSaid: readonly (readonly [asked: readonly string[], said: readonly string[]])[] = [
  [
    ['COP', 'CdP'],
    ['Conference of the Parties', 'Conférence des Parties'],
  ],
  [['كوب'], ['مؤتمر الأطراف']],
  [['کاپ'], ['کنفرانس اعضا']],
  [
    ['SDG', 'SDGs'],
    ['Sustainable Development Goal', 'Sustainable Development Goals'],
  ],
  [['ODD'], ['objectif de développement durable', 'objectifs de développement durable']],
  [
    ['open data', 'opendata'],
    ['Data and tools', 'open data'],
  ],
  [['données ouvertes', 'open data'], ['Données et outils']],
  [['بيانات مفتوحة'], ['البيانات والأدوات']],
  [['داده‌های باز', 'داده باز'], ['داده‌ها و ابزارها']],
]

/** What people write before the number of a session of the conference. */
export const acronymsOfConference: readonly string[] = ['COP', 'CdP', 'كوب', 'کاپ']

/** Words that mean any tender, and any vacancy, whatever it is called. */
export const wordsOfTenders: Readonly<Record<Language, string>> = {
  en: 'tender tenders',
  ar: 'مناقصة مناقصات',
  fr: 'appel appels d’offres',
  fa: 'مناقصه',
}
export const wordsOfVacancies: Readonly<Record<Language, string>> = {
  en: 'vacancy vacancies',
  ar: 'وظيفة وظائف',
  fr: 'offre offres d’emploi emplois',
  fa: 'فرصت شغلی',
}

/** English words that are spelt in two ways; those that end in -ise or -ize, or are derived from these, need not stand here. */
export const speltInTwoWays: readonly (readonly [one: string, other: string])[] = [
  ['centre', 'center'],
  ['centres', 'centers'],
  ['metre', 'meter'],
  ['metres', 'meters'],
  ['kilometre', 'kilometer'],
  ['kilometres', 'kilometers'],
  ['litre', 'liter'],
  ['litres', 'liters'],
  ['programme', 'program'],
  ['programmes', 'programs'],
  ['labour', 'labor'],
  ['harbour', 'harbor'],
  ['harbours', 'harbors'],
  ['neighbour', 'neighbor'],
  ['neighbours', 'neighbors'],
  ['neighbouring', 'neighboring'],
  ['licence', 'license'],
  ['licences', 'licenses'],
  ['modelling', 'modeling'],
  ['catalogue', 'catalog'],
]

/**
 * Words that have one number only, and look as if they were the plural of another word, or whose singular means something else:
 * «بيانات» are data, «بيان» is a statement.
 */
export const withOneNumber =
  'news always perhaps pays temps cours progrès succès accès fois dans près gens بيانات معلومات انتشارات اطلاعات تنها'
