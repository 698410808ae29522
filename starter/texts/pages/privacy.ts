import { formatNumber } from '../../../languages/format.ts'
import type { Language } from '../../../languages/languages.ts'
import { retention } from '../../../retention/retention-times.ts'
import type { StarterPage } from '../../starter-types.ts'

/** The periods that the product really observes. */
const periodsIn = (language: Language) => ({
  applications: formatNumber(retention.applications.months, language),
  proposals: formatNumber(retention.proposals.years, language),
  askers: formatNumber(retention.askers.months, language),
  followers: formatNumber(retention.followers.days, language),
  unconfirmed: formatNumber(retention.unconfirmed.days, language),
})

const en = periodsIn('en')
const ar = periodsIn('ar')
const fr = periodsIn('fr')
const fa = periodsIn('fa')

export const privacyPage: StarterPage = {
  slug: 'about/privacy',
  title: {
    en: 'Privacy',
    ar: 'الخصوصية',
    fr: 'Protection des données',
    fa: 'حریم خصوصی',
  },
  description: {
    en: 'What this site stores about visitors, applicants and bidders, for how long, who sees it, and how to have it deleted.',
    ar: 'ما يحتفظ به هذا الموقع عن الزوار والمتقدمين ومقدمي العروض، ومدة الاحتفاظ به، ومن يطّلع عليه، وكيف تطلب حذفه.',
    fr: 'Ce que ce site conserve des visiteurs, candidats et soumissionnaires, combien de temps, qui le voit et comment le faire effacer.',
    fa: 'این وب‌سایت از بازدیدکنندگان، متقاضیان و مناقصه‌گران چه نگه می‌دارد، تا چه مدت، چه کسی آن را می‌بیند و چگونه حذف می‌شود.',
  },
  lead: {
    en: 'This site stores as little about you as it can. Whatever it stores has an end, and nothing is passed on to others.',
    ar: 'يحتفظ هذا الموقع بأقل ما يمكن من البيانات عنك. ولكل ما يحتفظ به أجل ينتهي عنده، ولا يُسلَّم شيء منه إلى غيرنا.',
    fr: 'Ce site conserve le moins de données possible sur vous. Tout ce qu’il conserve a un terme, et rien n’est transmis à des tiers.',
    fa: 'این وب‌سایت کمترین دادهٔ ممکن را از شما نگه می‌دارد. هر آنچه نگه می‌دارد پایانی دارد و چیزی از آن به دیگران داده نمی‌شود.',
  },
  body: {
    en: `## When you read

We count how often a page is read and a file is downloaded, as sums by day. No reader is recognized: nothing is stored for this in your browser, we store no network addresses, and no service of another company is involved.

Two cookies remember what you choose yourself, for a year: the language and the light version. Text size, contrast and drafts of your forms stay in your own browser.

## When you send us something

- **Applications for posts and internships.** The staff in charge of recruitment see them. They are deleted with their files ${en.applications} months after receipt.
- **Proposals.** They stay sealed until the deadline of the tender; then the staff in charge of procurement see them. Files, names, addresses and amounts are deleted ${en.proposals} years after the deadline. The reference number, the times and the checksums remain, so that anyone can verify the procedure.
- **Questions on a tender.** Question and answer are published without your name. Your email address is deleted ${en.askers} months after the deadline.
- **Notifications by email.** Your address is stored until you end them by the link in every email; for the notifications of one tender, at most until ${en.followers} days after its deadline. An address that nobody confirmed is deleted after ${en.unconfirmed} days.

So that nobody sends too often, attempts are counted for an hour, and the amount of data for a day, under a code that is derived from your network address; the address itself is not stored. Backups contain what was deleted until they expire, after half a year at most.

## Your rights

You may ask us at any time what we store about you, and have it corrected or deleted. Write to us from the email address that you used; the address of the Secretariat is at the bottom of every page. We answer within thirty days. What is still sealed cannot be searched before it is opened: please give us its reference number.`,
    ar: `## عندما تقرأ

نحصي عدد مرات قراءة كل صفحة وتنزيل كل ملف، مجموعةً بحسب اليوم. ولا نتعرّف إلى أي قارئ: فلا يُخزَّن لهذا الغرض شيء في متصفحك، ولا نحتفظ بعناوين الشبكة، ولا نستخدم خدمة أي شركة أخرى.

وهناك ملفّا تعريف ارتباط يحفظان ما تختاره بنفسك مدة سنة: اللغة والنسخة الخفيفة. أما حجم النص والتباين ومسودات نماذجك فتبقى في متصفحك وحده.

## عندما ترسل إلينا شيئًا

- **طلبات الوظائف والتدريب الداخلي.** يطّلع عليها الموظفون المسؤولون عن التوظيف. وتُحذف مع ملفاتها بعد ${ar.applications} شهرًا من تسلّمها.
- **العروض.** تبقى مختومة حتى الموعد النهائي للمناقصة، ثم يطّلع عليها الموظفون المسؤولون عن المشتريات. وتُحذف الملفات والأسماء والعناوين والمبالغ بعد ${ar.proposals} سنوات من الموعد النهائي. ويبقى الرقم المرجعي والأوقات وبصمات التحقق كي يتمكن الجميع من التحقق من سلامة الإجراءات.
- **الأسئلة عن المناقصات.** يُنشر السؤال وجوابه من دون اسمك. ويُحذف بريدك الإلكتروني بعد ${ar.askers} شهرًا من الموعد النهائي.
- **الإشعارات بالبريد الإلكتروني.** يُحتفظ بعنوانك إلى أن توقفها من الرابط الوارد في كل رسالة؛ وفي إشعارات مناقصة بعينها مدة أقصاها ${ar.followers} يومًا بعد موعدها النهائي. أما العنوان الذي لم يؤكده أحد فيُحذف بعد ${ar.unconfirmed} أيام.

ولكي لا يُكثر أحد من الإرسال، تُحصى المحاولات مدة ساعة، وحجم ما يُرسل مدة يوم، برمز مشتق من عنوان شبكتك، ولا يُحتفظ بالعنوان نفسه. وتحتوي النسخ الاحتياطية على ما حُذف إلى أن ينتهي أجلها، وهو نصف سنة على الأكثر.

## حقوقك

يمكنك في أي وقت أن تسألنا عمّا نحتفظ به عنك، وأن تطلب تصحيحه أو حذفه. اكتب إلينا من عنوان البريد الإلكتروني الذي استخدمته؛ وعنوان الأمانة العامة في أسفل كل صفحة. ونجيب خلال ثلاثين يومًا. أما ما لا يزال مختومًا فلا يمكن البحث فيه قبل فتحه: نرجو أن تذكر لنا رقمه المرجعي.`,
    fr: `## Quand vous lisez

Nous comptons combien de fois une page est lue et un fichier téléchargé, en sommes par jour. Aucun lecteur n’est reconnu : rien n’est enregistré pour cela dans votre navigateur, nous ne conservons pas d’adresse réseau et ne recourons au service d’aucune autre entreprise.

Deux cookies retiennent pendant un an ce que vous choisissez vous-même : la langue et la version légère. La taille du texte, le contraste et les brouillons de vos formulaires restent dans votre navigateur.

## Quand vous nous envoyez quelque chose

- **Candidatures à un poste ou à un stage.** Le personnel chargé du recrutement les voit. Elles sont effacées avec leurs fichiers ${fr.applications} mois après leur réception.
- **Offres.** Elles restent scellées jusqu’à la date limite de l’appel d’offres ; le personnel chargé des achats les voit ensuite. Les fichiers, les noms, les adresses et les montants sont effacés ${fr.proposals} ans après la date limite. La référence, les heures et les empreintes demeurent, afin que chacun puisse vérifier la procédure.
- **Questions sur un appel d’offres.** La question et la réponse sont publiées sans votre nom. Votre adresse électronique est effacée ${fr.askers} mois après la date limite.
- **Avis par courriel.** Votre adresse est conservée jusqu’à ce que vous y mettiez fin par le lien que contient chaque courriel ; pour les avis d’un seul appel d’offres, ${fr.followers} jours au plus après sa date limite. Une adresse que personne n’a confirmée est effacée après ${fr.unconfirmed} jours.

Pour que personne n’envoie trop souvent, les tentatives sont comptées pendant une heure, et le volume envoyé pendant un jour, sous un code tiré de votre adresse réseau ; l’adresse elle-même n’est pas conservée. Les sauvegardes contiennent ce qui a été effacé jusqu’à leur propre expiration, au plus tard après six mois.

## Vos droits

Vous pouvez à tout moment nous demander ce que nous conservons à votre sujet, et le faire corriger ou effacer. Écrivez-nous depuis l’adresse électronique que vous avez employée ; l’adresse du Secrétariat figure au bas de chaque page. Nous répondons dans les trente jours. Ce qui est encore scellé ne peut pas être cherché avant l’ouverture : veuillez nous en donner la référence.`,
    fa: `## هنگامی که می‌خوانید

شمار دفعه‌های خواندن هر صفحه و دریافت هر فایل را به صورت جمع روزانه می‌شماریم. هیچ خواننده‌ای شناخته نمی‌شود: برای این کار چیزی در مرورگر شما ذخیره نمی‌شود، نشانی شبکهٔ شما را نگه نمی‌داریم و از خدمات هیچ شرکت دیگری استفاده نمی‌کنیم.

دو کوکی آنچه را خودتان برمی‌گزینید تا یک سال به یاد می‌سپارند: زبان و نسخهٔ سبک. اندازهٔ نوشته، تضاد و پیش‌نویس فرم‌هایتان تنها در مرورگر خودتان می‌ماند.

## هنگامی که چیزی برای ما می‌فرستید

- **درخواست‌های شغلی و کارآموزی.** کارکنان مسئول استخدام آنها را می‌بینند. ${fa.applications} ماه پس از دریافت، همراه با فایل‌هایشان حذف می‌شوند.
- **پیشنهادها.** تا پایان مهلت مناقصه مهروموم می‌مانند و سپس کارکنان مسئول تدارکات آنها را می‌بینند. فایل‌ها، نام‌ها، نشانی‌ها و مبلغ‌ها ${fa.proposals} سال پس از پایان مهلت حذف می‌شوند. شمارهٔ پیگیری، زمان‌ها و اثرانگشت فایل‌ها می‌ماند تا هر کس بتواند درستی روند را بررسی کند.
- **پرسش دربارهٔ مناقصه‌ها.** پرسش و پاسخ بدون نام شما منتشر می‌شود. ایمیل شما ${fa.askers} ماه پس از پایان مهلت حذف می‌شود.
- **آگاه‌سازی با ایمیل.** نشانی شما تا زمانی نگهداری می‌شود که با پیوند درون هر ایمیل به آن پایان دهید؛ و برای آگاه‌سازی از یک مناقصه، حداکثر تا ${fa.followers} روز پس از پایان مهلت آن. نشانی‌ای که کسی آن را تأیید نکند پس از ${fa.unconfirmed} روز حذف می‌شود.

برای آنکه کسی بیش از اندازه نفرستد، تلاش‌ها تا یک ساعت و حجم داده‌ها تا یک روز با رمزی برگرفته از نشانی شبکهٔ شما شمرده می‌شود و خود نشانی نگهداری نمی‌شود. نسخه‌های پشتیبان آنچه را حذف شده است تا پایان مدت خود، حداکثر نیم سال، در بر دارند.

## حقوق شما

هر زمان می‌توانید از ما بپرسید چه چیزی از شما نگه می‌داریم و بخواهید آن را اصلاح یا حذف کنیم. از همان ایمیلی که به کار برده‌اید برای ما بنویسید؛ نشانی دبیرخانه در پایین همهٔ صفحه‌هاست. تا سی روز پاسخ می‌دهیم. آنچه هنوز مهروموم است پیش از گشایش جست‌وجوشدنی نیست: لطفاً شمارهٔ پیگیری آن را بنویسید.`,
  },
  searchWords: {
    en: 'data protection, cookies, personal data, GDPR, login, unsubscribe',
    ar: 'حماية البيانات، بيانات شخصية، كوكيز، إلغاء الاشتراك',
    fr: 'confidentialité, vie privée, RGPD, données personnelles, désabonnement',
    fa: 'دادهٔ شخصی، حفاظت از داده، لغو اشتراک',
  },
  inFooter: true,
}
