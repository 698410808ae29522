import type { Locator, Page } from '@playwright/test'
import { pastingWords } from '../../languages/back-office/pasting-words.ts'
import { publishAllTheSame } from './support/ask-to-publish.ts'
import { copiedDocuments } from './support/copied-documents.ts'
import { speak, test } from './support/desk.ts'
import { expectFormReady } from './support/form-ready.ts'
import { expect } from './support/test.ts'

/** A draft of news, open in the back office, and its formatted text. */
async function openText(page: Page, language: 'en' | 'ar'): Promise<{ id: number; text: Locator }> {
  await speak(page, language)
  const created = await page.request.post(`/cms-api/news?draft=true&locale=${language}`, {
    // So long ago that no list of the newest shows it.
    data: { title: 'Copied', summary: 'Elsewhere', date: '2001-05-01T12:00:00.000Z', _status: 'draft' },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  await page.goto(`/admin/collections/news/${doc.id}?locale=${language}`)
  await expectFormReady(page)
  await page.evaluate(() => {
    document.addEventListener('selectionchange', () => {
      const selection = getSelection()
      Reflect.set(window, 'announcedSelection', [
        selection?.anchorNode,
        selection?.anchorOffset,
        selection?.focusNode,
        selection?.focusOffset,
      ])
    })
  })
  const text = page.locator('[data-field-path=body] [contenteditable=true]').first()
  await text.click()
  return { id: doc.id, text }
}

interface Copied {
  html?: string
  text?: string
  picture?: boolean
}

/** Browsers announce a selection to the editor in a task of its own, after the key that made it. */
async function expectSelectionAnnounced(text: Locator): Promise<void> {
  const isAnnounced = () =>
    text.evaluate(() => {
      const selection = getSelection()
      const announced: unknown = Reflect.get(window, 'announcedSelection')
      const current = [
        selection?.anchorNode,
        selection?.anchorOffset,
        selection?.focusNode,
        selection?.focusOffset,
      ]
      return Array.isArray(announced) && current.every((part, index) => part === announced[index])
    })
  await expect.poll(isAnnounced).toBe(true)
}

/** As a program lays it on the clipboard; what a page writes there, browsers change. */
async function paste(into: Locator, copied: Copied): Promise<void> {
  await expectSelectionAnnounced(into)
  await into.evaluate((element, { html, text, picture }: Copied) => {
    const clipboardData = new DataTransfer()
    if (html !== undefined) clipboardData.setData('text/html', html)
    if (text !== undefined) clipboardData.setData('text/plain', text)
    const point =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const bytes = Uint8Array.from(atob(point), (letter) => letter.charCodeAt(0))
    if (picture) clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, copied)
}

/** The elements that set something off, and what the editor's own markup leaves of their attributes. */
async function shownIn(text: Locator): Promise<string> {
  return text.evaluate((root) => {
    const known = new Set(
      'h2 h3 h4 p ul ol li blockquote table tr th td strong em sub sup code a br hr'.split(' '),
    )
    const write = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
      if (!(node instanceof HTMLElement)) return ''
      const inner = [...node.childNodes].map(write).join('')
      const name = node.localName
      if (!known.has(name)) return inner
      if (name === 'br' || name === 'hr') return `<${name}>`
      const attribute = ['href', 'start'].find((wanted) => node.hasAttribute(wanted))
      const value = attribute ? node.getAttribute(attribute) : null
      return `<${name}${attribute && value !== '1' ? ` ${attribute}="${value}"` : ''}>${inner}</${name}>`
    }
    return [...root.childNodes].map(write).join('')
  })
}

async function empty(text: Locator): Promise<void> {
  await text.press('ControlOrMeta+a')
  await expectSelectionAnnounced(text)
  await text.press('Delete')
  await expect.poll(() => shownIn(text)).toBe('<p><br></p>')
}

test('words join the sentence around them, what the editor copied stays as it is, an address makes a link of words; what was copied in Word is published as the site shows texts, without what was deleted or noted in it', async ({
  desk: page,
}) => {
  const { id, text } = await openText(page, 'en')
  await test.step('words in a sentence', async () => {
    await page.keyboard.type('The  are dug.')
    await expect.poll(() => shownIn(text)).toBe('<p>The  are dug.</p>')
    for (let count = 0; count < ' are dug.'.length; count += 1) await page.keyboard.press('ArrowLeft')
    await paste(text, {
      html: '<html><body><!--StartFragment--><p class=MsoNormal>new <b>wells</b><o:p></o:p></p><!--EndFragment--></body></html>',
    })
    await expect.poll(() => shownIn(text)).toBe('<p>The new <strong>wells</strong> are dug.</p>')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => shownIn(text)).toBe('<p>The  are dug.</p>')
  })

  await test.step('what the editor copied', async () => {
    await empty(text)
    await paste(text, { html: copiedDocuments['Word in a browser'].html })
    await expect.poll(() => shownIn(text)).toBe(copiedDocuments['Word in a browser'].shown)
    await text.press('ControlOrMeta+a')
    await expectSelectionAnnounced(text)
    await page.keyboard.press('ControlOrMeta+x')
    await expect.poll(() => shownIn(text)).toBe('<p><br></p>')
    await page.keyboard.press('ControlOrMeta+v')
    await expect.poll(() => shownIn(text)).toBe(copiedDocuments['Word in a browser'].shown)
  })

  await test.step('an address over words', async () => {
    await empty(text)
    await page.keyboard.type('More')
    await expect.poll(() => shownIn(text)).toBe('<p>More</p>')
    for (let count = 0; count < 'More'.length; count += 1) await page.keyboard.press('Shift+ArrowLeft')
    const address = 'https://wells.example/report'
    await paste(text, { html: `<a href="${address}">The report of 2026</a>`, text: address })
    await expect.poll(() => shownIn(text)).toBe(`<p><a href="${address}">More</a></p>`)
  })

  await test.step('a document of Word, published', async () => {
    await empty(text)
    const { html, shown } = copiedDocuments['Word, with tracked changes, a comment, a footnote and a picture']
    // It does not stay.
    const isSaid = expect(page.getByText(pastingWords.en.lacksPictures)).toBeVisible()
    await paste(text, { html, text: 'Drought bulletin' })
    await isSaid
    await expect.poll(() => shownIn(text)).toBe(shown)
    await publishAllTheSame(page)

    await expect(async () => {
      expect((await page.goto(`/news/${id}`))?.status()).toBe(200)
    }).toPass({ intervals: [50] })
    const prose = page.locator('.prose')
    await expect(prose.locator('li li')).toHaveText('In the north')
    await expect(prose.locator('ol')).toHaveAttribute('start', '3')
    await expect(prose.getByRole('heading')).toHaveText(['Drought bulletin', '1.1 Steps'])
    await expect(prose.getByRole('columnheader')).toHaveText(['Country', 'Wells'])
    await expect(prose.getByText('The tender will be issued[1] soon.')).toBeVisible()
    await expect(prose.getByText(/minister|SK1|samira/i)).toHaveCount(0)
    await expect(prose.getByRole('link')).toHaveCount(1)
  })
})

test('what was copied elsewhere comes as the site shows it, and a picture goes to the library, in Arabic', async ({
  desk: page,
}) => {
  const { text } = await openText(page, 'ar')
  const isSaid = expect(page.getByText(pastingWords.ar.lacksPictures)).toBeVisible()
  for (const [name, { html, shown }] of Object.entries(copiedDocuments)) {
    await paste(text, { html })
    await expect.poll(() => shownIn(text), name).toBe(shown)
    await empty(text)
  }
  await isSaid
  await paste(text, { text: 'المطلوب:\n•\tمضخات\n•\tأنابيب\n' })
  await expect.poll(() => shownIn(text)).toBe('<p>المطلوب:</p><ul><li>مضخات</li><li>أنابيب</li></ul>')

  await empty(text)
  await paste(text, { html: '<img src="https://wells.example/a.png" alt="A well">', picture: true })
  await expect(page.locator('.bulk-upload--file-manager').getByText('image.png').first()).toBeVisible()
})
