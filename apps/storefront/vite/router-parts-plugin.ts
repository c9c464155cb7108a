import type { Plugin } from 'vite'

type Stubs = Readonly<Record<string, string>>

/** Files of the router that do nothing in this shop, and what is left of them in the browser. */
const unusedFiles: Readonly<Record<string, Stubs>> = {
  // The manifest of the page has all routes (`routeDiscovery` of react-router.config.ts).
  'lib/dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: '() => false',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => undefined',
  },
  // entry.client.tsx gives `HydratedRouter` no `instrumentations`.
  'lib/router/instrumentation.js': { consumeInstrumentationClientResultMetaReceiver: '() => undefined' },
}

const routerFile = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/](.+)$/
const nameForDevelopers = /^\w+\.displayName = "[^"]+";$/gm
const warningForDevelopers = /(?<!function )\b(?=warn(?:ing|Once|ingOnce)\()/g
const madeOnDemand = /^(const \w+ = )(?=React\$1\.forwardRef\()/gm

const pure = '/* @__PURE__ */ '

/** Leaves out of the browser’s scripts what the router offers and this shop does not use: 3 % of a first load. */
export function routerPartsPlugin(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: routerFile },
      handler: (code, id) => ({ code: withoutUnused(code, routerFile.exec(id)?.[1] ?? ''), map: null }),
    },
  }
}

export function withoutUnused(code: string, file: string): string {
  const stubs = unusedFiles[file.replaceAll('\\', '/')]
  if (stubs) return stubFile(code, stubs)
  // A component without a name, made by a call without effects, goes when nothing renders it.
  return code
    .replaceAll(nameForDevelopers, '')
    .replaceAll(madeOnDemand, `$1${pure}`)
    .replaceAll(warningForDevelopers, pure)
}

/** Who calls a function without a stub finds out at once. */
function stubFile(code: string, stubs: Stubs): string {
  const names = /^export \{ (.+) \};$/m.exec(code)?.[1]?.split(', ') ?? []
  if (Object.keys(stubs).some((name) => !names.includes(name))) {
    throw new Error('The router is put together differently now: look at this plugin again')
  }
  return names.map((name) => `export const ${name} = ${stubs[name] ?? 'undefined'}\n`).join('')
}
