import { buildSealing } from './steps/build-sealing.ts'
import { inRepository } from './steps/repository.ts'

await buildSealing(inRepository('build/client/sealing'))
