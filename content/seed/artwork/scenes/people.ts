import type { Canvas } from '../brushes/canvas.ts'
import { drawFieldTeam } from './people-field-team.ts'
import { drawGathering } from './people-gathering.ts'
import { drawRoundTable } from './people-round-table.ts'

/** People of the network: in talk, around a table, or at work in the field. */
export function drawPeople(canvas: Canvas): string {
  return canvas.random.pick([drawGathering, drawRoundTable, drawFieldTeam])(canvas)
}
