import { useEffect, useRef, useState } from 'react'

/** Whether an image could not be loaded, also when it failed before the page's scripts ran. */
export function usePictureFailure() {
  const [hasFailed, setHasFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.currentSrc !== '' && element.naturalWidth === 0) setHasFailed(true)
  }, [])
  return { hasFailed, watch: { ref: image, onError: () => setHasFailed(true) } }
}
