import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './problem.js'

/**
 * What an installation depends on: the lockfile, the package.json of every workspace, and the machine.
 * @param {string} root
 */
export function fingerprint(root) {
  const lockfile = join(root, 'package-lock.json')
  if (!existsSync(lockfile)) throw new Problem(`${lockfile} is missing: this copy of the project is not complete.`)
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of [lockfile, ...manifests(root)]) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} root */
function manifests(root) {
  const manifest = join(root, 'package.json')
  /** @type {string[]} */
  const workspaces = JSON.parse(readFileSync(manifest, 'utf8')).workspaces || []
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*') ? subfolders(root, pattern.slice(0, -2)) : [pattern],
  )
  return [manifest, ...folders.map((folder) => join(root, folder, 'package.json')).filter((file) => existsSync(file))]
}

/**
 * @param {string} root
 * @param {string} parent
 */
function subfolders(root, parent) {
  const path = join(root, parent)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .sort()
    .map((name) => `${parent}/${name}`)
}
