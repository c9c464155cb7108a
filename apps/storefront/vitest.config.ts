import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { textsPlugin } from './vite/texts-plugin.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: here,
  plugins: [textsPlugin()],
  test: {
    name: 'storefront',
    maxWorkers: 2,
    isolate: false,
    testTimeout: 240_000,
    expect: { poll: { timeout: 90_000, interval: 20 } },
    setupFiles: ['../../tools/test/same-dice.ts'],
    include: ['{app,vite}/**/*.test.{ts,tsx}'],
    // Vitest empties style sheets unless told otherwise, and the tokens are read as text.
    css: { include: /tokens\.css/ },
  },
})
