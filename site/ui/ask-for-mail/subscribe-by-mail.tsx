import { subscribersAddress, type ListWithMail } from '../../../submissions/list-subscribers/form.ts'
import { useMessages } from '../../language/use-language.ts'
import { AskForMail } from './ask-for-mail.tsx'

interface SubscribeByMailProps {
  list: ListWithMail
}

/** Asks to be notified of what is new in a list. */
export function SubscribeByMail({ list }: SubscribeByMailProps) {
  const { askForMail } = useMessages()
  return (
    <AskForMail
      action={subscribersAddress}
      about={{ name: 'list', value: list }}
      {...askForMail[list]}
      button={askForMail.button}
      headingLevel={3}
    />
  )
}
