import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { networkOf } from '../../store/shared-counts/network-of.ts'
import { DatabaseCounts, timeLeft, type SharedCounts } from '../../store/shared-counts/shared-counts.ts'

const minute = 60_000

/** Milliseconds over which failed attempts are counted, and after which everybody may try again. */
export const windowOfAttempts = 10 * minute

/** Failed attempts of one address, whatever accounts it tries. Several people may share an address. */
export const mostOfOneAddress = 20

/** Failed attempts of one address at one account. */
export const mostAtOneAccount = 5

/**
 * Failed attempts at one account from all addresses after which each address has only `fewAtOneAccount`. Nobody is locked
 * out: the owner, at another address than those who guess, has tries of their own.
 */
export const manyAtOneAccount = 50
export const fewAtOneAccount = 2

/** Tries to sign in with a passkey, which nobody guesses, of one address. */
export const mostPasskeyTries = 60

/** Calls with a link to an account, whose token nobody guesses, of one address. */
export const mostLinkTries = 60

/** Wrong one-time codes of one account in an hour. */
export const mostWrongCodes = 30

/** Mails with a new password's link that one account gets in an hour, and that one address asks for. */
export const mostMailsToOneAccount = 3
export const mostMailsOfOneAddress = 10

interface Count {
  name: string
  most: number
  duration: number
}

/**
 * Counts attempts to sign in, for all processes together. An attempt is counted before its password is looked at, so that
 * many at once count as many, and given back when it succeeds.
 */
export class Attempts {
  readonly #counts: SharedCounts
  readonly #now: () => number
  /** Whoever has to wait is refused from memory: a flood asks nothing of the database. */
  readonly #waiting = new LRUCache<string, number>({ max: 10_000 })

  constructor(counts: SharedCounts, now: () => number = Date.now) {
    this.#counts = counts
    this.#now = now
  }

  /** @returns milliseconds until the address may try again, when it has to wait */
  async toSignIn(address: string, email: string): Promise<number | undefined> {
    const names = namesOf(address, email)
    const ofAddress = await this.#add({
      name: names.address,
      most: mostOfOneAddress,
      duration: windowOfAttempts,
    })
    if (ofAddress.wait !== undefined) return ofAddress.wait
    const atAccount = await this.#counts.add(this.#counts.keyOf(names.account), 1, windowOfAttempts)
    const most = atAccount.points > manyAtOneAccount ? fewAtOneAccount : mostAtOneAccount
    const { wait } = await this.#add({ name: names.both, most, duration: windowOfAttempts })
    return wait
  }

  /** @returns milliseconds until the address may try with a passkey again, when it has to wait */
  async toUsePasskey(address: string): Promise<number | undefined> {
    const name = `sign in with a passkey from ${networkOf(address)}`
    return (await this.#add({ name, most: mostPasskeyTries, duration: windowOfAttempts })).wait
  }

  /** @returns milliseconds until the address may use a link to an account again, when it has to wait */
  async toUseLink(address: string): Promise<number | undefined> {
    const name = `links to accounts from ${networkOf(address)}`
    return (await this.#add({ name, most: mostLinkTries, duration: windowOfAttempts })).wait
  }

  /** The attempt succeeded: what was counted for it counts no more, nor what the address failed at before. */
  async forgiveSignIn(address: string, email: string): Promise<void> {
    const names = namesOf(address, email)
    const { points } = await this.#counts.add(this.#counts.keyOf(names.both), 0, windowOfAttempts)
    for (const name of [names.both, names.address, names.account]) {
      await this.#counts.add(this.#counts.keyOf(name), -points, windowOfAttempts)
    }
  }

  /** @returns milliseconds until somebody may enter the current password again, when they have to wait */
  async ofCurrentPassword(id: number): Promise<number | undefined> {
    const counted = { name: `current password ${id}`, most: mostAtOneAccount, duration: windowOfAttempts }
    return (await this.#add(counted)).wait
  }

  async forgiveCurrentPassword(id: number): Promise<void> {
    await this.#counts.add(this.#counts.keyOf(`current password ${id}`), -1, windowOfAttempts)
  }

  /**
   * Wrong one-time codes are limited whatever address they come from: there are few codes, and who tries them knows the
   * password. Their owner still has passkeys and recovery codes.
   * @returns milliseconds until a code of the account counts again, when it does not now
   */
  async ofOneTimeCode(id: number): Promise<number | undefined> {
    const counted = { name: `one-time code ${id}`, most: mostWrongCodes, duration: 60 * minute }
    return (await this.#add(counted)).wait
  }

  async forgiveOneTimeCode(id: number): Promise<void> {
    await this.#counts.add(this.#counts.keyOf(`one-time code ${id}`), -1, 60 * minute)
  }

  /** @returns milliseconds until an address may ask for mail again, when it has to wait */
  async toAskForMail(address: string): Promise<number | undefined> {
    const name = `forgotten passwords ${networkOf(address)}`
    return (await this.#add({ name, most: mostMailsOfOneAddress, duration: 60 * minute })).wait
  }

  /** Whether an account may be sent one more mail; nobody learns that it may not. */
  async mayBeSentMail(email: string): Promise<boolean> {
    const name = `mail with a new password ${email}`
    const { wait } = await this.#add({ name, most: mostMailsToOneAccount, duration: 60 * minute })
    return wait === undefined
  }

  async #add({ name, most, duration }: Count): Promise<{ wait: number | undefined }> {
    const key = this.#counts.keyOf(name)
    const left = timeLeft(this.#waiting.get(key) ?? 0, this.#now(), duration)
    if (left > 0) return { wait: left }
    const { points, expiresAt } = await this.#counts.add(key, 1, duration)
    if (points <= most) return { wait: undefined }
    this.#waiting.set(key, expiresAt)
    return { wait: Math.max(1, expiresAt - this.#now()) }
  }
}

function namesOf(address: string, email: string) {
  const network = networkOf(address)
  return {
    address: `sign in from ${network}`,
    account: `sign in as ${email}`,
    both: `sign in from ${network} as ${email}`,
  }
}

const attempts = new WeakMap<Payload, Attempts>()

/** The counts of a process. */
export function attemptsOf(payload: Payload): Attempts {
  const known = attempts.get(payload) ?? new Attempts(new DatabaseCounts(payload))
  attempts.set(payload, known)
  return known
}
