import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const { VONK_BUILD_FOLDER = join(here, 'build') } = process.env

export default defineConfig({
  root: here,
  // Where the server serves it.
  base: '/desk/',
  build: {
    outDir: join(VONK_BUILD_FOLDER, 'client'),
    emptyOutDir: true,
    // Nothing is written into the document that its policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
