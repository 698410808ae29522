import { runOnProjectNode } from './project-node.mjs'

runOnProjectNode('commands/product.mjs')
