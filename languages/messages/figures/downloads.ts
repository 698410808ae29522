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
  unknownVersion: (version: string) => string
  /** An older version of a dataset's file is asked for, and the present one stands at an address. */
  replacedVersion: (version: string, present: string) => string
  unknownCountry: (code: string) => string
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
    unknownVersion: (version) => `There is no version ${version} of these figures.`,
    replacedVersion: (version, present) =>
      `Version ${version} of this file is no longer available: the file was replaced. The present version: ${present}`,
    unknownCountry: (code) => `“${code}” is not the code of a country on this site.`,
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
    unknownVersion: (version) => `لا يوجد إصدار رقمه ${version} من هذه الأرقام.`,
    replacedVersion: (version, present) =>
      `لم يعد الإصدار ${isolated(version)} من هذا الملف متاحًا، فقد استُبدل الملف. الإصدار الحالي: ${isolated(present)}`,
    unknownCountry: (code) => `«${code}» ليس رمزًا لدولة في هذا الموقع.`,
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
      `${network} (${year}). ${title} [jeu de données]. Version ${version}, ${date}. Source : ${attribution}. Licence : ${licence}. ${address}`,
    datasetCitation: ({ authors, year, title, version, date, address }) =>
      `${authors} (${year}). ${title} [jeu de données]. Version ${version}, ${date}. ${address}`,
    figuresOf: (country) => `Chiffres\u00A0: ${country}`,
    inYear: (title, year) => `${title}, ${year}`,
    line: 'série',
    formerValue: 'valeur antérieure',
    unknownVersion: (version) => `Ces chiffres n’ont pas de version ${version}.`,
    replacedVersion: (version, present) =>
      `La version ${version} de ce fichier n’est plus disponible : le fichier a été remplacé. Version actuelle : ${present}`,
    unknownCountry: (code) => `« ${code} » n’est le code d’aucun pays de ce site.`,
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
    unknownVersion: (version) => `نسخهٔ ${version} از این ارقام وجود ندارد.`,
    replacedVersion: (version, present) =>
      `نسخهٔ ${isolated(version)} از این فایل دیگر در دسترس نیست، زیرا فایل جایگزین شده است. نسخهٔ کنونی: ${isolated(present)}`,
    unknownCountry: (code) => `«${code}» کد هیچ کشوری در این سایت نیست.`,
  },
}
