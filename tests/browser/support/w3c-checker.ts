import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { inRepository } from '../../../commands/steps/repository.ts'
import { run } from '../../../commands/steps/run.ts'

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      message: z.string(),
      url: z.string().optional(),
      extract: z.string().optional(),
    }),
  ),
})

/** What the W3C's own checker finds wrong with pages, given as their addresses with their HTML. Needs Java. */
export async function findingsOfW3c(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'w3c-checker-'))
  const addresses = [...pages.keys()]
  try {
    for (const [index, html] of [...pages.values()].entries()) {
      writeFileSync(path.join(folder, `${index}.html`), html)
    }
    const jar = inRepository('node_modules/vnu-jar/build/dist/vnu.jar')
    const { output } = await run('java', [
      // It ends before what the second compiler makes of it would pay. The schemas need a deep stack.
      ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'],
      ...['-jar', jar, '--format', 'json', '--stdout', '--errors-only', folder],
    ])
    return report.parse(JSON.parse(output)).messages.map(({ message, url = '', extract = '' }) => {
      const address = addresses[Number(path.basename(url, '.html'))] ?? url
      return `${address}: ${message} (…${extract}…)`
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
