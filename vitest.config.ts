import { defineConfig } from 'vitest/config'

const { VONK_LONG, VONK_TEST_SEARCH_URL = '', VONK_TEST_STORE_URL = '' } = process.env
const exclude = ['**/node_modules/**', '**/build/**', ...(VONK_LONG === '1' ? [] : ['**/*.long.test.ts'])]

/** Of `e2e`: what finds the browser, and what reads pages, by pages of their own. */
const needNoShop = ['e2e/chromium/*.test.ts', 'e2e/pages/crawl/*.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Modules hold no state and tests replace none, so files can share what a worker has loaded: a third of the time.
    isolate: false,
    // Patience costs nothing where all is well; where others are busy a process takes half a minute to start.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    setupFiles: [`${import.meta.dirname}/tools/test/same-dice.ts`],
    provide: { testSearchUrl: VONK_TEST_SEARCH_URL, testStoreUrl: VONK_TEST_STORE_URL },
    expect: { poll: { timeout: 90_000, interval: 20 } },
    // Asked for by the step that runs the rules of the shop: every branch of them is a decision somebody relies on.
    coverage: {
      provider: 'v8',
      include: ['packages/domain/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing.ts', '**/index.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['packages/domain/src/**/*.test.ts'],
          exclude,
          // Rules that are right only where the machine keeps Greenwich time are wrong.
          env: { TZ: 'America/New_York' },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.ts', '{tools,bench}/**/*.test.{ts,js}', ...needNoShop],
          exclude: [...exclude, 'packages/domain/**'],
          globalSetup: ['packages/testkit/src/global-setup.ts'],
        },
      },
      'apps/storefront/vitest.config.ts',
      'e2e/vitest.config.ts',
    ],
  },
})
