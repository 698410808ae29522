import type { Picture, PictureFile } from '../../../store/read/picture.ts'
import { useLightParts } from '../../light-version/light-parts.ts'
import { coverAddress } from '../cover-art/cover-address.ts'
import { sizesForDenseScreens } from './sizes-for-dense-screens.ts'
import { usePictureFailure } from './use-picture-failure.ts'

export interface PictureViewProps {
  picture: Picture
  /** The `sizes` attribute: how wide the picture is shown, whatever the screen's density. */
  sizes: string
  /** The first thing visitors see is loaded at once, everything else when it comes near. */
  eager?: boolean
  /** The text beside the picture says the same: it is left out for those who listen. */
  decorative?: boolean
  /** Address of what takes its place, once, when it can't be loaded; a drawn cover when left out. */
  fallback?: string | undefined
}

/**
 * A picture of the library in the size and format that suit the visitor's screen. In the light version it comes on
 * request, and not at all where it only adorns.
 */
export function PictureView(props: PictureViewProps) {
  const light = useLightParts()
  if (!light) return <LoadedPicture {...props} />
  return props.decorative ? null : <light.PictureOnRequest picture={props.picture} />
}

function LoadedPicture({ picture, sizes, eager = false, decorative = false, fallback }: PictureViewProps) {
  const { hasFailed, watch } = usePictureFailure()
  const { original, alternativeText, focalPoint } = picture
  // For the few browsers without AVIF, whatever the width.
  const shown = picture.sizes.webp[1] ?? picture.sizes.webp[0] ?? original
  const denseSizes = sizesForDenseScreens(sizes)
  const alternative = decorative ? '' : (alternativeText?.text ?? '')
  const common = {
    width: original.width,
    height: original.height,
    ...(!decorative && alternativeText && { lang: alternativeText.language }),
  }
  if (hasFailed) {
    return (
      <img {...common} alt={alternative} src={fallback ?? coverAddress(coverKeyOf(original.address), null)} />
    )
  }
  return (
    <picture>
      {picture.sizes.avif.length > 0 && (
        <source type="image/avif" srcSet={sourceSet(picture.sizes.avif)} sizes={denseSizes} />
      )}
      <img
        {...watch}
        {...common}
        alt={alternative}
        src={shown.address}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        style={isCentred(focalPoint) ? undefined : { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
      />
    </picture>
  )
}

/** As styles leave it. */
const isCentred = ({ x, y }: Picture['focalPoint']) => x === 50 && y === 50

/** The `srcset` attribute for files of one picture. */
export function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ address, width }) => `${address} ${width}w`).join(', ')
}

/** A cover's key made of a file's address: the same file, the same cover. */
function coverKeyOf(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1).toLowerCase()
  return name.replace(/[^a-z0-9]+/g, '-').slice(0, 120) || 'picture'
}
