import { onTestFinished, vi } from 'vitest'

/**
 * Has a limit that the product sets by `AbortSignal.timeout` be over sooner, until the test ends.
 * @param usual the product's own milliseconds: any other limit stays as it is
 */
export function shortenLimit(usual: number, shortened: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const limits = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((milliseconds) => timeout(milliseconds === usual ? shortened : milliseconds))
  onTestFinished(() => limits.mockRestore())
}
