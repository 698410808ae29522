import { createHash } from 'node:crypto'
import { renderSVG } from 'uqr'
import { formatMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { languages, type Language } from '../../languages/languages.ts'
import { receiptCheckMessages } from '../../languages/messages/receipt-check/receipt-check-messages.ts'
import { sealedBidsWords } from '../../languages/sealed-bids/sealed-bids-words.ts'
import type { ReceiptText } from '../../proofs/receipt.ts'
import { html, Html } from '../api/docs/html.ts'

/** Black on white, on one sheet: a module of the code is about a millimetre. */
const style = `
body { margin: 0 auto; padding: 1.5rem; max-inline-size: 44rem; color: #000; background: #fff; font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.3; }
svg { display: block; inline-size: 88mm; block-size: 88mm; margin-block: 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; }
pre { white-space: pre-wrap; text-align: start; font: .8125rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
@page { margin: 15mm; }
`

/** What the page of a print may do: show its own style. */
export const receiptPrintPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface Printed {
  note: string
  receipt: ReceiptText
  /** Where anybody can check it. */
  checkAt: string
  /** Where it is explained. */
  explainedAt: string
}

/** A signed receipt on paper: its text, and the same as a QR code. */
export function receiptPrint({ note, receipt, checkAt, explainedAt }: Printed, language: Language): string {
  const words = receiptCheckMessages[language]
  const code = (text: string) => html`<span dir="ltr">${text}</span>`
  const page = html`<html lang="${language}" dir="${languages[language].direction}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${words.printTitle} ${receipt.reference}</title>
      ${new Html(`<style>${style}</style>`)}
    </head>
    <body>
      <main>
        <h1>${words.printTitle}</h1>
        <dl>
          <dt>${words.tender}</dt>
          <dd><bdi>${receipt.tender}</bdi></dd>
          <dt>${words.reference}</dt>
          <dd>${code(receipt.reference)}</dd>
          <dt>${words.receivedAt}</dt>
          <dd>
            ${formatMoment(receipt.receivedAt, language, defaultTimeZone)} (${code(receipt.receivedAt)})
          </dd>
          <dt>${words.sealed}</dt>
          <dd>${words.sealers[receipt.sealedBy]}</dd>
        </dl>
        ${new Html(qrCodeOf(note))}
        <p>${words.howToCheck(checkAt)}</p>
        <p>${sealedBidsWords[language].toBidders}: ${code(explainedAt)}</p>
        <pre dir="ltr" lang="en">${note}</pre>
      </main>
    </body>
  </html>`
  return `<!doctype html>\n${page.source}\n`
}

/** Version 15 for a usual receipt, with the least correction: a print is clean, and fine modules are what fails. */
function qrCodeOf(note: string): string {
  return renderSVG(note, { ecc: 'L', border: 4, pixelSize: 1 }).replace(/^<\?xml[^>]*>\s*/, '')
}
