/** `/{abbreviation}Team` is written in any letter case (specification, section 2.1), and its page sees to it. */
const team = /^[^/]+team$/i

/**
 * The one spelling of an address's path: decoded where nothing needs a code, one slash between parts and none at the end,
 * in small letters. Every other spelling would be a page of its own to every cache.
 * @param pathname as `URL` gives it
 * @returns nothing for a path that can't be decoded
 */
export function oneSpelling(pathname: string, { keepsCase = false } = {}): string | undefined {
  const decoded = decode(pathname)
  if (decoded === undefined) return undefined
  const parts = decoded.split(/[/\\]/).filter((part) => part !== '' && part !== '.' && part !== '..')
  const [last = ''] = parts.slice(-1)
  const isTeam = parts.length <= 2 && team.test(last)
  const spelt = parts.map((part, index) => {
    const keeps = keepsCase || (isTeam && index === parts.length - 1)
    return encodeURIComponent(keeps ? part : part.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
  })
  return `/${spelt.join('/')}`
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
