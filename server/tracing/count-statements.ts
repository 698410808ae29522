import { activeSpan } from './active-span.ts'

/**
 * Counts and times what each traced request asks of the database, on Payload's own client: libSQL's, or pg's pool and the
 * connections of its transactions. A span for each statement would be dozens a page.
 */
export async function countStatements({ db }: { db: object }): Promise<void> {
  const client: unknown = Reflect.get(db, 'client')
  if (typeof client === 'object' && client !== null)
    for (const name of ['execute', 'batch']) count(client, name)
  if (!('pool' in db)) return
  const { Client } = (await import('pg')).default
  count(Client.prototype, 'query')
}

function count(target: object, name: string): void {
  const method: unknown = Reflect.get(target, name)
  if (typeof method !== 'function') return
  Reflect.set(target, name, function counted(this: unknown, ...given: unknown[]): unknown {
    const active = activeSpan.getStore()
    if (!active) return Reflect.apply(method, this, given)
    active.statements += 1
    const began = performance.now()
    const done = () => {
      active.milliseconds += performance.now() - began
    }
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const whenAnswered = (...answer: unknown[]): unknown => {
        done()
        return Reflect.apply(callback, undefined, answer)
      }
      return Reflect.apply(method, this, [...given.slice(0, -1), whenAnswered])
    }
    const result: unknown = Reflect.apply(method, this, given)
    if (result instanceof Promise) result.finally(done).catch(() => undefined)
    return result
  })
}
