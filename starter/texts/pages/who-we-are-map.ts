import type { StarterPage } from '../../starter-types.ts'

export const whoWeAreMapPage: StarterPage = {
  slug: 'who-we-are-map',
  title: {
    en: 'Who we are, on a map',
    ar: 'من نحن على الخريطة',
    fr: 'Qui sommes-nous, sur une carte',
    fa: 'ما کیستیم، روی نقشه',
  },
  description: {
    en: 'Members and partners of the Network on one map, with the shortest way to the pages about us.',
    ar: 'أعضاء الشبكة وشركاؤها على خريطة واحدة، مع أقصر طريق إلى الصفحات التي تعرّف بنا.',
    fr: 'Les membres et les partenaires du Réseau sur une carte, et le plus court chemin vers les pages qui nous présentent.',
    fa: 'اعضا و شرکای شبکه روی یک نقشه، با کوتاه‌ترین راه به صفحه‌هایی که ما را معرفی می‌کند.',
  },
  lead: {
    en: 'Twenty-two members and twenty partners, from Chile to Japan. Choose a country to see its institution, switch between the two groups, or read the same as a list.',
    ar: 'اثنتان وعشرون دولة عضوًا وعشرون دولة شريكة، من تشيلي إلى اليابان. اختر دولة لترى مؤسستها، أو انتقل بين المجموعتين، أو اقرأ المعلومات نفسها في قائمة.',
    fr: 'Vingt-deux membres et vingt partenaires, du Chili au Japon. Choisissez un pays pour voir son institution, passez d’un groupe à l’autre, ou lisez la même chose en liste.',
    fa: 'بیست‌ودو عضو و بیست شریک، از شیلی تا ژاپن. کشوری را برگزینید تا نهاد آن را ببینید، میان دو گروه جابه‌جا شوید یا همین اطلاعات را در قالب فهرست بخوانید.',
  },
  body: {
    en: `This page is the short way in for readers on a telephone. From here you can go on to the full account of the Network, to the member states, to the team in Amman, to the partners and to the water vision.

The list loads faster than the map and says the same. Countries are placed so that their names can be read; positions are not exact, and nothing here expresses a view on borders.`,
    ar: `هذه الصفحة مدخل مختصر لمن يقرأ على الهاتف. ومنها يمكنك الانتقال إلى التعريف الكامل بالشبكة، وإلى الدول الأعضاء، وفريق العمل في عمّان، والشركاء، والرؤية المائية.

والقائمة أسرع تحميلًا من الخريطة وفيها المعلومات نفسها. وقد وُضعت الدول بحيث تُقرأ أسماؤها، فالمواقع ليست دقيقة، ولا يعبّر شيء هنا عن رأي في الحدود.`,
    fr: `Cette page est l’entrée courte pour qui lit sur un téléphone. De là, vous pouvez aller à la présentation complète du Réseau, aux États membres, à l’équipe d’Amman, aux partenaires et à la vision de l’eau.

La liste se charge plus vite que la carte et dit la même chose. Les pays sont placés de façon que leurs noms se lisent ; les positions ne sont pas exactes et rien ici n’exprime d’opinion sur les frontières.`,
    fa: `این صفحه راه کوتاه ورود برای کسانی است که با تلفن همراه می‌خوانند. از اینجا می‌توانید به معرفی کامل شبکه، کشورهای عضو، تیم امان، شرکا و چشم‌انداز آب بروید.

فهرست زودتر از نقشه بارگذاری می‌شود و همان را می‌گوید. جای کشورها چنان است که نامشان خوانده شود؛ موقعیت‌ها دقیق نیست و هیچ چیز در اینجا بیانگر دیدگاهی دربارهٔ مرزها نیست.`,
  },
}
