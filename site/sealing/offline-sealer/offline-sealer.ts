import { formatPercent } from '../../../languages/format.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import { ChangedFileError, sealProposal, type Sealing } from '../../../sealing/seal-proposal.ts'
import { chunksOf } from '../../../sealing/streams.ts'
import type { Terms } from '../../../sealing/terms.ts'
import { checkProposal } from '../check-proposal.ts'
import { inEqualPieces } from '../pieces.ts'
import { element } from '../stand-alone/elements.ts'
import { ProposalFields } from './proposal-fields.ts'
import { languageChoice, Spoken } from '../stand-alone/spoken.ts'
import { TermsPanel } from './terms-panel.ts'
import { words } from './words.ts'

const spoken = new Spoken(words)
const panel = new TermsPanel(spoken)
const fields = new ProposalFields(spoken)
const button = spoken.say(element('button', { type: 'submit' }), ({ page }) => page.seal)
const progress = element('progress', { max: '1', hidden: true })
const state = element('p', { role: 'status' })
const result = element('section', { hidden: true })
const form = element(
  'form',
  { novalidate: true },
  panel.node,
  spoken.say(element('h2'), ({ page }) => page.proposal),
  ...fields.nodes,
  button,
  progress,
  state,
)

const choice = languageChoice(spoken)

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void seal()
})

async function seal(): Promise<void> {
  const terms = panel.compared()
  const { values, files } = fields
  const messages = intakeMessages(spoken.language)
  const problems = await checkProposal(values, files, messages)
  fields.show(problems)
  if (!terms || Object.keys(problems).length > 0) {
    spoken.say(state, () => intakeMessages(spoken.language).requiredMissing)
    return
  }
  button.disabled = true
  progress.hidden = false
  try {
    await sealAndOffer(terms, values, files)
    form.hidden = true
  } catch (error) {
    spoken.say(state, ({ page }) =>
      error instanceof ChangedFileError ? page.changed(error.file) : page.failed,
    )
  } finally {
    button.disabled = false
    progress.hidden = true
  }
}

async function sealAndOffer(
  terms: Terms,
  values: Readonly<Record<string, string>>,
  files: readonly File[],
): Promise<void> {
  const sealing = await sealProposal(terms, values, files, 'offline')
  const pieces: Blob[] = []
  let length = 0
  for await (const piece of inEqualPieces(chunksOf(sealing.envelope))) {
    // Blobs may lie on the disk.
    pieces.push(new Blob([piece]))
    length += piece.length
    const share = length / sealing.length
    progress.value = share
    spoken.say(state, ({ page }) => page.sealing(formatPercent(share, spoken.language)))
    // The page is drawn, and answers, between two pieces.
    await new Promise((resolve) => void setTimeout(resolve))
  }
  offer(terms, sealing, new Blob(pieces, { type: 'application/x-tar' }))
}

function offer({ tender }: Terms, { privatePart }: Sealing, envelope: Blob): void {
  const name = tender.replaceAll(/[^A-Za-z0-9-]+/g, '-')
  const part = new Blob([JSON.stringify(privatePart, null, 2)], { type: 'application/json' })
  const heading = spoken.say(element('h2', { tabindex: '-1' }), ({ page }) => page.sealed)
  result.replaceChildren(
    heading,
    ...saving(envelope, `${name}.envelope.tar`, 'saveEnvelope', 'envelopeHint'),
    ...saving(part, `${name}.private.json`, 'savePrivatePart', 'privatePartHint'),
    element(
      'dl',
      {},
      spoken.say(element('dt'), ({ page }) => page.code),
      element('dd', {}, element('code', { dir: 'ltr' }, privatePart.code)),
    ),
  )
  result.hidden = false
  heading.focus()
  spoken.silence(state)
  window.addEventListener('beforeunload', warn)
}

const unsaved = new Set<string>()

function saving(
  blob: Blob,
  file: string,
  label: 'saveEnvelope' | 'savePrivatePart',
  hint: 'envelopeHint' | 'privatePartHint',
): HTMLElement[] {
  unsaved.add(label)
  const link = element('a', { href: URL.createObjectURL(blob), download: file, class: 'button' })
  link.addEventListener('click', () => unsaved.delete(label))
  return [
    element(
      'p',
      {},
      spoken.say(link, ({ page }) => page[label]),
    ),
    spoken.say(element('p'), ({ page }) => page[hint]),
  ]
}

/** Leaving asks first until both files are saved. */
function warn(event: BeforeUnloadEvent): void {
  if (unsaved.size > 0) event.preventDefault()
}

document.body.append(
  element(
    'main',
    {},
    element(
      'p',
      { class: 'language' },
      spoken.say(element('label', { for: 'language' }), ({ page }) => page.language),
      ' ',
      choice,
    ),
    spoken.say(element('h1'), ({ page }) => page.title),
    spoken.say(element('p'), ({ page }) => page.lead),
    form,
    result,
  ),
)
spoken.say(document.querySelector('title') ?? document.head, ({ page }) => page.title)
