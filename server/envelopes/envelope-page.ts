import { createHash } from 'node:crypto'
import { addressIn } from '../../languages/address.ts'
import { envelopePageWords } from '../../languages/envelope-page-words.ts'
import type { Language } from '../../languages/languages.ts'
import { html, Html } from '../api/docs/html.ts'
import { plainPage } from '../api/docs/plain-page.ts'
import { documentationPolicy } from '../api/docs/style.ts'

interface Shown {
  /** Name of the organisation, in the page's language. */
  name: string
  tender: { id: number; title: string }
  /** Id or slug of the tender, as the page was asked for. */
  address: string
  /** Why no envelope is taken; nothing while the tender is open. */
  closed: string | undefined
  /** What was wrong with what was sent. */
  refusal: string | undefined
  /** SHA-384 of the offline sealer; nothing where this installation has built none. */
  sealerHash: string | undefined
  /** The script that sends in pieces; without it the browser sends the form. */
  script: string | undefined
}

/** In the query of the address of a tender's form where an envelope is sent to it. */
export const envelopeParameter = 'envelope'

/** The page that takes an envelope from the offline sealer. Without scripts it is a plain form. */
export function envelopePage(shown: Shown, language: Language): { page: string; policy: string } {
  const words = envelopePageWords[language]
  const { name, tender, address, closed, refusal, sealerHash } = shown
  const path = `/tenders/${encodeURIComponent(address)}`
  // Nothing else ends a script in HTML.
  const script = shown.script?.replaceAll('</script', String.raw`<\/script`)
  const form = html`<h2>${words.seal}</h2>
    <p>${words.sealText}</p>
    <ul>
      <li><a href="/sealing/offline-sealer.html" download>${words.sealer}</a></li>
      <li><a href="${`/api/tenders/${tender.id}/terms`}" download="terms.json">${words.terms}</a></li>
    </ul>
    ${sealerHash === undefined ? undefined : html`<p>${words.script} <code>${sealerHash}</code></p>`}
    <h2>${words.send}</h2>
    <p>${words.sendText}</p>
    <form
      method="post"
      action="${addressIn(language, `${path}/apply?${envelopeParameter}`)}"
      enctype="multipart/form-data"
      data-tender="${String(tender.id)}"
      data-sending="${words.sending('{share}')}"
      data-finishing="${words.finishing}"
      data-network="${words.network}"
    >
      <p role="alert">${refusal === undefined ? undefined : html`<strong>${refusal}</strong>`}</p>
      <p>
        <label for="envelope">${words.file}</label><br />
        <input id="envelope" name="envelope" type="file" accept=".tar,application/x-tar" required />
      </p>
      <p><button>${words.button}</button></p>
      <p role="status"></p>
    </form>`
  const main = html`${closed === undefined ? form : html`<p role="status"><strong>${closed}</strong></p>`}
    <p><a href="${addressIn(language, path)}">${words.toTender}</a></p>
    ${script === undefined || closed !== undefined ? undefined : new Html(`<script>${script}</script>`)}`
  const page = plainPage(
    {
      ...{ title: words.title, lead: words.lead(`\u2068${tender.title}\u2069`), name, main },
      addressOf: (other) => addressIn(other, `${path}/envelope`),
    },
    language,
  )
  return { page, policy: policyOf(script) }
}

function policyOf(script: string | undefined): string {
  const sends = documentationPolicy.replace("form-action 'none'", "form-action 'self'")
  if (script === undefined) return sends
  const hash = createHash('sha256').update(script).digest('base64')
  return `${sends}; script-src 'sha256-${hash}'; connect-src 'self'`
}
