import { defineConfig } from 'vitest/config'

/** Tests that read or write content run on both databases; the second time on a Postgres that the run starts itself. */
const databaseTests = [
  'server/api/{calls,documentation,paths,records,search}.test.ts',
  'content/home/**/*.test.ts',
  'tests/database/**/*.test.ts',
  'tests/intake/**/*.test.ts',
]
const ended = ['node_modules', 'build', 'admin/.next']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ended, ...databaseTests],
        },
      },
      {
        test: {
          name: 'sqlite',
          include: databaseTests,
          exclude: ended,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: databaseTests,
          exclude: ended,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: './tests/support/start-postgres.ts',
          setupFiles: './tests/support/use-postgres.ts',
        },
      },
    ],
  },
})
