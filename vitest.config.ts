import { defineConfig } from 'vitest/config'

const { VONK_LONG } = process.env
const exclude = ['**/node_modules/**', '**/build/**', ...(VONK_LONG === '1' ? [] : ['**/*.long.test.ts'])]

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Modules hold no state and tests replace none, so files can share what a worker has loaded: a third of the time.
    isolate: false,
    testTimeout: 15_000,
    hookTimeout: 15_000,
    expect: { poll: { timeout: 12_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], exclude },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.ts', '{tools,bench}/**/*.test.{ts,js}'],
          exclude: [...exclude, 'packages/domain/**'],
          globalSetup: ['packages/testkit/src/global-setup.ts'],
        },
      },
      'apps/storefront/vitest.config.ts',
      'e2e/vitest.config.ts',
    ],
  },
})
