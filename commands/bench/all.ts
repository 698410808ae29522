import { inRepository } from '../steps/repository.ts'
import { run } from '../steps/run.ts'
import { say } from '../steps/say.ts'

/** `npm run bench`: all benches, one after the other, so that none takes another's processor. */
for (const bench of ['bytes', 'server', 'processes', 'publish', 'memory', 'search', 'lists']) {
  say(`\n${bench}`)
  await run(process.execPath, [inRepository(`commands/bench/${bench}.ts`)], { isShown: true })
}
