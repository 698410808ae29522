const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export interface CountdownPart {
  unit: 'day' | 'hour' | 'minute' | 'second'
  value: number
}

/** A length of time in days, hours, minutes and seconds; a second that has begun counts. Leading zeros are left out. */
export function countdownParts(milliseconds: number): CountdownPart[] {
  const whole = Math.ceil(milliseconds / second) * second
  const parts: CountdownPart[] = [
    { unit: 'day', value: Math.floor(whole / day) },
    { unit: 'hour', value: Math.floor((whole % day) / hour) },
    { unit: 'minute', value: Math.floor((whole % hour) / minute) },
    { unit: 'second', value: Math.floor((whole % minute) / second) },
  ]
  const first = parts.findIndex(({ value }) => value > 0)
  return first === -1 ? parts.slice(-1) : parts.slice(first)
}
