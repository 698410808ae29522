// `npm start` on the project's own Node. Plain JavaScript: this process stays for as long as the product runs, and loads
// neither what strips types nor what only preparing needs (docs/performance.md).
import { spawn } from 'node:child_process'
import path from 'node:path'

// What the lines of this process, and of the one that prepares, say of themselves (`store/log/`).
process.env.NETWORK_PROCESS = 'start'

const orders = ['SIGINT', 'SIGTERM', 'disconnect']
let isOrderedToEnd = false

const script = path.join(import.meta.dirname, 'prepare-product.ts')
// The part is not called like a folder: what traces a package would take all of that folder into it.
const preparing = spawn(process.execPath, [script, 'site-and-database'], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})

function end() {
  isOrderedToEnd = true
  preparing.kill('SIGTERM')
}

/** A terminal that is closed ends what runs in it; otherwise the signal renews processes, of which there are none yet. */
function hangUp() {
  if (process.stdin.isTTY) end()
}

for (const order of orders) process.on(order, end)
process.on('SIGHUP', hangUp)
// The parent may have ended before anybody listened for it.
if (process.send && !process.connected) end()

preparing.once('exit', async (code) => {
  if (isOrderedToEnd) process.exit(0)
  if (code !== 0) process.exit(code ?? 1)
  const { superviseProduct } = await import('../build/supervisor/index.js')
  if (isOrderedToEnd) process.exit(0)
  for (const order of orders) process.off(order, end)
  process.off('SIGHUP', hangUp)
  superviseProduct()
})
