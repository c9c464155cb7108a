/**
 * For every file of a package and everybody who imports it, Node reads the package.json anew. That of drizzle-orm has 180 kB and its
 * hundred files are imported from a hundred of ours: a second of every start, and 150 MB of memory that stay with the process.
 * So neighbours in that package are found without it, and its entries are looked up once.
 */
export function createDrizzleResolver() {
  /** @type {Map<string, import('node:module').ResolveFnOutput>} */
  const entries = new Map()

  /** @type {import('node:module').ResolveHookSync} */
  return function resolve(specifier, context, next) {
    if (isNeighbour(specifier, context.parentURL)) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    const entry = entries.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    entries.set(specifier, entry)
    return entry
  }
}

/**
 * @param {string} specifier
 * @param {string | undefined} parent
 */
function isNeighbour(specifier, parent = '') {
  return parent.includes('/node_modules/drizzle-orm/') && /^\.\.?\/.*\.js$/.test(specifier)
}
