import { formatAmount } from '../../format.ts'
import { submission } from '../submission/ar.ts'
import { tenderDetails } from '../tender-details/ar.ts'
import type { IntakeMessages } from './intake-message-names.ts'

export const ar: IntakeMessages = {
  proposalReceived: 'تم تقديم عرضك بنجاح.',
  applicationReceived: 'تم تقديم طلبك بنجاح.',
  questionReceived: 'تم إرسال سؤالك بنجاح.',
  withdrawn: 'تم السحب بنجاح، وحُذفت الملفات.',
  withdrawnBeforeItsFiles: 'تم السحب بنجاح، وستُحذف الملفات في أقرب وقت ممكن.',
  shown: 'هذا هو الإيصال.',
  alreadyReceived: 'سبق أن قُدّم هذا بنجاح، وهذا إيصاله.',
  requiredMissing: submission.incomplete,
  fieldsMissing: 'يرجى تعبئة جميع الحقول المطلوبة.',
  failed: submission.failed,
  fileTooLarge: submission.tooLarge,
  tooManyFiles: 'يرجى إرفاق 20 ملفًا على الأكثر.',
  tooManyParts: 'في النموذج حقول أكثر مما ينبغي. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  tooMuch: 'مجموع أحجام الملفات أكبر من 60 ميغابايت. يرجى إرفاق ملفات أصغر.',
  unpacksTooLarge:
    'يزيد حجم ملفات Word مجتمعةً بعد فك ضغطها على 150 ميغابايت. يرجى تصغير صورها أو حفظها بصيغة PDF.',
  textTooLong: 'هذا النص طويل جدًا.',
  wrongType: (name) => `الملف «\u2068${name}\u2069» ليس ملف PDF أو Word ‏(‎.pdf، ‎.doc، ‎.docx).`,
  wrongContent: (name) =>
    `الملف «\u2068${name}\u2069» تالف أو لا يطابق محتواه اسمه. يرجى حفظه من جديد بصيغة PDF أو Word.`,
  locked: (name) => `الملف «\u2068${name}\u2069» محمي بكلمة مرور. يرجى حفظه دونها.`,
  nameTooLong: (name) => `اسم الملف «\u2068${name}\u2069» طويل جدًا. يرجى اختيار اسم أقصر.`,
  emptyFile: submission.emptyFile,
  infected: (name) => `الملف «\u2068${name}\u2069» يحتوي على فيروس ولم يُقبل.`,
  required: 'يرجى تعبئة هذا الحقل.',
  fileRequired: submission.missingFiles,
  invalidEmail: submission.invalidEmail,
  invalidPhone: 'يرجى إدخال رقم هاتف مع رمز الدولة، مثل ‎+962 6 000 0000.',
  invalidAmount: submission.invalidAmount,
  ambiguousAmount: (given, one, other) =>
    submission.ambiguousAmount(given, formatAmount(one, 'ar'), formatAmount(other, 'ar')),
  invalidNumber: 'يرجى إدخال عدد صحيح.',
  invalidDate: 'يرجى إدخال التاريخ بترتيب السنة ثم الشهر ثم اليوم، مثل ‎2026-09-01.',
  endsBeforeItBegins: 'اليوم الأخير يسبق اليوم الأول.',
  invalidChoice: 'يرجى اختيار أحد الخيارات.',
  consentRequired: 'موافقتك لازمة قبل الإرسال.',
  invalidFields: 'يرجى تصحيح الحقول المشار إليها.',
  notAnEnvelope: 'هذا ليس مظروفًا خُتم لهذه المناقصة، أو أنه تالف. يرجى ختم العرض من جديد.',
  unexpectedFile: 'أُرسل ملف باسم حقل لا وجود له في هذا النموذج.',
  notMultipart: 'يرجى إرسال النموذج بصيغة multipart/form-data.',
  malformed: 'لم يصل النموذج كاملًا. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  tooSlow: 'كان الاتصال بطيئًا جدًا ولم يصل شيء. يرجى المحاولة مرة أخرى.',
  closed: 'هذه المناقصة مغلقة: انقضى الموعد النهائي قبل وصول عرضك، ولم يُقبل.',
  vacancyClosed: 'هذه الوظيفة مغلقة: انقضى الموعد النهائي قبل وصول طلبك.',
  closedEarly: 'أُغلقت هذه المناقصة قبل موعدها النهائي ونُشرت نتيجتها. ولم يُقبل عرضك.',
  documentsUnavailable: tenderDetails.documentsUnavailable,
  custodiansMissing:
    'لا يمكن بعد قبول عروض لهذه المناقصة لأن أمناء مفاتيحها لم يُعيَّنوا. يرجى المحاولة لاحقًا أو الكتابة إلى العنوان المذكور في صفحة المناقصة.',
  questionsClosed: 'أُغلق باب الأسئلة عن هذه المناقصة.',
  unknownTender: 'المناقصة التي تبحث عنها غير موجودة أو أُزيلت.',
  unknownVacancy: 'الوظيفة التي تبحث عنها غير موجودة أو أُزيلت.',
  unknownReceipt: 'لا يوجد طلب بهذا الرقم المرجعي وهذا الرمز السري. يرجى التحقق منهما.',
  alreadyWithdrawn: 'سبق سحب هذا الطلب.',
  withdrawalClosed: 'انقضى الموعد النهائي: لم يعد ممكنًا سحب العروض أو استبدالها.',
  withdrawalAtOtherTime:
    'الوقت المذكور في طلب السحب الموقّع ليس الوقت الحالي. يرجى التحقق من ساعة جهازك وتوقيع الطلب من جديد قبل الموعد النهائي.',
  sealedFiles: 'ملفات هذا العرض مختومة: تحقّق من إيصاله الموقّع في /receipts/check.',
  keyReused: 'استُخدم مفتاح Idempotency-Key هذا لطلب آخر. يرجى استخدام مفتاح جديد.',
  badKey: 'يتكون مفتاح Idempotency-Key من 16 إلى 200 حرف لاتيني أو رقم أو شرطة، مثل UUID عشوائي.',
  tooOften: 'المحاولات من اتصالك كثيرة جدًا. يرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  unavailable:
    'لا يمكننا استلام الطلبات في الوقت الحالي، ولم يُحفظ شيء. ما كتبته ما زال هنا: يرجى المحاولة بعد دقائق.',
  scannerAway:
    'لا يمكننا فحص الملفات بحثًا عن الفيروسات في الوقت الحالي، ولذلك لم يُحفظ شيء. ما كتبته ما زال هنا: يرجى المحاولة بعد دقائق.',
}
