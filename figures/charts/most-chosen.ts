/** Lines that have a colour and a name of their own; more could not be distinguished. */
export const mostChosen = 5
