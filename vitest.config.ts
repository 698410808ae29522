import { defineConfig } from 'vitest/config'
import { beforeScriptsPlugin } from './site/before-scripts/before-scripts-plugin.ts'
import { lightStylesPlugin } from './site/light-version/styles/light-styles-plugin.ts'
import { makeFonts } from './site/ui/fonts/make-fonts.ts'

/** Tests that read or write content run on both databases; the second time on a Postgres that the run starts itself. */
const databaseTests = [
  'server/api/{calls,documentation,ocds,paths,records,search}.test.ts',
  'content/home/**/*.test.ts',
  'tests/database/**/*.test.ts',
  'tests/intake/**/*.test.ts',
]
const ended = ['node_modules', 'build', 'admin/.next']

/** What never comes ends a test, not what comes late: a busy machine is ten times slower than a quiet one. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
}

/** One process runs many of their files, because loading Payload takes longer than most of them. */
const withDatabase = {
  include: databaseTests,
  exclude: ended,
  isolate: false,
  // Loading the whole content model fills a small young generation again and again.
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: ['tests/support/quick-passwords.ts'],
  ...patience,
  // Settings are read once per process.
  env: {
    LOG_LEVEL: 'silent',
    SUBMISSIONS_PER_HOUR: '1000',
    SITE_URL: 'https://network.example.org',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@example.org',
  },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ended, ...databaseTests],
          // Loading what they import takes as long as they do: one process runs them all.
          isolate: false,
          ...patience,
        },
      },
      {
        // Pages are rendered with the addresses of their fonts, the script of their head and no light style sheets.
        resolve: { alias: { 'site-fonts': await makeFonts() } },
        plugins: [beforeScriptsPlugin(), lightStylesPlugin('')],
        test: {
          name: 'sqlite',
          ...withDatabase,
          globalSetup: './tests/support/start-sqlite.ts',
        },
      },
      {
        test: {
          name: 'postgres',
          ...withDatabase,
          globalSetup: './tests/support/start-postgres.ts',
        },
      },
    ],
  },
})
