/**
 * What runs in a page's head before anything is painted: the build compiles it, with what it imports, into one script
 * that stands in the page itself (`before-scripts-plugin.ts`), because a file would come too late.
 */
import { followLanguageCookie } from '../../languages/language-preference.ts'
import { markReading } from '../reading-tools/reading-preference.ts'
import { noteEarlyActs } from './early-acts.ts'
import { leadToLightVersion, neededByFullVersion } from './older-browsers.ts'
import { startAfterFirstPaint } from './start-after-first-paint.ts'

if (CSS.supports(neededByFullVersion)) {
  markReading()
  followLanguageCookie()
  noteEarlyActs()
  startAfterFirstPaint()
} else {
  leadToLightVersion()
}
