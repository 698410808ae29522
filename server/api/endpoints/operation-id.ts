/** Name of an operation for generated clients: `list` and `Team members` give `listTeamMembers`. */
export function operationId(verb: string, words: string): string {
  return verb + words.replace(/(?:^|\s)(\w)/g, (_match, letter: string) => letter.toUpperCase())
}
