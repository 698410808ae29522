import { followersAddress } from '../../../procurement/tender-followers/form.ts'
import { useMessages } from '../../language/use-language.ts'
import { AskForMail } from './ask-for-mail.tsx'

interface FollowTenderProps {
  /** Id of the tender. */
  tender: string
}

/** Asks to be notified of a tender's addenda and answers. */
export function FollowTender({ tender }: FollowTenderProps) {
  const { followTender } = useMessages()
  return <AskForMail action={followersAddress} about={{ name: 'tender', value: tender }} {...followTender} />
}
