import { useFormMessages } from '../../language/form-messages.ts'
import { submissionContext } from '../../loading/contexts.ts'
import { useSite } from '../../loading/use-site.ts'
import { PageHead } from '../../frame/page-head/page-head.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import type { Route } from './+types/route.ts'
import { readVerification } from './read-verification.ts'
import { ShowReceiptForm } from './show-receipt-form.tsx'
import { ShownReceipt } from './shown-receipt.tsx'
import { VerifyForm } from './verify-form.tsx'
import './receipts.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const reference = (searchParams.get('reference') ?? '').trim().toUpperCase().slice(0, 60)
  const sha256 = (searchParams.get('sha256') ?? '').trim().toLowerCase().slice(0, 200)
  const isAsked = reference !== '' && sha256 !== ''
  return {
    outcome: context.get(submissionContext),
    asked: { reference, sha256 },
    verification: isAsked ? await readVerification(context, reference, sha256) : undefined,
  }
}

/** Where receipts are seen again, files checked against them, and submissions withdrawn or replaced. */
export default function ReceiptsPage({ loaderData }: Route.ComponentProps) {
  const { outcome, asked, verification } = loaderData
  const { tenderDetails } = useFormMessages()
  const { receipts: words } = tenderDetails
  const site = useSite()
  const receipt = outcome?.outcome === 'accepted' ? outcome.receipt : null
  const refusal = outcome?.outcome === 'refused' ? outcome : undefined
  return (
    <>
      <PageHead title={words.title} description={words.lead} />
      <meta name="robots" content="noindex" />
      <PageHero title={words.title} lead={words.lead} />
      <div className="wide section receipts">
        {receipt ? (
          <ShownReceipt receipt={receipt} network={site?.organization.name.text ?? ''} />
        ) : (
          <ShowReceiptForm refusal={refusal} />
        )}
        <VerifyForm asked={asked} verification={verification} />
      </div>
    </>
  )
}
