/** The `id` by which the hamburger opens the drawer. */
export const drawerId = 'navigation-drawer'
