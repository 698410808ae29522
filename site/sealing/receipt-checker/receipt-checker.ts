import { sha256 } from '@noble/hashes/sha2.js'
import { formatDateAndTime, ownTimeZone } from '../../../languages/format.ts'
import { languageCodes } from '../../../languages/languages.ts'
import { receiptCheckMessages } from '../../../languages/messages/receipt-check/receipt-check-messages.ts'
import { toBase64, toHex } from '../../../proofs/bytes.ts'
import { checkReceipt, type CheckedReceipt } from '../../../proofs/check-receipt.ts'
import { chunksOf } from '../../../sealing/streams.ts'
import { element } from '../stand-alone/elements.ts'
import { languageChoice, Spoken } from '../stand-alone/spoken.ts'

const spoken = new Spoken(receiptCheckMessages)
const receipt = element('textarea', { id: 'receipt', dir: 'ltr', rows: '12', spellcheck: 'false' })
const receiptFile = element('input', { type: 'file', id: 'receipt-file', accept: '.txt' })
const key = element('textarea', { id: 'key', dir: 'ltr', rows: '2', spellcheck: 'false' })
const envelope = element('input', { type: 'file', id: 'envelope', accept: '.tar' })
const result = element('section', { 'aria-live': 'polite' })

// The site that gives this page out has written its keys there; a saved page has none.
key.value = document.querySelector<HTMLMetaElement>('meta[name="receipt-keys"]')?.content ?? ''

const choice = languageChoice(spoken)

receiptFile.addEventListener('change', () => {
  void readFile()
})

const form = element(
  'form',
  { novalidate: true },
  field('receipt', receipt, 'receiptHint'),
  field('receiptFile', receiptFile),
  field('key', key, 'keyHint'),
  field('envelope', envelope, 'envelopeHint'),
  spoken.say(element('button', { type: 'submit' }), (words) => words.check),
)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void check()
})

async function readFile(): Promise<void> {
  receipt.value = (await receiptFile.files?.[0]?.text()) ?? ''
}

type Label = 'receipt' | 'receiptFile' | 'key' | 'envelope'

function field(label: Label, control: HTMLElement, hint?: 'receiptHint' | 'keyHint' | 'envelopeHint') {
  const described = `${control.id}-hint`
  if (hint) control.setAttribute('aria-describedby', described)
  return element(
    'div',
    { class: 'field' },
    spoken.say(element('label', { for: control.id }), (words) => words[label]),
    control,
    ...(hint ? [spoken.say(element('p', { id: described }), (words) => words[hint])] : []),
  )
}

async function check(): Promise<void> {
  const checked = checkReceipt(receipt.value, key.value)
  const file = envelope.files?.[0]
  result.replaceChildren(...shown(checked, checked.isGenuine && file ? await hashOfFile(file) : undefined))
}

/** @param envelopeHash of the file that was chosen, hexadecimal */
function shown(checked: CheckedReceipt, envelopeHash: string | undefined): HTMLElement[] {
  if (!checked.isGenuine) {
    const { fault } = checked
    return [spoken.say(element('p', { class: 'error' }), ({ faults }) => faults[fault])]
  }
  const { receipt: said, commitment } = checked
  const isSame = envelopeHash === toHex(said.envelope)
  return [
    spoken.say(element('p', { class: 'good' }), ({ genuine }) => genuine),
    ...(envelopeHash === undefined
      ? []
      : [
          spoken.say(element('p', { class: isSame ? 'good' : 'error' }), ({ sameEnvelope, otherEnvelope }) =>
            isSame ? sameEnvelope : otherEnvelope,
          ),
        ]),
    element(
      'dl',
      {},
      ...fact('tender', said.tender),
      ...fact('reference', said.reference),
      spoken.say(element('dt'), ({ receivedAt }) => receivedAt),
      spoken.say(element('dd'), () => formatDateAndTime(said.receivedAt, spoken.language, ownTimeZone())),
      element('dd', {}, element('code', { dir: 'ltr' }, said.receivedAt)),
      spoken.say(element('dt'), ({ sealed }) => sealed),
      spoken.say(element('dd'), ({ sealers }) => sealers[said.sealedBy]),
      ...(said.replaces === null ? [] : fact('replaces', said.replaces)),
      ...fact('envelopeHash', toHex(said.envelope)),
      ...fact('termsHash', toHex(said.terms)),
      ...fact('commitment', toBase64(commitment)),
      ...fact('key', checked.key),
    ),
  ]
}

function fact(
  label: 'tender' | 'reference' | 'replaces' | 'envelopeHash' | 'termsHash' | 'commitment' | 'key',
  value: string,
): HTMLElement[] {
  return [
    spoken.say(element('dt'), (words) => words[label]),
    element('dd', {}, element('code', { dir: 'ltr' }, value)),
  ]
}

document.body.append(
  element(
    'main',
    {},
    element(
      'p',
      { class: 'language' },
      spoken.say(element('label', { for: 'language' }), ({ language }) => language),
      ' ',
      choice,
    ),
    spoken.say(element('h1'), ({ title }) => title),
    spoken.say(element('p'), ({ lead }) => lead),
    form,
    result,
  ),
)
spoken.say(document.querySelector('title') ?? document.head, ({ title }) => title)
const asked = languageCodes.find((code) => code === new URLSearchParams(location.search).get('language'))
if (asked) {
  choice.value = asked
  spoken.choose(asked)
}

/** SHA-256 of a file of any size, in hexadecimal digits: a page from a disk may not have the browser's own. */
async function hashOfFile(file: Blob): Promise<string> {
  const hash = sha256.create()
  for await (const chunk of chunksOf(file.stream())) hash.update(chunk)
  return toHex(hash.digest())
}
