import { escapeXml } from '../xml/escape-xml.ts'
import { element, writtenAttributes } from '../xml/element.ts'
import type { ProtocolError } from './protocol-error.ts'

const namespace = 'http://www.openarchives.org/OAI/2.0/'

/** Seconds in UTC, as the whole repository gives its times. */
export const inSeconds = (instant: string) => `${instant.slice(0, 19)}Z`

interface AnswerContext {
  /** The address that harvesters ask. */
  baseUrl: string
  now: Date
  /** The arguments as they were given. */
  given: URLSearchParams
}

/** An answer of the protocol around what a verb gives. @param content XML */
export function writeAnswer(content: string, { baseUrl, now, given }: AnswerContext): string {
  return envelope(content, Object.fromEntries(given), { baseUrl, now })
}

/** An error of the protocol. What was given is repeated only where the protocol could read it (section 3.2). */
export function writeError({ code, message }: ProtocolError, { baseUrl, now, given }: AnswerContext): string {
  const wasRead = code !== 'badVerb' && code !== 'badArgument'
  return envelope(element('error', message, { code }), wasRead ? Object.fromEntries(given) : {}, {
    baseUrl,
    now,
  })
}

function envelope(
  content: string,
  given: Readonly<Record<string, string>>,
  { baseUrl, now }: Pick<AnswerContext, 'baseUrl' | 'now'>,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<OAI-PMH xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} ${namespace}OAI-PMH.xsd">`,
    element('responseDate', inSeconds(now.toISOString())),
    `<request${writtenAttributes(given)}>${escapeXml(baseUrl)}</request>`,
    content,
    '</OAI-PMH>',
    '',
  ].join('\n')
}
