import type { Canvas } from '../brushes/canvas.ts'
import { drawScreen } from './lattice-screen.ts'
import { drawSunburst } from './lattice-sunburst.ts'
import { drawTiles } from './lattice-tiles.ts'

/** The lattice itself: a carved screen before the sea, a wall of tiles whose colours follow depth lines, or one great star. */
export function drawLatticeScene(canvas: Canvas): string {
  return canvas.random.pick([drawScreen, drawTiles, drawSunburst])(canvas)
}
