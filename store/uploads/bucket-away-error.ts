/** The bucket can't be reached, does not answer, or refuses this machine. */
export class BucketAwayError extends Error {
  constructor(cause: unknown) {
    super(
      `The bucket does not answer as it should (${cause instanceof Error ? cause.name : String(cause)})`,
      {
        cause,
      },
    )
  }
}
