import { languagePreferenceKey } from '../../languages/language-preference.ts'
import { noteEarlyActs } from './early-acts.ts'
import { partsThatNeedScripts } from './needs-scripts.ts'

/**
 * A page is complete without scripts: what they add may wait until it is painted, and where nothing of it moves by
 * itself until its visitor acts. React Router starts them while the page is still being read, so that they compete with
 * its styles, letters and first picture for the line, and run before the first paint on a fast one. Here its start is
 * held back as data, and `startScript` lets it go.
 */

/** Milliseconds after the first paint at which scripts start even if the page's own files have not all come. */
const longestWait = 2000

const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g
const moduleStart = '<script type="module" async="">'

/** Acts that bring the scripts; `error` is a picture's that did not come, which they replace by what stands for it. */
const acts = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'wheel', 'change', 'error']

/** A choice of language that only this device still knows: the scripts lead to that language. */
const isSentElsewhere = `localStorage.getItem('${languagePreferenceKey}')&&!document.cookie.includes('${languagePreferenceKey}=')`

/**
 * Goes on once the page's own files have come and something of it is painted. In a tab that nobody sees
 * nothing is painted, and some browsers don't report paints: there the files alone are waited for.
 *
 * Until then `data-laying-out` at the root lets parts of the page wait (`site/ui/deferred-layout`). They are laid out
 * each in a task of its own, and all before the first script runs: nothing jumps afterwards.
 *
 * Scripts come at once where a part needs them or the visitor has acted already, else with the visitor's first act.
 */
const startScript = [
  noteEarlyActs,
  `document.documentElement.dataset.layingOut='';`,
  `const acting=new AbortController;`,
  `let isWanted=false,isShown=false,isBrought=false,isLaidOut=false,held;`,
  `const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values));`,
  `const run=()=>{if(isBrought&&isLaidOut)add('script',{type:'module',text:held.text,onerror:giveEarlyActsUp})};`,
  `const bring=()=>{if(isBrought)return;isBrought=true;acting.abort();`,
  `for(const href of held.dataset.modules.split(' '))add('link',{rel:'modulepreload',href});run()};`,
  `const act=()=>{isWanted=true;if(isShown)bring()};`,
  `for(const type of ${JSON.stringify(acts)})addEventListener(type,act,{capture:true,passive:true,signal:acting.signal});`,
  `addEventListener('DOMContentLoaded',()=>{`,
  `held=document.querySelector('script[data-modules]');`,
  `try{isWanted||=document.querySelector('${partsThatNeedScripts}')||${isSentElsewhere}}catch{}`,
  `let waitsFor=2;const{port1,port2}=new MessageChannel;`,
  `const start=()=>{if(isShown)return;isShown=true;if(isWanted)bring();`,
  `const parts=[...document.querySelectorAll('.deferred-layout')],layOut=index=>{const part=parts[index];`,
  `if(part){part.style.contentVisibility='visible';part.offsetHeight;port2.postMessage(index+1);return}`,
  `delete document.documentElement.dataset.layingOut;`,
  `for(const{style}of parts)style.contentVisibility='';`,
  `port1.close();isLaidOut=true;run()};`,
  `port1.onmessage=({data})=>layOut(data);layOut(0)};`,
  `const come=()=>{waitsFor-=1;if(!waitsFor||document.hidden)start()};`,
  `addEventListener('load',come);`,
  `const painted=list=>{if(list.getEntriesByName('first-contentful-paint').length){come();setTimeout(start,${longestWait})}};`,
  `if(self.PerformanceObserver?.supportedEntryTypes?.includes('paint'))`,
  `new PerformanceObserver(painted).observe({type:'paint',buffered:true});else come()})`,
].join('')

/**
 * The page with its start held back. One in which React Router writes its start in another way starts at once.
 *
 * All that is looked for and written is ASCII: read as Latin-1, one character for each byte, the page takes half the
 * memory and no decoding.
 */
export function holdScripts(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const [beforeStart, afterStart, ...others] = page.toString('latin1').split(moduleStart)
  if (beforeStart === undefined || afterStart === undefined || others.length > 0) return page
  const modules = [...beforeStart.matchAll(modulePreload)].map(([, address]) => address)
  const shown = beforeStart
    .replaceAll(modulePreload, '')
    .replace('</head>', `<script>{${startScript}}</script></head>`)
  return Buffer.from(
    `${shown}<script type="text/plain" data-modules="${modules.join(' ')}">${afterStart}`,
    'latin1',
  )
}
