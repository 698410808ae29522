import { useMessages } from '../../../language/use-language.ts'
import { CoverArt } from '../../../ui/cover-art/cover-art.tsx'

interface RailPlaceholderProps {
  number: string
  isLoading: boolean
}

/** Stands where a project is awaited, or could not be had: then it has a picture and a general title, and no link. */
export function RailPlaceholder({ number, isLoading }: RailPlaceholderProps) {
  const { projects: words } = useMessages().home
  if (isLoading) return <div className="home-rail-card home-rail-skeleton" />
  return (
    <div className="home-rail-card home-rail-fallback">
      <CoverArt coverKey={`placeholder-${number}`} topic={null} />
      <span className="home-rail-number" aria-hidden="true">
        {number}
      </span>
      <span className="home-rail-words">
        <span className="home-rail-title">{words.placeholder}</span>
      </span>
    </div>
  )
}
