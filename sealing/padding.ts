/** What is smaller is padded to this: most proposals without large files look alike. */
const least = 256 * 1024

/**
 * The length to which bytes are padded, so that it says little about them (Padmé, Nikitin et al. 2019): at most 3.1 %
 * more, and 257 different lengths up to 64 MB.
 */
export function paddedLength(length: number): number {
  if (length <= least) return least
  const exponent = Math.floor(Math.log2(length))
  const step = 2 ** (exponent - (Math.floor(Math.log2(exponent)) + 1))
  return Math.ceil(length / step) * step
}
