/** The widths of `breakpoints.css` that scripts ask for too, and `sizes` of pictures whose place changes there. */
export const desktop = '(width > 1024px)'
export const tablet = '(width > 640px)'
