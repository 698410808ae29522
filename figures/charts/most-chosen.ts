/** Lines that have a colour and a name of their own; of more, nobody can tell one from the other. */
export const mostChosen = 5
