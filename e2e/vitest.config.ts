import { defineConfig } from 'vitest/config'

const { VONK_LONG } = process.env

export default defineConfig({
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // The rest of `chromium` and of `crawl` needs no shop: it runs with the unit tests.
    exclude: [
      '**/node_modules/**',
      'chromium/**',
      'pages/crawl/**',
      ...(VONK_LONG === '1' ? [] : ['**/*.long.test.ts']),
    ],
    globalSetup: ['harness/global-setup.ts'],
    provide: { isLong: VONK_LONG === '1' },
    maxWorkers: 2,
    // Files share what a worker has loaded, its browser first of all: every test has contexts of its own in it.
    isolate: false,
    // Patience costs nothing where all is well, and a busy machine is no fault of the shop.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As patient as the pages of the tests are (`page-opener.ts`).
    expect: { poll: { timeout: 60_000 } },
  },
})
