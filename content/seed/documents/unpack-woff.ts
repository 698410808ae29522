import { inflateSync } from 'node:zlib'

/**
 * Turns a WOFF file into the plain font inside it. Fontkit could read WOFF too, but it inflates a table anew, in
 * JavaScript, each time it looks into it: that made Arabic documents take three times as long.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') return woff
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, 44 + index * 20))
  const header = Buffer.alloc(12 + count * 16)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((count - 2 ** power) * 16, 10)
  const parts: Buffer[] = [header]
  let offset = header.length
  tables.forEach((table, index) => {
    const entry = 12 + index * 16
    header.write(table.tag, entry, 'latin1')
    header.writeUInt32BE(table.checksum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(table.data.length, entry + 12)
    const padding = (4 - (table.data.length % 4)) % 4
    parts.push(table.data, Buffer.alloc(padding))
    offset += table.data.length + padding
  })
  return Buffer.concat(parts)
}

function readTable(woff: Buffer, entry: number): { tag: string; checksum: number; data: Buffer } {
  const offset = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const length = woff.readUInt32BE(entry + 12)
  const packed = woff.subarray(offset, offset + packedLength)
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packedLength < length ? inflateSync(packed) : packed,
  }
}
