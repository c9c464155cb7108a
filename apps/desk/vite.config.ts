import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { textsPlugin } from './vite/texts-plugin.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const { VONK_BUILD_FOLDER = join(here, 'build') } = process.env

/** Layers rank in the order in which a page first meets them: with it at its head, any file of styles may arrive first. */
const layerOrder: Plugin = {
  name: 'layer-order',
  apply: 'build',
  generateBundle(_options, bundle) {
    const [order] = readFileSync(fileURLToPath(import.meta.resolve('@vonk/ui/tokens.css')), 'utf8').split('\n')
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`
  },
}

export default defineConfig({
  root: here,
  // Where the server serves it.
  base: '/desk/',
  plugins: [layerOrder, textsPlugin],
  build: {
    outDir: join(VONK_BUILD_FOLDER, 'client'),
    emptyOutDir: true,
    // Nothing is written into the document that its policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
