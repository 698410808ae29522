import { mostChosen } from '../../../figures/charts/most-chosen.ts'

/** How many countries make a comparison. */
export const fewestCompared = 2
export const mostCompared = mostChosen
