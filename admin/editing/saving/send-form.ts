/** No answer came. What was sent only in part cannot have been stored. */
export class NoAnswerError extends Error {
  readonly wasSent: boolean

  constructor(wasSent: boolean) {
    super('No answer')
    this.name = 'NoAnswerError'
    this.wasSent = wasSent
  }
}

interface Sending {
  method: string
  headers: Headers
  body: FormData
}

/**
 * Sends a form as `fetch` would, and says how much of it was sent, which `fetch` does not.
 * @throws NoAnswerError when the line breaks before the answer
 */
export function sendForm(
  address: string,
  { method, headers, body }: Sending,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let wasSent = false
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.upload.addEventListener('load', () => {
      wasSent = true
    })
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('Content-Type')
      const { status, statusText, responseText } = request
      const answer = status === 204 ? null : responseText
      resolve(
        new Response(answer, { status, statusText, headers: type === null ? {} : { 'Content-Type': type } }),
      )
    })
    for (const failure of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(failure, () => reject(new NoAnswerError(wasSent)))
    request.send(body)
  })
}
