import { pluralForm } from '../format.ts'
import type { Messages } from './en.ts'

/** Interface messages in Arabic. */
export const ar: Messages = {
  skipToContent: 'انتقل إلى المحتوى',
  loadingPage: 'جارِ تحميل الصفحة...',
  loading: 'جارِ التحميل…',
  labelled: (label, value) => `${label}: ${value}`,
  navigation: {
    programs: 'البرامج',
    label: 'قائمة التنقل',
    whoWeAre: 'من نحن',
    whatWeDo: 'ماذا نفعل',
    wefeHub: 'منصة WEFE',
    getInvolved: 'شارك معنا',
    infoCentre: 'مركز المعلومات',
    home: 'الصفحة الرئيسية',
    members: 'الدول الأعضاء',
    team: 'فريق العمل',
    projects: 'المشاريع',
    countries: 'الدول',
    footprint: 'خريطة أعمالنا',
    vacancies: 'الوظائف الشاغرة',
    internship: 'التدريب الداخلي',
    tenders: 'المناقصات',
    news: 'الأخبار',
    stories: 'القصص',
    publications: 'المنشورات',
    gallery: 'المعرض الثقافي',
    pages: 'الصفحات',
    conferenceNews: 'أخبار المؤتمر',
    pressItems: 'في الصحافة',
    waterVision: 'رؤية منظمة التعاون الإسلامي للمياه',
    partners: 'الشركاء',
    media: 'في الإعلام',
    nutshell: 'الشبكة في سطور',
    events: 'الفعاليات',
    conference: 'مؤتمر الأطراف',
    dataTools: 'البيانات والأدوات',
    indicators: 'المؤشرات',
    updates: 'تحديثات البيانات',
    sitemap: 'خريطة الموقع',
    breadcrumbs: 'أنت هنا',
    openMenu: 'فتح القائمة',
    closeMenu: 'إغلاق القائمة',
    pagesOf: (section) => `صفحات قسم «${section}»`,
  },
  header: {
    follow: 'تابعنا',
    pressItems: 'أحدث ما نُشر عنا',
    languages: 'لغة هذه الصفحة',
    mainPages: 'الصفحات الرئيسية',
  },
  footer: {
    explore: 'استكشف',
    resources: 'الموارد',
    contact: 'تواصل معنا',
    hubSite: 'موقع المنصة',
    rights: 'جميع الحقوق محفوظة.',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    location: 'العنوان',
    followUs: 'تابعنا',
    languages: 'اللغات',
    api: 'الواجهة البرمجية العامة (بالإنجليزية)',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    description: 'لا توجد صفحة بهذا العنوان.',
    text: 'ربما كُتب العنوان على نحو غير صحيح، أو نُقلت الصفحة إلى مكان آخر. قد تفيدك الصفحات الآتية:',
  },
  failure: {
    title: 'حدث خطأ ما',
    description: 'تعذّر عرض هذه الصفحة في الوقت الحالي.',
    text: 'الخلل من جانبنا، ولم يُفقد شيء مما أدخلته. يرجى المحاولة مرة أخرى بعد لحظات.',
    retry: 'إعادة المحاولة',
  },
  content: {
    readMore: 'اقرأ المزيد',
    all: 'عرض الكل',
    latestNews: 'آخر الأخبار',
    figures: 'الشبكة في أرقام',
    emptyList: 'لا يوجد محتوى هنا بعد.',
    emptyListText: 'يرجى العودة لاحقًا، أو الاطلاع على إحدى هذه الصفحات.',
    otherLanguage: 'بعض نصوص هذه الصفحة لم تُترجم بعد، وتُعرض بلغة أخرى.',
    lastUpdated: 'آخر تحديث',
    pictureCredit: 'المصدر',
    documents: 'الوثائق',
    download: 'تنزيل',
    topics: 'الموضوعات',
    countries: 'الدول',
    projects: 'المشاريع',
    externalLink: 'يُفتح في علامة تبويب جديدة',
    table: 'جدول',
  },
  pagination: {
    label: 'ترقيم الصفحات',
    previous: 'السابق',
    next: 'التالي',
    page: (page, last) => `الصفحة ${page} من ${last}`,
  },
  ui: {
    close: 'إغلاق',
    dismiss: 'إخفاء الرسالة',
    notifications: 'رسائل الموقع',
    busy: 'جارِ التنفيذ…',
    required: 'إلزامي',
    optional: 'اختياري',
    error: 'خطأ',
    errorSummary: 'يرجى تصحيح ما يلي',
    chooseFile: 'اختر ملفًا',
    chooseFiles: 'اختر الملفات',
    orDropHere: 'أو أفلتها هنا',
    chooseOption: 'يرجى الاختيار',
  },
  results: (count, shown) => {
    switch (pluralForm(count, 'ar')) {
      case 'zero':
        return 'لا توجد نتائج'
      case 'one':
        return 'نتيجة واحدة'
      case 'two':
        return 'نتيجتان'
      case 'few':
        return `${shown} نتائج`
      // Accusative after 11 to 99, genitive after round hundreds: the unvowelled feminine noun is written alike.
      case 'many':
      case 'other':
        return `${shown} نتيجة`
    }
  },
  project: {
    status: { label: 'الحالة', planned: 'مخطط له', ongoing: 'قيد التنفيذ', completed: 'مكتمل' },
    donor: 'الجهة المانحة',
    developmentPartner: 'الشريك الإنمائي',
    period: 'فترة التنفيذ',
    since: (day) => `منذ ${day}`,
    from: (day) => `ابتداءً من ${day}`,
    until: (day) => `حتى ${day}`,
    program: 'البرنامج',
    results: 'النتائج',
    short: 'مشروع',
  },
  event: {
    kind: {
      conference: 'مؤتمر',
      workshop: 'ورشة عمل',
      training: 'دورة تدريبية',
      webinar: 'ندوة عبر الإنترنت',
      meeting: 'اجتماع',
    },
    mode: { onsite: 'حضوري', online: 'عن بُعد', hybrid: 'حضوري وعن بُعد' },
    when: 'الموعد',
    where: 'المكان',
    agenda: 'جدول الأعمال',
    speakers: 'المتحدثون',
    outcome: 'المخرجات',
    upcoming: 'فعالية قادمة',
    past: 'فعالية سابقة',
    register: 'التسجيل',
  },
  publication: {
    kind: {
      report: 'تقرير',
      'policy-brief': 'موجز سياسات',
      guideline: 'دليل إرشادي',
      dataset: 'مجموعة بيانات',
      'annual-report': 'تقرير سنوي',
      'training-manual': 'دليل تدريبي',
    },
    authors: 'المؤلفون',
    published: 'تاريخ النشر',
    pages: 'عدد الصفحات',
    files: 'ملفات للتنزيل',
    noFileInLanguage: 'لا يوجد ملف باللغة العربية.',
  },
  partner: {
    kind: {
      development: 'شريك إنمائي',
      knowledge: 'شريك معرفي',
      financing: 'شريك تمويل',
      technical: 'شريك فني',
    },
  },
  team: { kind: { leadership: 'القيادة', programs: 'البرامج', operations: 'الخدمات المساندة' } },
  member: {
    website: 'الموقع الإلكتروني',
    institution: 'المؤسسة الوطنية',
    location: 'العنوان',
    telephone: 'الهاتف',
    fax: 'الفاكس',
    email: 'البريد الإلكتروني',
    joined: (year) => `دولة عضو منذ عام ${year}`,
  },
  laboratory: { host: 'المؤسسة المضيفة' },
  vacancy: {
    status: 'الحالة',
    kind: {
      'fixed-term': 'عقد محدد المدة',
      consultancy: 'عقد استشاري',
      secondment: 'إعارة',
      internship: 'تدريب داخلي',
      volunteer: 'عمل تطوعي',
    },
    open: 'باب التقديم مفتوح',
    closed: 'باب التقديم مغلق',
    department: 'القسم',
    location: 'مكان العمل',
    grade: 'الدرجة الوظيفية',
    positions: 'عدد الشواغر',
    deadline: 'آخر موعد للتقديم',
    untilFilled: 'التقديم مفتوح إلى حين شغل الوظيفة',
    requirements: 'المتطلبات',
    posted: 'تاريخ الإعلان',
  },
  sharing: {
    stayInformed: 'تابع الجديد',
    subscribeText: 'يصلك الجديد في قارئ الخلاصات أو في تقويمك، من دون حساب ولا بريد إلكتروني.',
    feed: (format: string) => `خلاصة ${format}`,
    feedsNarrowedTo: (filters) => `تقتصر الخلاصات على ما يطابق معايير التصفية هذه: ${filters}`,
    calendar: 'تقويم مع تذكيرات',
    calendarFile: 'ملف التقويم',
    addToCalendar: 'أضف إلى التقويم',
    addDeadline: 'أضف الموعد النهائي إلى تقويمك',
    cite: 'الاستشهاد بهذا المنشور',
    copyCitation: 'انسخ الاستشهاد',
    copied: 'تم النسخ',
    copyByHand: 'حُدِّد نص الاستشهاد، فانسخه بلوحة المفاتيح.',
    downloadReference: 'تنزيل بيانات المرجع',
  },
  tender: {
    details: 'تفاصيل المناقصة',
    location: 'الموقع',
    duration: 'المدة',
    issueDate: 'تاريخ الطرح',
    deadline: 'الموعد النهائي',
    mobile: 'الهاتف المحمول',
    landline: 'الهاتف الأرضي',
    email: 'البريد الإلكتروني',
    reference: 'الرقم المرجعي',
    about: 'نبذة عن المناقصة',
    requirements: 'المتطلبات',
    requirement1: 'تقديم العروض وفق المواصفات المطلوبة',
    requirement2: 'الالتزام بالمواعيد النهائية',
    requirement3: 'تقديم جميع الوثائق المطلوبة',
    status: 'الحالة',
    active: 'سارية',
    expired: 'منتهية',
    daysRemaining: 'الأيام المتبقية',
    downloadDocuments: 'تنزيل وثائق المناقصة',
    closed: 'هذه المناقصة مغلقة',
    notFound: 'المناقصة غير موجودة',
    notFoundText: 'المناقصة التي تبحث عنها غير موجودة أو أُزيلت.',
    back: 'العودة إلى المناقصات',
    category: { goods: 'سلع', works: 'أشغال', services: 'خدمات' },
  },
  country: {
    country: 'دولة',
    member: 'دولة عضو',
    partner: 'دولة شريكة',
    waterFigures: 'أرقام أساسية عن المياه',
    source: 'المصدر',
    about: (name) => `${name} في الشبكة: المؤسسة والمشاريع والفعاليات والمنشورات.`,
  },
  regionalNetwork: {
    label: 'الشبكة الإقليمية',
    title: 'شبكة واحدة في أنحاء المنطقة',
    subtitle: 'دول أعضاء يجمعها شاغل مشترك، ودول شريكة تسهم بمعارفها ومواردها.',
    layer: 'عرض',
    members: 'الأعضاء',
    partners: 'الشركاء',
    view: 'طريقة العرض',
    mapView: 'عرض الخريطة',
    listView: 'عرض القائمة',
    activeCountries: (count) => {
      const form = pluralForm(count, 'ar')
      // The figure stands before the label, so that the dual would say it twice.
      if (form === 'two') return 'الدول النشطة'
      return form === 'few' ? 'دول نشطة' : 'دولة نشطة'
    },
    mapOfMembers: 'خريطة الدول الأعضاء',
    mapOfPartners: 'خريطة الدول الشريكة',
    listOfMembers: 'الدول الأعضاء',
    listOfPartners: 'الدول الشريكة',
    legend: 'مفتاح الخريطة',
    selected: (country) => `الدولة المختارة: ${country}`,
    close: 'إغلاق',
    loading: 'جارِ التحميل...',
    noData: 'لا توجد بيانات',
    boundaries:
      'لا تنطوي الحدود والأسماء المبيّنة على هذه الخريطة على أي رأي كان من جانب الشبكة بشأن المركز القانوني لأي إقليم.',
    countryPage: 'انتقل إلى صفحة الدولة',
  },
  home: {
    carousel: {
      role: 'عارض شرائح',
      slideRole: 'شريحة',
      controls: 'التحكم في الشرائح',
      pause: 'أوقف حركة الشرائح',
      play: 'شغّل حركة الشرائح',
      previous: 'الشريحة السابقة',
      next: 'الشريحة التالية',
      slide: (number, count) => `الشريحة ${number} من ${count}`,
    },
    hero: {
      label: 'أبرز المواضيع',
      defaultTitle: 'المياه والطاقة والغذاء والطبيعة في تخطيط واحد',
      defaultDescription: 'شبكة حكومات تدرس ما يجمعها، وتجرّب ما قد ينجح، وتنشر ما تتعلمه.',
      defaultAction: 'من نحن',
    },
    social: {
      label: 'وسائل التواصل الاجتماعي',
      facebook: 'فيسبوك',
      x: 'إكس',
      youtube: 'يوتيوب',
      linkedin: 'لينكد إن',
      instagram: 'إنستغرام',
    },
    about: { label: 'نبذة عن الشبكة', choose: 'نبذة ورؤية ورسالة', focusAreas: 'محاور العمل' },
    projects: {
      title: 'مشاريعنا في الميدان',
      all: 'جميع المشاريع',
      view: 'عرض',
      placeholder: 'مشروع',
      loading: 'جارِ تحميل المشاريع…',
    },
    latest: { title: 'آخر الأخبار والفعاليات' },
    teaser: {
      title: 'المزيد من الأخبار والفعاليات',
      all: 'عرض الكل',
      news: 'خبر',
      event: 'فعالية',
      read: { news: 'اقرأ الخبر', event: 'تفاصيل الفعالية' },
    },
    members: { all: 'تعرّف إلى الأعضاء' },
  },
  search: {
    title: 'البحث',
    titleFor: (q) => `«${q}» – البحث`,
    description:
      'ابحث في مشاريع الشبكة وأخبارها وفعالياتها ومنشوراتها ومناقصاتها وصفحاتها، بالعربية والإنجليزية والفرنسية والفارسية.',
    label: 'عمّ تبحث؟',
    submit: 'بحث',
    found: (results, q) => `${results} عن «${q}»`,
    nothing: (q) => `لم نعثر على شيء عن «${q}»`,
    didYouMean: { before: 'هل تقصد', after: '؟' },
    someWords: 'تتضمن النتائج التالية بعض كلمات البحث.',
    nothingOfThisKind: 'لا توجد نتائج من هذا النوع.',
    showAll: 'عرض النتائج من جميع الأنواع',
    suggestions: 'اقتراحات',
    suggested: (count, shown) => {
      switch (pluralForm(count, 'ar')) {
        case 'zero':
          return 'لا توجد اقتراحات'
        case 'one':
          return 'اقتراح واحد'
        case 'two':
          return 'اقتراحان'
        case 'few':
          return `${shown} اقتراحات`
        case 'many':
          return `${shown} اقتراحًا`
        case 'other':
          return `${shown} اقتراح`
      }
    },
    kindsLabel: 'النتائج حسب النوع',
    all: 'الكل',
    tips: 'نصائح للبحث',
    tipSpelling: 'تحقّق من الإملاء، أو اكتب كلمات أقل وأعمّ.',
    tipPhrase: 'ضع الكلمات بين علامتي تنصيص للعثور عليها متجاورة: «المياه العادمة المعالجة».',
    tipLanguages: 'جرّب لغة أخرى: يشمل البحث جميع النصوص بالعربية والإنجليزية والفرنسية والفارسية.',
    startHere: 'أو ابدأ من إحدى هذه الصفحات',
    tooLong: (most) => `نص البحث أطول من اللازم. يرجى ألا يزيد على ${most} حرف.`,
    failed: 'البحث غير متاح في الوقت الحالي',
    failedText: 'الخلل من جانبنا. يرجى المحاولة مرة أخرى بعد لحظات.',
  },
  lists: {
    form: 'البحث في هذه القائمة وتصفيتها',
    toggle: (count, shown) => {
      switch (pluralForm(count, 'ar')) {
        case 'zero':
          return 'البحث والتصفية'
        case 'one':
          return 'البحث والتصفية (معيار واحد)'
        case 'two':
          return 'البحث والتصفية (معياران)'
        case 'few':
          return `البحث والتصفية (${shown} معايير)`
        case 'many':
          return `البحث والتصفية (${shown} معيارًا)`
        case 'other':
          return `البحث والتصفية (${shown} معيار)`
      }
    },
    words: 'ابحث في هذه القائمة',
    search: 'بحث',
    apply: 'عرض النتائج',
    all: 'الكل',
    sortBy: 'الترتيب حسب',
    sort: 'ترتيب',
    active: 'معايير التصفية المختارة',
    remove: (filter) => `إزالة ${filter}`,
    clearAll: 'مسح الكل',
    nothing: 'لا شيء يطابق جميع هذه المعايير',
    nothingText: 'أزل أحدها لترى المزيد:',
    nothingTextAll: 'لا تكفي إزالة معيار واحد. امسحها كلها وابدأ من جديد.',
    without: (filter, results) => `من دون ${filter}: ${results}`,
    openData: 'هذه النتائج بيانات مفتوحة (JSON)',
    filters: {
      q: 'الكلمات',
      topic: 'الموضوع',
      country: 'الدولة',
      year: 'السنة',
      status: 'الحالة',
      kind: 'النوع',
      mode: 'طريقة المشاركة',
      time: 'الموعد',
      category: 'الفئة',
      language: 'لغة الملف',
      program: 'البرنامج',
      project: 'المشروع',
    },
    sorts: {
      order: 'اختيارنا',
      next: 'الأقرب موعدًا أولًا',
      '-date': 'الأحدث أولًا',
      date: 'الأقدم أولًا',
      '-start': 'تاريخ البدء: الأحدث أولًا',
      start: 'تاريخ البدء: الأقدم أولًا',
      deadline: 'أقرب موعد نهائي أولًا',
      '-deadline': 'أبعد موعد نهائي أولًا',
    },
  },
  details: {
    moreData: 'مزيد من تحديثات البيانات',
    atAGlance: 'لمحة سريعة',
    share: 'مشاركة',
    byMail: 'بالبريد الإلكتروني',
    copyLink: 'نسخ الرابط',
    linkCopied: 'نُسخ الرابط.',
    linkNotCopied: 'تعذّر نسخ الرابط. تجده في شريط العنوان في متصفحك.',
    otherApps: 'عبر تطبيق آخر',
    print: 'طباعة',
    printedFrom: 'طُبعت من',
    moreProjects: 'مشاريع أخرى',
    moreEvents: 'فعاليات أخرى',
    moreNews: 'أخبار أخرى',
    moreStories: 'قصص أخرى',
    morePublications: 'منشورات أخرى',
    morePictures: 'صور أخرى',
    time: 'الوقت',
    session: 'الجلسة',
    joinOnline: 'الانضمام عبر الإنترنت',
    partners: 'الشركاء',
    picturePrevious: 'الصورة السابقة',
    pictureNext: 'الصورة التالية',
    picturePosition: (number, count) => `الصورة ${number} من ${count}`,
    pictureKeys: 'انتقل بين الصور بمفتاحي السهمين، أو بالسحب على شاشة اللمس.',
    picturesAll: 'جميع الصور',
    takenOn: 'تاريخ الصورة',
    conferenceNumber: 'دورة المؤتمر',
    inThisSection: 'في هذا القسم',
    openVacancies: 'وظائف متاحة الآن',
    openTenders: 'مناقصات مفتوحة',
    upcomingEvents: 'فعاليات قادمة',
    latestStories: 'أحدث القصص',
    latestPublications: 'أحدث المنشورات',
    sections: 'أقسام الموقع',
    pressContact: 'للتواصل الإعلامي',
    pressContactText: 'للأسئلة والمقابلات وطلب الصور بمقاسات أخرى: راسلنا بأيٍّ من لغات الموقع.',
    pressPictures: 'صور للصحافة',
    pressPicturesText: 'يُتاح استخدامها مجانًا مع ذكر المصدر المبيّن بجانب كل صورة.',
    largePicture: 'الصورة بحجم كبير',
  },
  sections: {
    projects: (count, shown) => {
      switch (pluralForm(count, 'ar')) {
        case 'zero':
          return 'لا مشاريع'
        case 'one':
          return 'مشروع واحد'
        case 'two':
          return 'مشروعان'
        case 'few':
          return `${shown} مشاريع`
        case 'many':
          return `${shown} مشروعًا`
        case 'other':
          return `${shown} مشروع`
      }
    },
    publications: (count, shown) => {
      switch (pluralForm(count, 'ar')) {
        case 'zero':
          return 'لا منشورات'
        case 'one':
          return 'منشور واحد'
        case 'two':
          return 'منشوران'
        case 'few':
          return `${shown} منشورات`
        case 'many':
          return `${shown} منشورًا`
        case 'other':
          return `${shown} منشور`
      }
    },
    live: 'اليوم',
    underWay: 'مشاريع قيد التنفيذ',
    completed: 'مشاريع منجزة',
    countriesAtWork: 'دول تُنفَّذ فيها مشاريع',
    organized: 'كيف تُنظَّم الشبكة',
    meetTeam: 'تعرّف إلى الفريق',
    inThePress: 'في الصحافة',
    moreVacancies: 'وظائف أخرى',
    readAtOutlet: 'اقرأ المقال',
    pressKit: 'الملف الصحفي',
    pressKitText: 'حقائق وشعارات وصور لكل من يكتب عن الشبكة.',
    facts: 'حقائق',
    headquarters: 'المقر',
    logos: 'الشعارات',
    logosText: 'يرجى الحفاظ على الألوان والنسب، وترك مساحة خالية حول الشعار.',
    logoColour: 'بالألوان',
    logoDark: 'للخلفيات الداكنة',
    logoBlack: 'بلون واحد',
    downloadLogo: {
      colour: (format) => `تنزيل الشعار بالألوان بصيغة ${format}`,
      dark: (format) => `تنزيل الشعار للخلفيات الداكنة بصيغة ${format}`,
      black: (format) => `تنزيل الشعار بلون واحد بصيغة ${format}`,
    },
    downloadPicture: (title, size) => `تنزيل «${title}»، ${size} بكسل`,
    reading: {
      label: 'خيارات القراءة',
      textSize: 'حجم النص',
      sizes: { normal: 'معتاد', large: 'كبير', larger: 'كبير جدًا' },
      contrast: 'تباين أعلى',
      calm: 'تقليل الحركة',
      note: 'يُحفظ اختيارك في هذا المتصفح وحده.',
    },
  },
  followTender: {
    title: 'تابع التغييرات',
    text: 'سنراسلك بالبريد الإلكتروني عند تغيّر الموعد أو الوثائق أو عند الإجابة عن سؤال، لا لغير ذلك، وحتى الموعد النهائي فقط.',
    button: 'تابع هذه المناقصة',
  },
  askForMail: {
    email: 'بريدك الإلكتروني',
    tenders: {
      title: 'المناقصات الجديدة بالبريد الإلكتروني',
      text: 'سنراسلك عند نشر مناقصة جديدة، لا لغير ذلك، وفي كل رسالة رابط لإيقاف الرسائل.',
    },
    vacancies: {
      title: 'الوظائف الشاغرة الجديدة بالبريد الإلكتروني',
      text: 'سنراسلك عند نشر وظيفة شاغرة جديدة، لا لغير ذلك، وفي كل رسالة رابط لإيقاف الرسائل.',
    },
    button: 'أرسلوا إليّ الإشعارات',
  },
  lightVersion: {
    menu: 'القائمة',
    notice: 'النسخة الخفيفة: لا تُحمَّل الصور إلا عند الطلب.',
    olderBrowser: 'هذا المتصفح قديم ولا يدعم النسخة الكاملة.',
    chooseLight: 'النسخة الخفيفة',
    chooseFull: 'النسخة الكاملة',
    show: (what) => `عرض: ${what}`,
    showPicture: 'عرض الصورة',
    showPictureOfSize: (size) => `عرض الصورة (${size})`,
    openPicture: 'فتح الصورة وحدها',
  },
}
