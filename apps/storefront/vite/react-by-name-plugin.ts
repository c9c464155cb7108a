import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import type { Plugin } from 'vite'

const modules: Readonly<Record<string, object>> = { react, 'react/jsx-runtime': jsxRuntime }
const prefix = '\0by-name:'

/**
 * React comes as CommonJS, and every call of it in the shop would be written as `(0, x.jsx)(…)`. Imported by name from a
 * module it is one letter: half a per cent of a first load.
 */
export function reactByNamePlugin(): Plugin {
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler: (id, importer) => (isOfShop(importer) ? prefix + id : null),
    },
    load: {
      filter: { id: /^\0by-name:/ },
      handler: (id) => ({ code: namedExports(id.slice(prefix.length)), moduleSideEffects: false }),
    },
  }
}

function isOfShop(importer: string | undefined): boolean {
  return importer !== undefined && !importer.includes('node_modules') && !importer.startsWith(prefix)
}

export function namedExports(id: string): string {
  const names = Object.keys(modules[id] ?? {}).filter((name) => /^[a-z]\w*$/i.test(name) && name !== 'default')
  return `import * as all from '${id}'\n${names.map((name) => `export const ${name} = all.${name}\n`).join('')}`
}
