import { Hono } from 'hono'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { receiptCheckMessages } from '../../languages/messages/receipt-check/receipt-check-messages.ts'
import { checkReceipt, findNote } from '../../proofs/check-receipt.ts'
import { writeNoteKey } from '../../proofs/note.ts'
import { answerWithFallback } from '../answer-failure.ts'
import { readSmallForm } from '../intake/reading/read-small-form.ts'
import { Refused } from '../intake/refused.ts'
import { privateHeaders } from '../pages/cached-page.ts'
import { readSealingFile } from '../sealing-script/read-sealing-file.ts'
import { logToShow, type ShowingLog } from '../transparency/log-to-show.ts'
import { withReceiptKeys } from './receipt-keys-in-page.ts'
import { sealedBidsPaths } from '../sealed-bids/sealed-bids-page.ts'
import { receiptPrint, receiptPrintPolicy } from './receipt-print.ts'

interface ReceiptPages extends ShowingLog {
  siteUrl: string
  checkerPage?: () => Promise<string | undefined>
}

/** Below `/receipts` in each language: the page that checks receipts, and their print. */
export function receiptPages(
  { siteUrl, checkerPage = () => readSealingFile('receipt-checker.html'), ...showing }: ReceiptPages,
  language: Language,
): Hono {
  const app = new Hono()
  const keys = async () => (await logToShow(showing))?.receiptKeys.map(writeNoteKey) ?? []

  app.get('/check', async (context) => {
    if (context.req.query('language') !== language) {
      return context.redirect(`${addressIn(language, '/receipts/check')}?language=${language}`)
    }
    const page = await checkerPage()
    if (page === undefined) return context.notFound()
    // The page brings its own policy, which lets it load and send nothing.
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? []
    return context.html(withReceiptKeys(page, await keys()), 200, {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'Cache-Control': 'public, max-age=5',
    })
  })

  app.post('/print', async (context) => {
    const retryAt = addressIn(language, '/receipts')
    const refuse = (message: string, status: 400 | 404) =>
      answerWithFallback(context, status, { message, retryAt, headers: privateHeaders })
    const pasted = await noteIn(context.req.raw, language)
    if (pasted === undefined) return refuse(intakeMessages(language).malformed, 400)
    const checked = checkReceipt(pasted, (await keys()).join(' '))
    const note = findNote(pasted)
    if (!checked.isGenuine || note === undefined) return refuse(receiptCheckMessages[language].notOurs, 404)
    const checkAt = `${siteUrl}${addressIn(language, '/receipts/check')}`
    const explainedAt = `${siteUrl}${addressIn(language, sealedBidsPaths.bidders)}`
    const { receipt } = checked
    return context.html(receiptPrint({ note, receipt, checkAt, explainedAt }, language), 200, {
      ...privateHeaders,
      'Content-Security-Policy': receiptPrintPolicy,
    })
  })
  return app
}

/** @returns nothing when the body is no form with a note */
async function noteIn(request: Request, language: Language): Promise<string | undefined> {
  try {
    return (await readSmallForm(request, intakeMessages(language))).get('note')
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
