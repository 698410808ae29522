import type { Payload } from 'payload'

let made = 0

/**
 * A published tender whose deadline is the one given.
 * @param named its reference number; of its own in this process without it
 */
export async function makeTender(
  payload: Payload,
  deadline: string,
  named?: string,
): Promise<{ id: number; reference: string }> {
  made += 1
  const reference = named ?? `T-${made}`
  const { id } = await payload.create({
    collection: 'tenders',
    data: {
      title: `Tender ${made}`,
      description: 'A description',
      referenceNumber: reference,
      category: 'works',
      issueDate: '2026-06-01T12:00:00.000Z',
      deadline,
      deadline_tz: 'Asia/Amman',
      _status: 'published',
    },
  })
  return { id, reference }
}
