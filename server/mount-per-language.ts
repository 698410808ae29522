import type { Env, Hono } from 'hono'
import { languageList, type Language } from '../languages/languages.ts'

/** Mounts a part of the server under each language's prefix, as pages are: `/feeds`, `/ar/feeds`, … */
export function mountPerLanguage<AppEnv extends Env>(
  app: Hono<AppEnv>,
  path: string,
  make: (language: Language) => Hono,
): void {
  for (const { code, pathPrefix } of languageList) app.route(`${pathPrefix}${path}`, make(code))
}
