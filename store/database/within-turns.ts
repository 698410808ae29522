const turn = 100

/**
 * Gives up waiting after so many milliseconds. They are counted in turns of the event loop: a process that was busy itself
 * for a while has not heard what was said to it meanwhile, and gives it time to be heard.
 * @throws what `tooLong` makes
 */
export async function withinTurns<Result>(
  work: Promise<Result>,
  milliseconds: number,
  tooLong: () => Error,
): Promise<Result> {
  let left = Math.ceil(milliseconds / turn)
  let timer: NodeJS.Timeout | undefined
  const given = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      left -= 1
      if (left === 0) reject(tooLong())
    }, turn)
  })
  try {
    return await Promise.race([work, given])
  } finally {
    clearInterval(timer)
  }
}
