import { runOnProjectNode } from './project-node.mjs'

runOnProjectNode('commands/dev.ts', undefined, { needsTools: true })
