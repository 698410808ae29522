import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { placeOfReceiptKeys } from '../../server/receipts/receipt-keys-in-page.ts'
import { inRepository } from './repository.ts'

/** What was built, for whoever compares it. */
export interface SealingFiles {
  /** Name of the sealing script, which changes with what it holds. */
  script: string
  /** As `integrity` has it: SHA-384. */
  integrity: string
  /** Name of the script by which a tender's form seals and sends. */
  sealAndSend: string
  /** SHA-384 of the page that seals without a network. */
  offlineSealer: string
  /** SHA-384 of the page that checks receipts without a network. */
  receiptChecker: string
  /** SHA-384 of the program that does the same (`node verify-receipt.mjs`). */
  verifyReceipt: string
  /** SHA-384 of the program that verifies the transparency log from outside (`node verify-log.mjs`). */
  verifyLog: string
}

/**
 * Builds the files that stand by themselves: the sealing script, the pages that seal and that check receipts without a
 * network, programs that check receipts and the transparency log, and the scripts of a tender's form and of the page that takes envelopes. The same sources give the same bytes, so that anybody can compare what a
 * browser was given.
 * @param folder is replaced
 */
export async function buildSealing(folder: string): Promise<SealingFiles> {
  const code = await standAlone('site/sealing/sealing-worker.ts')
  const script = namedAfter('sealing', code)
  const form = await standAlone('site/sealing/seal-and-send.ts', 'module')
  const sealAndSend = namedAfter('seal-and-send', form)
  const page = offlinePage(
    'Seal a proposal offline',
    await standAlone('site/sealing/offline-sealer/offline-sealer.ts'),
  )
  const checker = offlinePage(
    'Check a receipt',
    await standAlone('site/sealing/receipt-checker/receipt-checker.ts'),
    placeOfReceiptKeys,
  )
  const program = await verifyReceiptProgram()
  const outside = await verifyLogProgram()
  const sender = await standAlone('site/sealing/envelope-sender/envelope-sender.ts')
  const files: SealingFiles = {
    script,
    integrity: integrityOf(code),
    sealAndSend,
    offlineSealer: integrityOf(page),
    receiptChecker: integrityOf(checker),
    verifyReceipt: integrityOf(program),
    verifyLog: integrityOf(outside),
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, script), code)
  writeFileSync(path.join(folder, sealAndSend), form)
  writeFileSync(path.join(folder, 'offline-sealer.html'), page)
  writeFileSync(path.join(folder, 'receipt-checker.html'), checker)
  writeFileSync(path.join(folder, 'verify-receipt.mjs'), program)
  writeFileSync(path.join(folder, 'verify-log.mjs'), outside)
  writeFileSync(path.join(folder, 'envelope-sender.js'), sender)
  writeFileSync(path.join(folder, 'hashes.json'), `${JSON.stringify(files, null, 2)}\n`)
  return files
}

/** The program that checks receipts: one file for Node. */
export function verifyReceiptProgram(): Promise<string> {
  return standAlone('commands/stand-alone/verify-receipt.ts', 'node')
}

/** The program that verifies the transparency log: one file for Node. */
export function verifyLogProgram(): Promise<string> {
  return standAlone('commands/stand-alone/verify-log.ts', 'node')
}

/** One script without imports, whose bytes depend on its sources alone. */
async function standAlone(entry: string, target: 'browser' | 'module' | 'node' = 'browser'): Promise<string> {
  const built = await build({
    configFile: false,
    root: inRepository('.'),
    mode: 'production',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ...(target === 'node' && { ssr: { noExternal: true } }),
    build: {
      write: false,
      ssr: target === 'node',
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: inRepository(entry),
        preserveEntrySignatures: 'strict',
        output: { format: target === 'browser' ? 'iife' : 'esm', comments: false },
      },
    },
  })
  const [script, ...others] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} is not one script`)
  return script.code
}

/** Everything in one file, whose policy lets it load nothing and send nothing. */
function offlinePage(title: string, script: string, more = ''): string {
  const styles = ['site/ui/styles/tokens.css', 'site/sealing/stand-alone/stand-alone.css']
    .map((sheet) => readFileSync(inRepository(sheet), 'utf8'))
    .join('\n')
  // Nothing else ends a script in HTML.
  const code = script.replaceAll('</script', String.raw`<\/script`)
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(code)}'`,
    `style-src '${hashOf(styles)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
${more}<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<noscript>This page needs scripts. It loads nothing and sends nothing.</noscript>
<script>${code}</script>
</body>
</html>
`
}

function namedAfter(name: string, code: string): string {
  return `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}
