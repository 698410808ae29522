import { useLocation } from 'react-router'
import { pathWithoutLanguage } from '../../../languages/address.ts'
import { useIsLight } from '../../light-version/light-parts.ts'
import { contourSize } from './contour-size.ts'
import './contour-art.css'

interface ContourArtProps {
  /** Same name, same drawing; the page's path without its language when left out. */
  artKey?: string | undefined
  topic?: string | null | undefined
}

/** Depth lines and lattice as the ground of a page's first, deep band. The box around it must be positioned and cut what overflows. */
export function ContourArt({ artKey, topic = null }: ContourArtProps) {
  const path = pathWithoutLanguage(useLocation().pathname)
  if (useIsLight()) return null
  return (
    <img
      className="contour-art"
      src={contourAddress(artKey ?? path, topic)}
      width={contourSize.width}
      height={contourSize.height}
      alt=""
      decoding="async"
      fetchPriority="high"
    />
  )
}

/** Address of the drawing behind a page's title; the server draws it. The page's path serves as its name. */
export function contourAddress(path: string, topic: string | null): string {
  const key = path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 120)
    .replace(/-+$/, '')
  return `/covers/contours/${topic ?? 'network'}/${key || 'home'}.svg`
}
