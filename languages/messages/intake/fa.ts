import { formatAmount } from '../../format.ts'
import { submission } from '../submission/fa.ts'
import { tenderDetails } from '../tender-details/fa.ts'
import type { IntakeMessages } from './intake-message-names.ts'

export const fa: IntakeMessages = {
  proposalReceived: 'پیشنهاد شما با موفقیت ثبت شد.',
  applicationReceived: 'درخواست شما با موفقیت ثبت شد.',
  questionReceived: 'پرسش شما با موفقیت فرستاده شد.',
  withdrawn: 'با موفقیت پس گرفته شد و فایل‌های آن پاک شد.',
  withdrawnBeforeItsFiles: 'با موفقیت پس گرفته شد و فایل‌های آن در نخستین فرصت پاک می‌شود.',
  shown: 'این رسید شماست.',
  alreadyReceived: 'این پیش‌تر با موفقیت ثبت شده بود. این رسید آن است.',
  requiredMissing: submission.incomplete,
  fieldsMissing: 'لطفاً همهٔ بخش‌های الزامی را پر کنید.',
  failed: submission.failed,
  fileTooLarge: submission.tooLarge,
  tooManyFiles: 'لطفاً حداکثر ۲۰ فایل پیوست کنید.',
  tooManyParts: 'فرم بیش از اندازه بخش دارد. لطفاً صفحه را دوباره بار کنید و از نو تلاش کنید.',
  tooMuch: 'فایل‌ها روی هم بزرگ‌تر از ۶۰ مگابایت‌اند. لطفاً فایل‌های کوچک‌تری پیوست کنید.',
  unpacksTooLarge:
    'حجم فایل‌های ورد پس از بازشدن روی هم بیش از ۱۵۰ مگابایت است. لطفاً تصویرهایشان را کوچک‌تر کنید یا آنها را به صورت PDF ذخیره کنید.',
  textTooLong: 'این متن بسیار بلند است.',
  wrongType: (name) => `فایل «\u2068${name}\u2069» از نوع PDF یا Word نیست (‎.pdf، ‎.doc، ‎.docx).`,
  wrongContent: (name) =>
    `فایل «\u2068${name}\u2069» آسیب دیده یا محتوای آن با نامش نمی‌خواند. لطفاً آن را دوباره به‌صورت PDF یا Word ذخیره کنید.`,
  locked: (name) => `فایل «\u2068${name}\u2069» رمز دارد. لطفاً آن را بدون رمز ذخیره کنید.`,
  nameTooLong: (name) =>
    `نام فایل «\u2068${name}\u2069» بیش از اندازه بلند است. لطفاً نام کوتاه‌تری به آن بدهید.`,
  emptyFile: submission.emptyFile,
  infected: (name) => `فایل «\u2068${name}\u2069» ویروس دارد و پذیرفته نشد.`,
  required: 'لطفاً این بخش را پر کنید.',
  fileRequired: submission.missingFiles,
  invalidEmail: submission.invalidEmail,
  invalidPhone: 'لطفاً شمارهٔ تلفن را با کد کشور بنویسید، مانند ‎+962 6 000 0000.',
  invalidAmount: submission.invalidAmount,
  ambiguousAmount: (given, one, other) =>
    submission.ambiguousAmount(given, formatAmount(one, 'fa'), formatAmount(other, 'fa')),
  invalidNumber: 'لطفاً یک عدد صحیح بنویسید.',
  invalidDate: 'لطفاً تاریخ میلادی را به ترتیب سال، ماه و روز بنویسید، مانند ‎2026-09-01.',
  endsBeforeItBegins: 'روز پایان پیش از روز آغاز است.',
  invalidChoice: 'لطفاً یکی از گزینه‌ها را انتخاب کنید.',
  consentRequired: 'برای ارسال، موافقت شما لازم است.',
  invalidFields: 'لطفاً بخش‌های نشان‌دارشده را درست کنید.',
  notAnEnvelope:
    'این پاکتی نیست که برای این مناقصه مهروموم شده باشد، یا آسیب دیده است. لطفاً پیشنهاد را دوباره مهروموم کنید.',
  unexpectedFile: 'فایلی با نامی رسید که در این فرم نیست.',
  notMultipart: 'لطفاً فرم را به‌صورت multipart/form-data بفرستید.',
  malformed: 'فرم کامل نرسید. لطفاً اتصال خود را بررسی کنید و دوباره تلاش کنید.',
  tooSlow: 'اتصال بسیار کند بود و چیزی دریافت نشد. لطفاً دوباره تلاش کنید.',
  closed: 'این مناقصه بسته شده است: مهلت پیش از رسیدن پیشنهاد شما پایان یافت و پیشنهاد شما پذیرفته نشد.',
  closedEarly: 'این مناقصه پیش از پایان مهلت بسته شد و نتیجهٔ آن منتشر شده است. پیشنهاد شما پذیرفته نشد.',
  documentsUnavailable: tenderDetails.documentsUnavailable,
  custodiansMissing:
    'هنوز نمی‌توان برای این مناقصه پیشنهاد فرستاد، زیرا کلیدداران آن تعیین نشده‌اند. لطفاً بعداً دوباره تلاش کنید یا به نشانی‌ای که در صفحهٔ مناقصه آمده است بنویسید.',
  vacancyClosed: 'این فرصت شغلی بسته شده است: مهلت پیش از رسیدن درخواست شما پایان یافت.',
  questionsClosed: 'دیگر پرسشی دربارهٔ این مناقصه پذیرفته نمی‌شود.',
  unknownTender: 'مناقصه‌ای که می‌جویید وجود ندارد یا برداشته شده است.',
  unknownVacancy: 'فرصت شغلی‌ای که می‌جویید وجود ندارد یا برداشته شده است.',
  unknownReceipt: 'با این شمارهٔ پیگیری و این رمز چیزی ثبت نشده است. لطفاً هر دو را بررسی کنید.',
  alreadyWithdrawn: 'این مورد پیش‌تر پس گرفته شده است.',
  withdrawalClosed: 'مهلت پایان یافته است: دیگر نمی‌توان پیشنهادها را پس گرفت یا جایگزین کرد.',
  withdrawalAtOtherTime:
    'زمانی که در این درخواست امضاشدهٔ پس‌گرفتن آمده است زمان کنونی نیست. لطفاً ساعت دستگاه خود را بررسی کنید و آن را پیش از پایان مهلت دوباره امضا کنید.',
  sealedFiles: 'فایل‌های این پیشنهاد مهروموم شده‌اند: رسید امضاشده‌اش را در /receipts/check بررسی کنید.',
  keyReused: 'این Idempotency-Key برای ارسال دیگری به کار رفته است. لطفاً کلید تازه‌ای بسازید.',
  badKey: 'Idempotency-Key از ۱۶ تا ۲۰۰ حرف لاتین، رقم یا خط تیره ساخته می‌شود، مانند یک UUID تصادفی.',
  tooOften: 'از اتصال شما بیش از اندازه تلاش شده است. لطفاً اندکی صبر کنید و دوباره تلاش کنید.',
  unavailable:
    'اکنون نمی‌توانیم چیزی دریافت کنیم و چیزی نگه داشته نشد. آنچه نوشته‌اید هنوز اینجاست: لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
  scannerAway:
    'اکنون نمی‌توانیم فایل‌ها را ویروس‌یابی کنیم، پس چیزی نگه داشته نشد. آنچه نوشته‌اید هنوز اینجاست: لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
}
