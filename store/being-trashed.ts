/** Whether a change puts a record into the trash. */
export function isBeingTrashed(data: unknown, before: unknown): boolean {
  return isInTrash(data) && !isInTrash(before)
}

/** Whether a record lies in the trash. */
export function isInTrash(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'deletedAt' in record && Boolean(record.deletedAt)
}
