import { ageInWords, mannerOf } from '../../figures/charts/chart-words.ts'
import type { Indicator } from '../../figures/indicators/kind.ts'
import type { Observation } from '../../figures/observations/status.ts'
import type { Status } from '../../languages/figure-words.ts'
import type { Language } from '../../languages/languages.ts'
import { figureMessages } from '../language/loaded-figure-messages.ts'

/** A value as a page gives it: written with the indicator's decimals, and how old it is. */
export interface ValueInWords {
  value: string
  /** The year and what the value's status says of its age. */
  age: string
  status: Status
}

/** A value in words, so that pages carry neither series nor rules. */
export function valueInWords(
  observation: Observation,
  indicator: Pick<Indicator, 'decimals'>,
  language: Language,
): ValueInWords {
  return {
    value: mannerOf(indicator, language).formatValue(observation.value),
    age: ageInWords(observation, { language, messages: figureMessages(language) }),
    status: observation.status,
  }
}
