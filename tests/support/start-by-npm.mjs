// As `commands/run.mjs`, but tests install nothing: that would take away the packages they run on.
import { startOnProjectNode } from '../../commands/project-node.mjs'

const [script, ...args] = process.argv.slice(2)
startOnProjectNode(script, args)
