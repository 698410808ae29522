'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

const seconds = 7

/** Slides that scroll beside each other, also by hand and without scripts; scripts turn them and add buttons. */
export function Carousel({ children }: { children: ReactNode[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const count = children.length

  useEffect(() => {
    if (!isPlaying || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => setShown((before) => (before + 1) % count), seconds * 1000)
    return () => clearInterval(timer)
  }, [isPlaying, count])

  useEffect(() => {
    const element = list.current
    element?.scrollTo({ left: shown * element.clientWidth, behavior: 'smooth' })
  }, [shown])

  return (
    <div className="carousel">
      <ul ref={list} className="slides">
        {children}
      </ul>
      <div className="carousel-controls">
        <button type="button" onClick={() => setIsPlaying(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button type="button" onClick={() => setShown((shown + count - 1) % count)}>
          Previous
        </button>
        <button type="button" onClick={() => setShown((shown + 1) % count)}>
          Next
        </button>
      </div>
    </div>
  )
}
