import { isolated } from '../../isolated.ts'
import type { Language } from '../../languages.ts'

interface DownloadWords {
  /** Titles of a table's columns; in English, the names by which programs know them. */
  columns: {
    indicator: string
    indicatorName: string
    country: string
    countryName: string
    year: string
    value: string
    unit: string
    status: string
    unchangedSince: string
  }
  /** How somebody who quotes figures names them. */
  citation: (of: {
    network: string
    year: string
    title: string
    version: string
    date: string
    attribution: string
    licence: string
    address: string
  }) => string
  /** How somebody who quotes the values of a dataset's file names them. */
  datasetCitation: (of: {
    authors: string
    year: string
    title: string
    version: string
    date: string
    address: string
  }) => string
  /** The title of all figures of a country. */
  figuresOf: (country: string) => string
  /** The title of an indicator's map. */
  inYear: (title: string, year: string) => string
  /** Columns of the table of a dataset's chart, and of that of what an update revised. */
  line: string
  formerValue: string
  formerStatus: string
  unknownVersion: (version: string) => string
  /** A version of a dataset's file is asked for that nobody gets any more; the present one stands at an address. */
  withdrawnVersion: (version: string, present: string | null) => string
  /** The same of a whole file, of which only the name is known. */
  withdrawnFile: (name: string) => string
  unknownCountry: (code: string) => string
  /** Of projects by country: the title, titles of columns, and how somebody who quotes them names them. */
  projectsByCountry: string
  project: { slug: string; name: string; status: string }
  asOf: (day: string) => string
  listCitation: (of: {
    network: string
    year: string
    title: string
    asOf: string
    address: string
  }) => string
}

