import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listFiles } from '../files/list-files.ts'
import { firstLoads, parseAssetManifest } from './first-load.ts'
import { weigh } from './weigh.ts'

/** Weighs what the build in `folder` sends to browsers. */
export async function readBuild(folder: string) {
  const files = await readCurrentFiles(folder)
  const scripts = files.filter(({ path }) => extname(path) === '.js')
  const styles = files.filter(({ path }) => extname(path) === '.css')
  const manifest = scripts.find(({ path }) => /^assets\/manifest-[^/]+\.js$/.test(path))
  if (!manifest) throw new Error(`no manifest of React Router in ${folder}/client/assets`)

  const sizes = new Map([...scripts, ...styles].map(({ path, text }) => [`/${path}`, gzipSync(text).byteLength]))
  return { weights: weigh(firstLoads(parseAssetManifest(manifest.text)), sizes), scripts }
}

/** Without the assets of earlier builds, which stay for a while for the pages that are open. */
async function readCurrentFiles(folder: string) {
  const { superseded } = JSON.parse(await readFile(join(folder, 'stamp.json'), 'utf8'))
  const paths = (await listFiles(join(folder, 'client'))).filter((path) => !(`client/${path}` in superseded))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, 'client', path), 'utf8') })))
}
