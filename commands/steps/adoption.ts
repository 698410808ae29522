import { parseArgs } from 'node:util'
import type { Adoption } from '../../payload/claim-belongings.ts'
import type { BelongingName } from '../../store/database/identity/belongings.ts'
import { CannotGoOn } from './say.ts'

/** What can be adopted, as it is typed. */
const adoptable: Readonly<Record<string, BelongingName>> = {
  secret: 'secret',
  'sealing-key': 'sealing-recipient',
  'signing-keys': 'signing-keys',
  uploads: 'uploads',
  submissions: 'submissions',
}

/**
 * What the words after `npm run prepare-database --` ask for.
 * @throws CannotGoOn
 */
export function readAdoption(args: readonly string[]): Adoption {
  const { adopt, 'accept-loss': acceptsLoss } = optionsIn(args)
  const adopted = adopt.map((typed) => {
    const name = adoptable[typed]
    if (name) return name
    throw new CannotGoOn(
      `"${typed}" can't be adopted: --adopt is followed by one of ${Object.keys(adoptable).join(', ')}.`,
    )
  })
  return { adopted, acceptsLoss }
}

function optionsIn(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        adopt: { type: 'string', multiple: true, default: [] },
        'accept-loss': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new CannotGoOn(
      `${error instanceof Error ? error.message : String(error)}: known are --adopt and --accept-loss.`,
    )
  }
}
