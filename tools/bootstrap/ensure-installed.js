import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acquireLock } from './acquire-lock.js'
import { fingerprint } from './fingerprint.js'
import { installPackages } from './install-packages.js'

/**
 * Runs `npm ci` unless the last one that succeeded was for the same lockfile, packages and machine.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const stamp = join(root, 'node_modules', '.vonk-installed')
  if (isCurrent(root, stamp)) return

  mkdirSync(join(root, '.data'), { recursive: true })
  const release = await acquireLock(join(root, '.data', 'install.lock'), () => {
    console.error('Another start is installing the packages; waiting for it …')
  })
  try {
    if (isCurrent(root, stamp)) return
    // Taken before and written after: killed in between, the next start begins again.
    const wanted = fingerprint(root)
    rmSync(stamp, { force: true })
    await installPackages(root)
    writeFileSync(stamp, wanted)
  } finally {
    release()
  }
}

/**
 * @param {string} root
 * @param {string} stamp
 */
function isCurrent(root, stamp) {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint(root)
  } catch (error) {
    if (error.code === 'ENOENT' && error.path === stamp) return false
    throw error
  }
}
