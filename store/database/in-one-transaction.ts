import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does something in the transaction of a request, or else in one that begins and ends with it, where the database has them. */
export async function inOneTransaction<Result>(
  req: PayloadRequest,
  act: () => Promise<Result>,
): Promise<Result> {
  const isOwn = await initTransaction(req)
  try {
    const result = await act()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
