import type { Language } from '../languages.ts'

interface BusyMessages {
  title: string
  text: string
  retry: string
}

/** What the site says when more is asked of it than it can make just now. */
export const busyMessages: Readonly<Record<Language, BusyMessages>> = {
  en: {
    title: 'The site is very busy',
    text: 'Too many pages are being requested at the moment. Please try again in a few seconds.',
    retry: 'Try again',
  },
  ar: {
    title: 'الموقع مزدحم جدًا',
    text: 'يُطلب عدد كبير من الصفحات في هذه اللحظة. يرجى المحاولة مرة أخرى بعد ثوانٍ قليلة.',
    retry: 'إعادة المحاولة',
  },
  fr: {
    title: 'Le site est très sollicité',
    text: 'Trop de pages sont demandées en ce moment. Veuillez réessayer dans quelques secondes.',
    retry: 'Réessayer',
  },
  fa: {
    title: 'وب‌سایت بسیار شلوغ است',
    text: 'در حال حاضر صفحه‌های زیادی درخواست شده است. لطفاً چند ثانیهٔ دیگر دوباره تلاش کنید.',
    retry: 'تلاش دوباره',
  },
}
