import type { Picture, PictureFile } from '../../../content/read/picture.ts'

function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ address, width }) => `${address} ${width}w`).join(', ')
}

interface PictureViewProps {
  picture: Picture
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** The first thing visitors see is loaded at once, everything else when it comes near. */
  eager?: boolean
  /** The text beside the picture says the same: it is left out for those who listen. */
  decorative?: boolean
}

/** A picture of the library in the size and format that suit the visitor's screen. */
export function PictureView({ picture, sizes, eager = false, decorative = false }: PictureViewProps) {
  const { original, alternativeText, focalPoint } = picture
  const alternative = decorative ? '' : (alternativeText?.text ?? '')
  const fallback = picture.sizes.webp[1] ?? picture.sizes.webp[0] ?? original
  return (
    <picture>
      {picture.sizes.avif.length > 0 && (
        <source type="image/avif" srcSet={sourceSet(picture.sizes.avif)} sizes={sizes} />
      )}
      {picture.sizes.webp.length > 0 && (
        <source type="image/webp" srcSet={sourceSet(picture.sizes.webp)} sizes={sizes} />
      )}
      <img
        src={fallback.address}
        width={original.width}
        height={original.height}
        alt={alternative}
        {...(!decorative && alternativeText && { lang: alternativeText.language })}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
      />
    </picture>
  )
}
