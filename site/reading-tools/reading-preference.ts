/** Where the browser's local storage holds how a visitor wants to read. */
export const readingPreferenceKey = 'iwen-reading'

/** What can be chosen; the first of each is usual and marks nothing. The page's root carries the rest. */
export const readingChoices = {
  textSize: ['normal', 'large', 'larger'],
  contrast: ['usual', 'more'],
  motion: ['usual', 'calm'],
} as const

type Choices = typeof readingChoices

export type ReadingPreference = { readonly [Name in keyof Choices]: Choices[Name][number] }

export const usualReading: ReadingPreference = { textSize: 'normal', contrast: 'usual', motion: 'usual' }

/** The preference as it is stored: `textSize:large motion:calm`, without what is usual. */
export function writeReading(preference: ReadingPreference): string {
  return Object.entries(preference)
    .filter(([, value]) => value !== 'normal' && value !== 'usual')
    .map(([name, value]) => `${name}:${value}`)
    .join(' ')
}

/** The marks of a preference as it is stored, each a name and a value. */
export function marksIn(stored: string): string[][] {
  return stored.split(' ').map((mark) => mark.split(':', 2))
}

/** The preference that the marks of an element say; what they don't say, or say wrongly, is usual. */
export function readingIn(marks: Readonly<Record<string, string | undefined>>): ReadingPreference {
  const { textSize, contrast, motion } = readingChoices
  return {
    textSize: textSize.find((choice) => choice === marks.textSize) ?? 'normal',
    contrast: contrast.find((choice) => choice === marks.contrast) ?? 'usual',
    motion: motion.find((choice) => choice === marks.motion) ?? 'usual',
  }
}

/**
 * Marks the page's root before anything is painted. The page is the same for every visitor, so that it can be cached.
 */
export function markReading(): void {
  try {
    for (const [name = '', value] of marksIn(localStorage.getItem(readingPreferenceKey) ?? ''))
      if (Object.hasOwn(readingChoices, name) && value) document.documentElement.dataset[name] = value
  } catch {
    // Storage is switched off in this browser: it reads the usual way.
  }
}
