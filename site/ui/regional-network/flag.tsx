import type { FlagAddresses } from '../../../content/member-states/regional-network/flag-address.ts'
import { useIsLight } from '../../light-version/light-parts.ts'
import { usePictureFailure } from '../picture/use-picture-failure.ts'

/** A country's flag beside its name. One that can't be loaded is hidden (specification, section 8). */
export function Flag({ flag }: { flag: FlagAddresses }) {
  const { hasFailed, watch } = usePictureFailure()
  if (useIsLight()) return null
  return (
    <img
      {...watch}
      className="regional-network-flag"
      src={flag.small}
      srcSet={`${flag.large} 2x`}
      width={40}
      height={30}
      alt=""
      loading="lazy"
      decoding="async"
      hidden={hasFailed}
    />
  )
}
