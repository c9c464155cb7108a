import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { Problem } from './problem.js'

/**
 * The npm that started us, else the one on PATH, else the one beside Node.
 * @param {string} root
 * @returns {string[]} the program and its first arguments
 */
export function findNpm(root) {
  const { npm_execpath: launcher = '', PATH = '' } = process.env
  if (/[/\\]npm-cli\.[cm]?js$/.test(launcher) && existsSync(launcher)) return [nodeOutside(root), launcher]
  const onPath = PATH.split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'npm'))
    .find(isExecutable)
  if (onPath) return [onPath]
  const beside = join(dirname(dirname(process.execPath)), 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  if (existsSync(beside)) return [process.execPath, beside]
  throw new Problem(
    'npm was not found, and it is needed to install the packages. It comes with Node: https://nodejs.org',
  )
}

// npm empties node_modules, which may hold the very Node that runs this.
function nodeOutside(/** @type {string} */ root) {
  const { npm_node_execpath: launcher = '' } = process.env
  return existsSync(launcher) && !launcher.startsWith(join(root, 'node_modules') + sep) ? launcher : process.execPath
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
