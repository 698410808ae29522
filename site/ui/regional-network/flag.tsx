import type { FlagAddresses } from '../../../content/regional-network/flag-address.ts'

/** A country's flag beside its name. One that can't be loaded is hidden (specification, section 8). */
export function Flag({ flag }: { flag: FlagAddresses }) {
  return (
    <img
      className="regional-network-flag"
      src={flag.small}
      srcSet={`${flag.large} 2x`}
      width={40}
      height={30}
      alt=""
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  )
}
