import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { homeContent, type HomeContent, type Part } from './home-content.ts'

/**
 * Reads the home page of the running site without scripts, as which all of its words stand in it, and keeps its
 * pictures in their largest form in a folder.
 */
export async function readHome(browser: Browser, origin: string, pictures: string): Promise<HomeContent> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(origin)
  const read: unknown = await page.evaluate(readDocument)
  await context.close()
  const content = homeContent.parse(read)
  const slides = content.sections.flat().filter((part) => part.is === 'list' && part.isSlides)
  if (content.sections.length < 5 || content.menu.length < 4 || slides.length < 2)
    throw new Error('The home page has another build than this bench knows.')
  mkdirSync(pictures, { recursive: true })
  const kept = new Map<string, string>()
  const keep = async (address: string) => {
    const name = `${kept.size}-${path.basename(new URL(address).pathname)}`
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    writeFileSync(path.join(pictures, name), Buffer.from(await answer.arrayBuffer()))
    kept.set(address, name)
    return name
  }
  const keepAll = async (parts: readonly Part[]): Promise<void> => {
    for (const part of parts) {
      if (part.is === 'picture') part.file = kept.get(part.file) ?? (await keep(part.file))
      if (part.is === 'list') for (const item of part.items) await keepAll(item)
    }
  }
  for (const section of content.sections) await keepAll(section)
  return content
}

/** Runs in the browser. */
function readDocument() {
  const words = (element: Element): string => {
    const copy = element.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const unspoken of copy.querySelectorAll('[aria-hidden], .visually-hidden, svg')) unspoken.remove()
    for (const inner of copy.querySelectorAll('span, time, strong')) inner.append(' ')
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  }
  const address = (element: Element | null) => element?.getAttribute('href') ?? ''
  const link = (element: Element) => ({ text: words(element), address: address(element) })
  const largestPicture = (image: HTMLImageElement) => {
    const source = image.parentElement?.querySelector('source[type="image/webp"]')
    const choices = (source?.getAttribute('srcset') ?? image.srcset).split(',').map((one) => one.trim())
    const largest = choices.at(-1)?.split(' ')[0]
    return new URL(largest || image.src, document.baseURI).href
  }
  const partsOf = (element: Element): unknown[] => {
    if (element.matches('svg, script, style, [aria-hidden=true], .visually-hidden:not(h2), figure:has(svg)'))
      return []
    const pictures = [...element.querySelectorAll('img')].map((image) => ({
      is: 'picture',
      file: largestPicture(image),
      alternativeText: image.alt,
    }))
    if (element instanceof HTMLImageElement)
      return [{ is: 'picture', file: largestPicture(element), alternativeText: element.alt }]
    // A card that is a button with scripts.
    if (element.matches('button'))
      return pictures.length > 0
        ? [...pictures, { is: 'heading', level: 3, text: words(element), address: '' }]
        : []
    if (element.matches('h1, h2, h3, h4'))
      return [
        {
          is: 'heading',
          level: Number(element.tagName.slice(1)),
          text: words(element),
          address: address(element.querySelector('a')),
        },
      ]
    if (element.matches('p, small')) return words(element) ? [{ is: 'text', text: words(element) }] : []
    if (element.matches('a'))
      return [...pictures, ...(words(element) ? [{ is: 'link', ...link(element) }] : [])]
    if (element.matches('ul, ol, [class$="-slides"]')) {
      const items = [...element.children].map((child) => partsOf(child)).filter((item) => item.length > 0)
      return items.length > 0 ? [{ is: 'list', isSlides: element.matches('div'), items }] : []
    }
    if (element.matches('dl')) {
      const facts = [...element.querySelectorAll('dt')].map((name) => ({
        name: (name.textContent ?? '').trim(),
        text: (name.nextElementSibling?.textContent ?? '').trim(),
      }))
      return [{ is: 'facts', facts }]
    }
    if (element.matches('li') && element.childElementCount === 1 && element.querySelector(':scope > bdi'))
      return [{ is: 'text', text: words(element) }]
    return [...element.children].flatMap((child) => partsOf(child))
  }
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  return {
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    name: document.querySelector('header strong')?.textContent ?? '',
    menu: all('.site-header-navigation > ul > li').map((entry) => ({
      text: (entry.querySelector('.site-header-label')?.textContent ?? '').trim(),
      address: address(entry.querySelector(':scope > a')),
      links: [...entry.querySelectorAll('details')].map((details) => ({
        text: (details.querySelector('summary')?.textContent ?? '').trim(),
        address: address(details.querySelector('a')),
      })),
    })),
    languages: all('footer .language-switch a').map(link),
    sections: all('main section:not(section section)').map((section) => partsOf(section)),
    footer: all('footer .site-footer-columns').flatMap((columns) => partsOf(columns)),
  }
}