/** Words of what is taken away: tables, metadata and citations. */
export const downloadWords: Readonly<Record<Language, DownloadWords>> = {
  en: {
    columns: {
      indicator: 'indicator',
      indicatorName: 'indicator_name',
      country: 'country',
      countryName: 'country_name',
      year: 'year',
      value: 'value',
      unit: 'unit',
      status: 'status',
      unchangedSince: 'unchanged_since',
    },
    citation: ({ network, year, title, version, date, attribution, licence, address }) =>
      `${network} (${year}). ${title} [data set]. Version ${version}, ${date}. Source: ${attribution}. Licence: ${licence}. ${address}`,
    datasetCitation: ({ authors, year, title, version, date, address }) =>
      `${authors} (${year}). ${title} [data set]. Version ${version}, ${date}. ${address}`,
    figuresOf: (country) => `Figures of ${country}`,
    inYear: (title, year) => `${title}, ${year}`,
    line: 'line',
    formerValue: 'former_value',
    formerStatus: 'former_status',
    unknownVersion: (version) => `There is no version ${version} of these figures.`,
    withdrawnVersion: (version, present) =>
      `Version ${version} of these figures was withdrawn by their publisher.${present === null ? '' : ` The current version: ${present}`}`,
    withdrawnFile: (name) => `The file ${name} was withdrawn by its publisher.`,
    unknownCountry: (code) => `“${code}” is not the code of a country on this site.`,
    projectsByCountry: 'Projects by country',
    project: { slug: 'project', name: 'project_name', status: 'status' },
    asOf: (day) => `as of ${day}`,
    listCitation: ({ network, year, title, asOf, address }) =>
      `${network} (${year}). ${title} [data set], ${asOf}. ${address}`,
  },
  ar: {
    columns: {
      indicator: 'رمز المؤشر',
      indicatorName: 'المؤشر',
      country: 'رمز الدولة',
      countryName: 'الدولة',
      year: 'السنة',
      value: 'القيمة',
      unit: 'الوحدة',
      status: 'حالة القيمة',
      unchangedSince: 'دون تغيير منذ',
    },
    citation: ({ network, year, title, version, date, attribution, licence, address }) =>
      `${isolated(network)} (${year}). ${isolated(title)} [مجموعة بيانات]. الإصدار ${version}، ${date}. المصدر: ${isolated(attribution)}. الترخيص: ${isolated(licence)}. ${isolated(address)}`,
    datasetCitation: ({ authors, year, title, version, date, address }) =>
      `${isolated(authors)} (${year}). ${isolated(title)} [مجموعة بيانات]. الإصدار ${isolated(version)}، ${date}. ${isolated(address)}`,
    figuresOf: (country) => `أرقام ${country}`,
    inYear: (title, year) => `${title}، ${year}`,
    line: 'السلسلة',
    formerValue: 'القيمة السابقة',
    formerStatus: 'حالة القيمة السابقة',
    unknownVersion: (version) => `لا يوجد إصدار رقمه ${version} من هذه الأرقام.`,
    withdrawnVersion: (version, present) =>
      `سحب الناشر الإصدار ${isolated(version)} من هذه الأرقام.${present === null ? '' : ` الإصدار الحالي: ${isolated(present)}`}`,
    withdrawnFile: (name) => `سحب الناشر الملف ${isolated(name)}.`,
    unknownCountry: (code) => `«${code}» ليس رمزًا لدولة في هذا الموقع.`,
    projectsByCountry: 'المشاريع بحسب الدولة',
    project: { slug: 'رمز المشروع', name: 'المشروع', status: 'الحالة' },
    asOf: (day) => `حتى ${day}`,
    listCitation: ({ network, year, title, asOf, address }) =>
      `${isolated(network)} (${year}). ${isolated(title)} [مجموعة بيانات]، ${asOf}. ${isolated(address)}`,
  },
  fr: {
    columns: {
      indicator: 'code de l’indicateur',
      indicatorName: 'indicateur',
      country: 'code du pays',
      countryName: 'pays',
      year: 'année',
      value: 'valeur',
      unit: 'unité',
      status: 'statut',
      unchangedSince: 'inchangée depuis',
    },
    citation: ({ network, year, title, version, date, attribution, licence, address }) =>
      `${network} (${year}). ${title} [jeu de données]. Version ${version}, ${date}. Source : ${attribution}. Licence : ${licence}. ${address}`,
    datasetCitation: ({ authors, year, title, version, date, address }) =>
      `${authors} (${year}). ${title} [jeu de données]. Version ${version}, ${date}. ${address}`,
    figuresOf: (country) => `Chiffres\u00A0: ${country}`,
    inYear: (title, year) => `${title}, ${year}`,
    line: 'série',
    formerValue: 'valeur antérieure',
    formerStatus: 'statut antérieur',
    unknownVersion: (version) => `Ces chiffres n’ont pas de version ${version}.`,
    withdrawnVersion: (version, present) =>
      `La version ${version} de ces chiffres a été retirée par leur éditeur.${present === null ? '' : ` La version actuelle : ${present}`}`,
    withdrawnFile: (name) => `Le fichier ${name} a été retiré par son éditeur.`,
    unknownCountry: (code) => `« ${code} » n’est le code d’aucun pays de ce site.`,
    projectsByCountry: 'Projets par pays',
    project: { slug: 'code du projet', name: 'projet', status: 'statut' },
    asOf: (day) => `état au ${day}`,
    listCitation: ({ network, year, title, asOf, address }) =>
      `${network} (${year}). ${title} [jeu de données], ${asOf}. ${address}`,
  },
  fa: {
    columns: {
      indicator: 'کد شاخص',
      indicatorName: 'شاخص',
      country: 'کد کشور',
      countryName: 'کشور',
      year: 'سال میلادی',
      value: 'مقدار',
      unit: 'واحد',
      status: 'وضعیت مقدار',
      unchangedSince: 'بدون تغییر از',
    },
    citation: ({ network, year, title, version, date, attribution, licence, address }) =>
      `${isolated(network)} (${year}). ${isolated(title)} [مجموعه‌داده]. نسخهٔ ${version}، ${date}. منبع: ${isolated(attribution)}. مجوز: ${isolated(licence)}. ${isolated(address)}`,
    datasetCitation: ({ authors, year, title, version, date, address }) =>
      `${isolated(authors)} (${year}). ${isolated(title)} [مجموعه‌داده]. نسخهٔ ${isolated(version)}، ${date}. ${isolated(address)}`,
    figuresOf: (country) => `ارقام ${country}`,
    inYear: (title, year) => `${title}، ${year}`,
    line: 'سری',
    formerValue: 'مقدار پیشین',
    formerStatus: 'وضعیت مقدار پیشین',
    unknownVersion: (version) => `نسخهٔ ${version} از این ارقام وجود ندارد.`,
    withdrawnVersion: (version, present) =>
      `ناشر نسخهٔ ${isolated(version)} این ارقام را پس گرفته است.${present === null ? '' : ` نسخهٔ کنونی: ${isolated(present)}`}`,
    withdrawnFile: (name) => `ناشر فایل ${isolated(name)} را پس گرفته است.`,
    unknownCountry: (code) => `«${code}» کد هیچ کشوری در این سایت نیست.`,
    projectsByCountry: 'پروژه‌ها به تفکیک کشور',
    project: { slug: 'شناسهٔ پروژه', name: 'پروژه', status: 'وضعیت' },
    asOf: (day) => `تا ${day}`,
    listCitation: ({ network, year, title, asOf, address }) =>
      `${isolated(network)} (${year}). ${isolated(title)} [مجموعه‌داده]، ${asOf}. ${isolated(address)}`,
  },
}
