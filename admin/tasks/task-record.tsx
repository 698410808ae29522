import type { UIFieldServerProps } from 'payload'
import { taskWords } from '../../languages/back-office/task-words.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import './tasks.css'
import { recordOfTask } from './record-of-task.ts'

/** Above a task's form: the record that it is about. */
export async function TaskRecord({ data, id, req }: UIFieldServerProps) {
  if (!id) return null
  const { payload, user, i18n } = req
  const language = languageOf({ i18n })
  const words = taskWords[language]
  const record = await recordOfTask({ payload, user, language }, { kind: data.kind, recordId: data.recordId })
  if (!record) return <p className="task-record">{words.noRecord}</p>
  return (
    <p className="task-record">
      {words.record}{' '}
      <a href={record.address}>
        <bdi>{record.title}</bdi>
      </a>
    </p>
  )
}
