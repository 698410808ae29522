import { endWith, say } from './steps/say.ts'
import { withInstallation } from './steps/with-installation.ts'

/**
 * `npm run check-links`: reads every link of what is published, and stores what it finds for the back office's screen. One line for
 * each finding; ends with 1 when a link leads nowhere.
 */
try {
  const isWhole = await withInstallation(async (payload) => {
    const { environment } = await import('../environment.ts')
    const { checkLinksNow, readLinkCheck } = await import('../content/link-check/stored-check.ts')
    const { isBroken } = await import('../content/link-check/check-links.ts')
    const ran = await checkLinksNow(payload, { settings: environment() })
    if (!ran) say('Another process is checking the links. This is what the check before it found:')
    const { last, fault, findings } = await readLinkCheck(payload)
    for (const { kind, record, field, language, fault: wrong, address } of findings)
      say([wrong, `${kind}/${record}`, field, language, address].filter((part) => part !== null).join(' '))
    if (fault === 'offline') say('No other site answered: this machine may have no way out.')
    say(`${last?.links ?? 0} links, ${findings.length} findings`)
    return !findings.some(isBroken)
  })
  process.exit(isWhole ? 0 : 1)
} catch (error) {
  endWith(error)
}
