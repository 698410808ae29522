import { createServer, request, type IncomingMessage } from 'node:http'

/**
 * Stands between a browser and the product, and cuts the line where the product has answered. Browsers send again by themselves
 * what was cut, so that all are cut that are meant.
 * @param isCut whether the answer to a request never arrives
 * @returns its address, on the host of the product, so that its cookies count
 */
export async function breakLine(
  product: string,
  isCut: (request: IncomingMessage) => boolean,
): Promise<{ address: string; close: () => void }> {
  const { host, hostname, origin, port } = new URL(product)
  const server = createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming
    const sent = { ...headers, host, ...(headers.origin !== undefined && { origin }) }
    const onward = request({ hostname, port, path, method, headers: sent }, (answer) => {
      if (isCut(incoming)) {
        answer.resume()
        incoming.socket.destroy()
        return
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, hostname, resolve)
  })
  const bound = server.address()
  return {
    address: `http://${hostname}:${typeof bound === 'object' && bound ? bound.port : 0}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
