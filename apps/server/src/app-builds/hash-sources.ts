import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const notSource = new Set(['node_modules', 'build', '.react-router'])
/** The second is made of other sources, by the build itself among others. */
const notBuilt = /\.test\.tsx?$|\.generated\.ts$/

/** One value for all that an app is built from: it changes when any of it does. */
export function hashSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(root, source))) {
    const content = readFileSync(join(root, file))
    // With its length, so that nothing can move from one file to the next unnoticed.
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function listFiles(root: string, path: string): string[] {
  if (/\.(json|ts|tsx)$/.test(path)) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !notSource.has(name) && !notBuilt.test(name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(root, join(path, entry.name)) : [join(path, entry.name)]))
}
