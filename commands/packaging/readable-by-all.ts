/**
 * The mode of a packaged file, given that of its source: the product runs as another user than the one who packaged, and
 * what a start made here before (sizes of pictures) is its owner's alone.
 */
export function readableByAll(mode: number): number {
  const isProgram = (mode & 0o100) !== 0
  return isProgram ? 0o755 : 0o644
}
