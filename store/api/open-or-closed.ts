/** States of what has a deadline: before it, and after it. */
export const deadlineStatuses = ['open', 'closed'] as const

export function openOrClosed(isExpired: boolean): (typeof deadlineStatuses)[number] {
  return isExpired ? 'closed' : 'open'
}
