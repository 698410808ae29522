// `node commands/run.mjs commands/x.ts …`: any command on the project's own Node.
import { runOnProjectNode } from './project-node.mjs'

const [script, ...args] = process.argv.slice(2)
runOnProjectNode(script, args)
