import type { Where } from 'payload'
import { dashboardWords } from '../../languages/back-office/dashboard-words.ts'
import { formatGregorianDay, formatNumber } from '../../languages/format.ts'
import { taskWords } from '../../languages/back-office/task-words.ts'
import { recentDays } from '../../store/reading-counts/recent-days.ts'
import { recordOfTask } from '../tasks/record-of-task.ts'
import { DoneButton } from '../tasks/done-button.tsx'
import { addressOfList, type Asking } from './read-waiting.ts'

/** Tasks that are shown; the rest is a link away. */
const shown = 10

/** Open tasks of the person, those due first at the top. */
export async function OwnTasks({ asking }: { asking: Asking }) {
  const { payload, user, language, now } = asking
  const words = dashboardWords[language]
  const where: Where = { and: [{ assignedTo: { equals: user.id } }, { done: { equals: false } }] }
  const found = await readTasks(asking, where).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'The tasks of a person could not be read' })
  })
  if (!found) return <p role="alert">{words.failed}</p>
  if (found.total === 0) return <p>{words.noTasks}</p>
  const doneWords = {
    markDone: words.markDone,
    undo: words.undo,
    isDone: words.isDone,
    failed: taskWords[language].failed,
  }
  const today = recentDays(now, 1).to
  return (
    <>
      <ul className="own-tasks">
        {found.tasks.map(({ id, task, dueOn, givenByName, record }) => (
          <li key={id}>
            <a href={`/admin/collections/tasks/${id}`}>
              <bdi>{task}</bdi>
            </a>
            <span>
              {words.due} {formatGregorianDay(dueOn, language)}
              {dueOn < today && <strong className="is-overdue"> ({words.overdue})</strong>}
            </span>
            {givenByName !== null && (
              <span>
                {words.givenBy} <bdi>{givenByName}</bdi>
              </span>
            )}
            {record && (
              <a href={record.address}>
                <bdi>{record.title}</bdi>
              </a>
            )}
            <DoneButton id={id} what={task} words={doneWords} />
          </li>
        ))}
      </ul>
      <a href={addressOfList('tasks', where)}>
        {words.line(words.allTasks, formatNumber(found.total, language))}
      </a>
    </>
  )
}

async function readTasks({ payload, user, language }: Asking, where: Where) {
  const { docs, totalDocs } = await payload.find({
    ...{ collection: 'tasks', where, sort: 'dueOn', limit: shown, depth: 0 },
    ...{ overrideAccess: false, user },
  })
  const tasks = docs.map(async ({ id, task, dueOn, givenByName, kind, recordId }) => ({
    ...{ id, task, dueOn: dueOn.slice(0, 10), givenByName: givenByName ?? null },
    record: await recordOfTask({ payload, user, language }, { kind, recordId }),
  }))
  return { tasks: await Promise.all(tasks), total: totalDocs }
}
