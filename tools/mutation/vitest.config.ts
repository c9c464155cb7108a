import { defineConfig } from 'vitest/config'

/** The domain alone: rules are what a mutation run can judge. */
export default defineConfig({
  test: { include: ['packages/domain/src/**/*.test.ts'], env: { TZ: 'America/New_York' } },
})
