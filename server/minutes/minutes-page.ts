import { addressIn } from '../../languages/address.ts'
import { formatNumber } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { minutesWords } from '../../languages/minutes-words.ts'
import { formatMoment } from '../../languages/moments.ts'
import type { Minutes } from '../../procurement/openings/minutes.ts'
import { toHex } from '../../proofs/bytes.ts'
import { likelyLanguage } from '../../store/rich-text/direction.ts'
import { html, type Html } from '../api/docs/html.ts'
import { plainPage } from '../api/docs/plain-page.ts'

interface Shown {
  /** Name of the organisation, in the page's language. */
  name: string
  minutes: Minutes
  timeZone: string
}

/** The minutes of an opening in one language, without scripts. */
export function minutesPage({ name, minutes, timeZone }: Shown, language: Language): string {
  const words = minutesWords[language]
  const { tender, proposals, custodians } = minutes
  const moment = (instant: string) => formatMoment(instant, language, timeZone)
  const number = (value: number) => formatNumber(value, language)
  const facts = [
    [words.deadline, minutes.deadline],
    [words.begun, minutes.begunAt],
    [words.closed, minutes.closedAt],
    [words.judged, minutes.judgedAt],
    [words.finished, minutes.at],
  ] as const
  const main = html`<dl class="moments">
      ${facts.map(([term, at]) =>
        at === null
          ? html``
          : html`<dt>${term}</dt>
              <dd>${moment(at)}</dd>`,
      )}
    </dl>
    <h2>${words.custodians}</h2>
    <p>${words.needed(number(minutes.needed), number(custodians.length))}</p>
    ${table(
      [words.custodian, words.handedIn, words.good, words.nothing, words.wrong],
      custodians.map(({ label, fingerprint, handedInAt, good, nothing, wrong }) => [
        html`<bdi lang="${likelyLanguage(label, language)}">${label}</bdi> <code>${fingerprint}</code>`,
        handedInAt === null ? words.handedInNothing : moment(handedInAt),
        ...[good, nothing, wrong].map(number),
      ]),
    )}
    <h2>${words.proposals}</h2>
    ${
      proposals.length === 0
        ? html`<p>${words.noProposals}</p>`
        : table(
            [words.reference, words.received, words.sealedBy, words.result, words.envelope],
            proposals.map((proposal) => [
              html`<bdi dir="ltr">${proposal.reference}</bdi>`,
              moment(proposal.receivedAt),
              words.sealers[proposal.sealedBy],
              resultOf(proposal, language),
              html`<code>${proposal.envelope}</code>`,
            ]),
          )
    }
    <h2>${words.log}</h2>
    <p>${words.inLog}</p>
    <ul>
      ${minutes.entries.map(
        ({ sequence, hash }) => html`<li>${number(sequence)}: <code>${toHex(hash)}</code></li>`,
      )}
    </ul>
    <p><a href="${`/api/tenders/${tender}/minutes`}">${words.data}</a></p>`
  return plainPage(
    {
      ...{ title: words.title, lead: words.lead(`\u2068${minutes.reference}\u2069`), name, main },
      addressOf: (other) => addressIn(other, `/tenders/${tender}/minutes`),
    },
    language,
  )
}

function resultOf(
  { fate, because, found, files, isInfected }: Minutes['proposals'][number],
  language: Language,
): Html {
  const words = minutesWords[language]
  return html`<strong>${words.fates[fate]}</strong>${
      because ? html`<br />${words.because[because]}` : undefined
    }${
      found === undefined
        ? undefined
        : html`<br />${words.found} ${found === null ? words.foundNothing : html`<code>${found}</code>`}`
    }${files === undefined ? undefined : html`<br />${words.files} ${formatNumber(files, language)}`}${
      isInfected ? html`<br />${words.infected}` : undefined
    }`
}

/** A table that scrolls by itself where it is too wide. */
function table(heads: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="${heads[0] ?? ''}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
