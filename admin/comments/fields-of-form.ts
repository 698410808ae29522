/** A field of the form that is on the page, by its path. */
export function fieldElement(path: string): Element | null {
  const name = path.replaceAll('.', '__')
  const element =
    document.getElementById(`field-${name}`) ??
    document.querySelector(`label[for="field-${CSS.escape(name)}"]`)
  return element?.closest('.field-type') ?? element
}

/** Brings a field into sight, with the cursor in it where something can be written. */
export function focusField(path: string): void {
  const field = fieldElement(path)
  field?.scrollIntoView({ block: 'center' })
  const input = field?.querySelector('input:not([type=hidden]), textarea, [contenteditable=true], button')
  if (input instanceof HTMLElement) input.focus({ preventScroll: true })
}

/**
 * Marks fields with how many comments each has, for as long as they are there.
 * @param paths of fields, each as often as it has comments
 * @returns what takes the marks away
 */
export function markFields(paths: readonly string[]): () => void {
  const marked = [...Map.groupBy(paths, (path) => path)].flatMap(([path, { length }]) => {
    const field = path === '' ? null : fieldElement(path)
    field?.setAttribute('data-comments', String(length))
    return field ? [field] : []
  })
  return () => {
    for (const field of marked) field.removeAttribute('data-comments')
  }
}
