import { useMediaQuery } from '../carousel/use-media-query.ts'
import { useReading } from './use-reading.ts'

/** Whether nothing may move by itself: the visitor said so here, or to the whole device. */
export function useMotionUnwelcome(): boolean {
  const isUnwelcomeOnDevice = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { motion } = useReading()
  return isUnwelcomeOnDevice || motion === 'calm'
}
