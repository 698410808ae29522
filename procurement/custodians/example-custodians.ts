import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from '../../environment.ts'
import {
  makeCustodianKey,
  makePassphrase,
  sealIdentity,
  type CustodianKey,
} from '../../sealing/identity-files.ts'
import type { User } from '../../store/payload-types.ts'
import type { CustodianContext } from './custodian-context.ts'
import { readCustodianKeys, registerCustodianKey } from './custodian-keys.ts'

/** Three custodians for trying the product out: whose keys lie beside the data protect nothing. */
const examples = ['Legal Office', 'Audit Office', 'Finance Office'] as const

export interface ExampleCustodian {
  person: User
  key: CustodianKey
  password: string
  keyFile: string
  passphrase: string
}

/** There are example custodians already. */
export class ExamplesExistError extends Error {}

/** Where the examples' key files and passphrases are put: beside the sealing key. */
export function folderOfExamples({ sealingKeyFile }: Pick<Environment, 'sealingKeyFile'>): string {
  return path.join(path.dirname(sealingKeyFile), 'example-custodians')
}

/**
 * Makes three accounts with keys, and puts key files and passphrases into a folder.
 * @param workFactor of the key files; less where it has to be quick, because their passphrases lie beside them
 * @throws ExamplesExistError
 */
export async function makeExampleCustodians(
  context: CustodianContext,
  folder: string,
  workFactor?: number,
): Promise<ExampleCustodian[]> {
  const { payload, now } = context
  const keys = await readCustodianKeys(payload)
  if (keys.some(({ isExample }) => isExample)) throw new ExamplesExistError()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const made: ExampleCustodian[] = []
  for (const [index, office] of examples.entries()) {
    const label = `EXAMPLE ${office}`
    const email = `example-custodian-${index + 1}@example.org`
    const [password, passphrase] = [makePassphrase(), makePassphrase()]
    const key = await makeCustodianKey()
    const keyFile = path.join(folder, `example-custodian-${index + 1}.key.age`)
    await writeFile(keyFile, await sealIdentity(key, label, passphrase, workFactor), { mode: 0o600 })
    const person = await payload.create({
      collection: 'users',
      data: { name: `Example custodian ${index + 1}`, email, password, roles: ['custodian'] },
      overrideAccess: true,
      context: { isExample: true },
    })
    await registerCustodianKey(context, {
      ...{
        account: person.id,
        recipient: key.recipient,
        label,
        holder: 'file',
        wrapped: null,
        language: 'en',
      },
      ...{ isExample: true, approval: null, at: now() },
    })
    made.push({ person, key, password, keyFile, passphrase })
  }
  await writeFile(path.join(folder, 'READ-ME.txt'), describe(made), { mode: 0o600 })
  return made
}

function describe(made: readonly ExampleCustodian[]): string {
  return [
    'EXAMPLE custodians, for trying this website out. Their keys are on this server: they protect nothing.',
    ...made.map(
      ({ person, password, keyFile, passphrase }) =>
        `account     ${person.email}\npassword    ${password}\nkey file    ${path.basename(keyFile)}\npassphrase  ${passphrase}`,
    ),
    '',
  ].join('\n\n')
}
