import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Names the folder in which the pages lie that tests have read, for all of them; each test reads by itself without it. */
export const readPagesVariable = 'READ_PAGES'

/** A page's answer as the server sent it. */
export interface ReadPage {
  status: number
  html: string
}

/**
 * Asks for a page as a program does, without a browser. Tests of a page's HTML read it from one answer, in whichever of
 * the workers they run: the server renders each address once for all of them. Not for pages that tests change.
 * @param address with its query, and the language's prefix
 * @param isAsked it is asked for in any case, and left for others: who follows its links wants them as they are now
 */
export async function readPage(
  baseURL: string | undefined,
  address: string,
  { isAsked = false } = {},
): Promise<ReadPage> {
  const folder = process.env[readPagesVariable]
  const file = folder && path.join(folder, createHash('sha256').update(address).digest('hex'))
  if (!isAsked && file && existsSync(file)) {
    const text = readFileSync(file, 'utf8')
    return { status: Number(text.slice(0, 3)), html: text.slice(3) }
  }
  const answer = await ask(`${baseURL}${address}`)
  const page = { status: answer.status, html: await answer.text() }
  if (file) {
    const whole = `${file}.${process.pid}`
    writeFileSync(whole, `${page.status}${page.html}`)
    renameSync(whole, file)
  }
  return page
}

/** Times after which an answer that asks for patience is taken for what it says. */
const mostTries = 6

/**
 * Asks as programs do that are told to come back: on a machine that is busy with other tests, the server says so, and when.
 * @param address a whole one
 */
export async function ask(address: string, method = 'GET'): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    // As browsers ask over https: what is cached in this form need not be made in another.
    const answer = await fetch(address, { method, headers: { 'Accept-Encoding': 'br' } })
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || seconds === 0 || tries === mostTries) return answer
    await answer.body?.cancel()
    await wait(seconds * 1000)
  }
}
