/** What a migration has made so far, by names as they are written without quotes. */
interface Made {
  tables: Set<string>
  /** `table.column` */
  columns: Set<string>
}

/**
 * Those of a migration's statements after which the release before it, which runs on while and after it is made, could
 * fail: something it reads is gone or called otherwise, or something it writes is refused. It reads the statements that
 * Payload writes for both databases; SQLite's way of changing a table, which puts another into its place, is always one.
 * @param texts each one statement or several, as a migration sends them
 */
export function breakingStatements(texts: readonly string[]): string[] {
  const made: Made = { tables: new Set(), columns: new Set() }
  return texts
    .flatMap((text) => text.split(/;\s*(?:\n|$)/))
    .map((statement) =>
      statement
        .replaceAll(/["`]|\bpublic\./g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((statement) => {
      const isBreaking = breaks(statement, made)
      note(statement, made)
      return isBreaking
    })
}

function note(statement: string, { tables, columns }: Made): void {
  const [, table] = /^CREATE (?:VIRTUAL )?TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(statement) ?? []
  if (table) tables.add(table)
  const [, altered, column] =
    /^ALTER TABLE (\w+) ADD (?:COLUMN )?(?!CONSTRAINT\b)(\w+)/i.exec(statement) ?? []
  if (altered && column) columns.add(`${altered}.${column}`)
}

function breaks(statement: string, made: Made): boolean {
  const [, table = ''] = /^(?:ALTER TABLE|DELETE FROM|TRUNCATE(?: TABLE)?) (\w+)/i.exec(statement) ?? []
  if (/^(DROP (TABLE|TYPE|VIEW|TRIGGER)|ALTER TYPE \w+ RENAME)\b/i.test(statement)) return true
  if (made.tables.has(table) && !/\bRENAME TO\b/i.test(statement)) return false
  if (/^(DELETE FROM|TRUNCATE)\b/i.test(statement)) return true
  if (/^CREATE UNIQUE INDEX\b/i.test(statement)) return isOnFormerColumns(statement, made)
  return /^ALTER TABLE\b/i.test(statement) && breaksTable(statement, made)
}

function breaksTable(statement: string, made: Made): boolean {
  if (/\bRENAME\b/i.test(statement)) return true
  if (/\bDROP (?!CONSTRAINT\b|NOT NULL\b)/i.test(statement)) return true
  if (/\bALTER (COLUMN )?\w+ (SET DATA )?TYPE\b|\bSET NOT NULL\b/i.test(statement)) return true
  if (/\bADD CONSTRAINT\b/i.test(statement)) return isOnFormerColumns(statement, made)
  return /\bADD\b/i.test(statement) && /\bNOT NULL\b/i.test(statement) && !/\bDEFAULT\b/i.test(statement)
}

/** Whether a rule applies to a column that the release before writes. */
function isOnFormerColumns(statement: string, { tables, columns }: Made): boolean {
  const [, table = ''] = /(?:^ALTER TABLE|\bON) (\w+)/i.exec(statement) ?? []
  if (tables.has(table)) return false
  const [, named = ''] = /\(([^)]*)\)/.exec(statement) ?? []
  // One column that is new and empty in every row that the former release writes is enough.
  return !named.split(',').some((name) => columns.has(`${table}.${name.trim()}`))
}
