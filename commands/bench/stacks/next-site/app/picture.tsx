import Image, { type StaticImageData } from 'next/image'
import { pictures } from './pictures.ts'

interface PictureProps {
  file: string
  alternativeText: string
  isFirst: boolean
}

export function Picture({ file, alternativeText, isFirst }: PictureProps) {
  const size: StaticImageData | undefined = pictures[file]
  if (!size) return null
  const isFlag = size.width < 200
  return (
    <Image
      src={size}
      alt={alternativeText}
      // A flag is shown small; next/image chooses its size by its width alone.
      {...(isFlag ? { width: 32, height: Math.round((32 * size.height) / size.width) } : { sizes })}
      preload={isFirst}
    />
  )
}

const sizes = '(min-width: 60rem) 24rem, 100vw'
