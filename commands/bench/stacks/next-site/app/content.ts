import { readFileSync } from 'node:fs'
import path from 'node:path'
import { homeContent } from '../../home-content.ts'

/** Read once: a team's content system would be asked each time. */
export const content = homeContent.parse(
  JSON.parse(readFileSync(path.join(process.cwd(), 'home.json'), 'utf8')),
)
