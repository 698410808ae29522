import type { Language } from '../languages.ts'

type Fault = 'leadsNowhere' | 'gone' | 'unreachable' | 'withoutAlternative' | 'notReviewed'

interface LinkCheckWords {
  title: string
  lead: string
  notAllowed: string
  checkNow: string
  never: string
  /** @param moment as it is written in the language */
  runsSince: (moment: string) => string
  /** @param moment as above */
  interrupted: (moment: string) => string
  failed: string
  offline: string
  /** @param moment and links as they are written in the language */
  last: (checked: { moment: string; links: string }) => string
  outsideOff: string
  nothing: string
  more: string
  groups: Readonly<Record<'broken' | 'withoutAlternative' | 'notReviewed', string>>
  help: Readonly<Record<'broken' | 'withoutAlternative' | 'notReviewed', string>>
  faults: Readonly<Record<Fault, string>>
  record: string
  field: string
  language: string
  /** Where a field has one value for all languages. */
  everyLanguage: string
  fault: string
  address: string
  toRecord: string
  stillHolds: string
  /** Why a record does not count as looked through. */
  hasDraft: string
}

/** What the back office says of the nightly check of links. */
export const linkCheckWords: Readonly<Record<Language, LinkCheckWords>> = {
  en: {
    title: 'Links and pictures',
    lead: 'Every night the links of everything that is published are read in all languages, and corrected items leave the list at the next check.',
    notAllowed: 'This page is for people who edit content.',
    checkNow: 'Check now',
    never: 'The links have not been checked yet.',
    runsSince: (moment) => `A check has been running since ${moment}. Reload the page in a moment.`,
    interrupted: (moment) =>
      `The check that began on ${moment} was interrupted. It restarts automatically within a few minutes.`,
    failed: 'The last check did not finish. It is tried again at night; the list below is older.',
    offline: 'No other site answered, so that nothing is said of links to other sites.',
    last: ({ moment, links }) => `Last checked on ${moment}: ${links} links.`,
    outsideOff: 'Links to other sites are not checked on this installation.',
    nothing: 'Nothing was found.',
    more: 'Only the first findings are shown. Correct these and check again.',
    groups: {
      broken: 'Links that lead nowhere',
      withoutAlternative: 'Pictures without an alternative text',
      notReviewed: 'Records to look through again',
    },
    help: {
      broken: 'Open the record and correct or remove the link, or write a redirect for the address.',
      withoutAlternative: 'Open the picture and say in the language what it shows.',
      notReviewed:
        'Open the record and check that it still holds. Say so here, or change and publish it: then it counts as looked through.',
    },
    faults: {
      leadsNowhere: 'Nothing is published there',
      gone: 'The other site says that nothing is there',
      unreachable: 'The other site does not answer',
      withoutAlternative: 'No alternative text',
      notReviewed: 'Published long ago',
    },
    record: 'Record',
    field: 'Field',
    language: 'Language',
    everyLanguage: 'all',
    fault: 'What is wrong',
    address: 'Address',
    toRecord: 'a record',
    stillHolds: 'It still holds',
    hasDraft: 'This record has a draft that is not published. Open it, and publish or change the draft.',
  },
  ar: {
    title: 'الروابط والصور',
    lead: 'تُقرأ كل ليلة روابط كل ما هو منشور بجميع اللغات، وما يُصحَّح يخرج من القائمة عند الفحص التالي.',
    notAllowed: 'هذه الصفحة لمن يحررون المحتوى.',
    checkNow: 'افحص الآن',
    never: 'لم تُفحص الروابط بعد.',
    runsSince: (moment) => `يجري فحص منذ ${moment}. أعد تحميل الصفحة بعد لحظات.`,
    interrupted: (moment) => `انقطع الفحص الذي بدأ في ${moment}. سيبدأ من جديد تلقائيًا خلال بضع دقائق.`,
    failed: 'لم يكتمل آخر فحص. ستُعاد المحاولة ليلًا، والقائمة أدناه أقدم منه.',
    offline: 'لم يُجب أي موقع آخر، لذلك لا يُذكر شيء عن الروابط إلى المواقع الأخرى.',
    last: ({ moment, links }) => `آخر فحص في ${moment}. عدد الروابط: ${links}.`,
    outsideOff: 'لا تُفحص الروابط إلى المواقع الأخرى في هذا التثبيت.',
    nothing: 'لم يُعثر على شيء.',
    more: 'تظهر النتائج الأولى فقط. صحّحها ثم أعد الفحص.',
    groups: {
      broken: 'روابط لا تقود إلى شيء',
      withoutAlternative: 'صور بلا نص بديل',
      notReviewed: 'سجلات تحتاج إلى مراجعة',
    },
    help: {
      broken: 'افتح السجل وصحّح الرابط أو احذفه، أو أضف إعادة توجيه للعنوان.',
      withoutAlternative: 'افتح الصورة واكتب بتلك اللغة ما تُظهره.',
      notReviewed: 'افتح السجل وتحقق من أنه ما زال صحيحًا، ثم أكّد ذلك هنا، أو غيّره وانشره، فيُعدّ مراجَعًا.',
    },
    faults: {
      leadsNowhere: 'لا شيء منشورًا هناك',
      gone: 'يقول الموقع الآخر إنه لا شيء هناك',
      unreachable: 'الموقع الآخر لا يجيب',
      withoutAlternative: 'لا نص بديلًا',
      notReviewed: 'نُشر منذ زمن طويل',
    },
    record: 'السجل',
    field: 'الحقل',
    language: 'اللغة',
    everyLanguage: 'كل اللغات',
    fault: 'المشكلة',
    address: 'العنوان',
    toRecord: 'سجل',
    stillHolds: 'ما زال صحيحًا',
    hasDraft: 'لهذا السجل مسودة غير منشورة. افتحه وانشر المسودة أو غيّرها.',
  },
  fr: {
    title: 'Liens et images',
    lead: 'Chaque nuit, les liens de tout ce qui est publié sont lus dans toutes les langues. Ce qui est corrigé quitte la liste à la vérification suivante.',
    notAllowed: 'Cette page est destinée aux personnes qui modifient le contenu.',
    checkNow: 'Vérifier maintenant',
    never: 'Les liens n’ont pas encore été vérifiés.',
    runsSince: (moment) =>
      `Une vérification est en cours depuis le ${moment}. Rechargez la page dans un instant.`,
    interrupted: (moment) =>
      `La vérification commencée le ${moment} a été interrompue. Elle reprendra d’elle-même dans quelques minutes.`,
    failed:
      'La dernière vérification n’est pas allée à son terme. Elle reprendra la nuit ; la liste ci-dessous est plus ancienne.',
    offline: 'Aucun autre site n’a répondu : rien n’est dit des liens vers d’autres sites.',
    last: ({ moment, links }) => `Dernière vérification le ${moment} : ${links} liens.`,
    outsideOff: 'Les liens vers d’autres sites ne sont pas vérifiés sur cette installation.',
    nothing: 'Rien n’a été trouvé.',
    more: 'Seuls les premiers résultats sont affichés. Corrigez-les, puis vérifiez de nouveau.',
    groups: {
      broken: 'Liens qui ne mènent nulle part',
      withoutAlternative: 'Images sans texte de remplacement',
      notReviewed: 'Contenus à relire',
    },
    help: {
      broken:
        'Ouvrez le contenu et corrigez ou supprimez le lien, ou créez une redirection pour cette adresse.',
      withoutAlternative: 'Ouvrez l’image et dites dans cette langue ce qu’elle montre.',
      notReviewed:
        'Ouvrez le contenu et vérifiez qu’il est toujours exact. Confirmez-le ici, ou modifiez-le et publiez-le : il compte alors comme relu.',
    },
    faults: {
      leadsNowhere: 'Rien n’y est publié',
      gone: 'L’autre site indique qu’il n’y a rien',
      unreachable: 'L’autre site ne répond pas',
      withoutAlternative: 'Pas de texte de remplacement',
      notReviewed: 'Publié il y a longtemps',
    },
    record: 'Contenu',
    field: 'Champ',
    language: 'Langue',
    everyLanguage: 'toutes',
    fault: 'Problème',
    address: 'Adresse',
    toRecord: 'un contenu',
    stillHolds: 'Toujours exact',
    hasDraft: 'Ce contenu a un brouillon non publié. Ouvrez-le, puis publiez ou modifiez le brouillon.',
  },
  fa: {
    title: 'پیوندها و تصویرها',
    lead: 'هر شب پیوندهای همهٔ محتوای منتشرشده در همهٔ زبان‌ها خوانده می‌شود و آنچه اصلاح شود در بررسی بعدی از فهرست بیرون می‌رود.',
    notAllowed: 'این صفحه برای کسانی است که محتوا را ویرایش می‌کنند.',
    checkNow: 'اکنون بررسی شود',
    never: 'پیوندها هنوز بررسی نشده‌اند.',
    runsSince: (moment) => `بررسی از ${moment} در جریان است. چند لحظه دیگر صفحه را دوباره بار کنید.`,
    interrupted: (moment) =>
      `بررسی‌ای که در ${moment} آغاز شده بود قطع شد. تا چند دقیقهٔ دیگر خودبه‌خود از نو آغاز می‌شود.`,
    failed: 'آخرین بررسی به پایان نرسید. شب دوباره انجام می‌شود و فهرست زیر قدیمی‌تر است.',
    offline: 'هیچ وب‌سایت دیگری پاسخ نداد؛ از این رو دربارهٔ پیوند به وب‌سایت‌های دیگر چیزی گفته نمی‌شود.',
    last: ({ moment, links }) => `آخرین بررسی در ${moment}: ${links} پیوند.`,
    outsideOff: 'پیوند به وب‌سایت‌های دیگر در این نصب بررسی نمی‌شود.',
    nothing: 'چیزی یافت نشد.',
    more: 'تنها نخستین یافته‌ها نشان داده می‌شود. آنها را اصلاح و دوباره بررسی کنید.',
    groups: {
      broken: 'پیوندهایی که به جایی نمی‌رسند',
      withoutAlternative: 'تصویرهای بدون متن جایگزین',
      notReviewed: 'رکوردهایی که باید بازبینی شوند',
    },
    help: {
      broken: 'رکورد را باز کنید و پیوند را اصلاح یا حذف کنید، یا برای آن نشانی تغییر مسیر بنویسید.',
      withoutAlternative: 'تصویر را باز کنید و به آن زبان بنویسید چه نشان می‌دهد.',
      notReviewed:
        'رکورد را باز کنید و درستی آن را بررسی کنید. همین‌جا تأییدش کنید، یا تغییرش دهید و منتشر کنید؛ آنگاه بازبینی‌شده به شمار می‌آید.',
    },
    faults: {
      leadsNowhere: 'چیزی در آنجا منتشر نشده است',
      gone: 'وب‌سایت دیگر می‌گوید چیزی در آنجا نیست',
      unreachable: 'وب‌سایت دیگر پاسخ نمی‌دهد',
      withoutAlternative: 'بدون متن جایگزین',
      notReviewed: 'مدت‌ها پیش منتشر شده است',
    },
    record: 'رکورد',
    field: 'فیلد',
    language: 'زبان',
    everyLanguage: 'همهٔ زبان‌ها',
    fault: 'مشکل',
    address: 'نشانی',
    toRecord: 'یک رکورد',
    stillHolds: 'همچنان درست است',
    hasDraft: 'این رکورد پیش‌نویسی منتشرنشده دارد. بازش کنید و پیش‌نویس را منتشر یا اصلاح کنید.',
  },
}
