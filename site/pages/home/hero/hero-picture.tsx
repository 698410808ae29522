import type { Picture } from '../../../../store/read/picture.ts'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { defaultHeroImage, heroPictureSizes } from './preload-hero-picture.ts'

interface HeroPictureProps {
  /** Nothing: the default hero image. */
  picture: Picture | null
  isFirst: boolean
}

/** The picture behind a slide's words. */
export function HeroPicture({ picture, isFirst }: HeroPictureProps) {
  if (picture) return <PictureView picture={picture} eager={isFirst} decorative sizes={heroPictureSizes} />
  return (
    <img src={defaultHeroImage} width={1600} height={1000} alt="" fetchPriority={isFirst ? 'high' : 'auto'} />
  )
}
