/** A backup or a restore can't be made or is not whole. The message is a sentence for the person at the terminal. */
export class BackupRefusedError extends Error {}
