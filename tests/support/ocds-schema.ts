import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { z } from 'zod'
import { inRepository } from '../../commands/steps/repository.ts'

/** The standard's schemas are of draft 04, which names a schema by `id`; of its other words Ajv knows those used here. */
function schemaOf(name: string): object {
  const {
    id,
    $schema: _draft,
    ...rest
  } = z
    .looseObject({ id: z.string() })
    .parse(JSON.parse(readFileSync(inRepository('tests/fixtures/ocds', name), 'utf8')))
  return { $id: id, ...rest }
}

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
const isRelease = ajv.compile(schemaOf('release-schema.json'))
const isPackage = ajv.compile(schemaOf('release-package-schema.json'))

const errorsBy = (validate: ValidateFunction) => (value: unknown) => {
  validate(value)
  return validate.errors ?? null
}

/** What OCDS 1.1.5 has against a release; nothing when it is valid. */
export const releaseErrors = errorsBy(isRelease)

/** What OCDS 1.1.5 has against a release package; nothing when it is valid. */
export const packageErrors = errorsBy(isPackage)
