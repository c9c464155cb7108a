import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { listFiles } from '../files/list-files.ts'
import { type FirstLoad, firstLoads, parseAssetManifest } from './first-load.ts'
import { type Size, weigh } from './weigh.ts'

type Script = { path: string; text: string }

/** Weighs what the build in `folder` sends to browsers, all of which take Brotli; gzip is what others measure in. */
export async function readBuild(folder: string) {
  const files = await readCurrentFiles(folder)
  const scripts = files.filter(({ path }) => extname(path) === '.js')
  const styles = files.filter(({ path }) => extname(path) === '.css')
  const manifest = scripts.find(({ path }) => /^assets\/manifest-[^/]+\.js$/.test(path))
  if (!manifest) throw new Error(`no manifest of React Router in ${folder}/client/assets`)

  const sizes = new Map([...scripts, ...styles].map(({ path, text }) => [`/${path}`, sizeOf(text)]))
  const first = heaviestOf('first', { scripts, sizes })
  const others = [heaviestOf('later', { scripts, sizes }), heaviestOf('account', { scripts, sizes })]
  const loads = firstLoads(parseAssetManifest(manifest.text)).map((load) => ({
    ...load,
    // Texts of the shopper's language come beside every route, and other texts where it shows one of them.
    scripts: [
      ...load.scripts,
      first.path,
      ...others.filter((texts) => showsTextOf(texts, load, scripts)).map(({ path }) => path),
    ],
  }))
  return { weights: weigh(loads, sizes), scripts, styles }
}

function sizeOf(text: string): Size {
  return { brotli: brotliCompressSync(text).byteLength, gzip: gzipSync(text, { level: 9 }).byteLength }
}

function heaviestOf(
  part: 'first' | 'later' | 'account',
  { scripts, sizes }: { scripts: Script[]; sizes: ReadonlyMap<string, Size> },
) {
  const isCatalogue = new RegExp(`^assets/texts-${part}-[^/]+\\.js$`)
  const catalogues = scripts
    .filter(({ path }) => isCatalogue.test(path))
    .map(({ path, text }) => ({ path: `/${path}`, text, weight: sizes.get(`/${path}`)?.brotli ?? 0 }))
  const [heaviest] = catalogues.sort((one, other) => other.weight - one.weight)
  if (heaviest === undefined) throw new Error(`the build has no texts ${part}`)
  return heaviest
}

function showsTextOf(catalogue: Script, load: FirstLoad, scripts: Script[]): boolean {
  const ids = [...catalogue.text.matchAll(/"([a-z][a-z-]*\.[a-z.-]+)":\[/g)].map(([, id]) => `\`${id}\``)
  return scripts
    .filter(({ path }) => load.scripts.includes(`/${path}`))
    .some(({ text }) => ids.some((id) => text.includes(id)))
}

/** Without the assets of earlier builds, which stay for a while for the pages that are open. */
async function readCurrentFiles(folder: string) {
  const { superseded } = JSON.parse(await readFile(join(folder, 'stamp.json'), 'utf8'))
  const paths = (await listFiles(join(folder, 'client'))).filter((path) => !(`client/${path}` in superseded))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, 'client', path), 'utf8') })))
}
