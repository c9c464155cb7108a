import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A line of a checkout, and what stands there where the cache never has anything. */
type Edit = { readonly file: string; readonly from: string; readonly to: string }

const app = 'apps/storefront/app'

/** What stands between the tables and a page, from the tables on; docs/caches.md says what each of them holds. */
const edits: Readonly<Record<string, readonly Edit[]>> = {
  projections: [
    {
      file: 'packages/search/src/embedded/documents/projection-cache.ts',
      from: 'const cached = kept.documents.get(slot)',
      to: 'return load(slot, kept.projection).document',
    },
  ],
  answers: [
    {
      file: `${app}/request/answer-cache.server.ts`,
      from: 'if (!catalogueCalls.includes(endpoint.name) || input.length !== 1 || isForSome(input[0])) return load()',
      to: 'return load()',
    },
  ],
  parse: [
    {
      file: `${app}/cache/create-parse-cache.server.ts`,
      from: "if (typeof json === 'string') return parseOnce(json).value",
      to: 'return parseNow(json).value',
    },
  ],
  loaders: [
    {
      file: `${app}/pages/render-page.server.ts`,
      from: 'const caches = host.isKept ? createShopCaches({ now, documents: shared.documents }) : shared',
      to: 'const caches = createShopCaches({ now, documents: shared.documents })',
    },
  ],
  fragments: [
    {
      file: `${app}/rendering/fragment-store.server.ts`,
      from: 'const found = fragmentsOf(dependencies).get(name)',
      to: 'const found = null',
    },
    { file: `${app}/rendering/fragment-store.server.ts`, from: 'note(name, pieces)\n', to: 'return\n' },
  ],
  packing: [
    {
      file: `${app}/rendering/deferred-packing.server.ts`,
      from: 'return packedOnce.find(value, [], () => pack(value))',
      to: 'return pack(value)',
    },
    {
      file: `${app}/rendering/deferred-packing.server.ts`,
      from: 'deferredOnce.find(value, [], () => defer(value))',
      to: 'defer(value)',
    },
  ],
}

export const cacheNames = Object.keys(edits)

/** Switches a cache off for good in the sources of a checkout: the shop itself has no setting that nobody should use. */
export async function removeCache(root: string, cache: string): Promise<void> {
  for (const { file, from, to } of edits[cache] ?? []) {
    const source = await readFile(join(root, file), 'utf8')
    const [before, after, ...more] = source.split(from)
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${file} does not say once: ${from}`)
    await writeFile(join(root, file), before + to + after)
  }
}
