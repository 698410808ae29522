import { Fragment } from 'react'

/** Letters up to which a part of an address stands on one line on every screen. */
const shortPart = 16

/** An e-mail address in its own order, of which lines break after the @ and before dots, and nowhere else. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <span className="left-to-right email-address" dir="ltr">
      {partsAt(address, /(?<=@)|(?=\.)/).map(({ text, place }) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {text.length > shortPart ? text : <span className="email-part">{text}</span>}
        </Fragment>
      ))}
    </span>
  )
}

export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <EmailAddress address={address} />
    </a>
  )
}

/** A web address in its own order, of which lines break after slashes while they can. */
export function WebAddress({ address }: { address: string }) {
  return (
    <span className="left-to-right web-address" dir="ltr">
      {partsAt(address, /(?<=[^/]\/)(?!\/)/).map(({ text, place }) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {text}
        </Fragment>
      ))}
    </span>
  )
}

/** A number to dial or to fax to, in its own order and on one line. */
export function TelephoneNumber({ number }: { number: string }) {
  return (
    <span className="left-to-right telephone-number" dir="ltr">
      {number}
    </span>
  )
}

export function TelephoneLink({ number }: { number: string }) {
  return (
    <a href={telephoneAddress(number)}>
      <TelephoneNumber number={number} />
    </a>
  )
}

/** What browsers dial. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}

/** An address in pieces, each known by the place of its first letter. */
function partsAt(address: string, between: RegExp): { text: string; place: number }[] {
  let place = 0
  return address.split(between).map((text) => {
    const part = { text, place }
    place += text.length
    return part
  })
}
