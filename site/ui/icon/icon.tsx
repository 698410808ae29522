import retry from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?raw'
import boxArrowUpRight from 'bootstrap-icons/icons/box-arrow-up-right.svg?raw'
import success from 'bootstrap-icons/icons/check-circle.svg?raw'
import calendarPlus from 'bootstrap-icons/icons/calendar-plus.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw'
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?raw'
import copy from 'bootstrap-icons/icons/copy.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-circle.svg?raw'
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import pin from 'bootstrap-icons/icons/geo-alt.svg?raw'
import information from 'bootstrap-icons/icons/info-circle.svg?raw'
import linkedin from 'bootstrap-icons/icons/linkedin.svg?raw'
import list from 'bootstrap-icons/icons/list.svg?raw'
import image from 'bootstrap-icons/icons/image.svg?raw'
import pause from 'bootstrap-icons/icons/pause-fill.svg?raw'
import play from 'bootstrap-icons/icons/play-fill.svg?raw'
import printer from 'bootstrap-icons/icons/printer.svg?raw'
import rss from 'bootstrap-icons/icons/rss.svg?raw'
import search from 'bootstrap-icons/icons/search.svg?raw'
import share from 'bootstrap-icons/icons/share.svg?raw'
import telephone from 'bootstrap-icons/icons/telephone.svg?raw'
import translate from 'bootstrap-icons/icons/translate.svg?raw'
import x from 'bootstrap-icons/icons/twitter-x.svg?raw'
import upload from 'bootstrap-icons/icons/upload.svg?raw'
import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import facebook from './facebook.svg?raw'
import instagram from './instagram.svg?raw'
import youtube from './youtube.svg?raw'
import './icon.css'

/**
 * Drawings of Bootstrap Icons (MIT), written into the page: no request of their own, and the text's colour. Three are
 * drawn here with arcs, since theirs take more letters than all others of the footer together.
 */
export const drawings = {
  'arrow-forward': arrowRight,
  'calendar-plus': calendarPlus,
  check,
  'chevron-down': chevronDown,
  'chevron-forward': chevronRight,
  close,
  copy,
  document: fileText,
  download,
  envelope,
  exclamation,
  'external-link': boxArrowUpRight,
  facebook,
  information,
  instagram,
  linkedin,
  menu: list,
  pause,
  picture: image,
  pin,
  play,
  printer,
  retry,
  rss,
  search,
  share,
  success,
  telephone,
  translate,
  upload,
  warning,
  x,
  youtube,
} as const

export type IconName = keyof typeof drawings

/** These point along the line of reading, so they turn round where it runs from right to left. */
const directed: ReadonlySet<IconName> = new Set(['arrow-forward', 'chevron-forward', 'external-link'])

interface IconProps {
  name: IconName
  /** Points against the line of reading: back, previous. */
  backward?: boolean
}

/** A small drawing beside words, or inside a control that has its name. It says nothing by itself. */
export function Icon({ name, backward = false }: IconProps) {
  const className = `icon${directed.has(name) ? ' icon-directed' : ''}${backward ? ' icon-backward' : ''}`
  return (
    <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawings[name] }} />
  )
}
