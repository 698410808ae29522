/** The query of the list that a form asks for: what is filled in, in the form's order. Empty, or with its `?`. */
export function searchOfForm(fields: Iterable<readonly [string, FormDataEntryValue]>): string {
  const filled = [...fields].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''
}
