import type { NetworkEvent } from '../../../content/events/kind.ts'
import { useMessages } from '../../language/use-language.ts'
import { Localized } from '../../ui/text/localized.tsx'

interface EventPlaceProps {
  event: Pick<NetworkEvent, 'place' | 'mode'>
}

/** Where an event takes place, and whether on site or online where the place does not say that by itself. */
export function EventPlace({ event: { place, mode } }: EventPlaceProps) {
  const modeInWords = useMessages().event.mode[mode]
  if (!place) return modeInWords
  const said = place.text.trim().toLowerCase() === modeInWords.toLowerCase()
  return (
    <>
      <Localized value={place} />
      {!said && (
        <>
          <br />
          {modeInWords}
        </>
      )}
    </>
  )
}
