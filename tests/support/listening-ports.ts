import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { processTree, unlessEnded } from './process-tree.ts'

/** Column of the state and of the inode in a line of /proc/net/tcp, and the state of a socket that listens (proc_net_tcp.rst). */
const columns = { address: 1, state: 3, inode: 9 } as const
const listens = '0A'

/** Ports of any interface on which a process, or one that it started, takes connections, each once (Linux's /proc). */
export function listeningPorts(id: number): number[] {
  const inodes = new Set(processTree(id).flatMap((one) => socketInodes(one.id)))
  const ports = ['tcp', 'tcp6']
    .flatMap((table) => readFileSync(`/proc/${id}/net/${table}`, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((line) => line[columns.state] === listens && inodes.has(line[columns.inode] ?? ''))
    .map((line) => Number.parseInt(line[columns.address]?.split(':')[1] ?? '', 16))
  return [...new Set(ports)]
}

function socketInodes(id: number): string[] {
  return unlessEnded(() => readdirSync(`/proc/${id}/fd`)).flatMap((descriptor) =>
    unlessEnded(() => {
      const inode = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${id}/fd/${descriptor}`))?.[1]
      return inode === undefined ? [] : [inode]
    }),
  )
}
