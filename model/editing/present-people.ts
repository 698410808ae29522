/** Milliseconds after a form's last question for which its person is taken to be there; a form asks every 20 seconds. */
const presenceLasts = 60_000

interface Person {
  id: number
  name: string
}

/**
 * Who has a record open, as their forms say when they ask after others. Known to the process that was asked: on several
 * machines people of another one are not seen, and what they save is still never overwritten.
 */
export class PresentPeople {
  /** By record, then by person: the name, and when they were last there. */
  readonly #seen = new Map<string, Map<number, { name: string; at: number }>>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Notes that somebody has a record open. @returns the names of the others who have */
  note(record: string, person: Person): string[] {
    this.#forgetTheGone()
    const people = this.#seen.get(record) ?? new Map<number, { name: string; at: number }>()
    this.#seen.set(record, people)
    people.set(person.id, { name: person.name, at: this.#now() })
    return [...people].filter(([id]) => id !== person.id).map(([, { name }]) => name)
  }

  /** Notes that somebody has closed it. */
  leave(record: string, person: Pick<Person, 'id'>): void {
    this.#seen.get(record)?.delete(person.id)
  }

  #forgetTheGone(): void {
    const since = this.#now() - presenceLasts
    for (const [record, people] of this.#seen) {
      for (const [id, { at }] of people) if (at < since) people.delete(id)
      if (people.size === 0) this.#seen.delete(record)
    }
  }
}
