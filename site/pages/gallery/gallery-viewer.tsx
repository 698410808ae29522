import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react'
import { useNavigate } from 'react-router'
import type { GalleryImage } from '../../../content/culture-gallery-images/kind.ts'
import { addressIn } from '../../../languages/address.ts'
import { formatNumber } from '../../../languages/format.ts'
import { languages } from '../../../languages/languages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { PictureView } from '../../ui/picture/picture.tsx'
import { PictureCredit } from '../../ui/picture/picture-credit.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { useScripts } from '../../ui/use-scripts.ts'
import './gallery-viewer.css'

export interface GalleryPlace {
  /** Paths of the neighbours; nothing at either end. */
  previous: string | null
  next: string | null
  /** From 1. */
  position: number
  count: number
}

interface GalleryViewerProps {
  item: GalleryImage
  place: GalleryPlace
}

/** Pixels that a finger must move along the line of reading to turn to another picture. */
const swipeLength = 48

/** One picture of the gallery, large. Links lead to its neighbours; so do the arrow keys and a finger. */
export function GalleryViewer({ item, place }: GalleryViewerProps) {
  const { details } = useMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const hasScripts = useScripts()
  const viewer = useRef<HTMLElement>(null)
  const touchedAt = useRef<number>(undefined)
  const { previous, next } = place
  const isForward = languages[language].direction === 'ltr'

  // An effect's listener would answer for the picture before until React has run it again.
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const focused = document.activeElement
    // The page, or the part of it in which one arrives, holds the focus while nothing in it does.
    const isHere = !focused || focused.contains(viewer.current) || viewer.current?.contains(focused)
    const to = (event.key === 'ArrowRight') === isForward ? next : previous
    if (isHere && to) void navigate(addressIn(language, to))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => turn(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const lift = (event: PointerEvent) => {
    const start = touchedAt.current
    touchedAt.current = undefined
    if (start === undefined || Math.abs(event.clientX - start) < swipeLength) return
    // The picture follows the finger: drawn against the line of reading, the next one comes.
    const to = event.clientX < start === isForward ? next : previous
    if (to) void navigate(addressIn(language, to))
  }

  return (
    <figure ref={viewer} className="gallery-viewer">
      <div
        className="gallery-viewer-picture"
        onPointerDown={(event) => {
          touchedAt.current = event.pointerType === 'mouse' ? undefined : event.clientX
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          touchedAt.current = undefined
        }}
      >
        {item.image && (
          <PictureView key={item.id} picture={item.image} eager sizes="(min-width: 1280px) 76rem, 100vw" />
        )}
      </div>
      <nav className="gallery-viewer-bar on-deep" aria-label={details.picturesAll}>
        <Neighbour to={previous} label={details.picturePrevious} isBackward />
        <p aria-live="polite">
          {details.picturePosition(
            formatNumber(place.position, language),
            formatNumber(place.count, language),
          )}
        </p>
        <Neighbour to={next} label={details.pictureNext} />
      </nav>
      <figcaption>
        {item.description && (
          <p>
            <Localized value={item.description} />
          </p>
        )}
        {item.image?.credit && (
          <p className="gallery-viewer-quiet">
            <PictureCredit credit={item.image.credit} />
          </p>
        )}
        <p className="gallery-viewer-quiet gallery-viewer-keys" data-ready={hasScripts || undefined}>
          {details.pictureKeys}
        </p>
      </figcaption>
    </figure>
  )
}

interface NeighbourProps {
  to: string | null
  label: string
  isBackward?: boolean
}

/** At an end of the gallery its place stays empty, so that the other one does not move under the finger. */
function Neighbour({ to, label, isBackward = false }: NeighbourProps) {
  if (to === null) return <span className="gallery-viewer-turn" />
  return (
    <SiteLink to={to} className="gallery-viewer-turn" rel={isBackward ? 'prev' : 'next'}>
      {isBackward && <Icon name="arrow-forward" backward />}
      <span>{label}</span>
      {!isBackward && <Icon name="arrow-forward" />}
    </SiteLink>
  )
}
