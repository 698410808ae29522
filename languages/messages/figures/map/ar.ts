import { pluralForm } from '../../../format.ts'
import type { MapWords } from './en.ts'

/** Words of maps, in Arabic. */
export const mapWords: MapWords = {
  title: 'الأرقام على الخريطة',
  layers: 'ما تعرضه الخريطة',
  layer: { figures: 'الأرقام', projects: 'المشاريع', events: 'الفعاليات', laboratories: 'المختبرات' },
  show: 'عرض على الخريطة',
  year: 'السنة',
  moveThroughYears: 'الانتقال بين السنوات',
  unknownYear: (year, shown) => `لا توجد قيم لسنة ${year}. وتعرض الخريطة سنة ${shown}.`,
  mapOf: (title, year) => `خريطة: ${title}، ${year}`,
  withValue: (year, count, total) => `${year}: عدد الدول التي لها قيمة ${count} من ${total}.`,
  legend: 'ألوان الخريطة',
  classes:
    'في كل فئة عدد متقارب من القيم. وقد حُددت الفئات من قيم جميع السنوات وهي ثابتة لا تتغير، لتتسنى مقارنة الألوان بين سنة وأخرى.',
  value: 'القيمة',
  class: 'الفئة',
  valueOf: (country, value, unit, age) => `${country}: ${value} ${unit} (${age})`,
  noValueOf: (country, year) => `${country}: لا توجد بيانات (${year})`,
  water: 'الأنهار والبحيرات',
  waterSource: 'الأنهار والبحيرات: Natural Earth.',
  toIndicator: 'تعريف هذا المؤشر ومصدره وجميع سنواته',
  projectsByCountry: 'المشاريع بحسب الدول',
  eventsByCountry: 'الفعاليات بحسب الدول',
  laboratoriesByCountry: 'المختبرات بحسب الدول',
  eventCount: (count, shown) => {
    switch (pluralForm(count, 'ar')) {
      case 'zero':
        return 'لا فعاليات'
      case 'one':
        return 'فعالية واحدة'
      case 'two':
        return 'فعاليتان'
      case 'few':
        return `${shown} فعاليات`
      case 'many':
      case 'other':
        return `${shown} فعالية`
    }
  },
  laboratoryCount: (count, shown) => {
    switch (pluralForm(count, 'ar')) {
      case 'zero':
        return 'لا مختبرات'
      case 'one':
        return 'مختبر واحد'
      case 'two':
        return 'مختبران'
      case 'few':
        return `${shown} مختبرات`
      case 'many':
        return `${shown} مختبرًا`
      case 'other':
        return `${shown} مختبر`
    }
  },
  mapOfProjects: 'خريطة: عدد المشاريع في كل دولة',
  mapOfEvents: 'خريطة: عدد الفعاليات في كل دولة',
  mapOfLaboratories: 'خريطة: عدد المختبرات في كل دولة',
  circles: 'كلما كبرت الدائرة زاد العدد في الدولة. وتقود كل دائرة إلى موضعها في القائمة.',
  eachCountry: 'ما يخص عدة دول يرد تحت كل منها.',
  withoutCountry: 'غير مرتبطة بدولة بعينها',
  nothing: 'لا شيء يوافق هذا الاختيار.',
  filter: 'اختيار المشاريع',
  all: 'الكل',
  apply: 'عرض',
  clear: 'مسح الاختيار',
}
