import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { languageList, type Language } from '../languages/languages.ts'

const wholeTable = /manifest-(?=[0-9a-f]+\.js$)/
const assignment = 'window.__reactRouterManifest='

/** The address of a language's part of React Router's table of routes; as it is where there are no parts (while developing). */
export function routeTableOf(language: Language, address: string): string {
  return address.replace(wholeTable, `manifest-${language}-`)
}

interface RouteTable {
  url: string
  routes: Readonly<Record<string, unknown>>
}

/**
 * A page walks by scripts only to pages of its own language, so that its browser needs no other language's routes: writes
 * a table for each language beside the whole one.
 */
export async function writeRouteTables(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!wholeTable.test(name)) continue
    const script = await readFile(path.join(folder, name), 'utf8')
    const whole: RouteTable = JSON.parse(script.slice(assignment.length).replace(/;$/, ''))
    for (const { code } of languageList) {
      const own = Object.entries(whole.routes).filter(([id]) => id === 'root' || id.startsWith(`${code} `))
      const table = { ...whole, url: routeTableOf(code, whole.url), routes: Object.fromEntries(own) }
      await writeFile(path.join(folder, routeTableOf(code, name)), `${assignment}${JSON.stringify(table)};`)
    }
  }
}
