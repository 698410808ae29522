import { fork } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { compiledScript } from '../steps/compiled-scripts.ts'

export interface Publisher {
  /** Path of the page whose title it changes. */
  path: string
  /** Publishes a title; resolves with the moment at which it was saved, in milliseconds since the epoch. */
  publish: (title: string) => Promise<number>
  stop: () => Promise<void>
}

const begun = z.object({ slug: z.string() })
const saved = z.object({ savedAt: z.number() })

/** Somebody who publishes on a data folder, in a process of its own. */
export async function startPublisher(dataFolder: string): Promise<Publisher> {
  const child = fork(compiledScript('commands/trials/publish-news.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: { ...process.env, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
  })
  const [first]: unknown[] = await once(child, 'message')
  return {
    path: `/news/${begun.parse(first).slug}`,
    async publish(title) {
      const answer = once(child, 'message')
      child.send({ title })
      const [message]: unknown[] = await answer
      return saved.parse(message).savedAt
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
