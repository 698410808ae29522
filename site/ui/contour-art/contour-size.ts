/** Pixels; the drawing scales as vectors do. */
export const contourSize = { width: 1600, height: 600 }
