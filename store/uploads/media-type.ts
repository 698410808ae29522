import path from 'node:path'

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv; charset=utf-8',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.json': 'application/json',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
}

/** Media type of a file that the libraries take; anything else is downloaded as plain bytes. */
export function mediaTypeOf(name: string): string {
  return mediaTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream'
}

/** Endings of the files that have one of these media types, without the dot; one for each type. */
export function endingsOf(types: readonly string[]): string[] {
  const known = Object.entries(mediaTypes).map(([ending, type]) => [ending.slice(1), essence(type)] as const)
  return types.flatMap((type) => known.find(([, other]) => other === type)?.[0] ?? [])
}

/** Whether a file's name ends as those do that have one of these media types. */
export function endsAsOneOf(name: string, types: readonly string[]): boolean {
  return types.includes(essence(mediaTypeOf(name)))
}

/** A media type without its parameters. */
function essence(type: string): string {
  return type.split(';', 1)[0] ?? type
}
