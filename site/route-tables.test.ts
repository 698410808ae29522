import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { routeTableOf, writeRouteTables } from './route-tables.ts'

test('a language’s table has the routes of its own pages and what surrounds them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tables-'))
  const whole = {
    url: '/assets/manifest-0a1b2c3d.js',
    version: '0a1b2c3d',
    routes: { root: { id: 'root' }, 'en home': { id: 'en home' }, 'ar home': { id: 'ar home' } },
  }
  await writeFile(
    path.join(folder, 'manifest-0a1b2c3d.js'),
    `window.__reactRouterManifest=${JSON.stringify(whole)};`,
  )
  await writeRouteTables(folder)
  await writeRouteTables(folder)
  expect(await readdir(folder)).toHaveLength(5)
  expect(await readFile(path.join(folder, 'manifest-ar-0a1b2c3d.js'), 'utf8')).toBe(
    `window.__reactRouterManifest=${JSON.stringify({
      ...whole,
      url: '/assets/manifest-ar-0a1b2c3d.js',
      routes: { root: { id: 'root' }, 'ar home': { id: 'ar home' } },
    })};`,
  )
})

test('an address that is no built table stays as it is', () => {
  expect(routeTableOf('ar', '/assets/manifest-0a1b2c3d.js')).toBe('/assets/manifest-ar-0a1b2c3d.js')
  expect(routeTableOf('ar', '/@id/virtual:react-router/browser-manifest')).toBe(
    '/@id/virtual:react-router/browser-manifest',
  )
})
