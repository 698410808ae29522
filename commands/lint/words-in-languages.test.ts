import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'
import { repositoryFiles } from './repository-files.ts'

/** What stands beside its subject: content, labels of kinds and of their choices, examples, and tests. */
const besideTheirSubject =
  /^(languages|starter|tests)\/|\.(test|spec|fixture)\.tsx?$|\.examples\.tsx$|\/(collection|declaration|global)\.ts$|^site\/(ui\/examples|pages\/design-system)\//

/** Words that are read and not said. */
const recognised: Readonly<Record<string, string>> = {
  'commands/bench/mixed-load.ts': 'what visitors search for',
  'commands/bench/synthetic-records.ts': 'made-up records',
  'content/member-states/regional-network/map-countries.ts': 'names of countries that records may have',
  'content/member-states/regional-network/match-country.ts': 'spellings of them',
  'content/member-states/regional-network/place-labels.ts': 'how wide letters are',
  'figures/importers/columns.ts': 'headings of files',
  'site/pages/home/home-block/normalize-home-item.ts': 'what other sites call an event',
  'store/search/fold-letters.ts': 'letters of one sound',
  'store/search/other-numbers.ts': 'endings',
  'store/search/parse-query.ts': 'what visitors search for',
  'store/search/stop-words.ts': 'words that say nothing by themselves',
  'store/search/without-article.ts': 'the article',
  'store/search/words.ts': 'letters',
}

const arabicWord = /\p{Script=Arabic}{3,}/u

test('whatever the product says stands in languages/, where its rules of language are tested', () => {
  const found = repositoryFiles()
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !besideTheirSubject.test(file))
    .filter((file) => arabicWord.test(readFileSync(inRepository(file), 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(recognised).toSorted())
})
