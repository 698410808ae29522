/** What the back office sends for an upload: the file, and the fields beside it. */
export function uploadForm(name: string, type: string, content: Buffer, fields: object): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], name, { type }))
  form.append('_payload', JSON.stringify(fields))
  return form
}
