import { shortestPassword } from '../../languages/back-office/account-rules.ts'

/** Whose password it is: what others know of them makes it easy to guess. */
export interface PasswordOwner {
  name: string
  email: string
}

export type PasswordFault = 'passwordTooShort' | 'passwordTooCommon' | 'passwordOwnName'

/** Powers of ten of the tries that a password must withstand; zxcvbn calls that safely hard to guess over the network. */
const fewestTries = 8

/** Only the first characters are judged: longer ones take long and are no easier to guess. */
const mostJudged = 64

const shortestWord = 3

/**
 * What is wrong with a password: it must be long, hard to guess by zxcvbn's measure (common passwords, patterns of the
 * keyboard, repetitions, dates), and more than the owner's or the site's name.
 * @param siteWords names by which the site is known
 */
export async function judgePassword(
  password: string,
  owner: PasswordOwner,
  siteWords: readonly string[] = [],
): Promise<PasswordFault | undefined> {
  if ([...password].length < shortestPassword) return 'passwordTooShort'
  const judged = password.normalize('NFKC').slice(0, mostJudged)
  const triesOf = await guesser()
  const own = wordsOf([owner.name, owner.email, ...siteWords])
  if (triesOf(judged, []) < fewestTries) return 'passwordTooCommon'
  if (triesOf(judged, own) < fewestTries) return 'passwordOwnName'
  const rest = withoutWords(judged, own)
  return rest !== judged.toLowerCase() && triesOf(rest, []) < fewestTries ? 'passwordOwnName' : undefined
}

type Guesser = (password: string, known: string[]) => number

let prepared: Promise<Guesser> | undefined

/** The dictionary takes a few megabytes: it is loaded when the first password is chosen. */
function guesser(): Promise<Guesser> {
  prepared ??= load()
  return prepared
}

async function load(): Promise<Guesser> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password, known) => (password === '' ? 0 : factory.check(password, known).guessesLog10)
}

/** Whole texts and their single words, in lower case. */
function wordsOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(parts.map((part) => part.normalize('NFKC').toLowerCase()))]
    .filter((part) => part.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length)
}

function withoutWords(password: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
}
