import { runOnProjectNode } from './project-node.mjs'

runOnProjectNode('commands/start.ts')
