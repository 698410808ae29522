import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { inRepository } from '../../commands/steps/repository.ts'
import { run } from '../../commands/steps/run.ts'
import { expect, test } from './support/test.ts'

/** The trials of the intake, each smaller than by hand (`npm run trial:…`), on a copy of the starter content where they need it. */
const trials = [
  ['kill', ['4', '11'], 'every acknowledged proposal is whole and every other gone'],
  ['fuzz', ['100', '12'], 'nothing malformed is accepted and nothing of it left over'],
  ['load', ['10', '8'], 'many large proposals at once are acknowledged, and memory stays'],
  [
    'two-nodes',
    ['2', '13', '--states', '--outages'],
    'of two nodes that share Postgres and a bucket, either may be killed, and both give what was acknowledged; a database that hangs is noticed by nobody who reads, and said to everybody else',
  ],
  [
    'fairness',
    ['1', '--states'],
    'beside fifty connections that ask for all that is not cached, others are answered',
  ],
] as const

for (const [name, words, promise] of trials) {
  test(`${name}: ${promise}`, async () => {
    const script = `commands/trials/${name}.ts`
    const { status, output } = await run(
      process.execPath,
      [name === 'two-nodes' ? compiledScript(script) : inRepository(script), ...words],
      {
        environment: { TRIAL_DATA: process.env.PRISTINE_DATA ?? '' },
      },
    )
    expect(status, output).toBe(0)
  })
}
