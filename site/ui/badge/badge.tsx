import type { ReactNode } from 'react'
import './badge.css'

export type BadgeTone = 'neutral' | 'information' | 'success' | 'warning' | 'danger' | 'news' | 'event'

interface BadgeProps {
  tone?: BadgeTone
  children: ReactNode
}

/** One word about a thing: its state or its kind. The word says it; the colour only helps. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>
}
