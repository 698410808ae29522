/** Spaces, control characters, marks of direction, fillers, and whatever else is not drawn. */
const invisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text shows nothing: empty, or made of characters alone that nobody sees. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '').replaceAll(/\p{M}/gu, '') === ''
}

/** Without the characters that nobody sees; spaces stay. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
}
