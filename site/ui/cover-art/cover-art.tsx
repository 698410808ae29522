import { useIsLight } from '../../light-version/light-parts.ts'
import { coverAddress } from './cover-address.ts'

interface CoverArtProps {
  /** Same key, same drawing. */
  coverKey: string
  topic: string | null
}

/** The drawing that stands for an item without a picture. It says nothing that the text beside it does not. */
export function CoverArt({ coverKey, topic }: CoverArtProps) {
  if (useIsLight()) return null
  return (
    <img
      src={coverAddress(coverKey, topic)}
      width={640}
      height={400}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
