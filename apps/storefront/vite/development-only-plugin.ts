import type { Plugin } from 'vite'

/** What stands in `*.dev.ts` happens while developing; in a build such a file is empty. */
export function developmentOnlyPlugin(): Plugin {
  return {
    name: 'development-only',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /\.dev\.ts$/ }, handler: () => '' },
  }
}
