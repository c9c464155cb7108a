import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { listFiles } from '../files/list-files.ts'
import { firstLoads, parseAssetManifest } from './first-load.ts'
import { type Size, weigh } from './weigh.ts'

/** Weighs what the build in `folder` sends to browsers, all of which take Brotli; gzip is what others measure in. */
export async function readBuild(folder: string) {
  const files = await readCurrentFiles(folder)
  const scripts = files.filter(({ path }) => extname(path) === '.js')
  const styles = files.filter(({ path }) => extname(path) === '.css')
  const manifest = scripts.find(({ path }) => /^assets\/manifest-[^/]+\.js$/.test(path))
  if (!manifest) throw new Error(`no manifest of React Router in ${folder}/client/assets`)

  const sizes = new Map([...scripts, ...styles].map(({ path, text }) => [`/${path}`, sizeOf(text)]))
  const loads = firstLoads(parseAssetManifest(manifest.text)).map((load) => ({
    ...load,
    // The texts of the shopper's language come beside every route, whichever it is.
    scripts: [...load.scripts, heaviestOf(scripts, sizes)],
  }))
  return { weights: weigh(loads, sizes), scripts, styles }
}

function sizeOf(text: string): Size {
  return { brotli: brotliCompressSync(text).byteLength, gzip: gzipSync(text, { level: 9 }).byteLength }
}

function heaviestOf(scripts: { path: string }[], sizes: ReadonlyMap<string, Size>): string {
  const catalogues = scripts
    .map(({ path }) => `/${path}`)
    .filter((path) => /^\/assets\/(?:nl|en|de)-[^/]+\.js$/.test(path))
  const weightOf = (path: string) => sizes.get(path)?.brotli ?? 0
  const [heaviest] = catalogues.sort((one, other) => weightOf(other) - weightOf(one))
  if (heaviest === undefined) throw new Error('the build has no catalogue of texts')
  return heaviest
}

/** Without the assets of earlier builds, which stay for a while for the pages that are open. */
async function readCurrentFiles(folder: string) {
  const { superseded } = JSON.parse(await readFile(join(folder, 'stamp.json'), 'utf8'))
  const paths = (await listFiles(join(folder, 'client'))).filter((path) => !(`client/${path}` in superseded))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, 'client', path), 'utf8') })))
}
