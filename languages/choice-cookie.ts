const oneYearInSeconds = 365 * 24 * 60 * 60

/** A visitor's own choice of one of a few values, stored for a year. It says nothing of who the visitor is. */
export interface ChoiceCookie<Choice extends string> {
  /** The cookie that stores a choice, as a `Set-Cookie` header or `document.cookie` takes it. */
  of: (choice: Choice) => string
  /** The stored choice in a `Cookie` header or in `document.cookie`; nothing when there is none. */
  in: (cookies: string) => Choice | undefined
}

/** The cookie of a choice by its name; what was stored is taken only when it is one of the values. */
export function choiceCookie<Choice extends string>(
  name: string,
  isChoice: (value: unknown) => value is Choice,
): ChoiceCookie<Choice> {
  return {
    of: (choice) => `${name}=${choice}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`,
    in(cookies) {
      for (const cookie of cookies.split(';')) {
        const [key, value] = cookie.trim().split('=', 2)
        if (key === name && isChoice(value)) return value
      }
      return undefined
    },
  }
}
