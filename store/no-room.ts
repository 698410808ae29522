const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])

/** Whether an error says that a disk, or what somebody may use of it, is full. */
export function saysNoRoom(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return codes.has(code) || /disk is full|no space left/i.test(error.message)
}
