import { useEffect, useRef, useState } from 'react'
import { useIsLight } from '../../../light-version/light-parts.ts'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { placeholder } from './normalize-home-item.ts'
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
  return (
    <div className="news-picture" ref={holder} onErrorCapture={() => setBroken(true)}>
      {isBroken ? (
        <PictureAt key="fallback" address={placeholder.jpeg} />
      ) : picture ? (
        <PictureView picture={picture} decorative sizes={sizes} />
      ) : image === placeholder.jpeg ? (
        <picture>
          <source type="image/avif" srcSet={placeholder.avif} />
          <PictureAt address={image} />
        </picture>
      ) : (
        <PictureAt address={image} />
      )}
    </div>
  )
}

function PictureAt({ address }: { address: string }) {
  return <img src={address} width={1280} height={800} alt="" loading="lazy" decoding="async" />
}
