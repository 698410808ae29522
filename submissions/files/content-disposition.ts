import { safeFileName } from './safe-file-name.ts'

/** Header value with which browsers save a file under its name, whatever its script (RFC 6266, RFC 8187). */
export function attachment(name: string | null | undefined, otherwise: string): string {
  const safe = safeFileName(name, otherwise)
  const plain = safe.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
