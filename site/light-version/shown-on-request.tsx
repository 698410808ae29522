import { useMessages } from '../language/use-language.ts'
import { Icon } from '../ui/icon/icon.tsx'

interface ShownOnRequestProps {
  /** Words that open it. */
  label: string
  /** What is shown. */
  file: { address: string; width: number; height: number }
  /** Where a larger one stands, if there is one. */
  largerAddress?: string
}

/**
 * A picture that is loaded once its visitor opens it. It is a background that only an open `details` has, because
 * browsers load every `img` at once where scripts are off, lazy or not; and a link, so that it can be seen by itself
 * and saved.
 */
export function ShownOnRequest({
  label,
  file: { address, width, height },
  largerAddress = address,
}: ShownOnRequestProps) {
  const { lightVersion: words } = useMessages()
  return (
    <details className="light-picture-request">
      <summary>
        <Icon name="picture" />
        {label}
      </summary>
      <a
        className="light-picture-shown"
        href={largerAddress}
        aria-label={words.openPicture}
        style={{
          '--light-picture': `url("${address}")`,
          aspectRatio: `${width} / ${height}`,
          maxInlineSize: `${width}px`,
        }}
      />
    </details>
  )
}
