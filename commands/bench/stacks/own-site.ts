import { setTimeout as pause } from 'node:timers/promises'
import { startPublicServer } from '../../trials/public-server.ts'
import { publishAgain } from '../publish-again.ts'
import type { Stack } from './stack.ts'

/** Milliseconds after which every process has seen a publish. */
const untilSeen = 400

/** This repository's site, on a data folder with the starter content. */
export function ownSite(dataFolder: string): Stack {
  return {
    name: 'this site',
    async start(_folder, end) {
      const server = await startPublicServer(dataFolder)
      end.add(server.stop)
      return {
        origin: `http://localhost:${server.port}`,
        processes: [server.processId],
        rebuilt: {
          path: '/',
          async forget() {
            publishAgain(dataFolder)
            await pause(untilSeen)
          },
        },
      }
    },
  }
}
