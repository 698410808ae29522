import type { Language } from '../../../languages/languages.ts'
import { useLanguage } from '../../language/use-language.ts'

interface ShowcaseWords {
  title: string
  lead: string
  description: string
  foundations: string
  components: string
  colour: string
  colourText: string
  light: string
  dark: string
  type: string
  typeText: string
  space: string
  spaceText: string
  motion: string
  motionText: string
  play: string
}

/** Words of the page itself; they load with it only. */
const all: Readonly<Record<Language, ShowcaseWords>> = {
  en: {
    title: 'Design system',
    lead: 'Flow and measure: what every page of this site is made of, in four languages, two directions and two colour schemes.',
    description: 'Colours, type, space and components of this site.',
    foundations: 'Foundations',
    components: 'Components',
    colour: 'Colour',
    colourText:
      'Deep sea carries the site, the sun marks one thing at a time. The figures give each pair’s contrast; 4.5 is the least that text may have.',
    light: 'Light scheme',
    dark: 'Dark scheme',
    type: 'Type',
    typeText:
      'One voice in three scripts: Readex Pro for Latin and Arabic, Vazirmatn for Persian. Sizes grow with the window.',
    space: 'Space and shape',
    spaceText: 'Seven steps of space, two radii, three depths of shadow.',
    motion: 'Motion',
    motionText: 'Three durations. Where motion is unwanted, nothing moves.',
    play: 'Play',
  },
  ar: {
    title: 'نظام التصميم',
    lead: 'التدفق والقياس: مما تتكوّن كل صفحة من صفحات هذا الموقع، بأربع لغات واتجاهين ونمطين للألوان.',
    description: 'ألوان هذا الموقع وخطوطه ومسافاته ومكوناته.',
    foundations: 'الأسس',
    components: 'المكونات',
    colour: 'الألوان',
    colourText:
      'يقوم الموقع على أزرق البحر العميق، ولا تُبرز الشمس إلا شيئًا واحدًا في كل مرة. وتبيّن الأرقام تباين كل لونين؛ وأقل ما يُقبل للنصوص 4.5.',
    light: 'النمط الفاتح',
    dark: 'النمط الداكن',
    type: 'الخطوط',
    typeText:
      'صوت واحد بثلاثة خطوط: Readex Pro للعربية واللاتينية، وVazirmatn للفارسية. وتكبر المقاسات مع اتساع النافذة.',
    space: 'المسافات والأشكال',
    spaceText: 'سبع درجات للمسافات، ونصفا قطر للزوايا، وثلاث درجات للظل.',
    motion: 'الحركة',
    motionText: 'ثلاث مدد. وحيث لا تُراد الحركة لا يتحرك شيء.',
    play: 'تشغيل',
  },
  fr: {
    title: 'Système de design',
    lead: 'Le flux et la mesure : ce dont chaque page de ce site est faite, en quatre langues, deux sens de lecture et deux palettes.',
    description: 'Couleurs, caractères, espaces et composants de ce site.',
    foundations: 'Fondations',
    components: 'Composants',
    colour: 'Couleur',
    colourText:
      'Le bleu profond porte le site, le soleil ne marque qu’une chose à la fois. Les chiffres donnent le contraste de chaque paire ; un texte en demande au moins 4,5.',
    light: 'Palette claire',
    dark: 'Palette sombre',
    type: 'Caractères',
    typeText:
      'Une seule voix dans trois écritures : Readex Pro pour le latin et l’arabe, Vazirmatn pour le persan. Les corps grandissent avec la fenêtre.',
    space: 'Espaces et formes',
    spaceText: 'Sept pas d’espace, deux rayons, trois profondeurs d’ombre.',
    motion: 'Mouvement',
    motionText: 'Trois durées. Là où le mouvement n’est pas souhaité, rien ne bouge.',
    play: 'Lancer',
  },
  fa: {
    title: 'سامانهٔ طراحی',
    lead: 'جریان و سنجش: آنچه هر صفحهٔ این سایت از آن ساخته شده است، به چهار زبان، در دو جهت و با دو طرح رنگ.',
    description: 'رنگ‌ها، قلم‌ها، فاصله‌ها و اجزای این سایت.',
    foundations: 'پایه‌ها',
    components: 'اجزا',
    colour: 'رنگ',
    colourText:
      'آبی ژرف بستر سایت است و خورشید هر بار تنها یک چیز را نشان می‌کند. عددها تباین هر جفت رنگ را می‌گویند؛ کمترین اندازه برای متن ۴٫۵ است.',
    light: 'طرح روشن',
    dark: 'طرح تیره',
    type: 'قلم',
    typeText:
      'یک صدا در سه خط: Readex Pro برای لاتین و عربی، و وزیرمتن برای فارسی. اندازه‌ها با پنجره بزرگ می‌شوند.',
    space: 'فاصله و شکل',
    spaceText: 'هفت گام فاصله، دو شعاع گوشه و سه ژرفای سایه.',
    motion: 'حرکت',
    motionText: 'سه مدت زمان. آنجا که حرکت خواسته نیست، چیزی نمی‌جنبد.',
    play: 'اجرا',
  },
}

export function useShowcaseWords(): ShowcaseWords {
  return all[useLanguage()]
}
