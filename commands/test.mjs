import { runOnProjectNode } from './project-node.mjs'

runOnProjectNode('commands/test.ts', undefined, { needsTools: true })
