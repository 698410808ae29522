/** The database and the data folder can't be used together. The message is for the person at the terminal. */
export class DatabaseRefusedError extends Error {}
