import { formatPercent } from '../../../languages/format.ts'
import { languageCodes } from '../../../languages/languages.ts'
import { toBase64, toHex } from '../../../proofs/bytes.ts'
import { sha256 } from '../../../proofs/hash.ts'
import { pieceLength } from '../pieces.ts'
import { EnvelopeSender, RefusedError, type Piece } from '../send-envelope.ts'

/**
 * Sends the envelope that was chosen in pieces, and goes on after a broken line or a reload. The form then goes its own way,
 * with the name of the upload in place of the file.
 */
/** Bytes that surely hold an envelope's header, or enough of it. */
const headerLength = 16 * 1024

const form = document.querySelector('form')
const choice = form?.querySelector<HTMLInputElement>('input[type=file]')
const alert = form?.querySelector('[role=alert]')
const state = form?.querySelector('[role=status]')
const button = form?.querySelector('button')
const language = languageCodes.find((code) => code === document.documentElement.lang) ?? 'en'

if (form && choice && alert && state && button) {
  const { tender = '', sending = '', finishing = '', network = '' } = form.dataset
  form.addEventListener('submit', (event) => {
    const [file] = choice.files ?? []
    if (!file) return
    event.preventDefault()
    button.disabled = true
    alert.textContent = ''
    void send(file)
  })

  const send = async (file: File) => {
    let memory = ''
    try {
      memory = `envelope ${tender} ${await nameOf(file)}`
      const sender = new EnvelopeSender({
        language,
        signal: new AbortController().signal,
        onProgress(arrived) {
          state.textContent = sending.replace('{share}', formatPercent(arrived / file.size, language))
        },
      })
      const begun = read(memory)
      const reached = begun === null ? undefined : await sender.offsetOf(begun)
      const address = begun !== null && reached !== undefined ? begun : await sender.create(tender, file.size)
      write(memory, address)
      await sender.send(address, reached ?? 0, piecesOf(file, reached ?? 0))
      state.textContent = finishing
      forget(memory)
      submitUpload(address)
    } catch (error) {
      if (error instanceof RefusedError) forget(memory)
      alert.textContent = (error instanceof RefusedError && (await messageOf(error))) || network
      state.textContent = ''
      button.disabled = false
    }
  }

  const submitUpload = (address: string) => {
    const upload = document.createElement('input')
    upload.type = 'hidden'
    upload.name = 'upload'
    upload.value = address.split('/').at(-1) ?? ''
    choice.disabled = true
    form.append(upload)
    form.submit()
  }
}

/** No other envelope has the same header: the same one, saved again, has. */
async function nameOf(file: File): Promise<string> {
  return toHex(sha256(new Uint8Array(await file.slice(0, headerLength).arrayBuffer())))
}

/** @returns what the server says; nothing when it says nothing in words */
async function messageOf({ response }: RefusedError): Promise<string> {
  try {
    const answer: unknown = await response.json()
    const isSaid = typeof answer === 'object' && answer !== null && 'message' in answer
    return isSaid && typeof answer.message === 'string' ? answer.message : ''
  } catch {
    return ''
  }
}

async function* piecesOf(file: File, from: number): AsyncGenerator<Piece> {
  for (let at = from; at < file.size; at += pieceLength) {
    const bytes = new Uint8Array(await file.slice(at, at + pieceLength).arrayBuffer())
    yield { bytes, sha256: toBase64(sha256(bytes)) }
  }
}

/** Where the browser stores nothing, an envelope is sent from its beginning again. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // See above.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // See above.
  }
}
