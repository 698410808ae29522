const millisecondsPerDay = 24 * 60 * 60 * 1000

/** Days until a deadline, rounded up; 0 once it has passed (specification, section 9). */
export function daysRemaining(deadline: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - now.getTime()) / millisecondsPerDay))
}
