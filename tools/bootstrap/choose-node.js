import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './problem.js'

const wanted = 24

/**
 * The Node the project is pinned to; on a Mac the running one when it will do, because the pinned build is older there.
 * @param {string} root
 */
export function chooseNode(root) {
  const pinned = join(root, 'node_modules', '.bin', 'node')
  const candidates = process.platform === 'darwin' ? [process.execPath, pinned] : [pinned, process.execPath]
  const chosen = candidates.find(isGoodEnough)
  // npm puts .bin first on PATH: a build that does not run on this system would shadow the one that does.
  if (chosen !== pinned && existsSync(pinned) && !isGoodEnough(pinned)) rmSync(pinned, { force: true })
  if (chosen) return chosen
  throw new Problem(
    `Vonk needs Node ${wanted} or newer. This is ${process.version}, and the one that comes with the project does not run on ` +
      `this system (${process.platform} ${process.arch}).\nInstall Node ${wanted} from https://nodejs.org or with your version manager, and run the same command again.`,
  )
}

/** @param {string} node */
function isGoodEnough(node) {
  return majorOf(node) >= wanted
}

/** @param {string} node */
function majorOf(node) {
  if (isRunning(node)) return Number.parseInt(process.versions.node, 10)
  const { status, stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })
  return status === 0 ? Number.parseInt(stdout, 10) : 0
}

/** @param {string} node */
function isRunning(node) {
  try {
    return realpathSync(node) === process.execPath
  } catch {
    return false
  }
}
