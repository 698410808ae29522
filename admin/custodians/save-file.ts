/** Lets the person save bytes as a file. */
export function saveFile(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: a browser may ask where to save it first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
