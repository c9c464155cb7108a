import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { listFiles } from '../files/list-files.ts'
import { firstLoads, parseAssetManifest } from './first-load.ts'
import { type Size, weigh } from './weigh.ts'

type Script = { path: string; text: string }

/** Weighs what the build in `folder` sends to browsers, all of which take Brotli; gzip is what others measure in. */
export async function readBuild(folder: string) {
  const files = await readCurrentFiles(folder)
  const scripts = files.filter(({ path }) => extname(path) === '.js')
  const styles = files.filter(({ path }) => extname(path) === '.css')
  const manifest = scripts.find(({ path }) => /^assets\/manifest-[^/]+\.js$/.test(path))
  if (!manifest) throw new Error(`no manifest of React Router in ${folder}/client/assets`)

  const weighed = files.map(
    async ({ path, text }) => [`/${path}`, await sizeOf(join(folder, 'client', path), text)] as const,
  )
  const sizes = new Map(await Promise.all(weighed))
  const first = heaviestOf('first', { scripts, sizes })
  const others = (['later', 'account'] as const).map((kind) => {
    const texts = heaviestOf(kind, { scripts, sizes })
    return { ...texts, shownBy: findShowing(texts, scripts) }
  })
  const loads = firstLoads(parseAssetManifest(manifest.text)).map((load) => ({
    ...load,
    // Texts of the shopper's language come beside every route, and other texts where it shows one of them.
    scripts: [
      ...load.scripts,
      first.path,
      ...others.filter(({ shownBy }) => load.scripts.some((path) => shownBy.has(path))).map(({ path }) => path),
    ],
  }))
  return { weights: weigh(loads, sizes), scripts, styles }
}

/** A build has compressed copies of all but very small files. */
async function sizeOf(file: string, text: string): Promise<Size> {
  const sizes = await Promise.all([`${file}.br`, `${file}.gz`].map((copy) => stat(copy))).catch(() => null)
  const [brotli, gzip] = sizes?.map(({ size }) => size) ?? []
  return {
    brotli: brotli ?? brotliCompressSync(text).byteLength,
    gzip: gzip ?? gzipSync(text, { level: 9 }).byteLength,
  }
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

/** The scripts that show a text of a catalogue. */
function findShowing(catalogue: Script, scripts: Script[]): ReadonlySet<string> {
  const ids = [...catalogue.text.matchAll(/"([a-z][a-z-]*\.[a-z.-]+)":\[/g)].map(([, id]) => `\`${id}\``)
  return new Set(scripts.filter(({ text }) => ids.some((id) => text.includes(id))).map(({ path }) => `/${path}`))
}

/** Scripts and styles, without those of earlier builds, which stay for a while for the pages that are open. */
async function readCurrentFiles(folder: string) {
  const { superseded } = JSON.parse(await readFile(join(folder, 'stamp.json'), 'utf8'))
  const files = (await listFiles(join(folder, 'client'))).filter((path) => /\.(js|css)$/.test(path))
  const paths = files.filter((path) => !(`client/${path}` in superseded))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, 'client', path), 'utf8') })))
}
