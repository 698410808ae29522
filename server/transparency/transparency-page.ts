import { addressIn } from '../../languages/address.ts'
import { formatDateAndTime, formatNumber } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { sealedBidsWords } from '../../languages/sealed-bids/sealed-bids-words.ts'
import { html, textWithCode } from '../api/docs/html.ts'
import { plainPage } from '../api/docs/plain-page.ts'
import { sealedBidsPaths } from '../sealed-bids/sealed-bids-page.ts'
import { transparencyWords } from '../../languages/transparency-words.ts'

interface Shown {
  /** Name of the organisation, in the page's language. */
  name: string
  checkpoint: { note: string; size: number; signedAt: string } | undefined
  /** Keys as foreign programs are given them. */
  logKey: string | undefined
  receiptKey: string | undefined
  siteUrl: string
}

/** What the transparency log is, with its present checkpoint, and how to check it: in one language, without scripts. */
export function transparencyPage(
  { name, checkpoint, logKey, receiptKey, siteUrl }: Shown,
  language: Language,
): string {
  const words = transparencyWords[language]
  const explained = sealedBidsWords[language]
  const address = `${siteUrl}/transparency`
  const code = (text: string) => html`<pre dir="ltr" tabindex="0"><code>${text}</code></pre>`
  const main = html`${words.sections.map(
      ({ title, paragraphs }) =>
        html`<h2>${title}</h2>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
    )}
    <ul>
      <li><a href="${addressIn(language, sealedBidsPaths.bidders)}">${explained.toBidders}</a></li>
      <li><a href="${addressIn(language, sealedBidsPaths.auditors)}">${explained.toAuditors}</a></li>
    </ul>
    <h2>${words.checkpoint}</h2>
    ${
      checkpoint
        ? html`<p>
              ${words.size}: ${formatNumber(checkpoint.size, language)}. ${words.signedAt}:
              ${formatDateAndTime(checkpoint.signedAt, language, 'UTC')} UTC.
            </p>
            ${code(checkpoint.note.trimEnd())}`
        : html`<p>${words.notYet}</p>`
    }
    ${
      logKey !== undefined && receiptKey !== undefined
        ? html`<h3>${words.logKey}</h3>
            ${code(logKey)}
            <h3>${words.receiptKey}</h3>
            ${code(receiptKey)}`
        : undefined
    }
    <h2>${words.checking}</h2>
    <ol>
      ${words.steps.map((step) => html`<li><p>${textWithCode(step)}</p></li>`)}
    </ol>
    <ul>
      ${['/checkpoint', '/key', '/tile/0/000.p/1', '/tile/entries/000.p/1'].map(
        (path) => html`<li><a href="/transparency${path}" dir="ltr">${address}${path}</a></li>`,
      )}
    </ul>`
  return plainPage(
    {
      title: words.title,
      lead: words.lead,
      name,
      siteUrl,
      addressOf: (other) => addressIn(other, '/transparency'),
      main,
    },
    language,
  )
}
