/**
 * Words that people look for, and those by which the site says the same: whoever looks for one of the first finds the others
 * as well. Not the other way round: whoever looks for a vacancy means no other kind of career.
 */
export const askedAndSaid: readonly (readonly [asked: string, said: string])[] = [
  ['job jobs career careers employment', 'vacancy vacancies'],
  ['rfp rfps rfq rfqs itb eoi procurement', 'tender tenders'],
  ['intern interns trainee trainees', 'internship internships'],
  ['desalinisation desalinization', 'desalination'],
  ['recrutement carrière carrières poste postes', 'emploi emplois'],
  ['stagiaire stagiaires', 'stage stages'],
  ['توظيف وظيفة شاغر شواغر', 'وظائف'],
  ['عطاء عطاءات منافسة منافسات', 'مناقصة مناقصات'],
  ['استخدام شغل', 'شغلی'],
  ['شیرین‌سازی شیرین‌کن آب‌شیرین‌کن', 'نمک‌زدایی'],
]

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
