import type { Language } from '../languages.ts'

type Corrections = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Payload's own words where they are wrong here: left in another language, said of places instead of languages, said by
 * number instead of name, or untrue of what this product does. Given as `i18n.translations`.
 */
export const payloadCorrections: Readonly<Record<Language, Corrections>> = {
  en: {
    error: {
      documentNotFound:
        'This record could not be found. It may have been deleted, or your role may not allow you to see it.',
      loadingDocument: 'This record could not be loaded.',
      localesNotSaved_one: 'The following language could not be saved:',
      localesNotSaved_other: 'The following languages could not be saved:',
    },
    general: {
      copyWarning: 'You are about to replace {{to}} with {{from}} in {{label}} “{{title}}”. Are you sure?',
      currentlyEditing:
        'is editing this now. If you take over, both of you can go on: nothing typed is lost, and whoever saves second is asked before anything is replaced.',
      locale: 'Language',
      locales: 'Languages',
      allLocales: 'All languages',
      fallbackToDefaultLocale: 'Fall back to the default language',
    },
    localization: {
      cannotCopySameLocale: 'A language cannot be copied to itself.',
      copyToLocale: 'Copy to another language',
      localeToPublish: 'Language to publish',
      selectLocaleToCopy: 'Choose the language to copy',
      selectLocaleToDuplicate: 'Choose the languages to duplicate',
      selectedLocales: 'selected languages',
    },
    version: {
      publishAllLocales: 'Publish all languages',
      selectLocales: 'Choose the languages to show',
      showLocales: 'Languages shown:',
    },
  },
  ar: {
    error: {
      documentNotFound: 'تعذّر العثور على هذا السجل. ربما حُذف، أو أن دورك لا يسمح لك بالاطلاع عليه.',
      loadingDocument: 'تعذّر تحميل هذا السجل.',
    },
    fields: { toggleBlock: 'إظهار الكتلة أو إخفاؤها' },
    general: {
      allLocales: 'كل اللغات',
      aboutToDelete: 'أنت على وشك حذف {{label}} <1>{{title}}</1>. هل تريد المتابعة؟',
      copying: 'جارٍ النسخ…',
      copyWarning: 'أنت على وشك استبدال {{to}} بـ {{from}} في {{label}} «{{title}}». هل تريد المتابعة؟',
      createNew: 'إنشاء جديد',
      currentlyEditing:
        'يحرّر هذا المحتوى الآن. إذا توليت التحرير أمكن لكليكما المتابعة: لا يضيع شيء مما كُتب، ومن يحفظ ثانيًا يُسأل قبل استبدال أي شيء.',
      duplicate: 'إنشاء نسخة',
      duplicateWithoutSaving: 'إنشاء نسخة دون حفظ التغييرات',
      editedSince: 'آخر تحرير في',
      restoring: 'جارٍ الاستعادة…',
      schedulePublishFor: 'جدولة نشر {{title}}',
      takeOver: 'تولّي التحرير',
    },
    localization: {
      cannotCopySameLocale: 'لا يمكن نسخ اللغة إلى نفسها.',
      copyToLocale: 'النسخ إلى لغة أخرى',
      localeToPublish: 'اللغة المراد نشرها',
      selectedLocales: 'اللغات المختارة',
      selectLocaleToCopy: 'اختر اللغة المراد نسخها',
      selectLocaleToDuplicate: 'اختر اللغات المراد إنشاء نسخة منها',
    },
    version: {
      publishAllLocales: 'نشر كل اللغات',
      publishing: 'جارٍ النشر…',
      schedulePublish: 'جدولة النشر',
      unpublish: 'إلغاء النشر',
      restoredSuccessfully: 'تمّت الاستعادة بنجاح.',
      unpublishedSuccessfully: 'أُلغي النشر.',
    },
  },
  fr: {
    error: {
      documentNotFound:
        'Ce contenu est introuvable. Il a peut-être été supprimé, ou votre rôle ne permet pas de le voir.',
      loadingDocument: 'Ce contenu n’a pas pu être chargé.',
      localesNotSaved_one: 'La langue suivante n’a pas pu être enregistrée :',
      localesNotSaved_other: 'Les langues suivantes n’ont pas pu être enregistrées :',
    },
    general: {
      allLocales: 'Toutes les langues',
      copyWarning:
        'Vous êtes sur le point de remplacer {{to}} par {{from}} dans {{label}} « {{title}} ». Continuer ?',
      currentlyEditing:
        'modifie ce contenu en ce moment. Si vous prenez la main, vous pouvez continuer tous les deux : rien de ce qui est saisi n’est perdu, et la personne qui enregistre en second est consultée avant tout remplacement.',
      fallbackToDefaultLocale: 'Revenir à la langue par défaut',
      locale: 'Langue',
      locales: 'Langues',
      schedulePublishFor: 'Programmer la publication de {{title}}',
    },
    localization: {
      cannotCopySameLocale: 'Une langue ne peut pas être copiée vers elle-même.',
      copyToLocale: 'Copier vers une autre langue',
      localeToPublish: 'Langue à publier',
      selectedLocales: 'Langues choisies',
      selectLocaleToCopy: 'Choisissez la langue à copier',
      selectLocaleToDuplicate: 'Choisissez les langues à dupliquer',
    },
    version: {
      noRowsSelected: 'Aucun choix dans {{label}}',
      publishAllLocales: 'Publier toutes les langues',
      selectLocales: 'Choisissez les langues à afficher',
      showLocales: 'Langues affichées :',
    },
  },
  fa: {
    authentication: { stayLoggedIn: 'ماندن در سامانه' },
    error: {
      documentNotFound: 'این محتوا پیدا نشد. شاید حذف شده باشد یا نقش شما اجازهٔ دیدن آن را ندهد.',
      incorrectCollection: 'نوع محتوا نادرست است.',
      loadingDocument: 'این محتوا بارگذاری نشد.',
    },
    general: {
      currentlyEditing:
        'هم‌اکنون این محتوا را ویرایش می‌کند. اگر ویرایش را به دست بگیرید، هر دو می‌توانید ادامه دهید: هیچ نوشته‌ای از دست نمی‌رود و از کسی که دیرتر ذخیره کند، پیش از هر جایگزینی پرسیده می‌شود.',
      documentLocked: 'این محتوا در دست ویرایش است',
      editedSince: 'آخرین ویرایش در',
      globals: 'تنظیمات وب‌سایت',
      leaveAnyway: 'خروج از صفحه',
      stayOnThisPage: 'ماندن در همین صفحه',
      takeOver: 'به دست گرفتن ویرایش',
    },
    localization: {
      cannotCopySameLocale: 'یک زبان را نمی‌توان روی خودش کپی کرد.',
      selectedLocales: 'زبان‌های انتخاب‌شده',
      selectLocaleToDuplicate: 'انتخاب زبان‌هایی که کپی می‌شوند',
    },
    validation: { trueOrFalse: 'مقدار این فیلد تنها می‌تواند درست یا نادرست باشد.' },
    version: {
      aboutToUnpublishIn: 'انتشار این محتوا به زبان {{locale}} لغو می‌شود. آیا مطمئن هستید؟',
      unpublished: 'منتشرنشده',
      unpublishedSuccessfully: 'انتشار لغو شد.',
    },
  },
}
