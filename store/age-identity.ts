/** The secret half of an age key in a file, as `age-keygen` writes it, which puts lines of comment before it. */
export function ageIdentityIn(text: string): string | undefined {
  return /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0]
}
