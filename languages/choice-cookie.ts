const oneYearInSeconds = 365 * 24 * 60 * 60

/**
 * The cookie of a visitor's own choice of one of a few values, stored for a year, as a `Set-Cookie` header or
 * `document.cookie` takes it. It says nothing of who the visitor is.
 */
export function choiceCookie(name: string, choice: string): string {
  return `${name}=${choice}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`
}

/**
 * The choice that a `Cookie` header or `document.cookie` has under a name.
 * @returns nothing where there is none, or where it is not one of the values
 */
export function storedChoice<Choice extends string>(
  cookies: string,
  name: string,
  isChoice: (value: unknown) => value is Choice,
): Choice | undefined {
  const [, value] = new RegExp(`(?:^|; ?)${name}=([^;]*)`).exec(cookies) ?? []
  return isChoice(value) ? value : undefined
}
