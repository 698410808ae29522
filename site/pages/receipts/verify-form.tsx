import { useState, type ChangeEvent } from 'react'
import { addressIn } from '../../../languages/address.ts'
import { defaultTimeZone } from '../../../languages/time-zones.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { logFailure } from '../../loading/log-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { FileField } from '../../ui/field/file-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useScripts } from '../../ui/use-scripts.ts'
import type { Verification } from './read-verification.ts'

interface VerifyFormProps {
  asked: { reference: string; sha256: string }
  verification: Verification | undefined
}

/** Whether a file is the one that was received: by its fingerprint, which scripts can take from the file itself. */
export function VerifyForm({ asked, verification }: VerifyFormProps) {
  const language = useLanguage()
  const { submission, tenderDetails } = useFormMessages()
  const { receipts: words } = tenderDetails
  const [sha256, setSha256] = useState(asked.sha256)
  const hasScripts = useScripts()
  const isMalformed = verification?.result === 'malformed'
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    try {
      if (file) setSha256(await fingerprintOf(file))
    } catch (error) {
      logFailure(error)
    }
  }
  return (
    <section aria-labelledby="receipt-verify">
      <h2 id="receipt-verify">{words.verify}</h2>
      <p className="receipts-lead">{words.verifyText}</p>
      {verification && !isMalformed && <Result verification={verification} />}
      <form method="get" action={addressIn(language, '/receipts')}>
        <TextField
          name="reference"
          label={submission.receipt.reference}
          defaultValue={asked.reference}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          isRequired
        />
        <TextField
          name="sha256"
          label={submission.receipt.fingerprint}
          error={isMalformed && words.malformed}
          value={sha256}
          onChange={({ currentTarget }) => setSha256(currentTarget.value)}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          isRequired
        />
        {hasScripts && 'subtle' in crypto && (
          // Of no form: neither the file nor its name is sent.
          <FileField
            name="receipt-file"
            form="receipt-none"
            label={words.chooseFile}
            hint={words.chooseFileHint}
            onChange={(event) => void choose(event)}
          />
        )}
        <Button type="submit" variant="secondary">
          {words.verifyAction}
        </Button>
      </form>
    </section>
  )
}

function Result({ verification }: { verification: Verification }) {
  const language = useLanguage()
  const { submission, tenderDetails } = useFormMessages()
  const { receipts: words } = tenderDetails
  const { checkSigned } = submission.receipt
  const moment = (instant: string) => formatMoment(instant, language, defaultTimeZone)
  if (verification.result === 'received') {
    const { receivedAt, withdrawnAt } = verification
    return (
      <p className="receipts-result receipts-result-good" role="status">
        <Icon name="success" />
        <span>
          {words.verified(moment(receivedAt))} {withdrawnAt && words.verifiedWithdrawn(moment(withdrawnAt))}
        </span>
      </p>
    )
  }
  if (verification.result === 'sealed') {
    return (
      <p className="receipts-result" role="status">
        <Icon name="exclamation" />
        <span>
          {words.sealedVerify} <a href={addressIn(language, '/receipts/check')}>{checkSigned}</a>
        </span>
      </p>
    )
  }
  return (
    <p className="receipts-result" role="status">
      <Icon name="exclamation" />
      <span>{verification.result === 'failed' ? words.failedVerify : words.notVerified}</span>
    </p>
  )
}

async function fingerprintOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
