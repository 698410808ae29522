import type { Canvas } from './canvas.ts'
import { samplePoints, type Point } from './curve.ts'

/** Heights of a calm line: a few long waves, -1 to 1. */
export function makeProfile(canvas: Canvas, waves: number): (x: number) => number {
  const parts = Array.from({ length: 4 }, (_, index) => ({
    frequency: ((waves * (1 + index * 0.85)) / 1600) * Math.PI * 2,
    phase: canvas.random.between(0, Math.PI * 2),
    strength: 1 / (1 + index * 1.1),
  }))
  const whole = parts.reduce((sum, part) => sum + part.strength, 0)
  return (x) =>
    parts.reduce((sum, part) => sum + part.strength * Math.sin(x * part.frequency + part.phase), 0) / whole
}

/** Points of a profile across the canvas. */
export function acrossCanvas(canvas: Canvas, count: number, heightAt: (x: number) => number): Point[] {
  return samplePoints(-20, canvas.width + 20, count, heightAt)
}
