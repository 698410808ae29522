import { pluralForm } from '../../../format.ts'
import type { FigurePageWords } from './en.ts'

/** Words of the pages with figures, in Arabic. */
export const pageWords: FigurePageWords = {
  latestValue: 'أحدث قيمة',
  yearAndStatus: 'السنة وحالة القيمة',
  inYear: (year) => `في ${year}`,
  country: 'الدولة',
  unit: 'الوحدة',
  year: 'السنة',
  countryCount: (count, shown) => {
    switch (pluralForm(count, 'ar')) {
      case 'zero':
        return 'لا دول'
      case 'one':
        return 'دولة واحدة'
      case 'two':
        return 'دولتان'
      case 'few':
        return `${shown} دول`
      case 'many':
      case 'other':
        return `${shown} دولة`
    }
  },
  fromTo: (low, high) => `من ${low} إلى ${high}`,
  noDataFor: (countries) => `لا توجد بيانات: ${countries}`,
  version: (number) => `الإصدار ${number}`,
  edition: 'الطبعة',
  sorting: {
    ascending: 'تصاعديًا',
    descending: 'تنازليًا',
  },
  entrance: {
    find: 'البحث عن مؤشر',
    findHint: 'كلمة من اسم المؤشر أو تعريفه، مثل: السحب، الغابات، الكهرباء',
    found: (count, shown, q) => {
      switch (pluralForm(count, 'ar')) {
        case 'zero':
          return `لا مؤشرات عن «${q}»`
        case 'one':
          return `مؤشر واحد عن «${q}»`
        case 'two':
          return `مؤشران عن «${q}»`
        case 'few':
          return `${shown} مؤشرات عن «${q}»`
        case 'many':
          return `${shown} مؤشرًا عن «${q}»`
        case 'other':
          return `${shown} مؤشر عن «${q}»`
      }
    },
    nothing: (q) => `لا يوجد مؤشر يتضمن «${q}».`,
    showAll: 'عرض جميع المؤشرات',
    indicators: 'المؤشرات',
    none: 'لم تُنشر أي مؤشرات بعد.',
    spread: 'أحدث القيم',
    upTo: (year) => `حتى ${year}`,
    whatIsNew: 'الجديد',
    allUpdates: 'جميع التحديثات',
    undo: 'أُلغي تعديل سابق.',
    noVersion: 'لم تُنشر أي أرقام بعد.',
    ages: 'كيف نبيّن عمر كل قيمة',
    agesLead:
      'كثير من السلاسل الرسمية يرحّل القيمة نفسها سنوات، أو يرسم خطًا مستقيمًا بين مسحين. وكل قيمة هنا تبيّن حالتها. فإذا ذكر المصدر الحالة أخذنا بها، وإلا طُبقت القواعد الآتية على السلسلة.',
    rules: {
      observed: 'لا تنطبق على القيمة أي من القواعد الآتية.',
      carried:
        'القيمة مطابقة تمامًا لقيمة السنة السابقة. وتُذكر أول سنة ظهرت فيها: «2022، دون تغيير في المصدر منذ 2010».',
      interpolated:
        'تقع القيمة ومعها قيمتان مجاورتان على الأقل، حتى آخر رقم مذكور، على خط مستقيم بين سنتين أخريين. ويجب أن يرتفع الخط أو ينخفض بما لا يقل عن عشر وحدات من الرقم الأخير في السنة، لأن الخطوط الأقل ميلًا قد تنشأ عن التقريب.',
      estimated: 'القيمة عن السنة التي نُشر فيها المصدر أو عن سنة بعدها.',
    },
    missingRule: 'لا قيمة في المصدر. ينقطع الخط عندها، ويُكتب في الجدول «لا توجد بيانات». ولا نملأ أي فراغ.',
    agesEnd: 'هذا وصف لما يظهر في المصدر، ولا يُعد حكمًا على عمل من يجمعون الأرقام.',
    use: 'استخدام الأرقام',
    compare: 'مقارنة الدول',
    compareText: 'مؤشر واحد في دولتين إلى خمس دول، في صفحة لها عنوان يمكنك مشاركته.',
    api: 'وثائق الواجهة البرمجية (بالإنجليزية)',
    apiText: 'جميع الأرقام للبرامج، بلا مفتاح ولا حساب.',
    everything: 'جميع الأرقام (CSV)',
    everythingText: 'كل القيم الحالية لجميع المؤشرات في ملف واحد.',
    countries: 'الأرقام بحسب الدولة',
    openData: 'البيانات المفتوحة',
    countriesText: 'أكثر الأرقام طلبًا في جدول واحد لجميع الدول.',
  },
  indicator: {
    pillar: 'الركيزة',
    source: 'المصدر',
    licence: 'الترخيص',
    attribution: 'نسبة المصدر',
    sdg: 'أهداف التنمية المستدامة',
    sdgIndicator: (code) => `المؤشر ${code}`,
    years: 'السنوات',
    coverage: 'التغطية',
    chart: 'عبر السنوات',
    choose: 'اختيار الدول',
    overview: 'كل خط رمادي يمثل دولة. اختر دولًا لتظهر أسماؤها وقيمها وأعمار هذه القيم.',
    chooseHint: (most) => `حتى ${most} دول، لكل منها اسمها ولونها.`,
    show: 'عرض هذه الدول',
    clear: 'مسح الاختيار',
    tooMany: (chosen, most) => `عدد الدول المختارة ${chosen}. ولا تظهر بالألوان إلا أول ${most} منها.`,
    unknown: (codes) => `لا توجد هنا دولة بهذا الرمز: ${codes}.`,
    table: 'جميع الدول',
    multiples: 'كل دولة على حدة',
    noFigures: 'لم تُنشر أرقام لهذا المؤشر بعد.',
    compare: 'مقارنة الدول',
    otherIndicators: 'مؤشرات أخرى من هذه الركيزة',
    description: (title, count, first, last) =>
      `${title}: ${count}، من ${first} إلى ${last}، مع عمر كل قيمة.`,
  },
  compare: {
    title: 'مقارنة الدول',
    titleFor: (countries, indicator) => `${countries}: ${indicator}`,
    lead: 'مؤشر واحد في دولتين إلى خمس دول. وعنوان الصفحة يعيدك إلى المقارنة نفسها.',
    form: 'موضوع المقارنة',
    indicator: 'المؤشر',
    choose: 'يرجى الاختيار',
    countries: 'دولتان إلى خمس دول',
    nthCountry: (place) => `الدولة ${place}`,
    noCountry: 'بلا دولة',
    submit: 'مقارنة',
    tooFew: 'يرجى اختيار دولتين على الأقل.',
    oneMore: 'يرجى اختيار دولة أخرى على الأقل.',
    tooMany: (chosen, most) =>
      `عدد الدول المختارة ${chosen}، ولا يمكن مقارنة أكثر من ${most}. يرجى الاستغناء عن بعضها.`,
    unknownCountry: (codes) => `لا توجد هنا دولة بهذا الرمز: ${codes}. يرجى الاختيار من القائمة.`,
    noIndicator: 'يرجى اختيار مؤشر.',
    unknownIndicator: (name) => `لا يوجد مؤشر باسم «${name}». يرجى الاختيار من القائمة.`,
    chart: 'عبر السنوات',
    table: 'بالأرقام',
    everyFifth: 'كل خامس سنة، وأحدث سنة لكل دولة. وتتضمن الملفات جميع السنوات.',
    toIndicator: 'المؤشر بجميع الدول',
  },
  profile: {
    title: 'الأرقام',
    lead: 'أحدث قيمة لكل مؤشر، وعمرها، والمدى الذي تقع فيه قيم الدول الأعضاء.',
    inAndAmong: (low, high) => `الدول الأعضاء: من ${low} إلى ${high}`,
    median: (value, count) => `الوسيط ${value}، من ${count}`,
    files: 'جميع أرقام هذه الدولة',
    compare: 'المقارنة بدول أخرى',
  },
  update: {
    version: 'إصدار الأرقام',
    file: 'الملف',
    counts: {
      new: 'القيم الجديدة',
      revised: 'القيم المنقّحة',
      withdrawn: 'القيم المسحوبة',
      unchanged: 'القيم غير المتغيرة',
    },
    changes: 'ما جرى تنقيحه',
    nothingRevised: 'لم ينقّح هذا التحديث أي قيمة. وما نُشر من قبل باقٍ كما هو.',
    undone: (version) => `أُلغي هذا التحديث في الإصدار ${version}. وتبقى القيم التي قدّمها متاحة في إصداره.`,
    former: 'القيمة السابقة',
    value: 'القيمة الجديدة',
    isWithdrawn: 'مسحوبة',
    isOnlyStatus: 'القيمة نفسها بحالة أخرى',
    named: (named, all) =>
      `عدد القيم المذكورة هنا من القيم المنقّحة أو المسحوبة: ${named} من ${all}. وتضم الملفات جميع القيم:`,
    before: (version) => `قبل التحديث: الإصدار ${version} (CSV)`,
    after: (version) => `بعد التحديث: الإصدار ${version} (CSV)`,
  },
  countriesTable: {
    title: 'الأرقام بحسب الدولة',
    lead: 'أحدث قيمة لكل دولة مع سنتها. وتختلف السنوات من دولة إلى أخرى، فليس هذا تصنيفًا.',
    all: 'جميع المؤشرات',
  },
}
