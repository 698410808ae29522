import { formatFileSize, formatPercent } from '../../../languages/format.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { UploadState } from './use-submission.ts'

/** How far the upload has come, in a bar and in words. */
export function UploadProgress({ sent, all }: UploadState) {
  const language = useLanguage()
  const { submission } = useFormMessages()
  const share = all > 0 ? sent / all : 0
  const words =
    share < 1
      ? submission.sending(
          formatPercent(share, language),
          formatFileSize(sent, language),
          formatFileSize(all, language),
        )
      : submission.checking
  return (
    <div className="submission-progress">
      <progress value={share} max={1} aria-label={submission.progress}>
        {words}
      </progress>
      <p>{words}</p>
    </div>
  )
}
