import { projectStatuses } from '../../content/projects/collection.ts'
import type { ChosenProjects } from './read-placed-projects.ts'

/** Which projects an address chooses. What no project has chooses nothing. */
export function projectChoiceIn(query: URLSearchParams): ChosenProjects {
  const status = projectStatuses.find((one) => one === query.get('status'))
  const program = query.get('program')
  return {
    ...(status && { status }),
    ...(program !== null && /^[a-z0-9-]{1,200}$/.test(program) && { program }),
  }
}
