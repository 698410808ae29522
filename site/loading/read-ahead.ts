import { readHeaderMenu } from '../../content/header-menu/read-header-menu.ts'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { readFooterPages } from '../../content/pages/read-footer-pages.ts'
import { readLatestPressItems } from '../../content/press-items/read-latest-press-items.ts'
import type { Reading } from '../../store/read/reading.ts'
import { readLookupKind } from '../../store/read/read-published.ts'
import { pressItemsInMenu } from './read-shell.ts'

/** Reads what nearly every page needs and what is cached until a publish, so that the first page after one finds it there. */
export async function readAhead(reading: Reading): Promise<void> {
  await Promise.all([
    readOrganization(reading).then((organization) => readHeaderMenu(reading, organization)),
    readLatestPressItems(reading, pressItemsInMenu),
    readFooterPages(reading),
    readLookupKind(reading, 'topics'),
    readLookupKind(reading, 'countries'),
  ])
}
