import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const tokens = fileURLToPath(import.meta.resolve('@vonk/ui/tokens.css'))

/** Layers rank in the order a page first meets them: with it at its head, any file of styles may arrive first. */
export function layerOrderPlugin(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const [order] = (await readFile(tokens, 'utf8')).split('\n')
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`
        }
      },
    },
  }
}
