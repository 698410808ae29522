import { useEffect, useRef, useState } from 'react'
import { useIsLight } from '../../../light-version/light-parts.ts'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { placeholderImage } from './normalize-home-item.ts'
import type { NewsCard } from './read-latest.ts'

interface NewsPictureProps {
  card: Pick<NewsCard, 'picture' | 'image'>
  sizes: string
}

/** An item's picture; one fallback image takes its place when it can't be loaded (specification, section 2.4). */
export function NewsPicture({ card: { picture, image }, sizes }: NewsPictureProps) {
  const isLight = useIsLight()
  const holder = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)
  // It may have failed before scripts could listen.
  useEffect(() => {
    const shown = holder.current?.querySelector('img')
    if (shown?.complete && shown.naturalWidth === 0) setBroken(true)
  }, [])
  if (isLight) return null
  const fallback = (
    <img
      key={isBroken ? 'fallback' : 'own'}
      src={isBroken ? placeholderImage : image}
      width={1280}
      height={800}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
  return (
    <div className="news-picture" ref={holder} onErrorCapture={() => setBroken(true)}>
      {picture && !isBroken ? (
        <PictureView picture={picture} decorative sizes={sizes} />
      ) : image === placeholderImage && !isBroken ? (
        <picture>
          <source type="image/avif" srcSet={placeholderImage.replace('.jpg', '.avif')} />
          {fallback}
        </picture>
      ) : (
        fallback
      )}
    </div>
  )
}
