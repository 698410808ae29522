import { expect, test } from 'vitest'
import { alterWithoutRebuilding } from './alter-without-rebuilding.ts'

const rebuilt = `export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql\`PRAGMA foreign_keys=OFF;\`)
  await db.run(sql\`CREATE TABLE \\\`__new_menu\\\` (
  	\\\`id\\\` integer PRIMARY KEY NOT NULL,
  	\\\`title\\\` text,
  	\\\`_status\\\` text DEFAULT 'draft'
  );
  \`)
  await db.run(sql\`INSERT INTO \\\`__new_menu\\\`("id", "title") SELECT "id", "title" FROM \\\`menu\\\`;\`)
  await db.run(sql\`DROP TABLE \\\`menu\\\`;\`)
  await db.run(sql\`ALTER TABLE \\\`__new_menu\\\` RENAME TO \\\`menu\\\`;\`)
  await db.run(sql\`PRAGMA foreign_keys=ON;\`)
  await db.run(sql\`CREATE INDEX \\\`menu_title_idx\\\` ON \\\`menu\\\` (\\\`title\\\`);\`)
  await db.run(sql\`CREATE INDEX \\\`menu__status_idx\\\` ON \\\`menu\\\` (\\\`_status\\\`);\`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
}
`
const id = { type: 'integer', notNull: true }
const title = { type: 'text', notNull: false }
const snapshot = (columns: object) => ({
  tables: { menu: { columns: { id, ...columns }, indexes: { menu_title_idx: {} } } },
})
const after = snapshot({ title, _status: { type: 'text', notNull: false, default: "'draft'" } })

test('columns that are new or may be empty are altered, and only new indexes made', () => {
  const before = snapshot({ title: { ...title, notNull: true } })
  expect(alterWithoutRebuilding(rebuilt, before, after))
    .toBe(`export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql\`ALTER TABLE \\\`menu\\\` ALTER COLUMN \\\`title\\\` TO \\\`title\\\` text;\`)
  await db.run(sql\`ALTER TABLE \\\`menu\\\` ADD \\\`_status\\\` text DEFAULT 'draft';\`)
  await db.run(sql\`CREATE INDEX \\\`menu__status_idx\\\` ON \\\`menu\\\` (\\\`_status\\\`);\`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
}
`)
})

test.each([
  ['a column is gone', snapshot({ title, summary: title })],
  ['a column has another type', snapshot({ title: { ...title, type: 'integer' } })],
])('where %s the table is rebuilt', (_what, before) => {
  expect(alterWithoutRebuilding(rebuilt, before, after)).toBe(rebuilt)
})
