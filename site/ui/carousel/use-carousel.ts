import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEventHandler,
  type PointerEventHandler,
  useSyncExternalStore,
} from 'react'
import { useMotionUnwelcome } from '../../reading-tools/use-motion-unwelcome.ts'

/** The way a carousel moved last: along the line of reading or against it. */
export type CarouselDirection = 'next' | 'previous'

interface CarouselOptions {
  count: number
  /** Milliseconds that a slide stands before the next one comes by itself. */
  interval: number
  /** Names the slides: when it changes they were replaced, and the first one is shown. */
  slidesKey: string
}

export interface Carousel {
  index: number
  /** Nothing before the first move. */
  direction: CarouselDirection | null
  /** Whether the visitor lets it move by itself, which is what the button for it says. */
  isPlaying: boolean
  /** Whether it moves by itself at this moment: not while it is pointed at or holds the keyboard's focus. */
  isRunning: boolean
  /** The slide that comes in a second, so that its picture can be fetched. */
  comingIndex: number | null
  show: (index: number) => void
  next: () => void
  previous: () => void
  togglePlaying: () => void
  /** For the element that holds the slides and their controls. */
  holdProps: {
    onPointerEnter: PointerEventHandler
    onPointerLeave: PointerEventHandler
    onFocus: FocusEventHandler
    onBlur: FocusEventHandler
  }
}

/** Milliseconds before a change in which the next picture is fetched. */
const announcedBefore = 1000

interface Position {
  slidesKey: string
  index: number
  direction: CarouselDirection | null
  /** Grows with every move, so that each starts the wait again. */
  moves: number
}

const start = (slidesKey: string): Position => ({ slidesKey, index: 0, direction: null, moves: 0 })

/**
 * Slides that change by themselves (specification, sections 4 and 9). They stand still while pointed at, while the
 * keyboard's focus is inside, in a hidden tab, when paused, and where motion is unwelcome until the visitor starts
 * them. Who starts them by hand sees them move although the pointer rests on the button.
 */
export function useCarousel({ count, interval, slidesKey }: CarouselOptions): Carousel {
  const [lastPosition, setPosition] = useState(() => start(slidesKey))
  const [wish, setWish] = useState<'playing' | 'paused' | null>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [announcedMove, setAnnouncedMove] = useState<number | null>(null)
  const isMotionUnwelcome = useMotionUnwelcome()
  const isHiddenTab = useIsHiddenTab()

  const position = lastPosition.slidesKey === slidesKey ? lastPosition : start(slidesKey)
  if (position !== lastPosition) setPosition(position)
  const { index, direction, moves } = position

  const isPlaying = wish === null ? !isMotionUnwelcome : wish === 'playing'
  const isHeld = wish !== 'playing' && (isPointedAt || isFocused)
  const isRunning = count > 1 && isPlaying && !isHeld && !isHiddenTab

  const move = (way: CarouselDirection, to: (index: number) => number) => {
    setPosition((before) => ({
      ...before,
      index: (to(before.index) + count) % count,
      direction: way,
      moves: before.moves + 1,
    }))
  }

  const advance = useEffectEvent(() => move('next', (before) => before + 1))
  // Every move, and new slides, make a new position: the wait begins again.
  useEffect(() => {
    if (!isRunning) return
    const announcement = setTimeout(() => setAnnouncedMove(position.moves), interval - announcedBefore)
    const change = setTimeout(() => advance(), interval)
    return () => {
      clearTimeout(announcement)
      clearTimeout(change)
    }
  }, [isRunning, position, interval])

  return {
    index,
    direction,
    isPlaying,
    isRunning,
    comingIndex: isRunning && announcedMove === moves ? (index + 1) % count : null,
    show: (to) => move(to < index ? 'previous' : 'next', () => to),
    next: () => move('next', (before) => before + 1),
    previous: () => move('previous', (before) => before - 1),
    togglePlaying: () => setWish(isPlaying ? 'paused' : 'playing'),
    holdProps: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A click leaves the focus on a button as well; only who walks with the keyboard is reading there.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false)
      },
    },
  }
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the visitor looks at another tab. */
function useIsHiddenTab(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
}
