import { readFileSync } from 'node:fs'

/**
 * How the memory of a server is kept small: young objects get 16 MB to grow old in instead of 64; the program may clear up when it has
 * nothing to do; native code has one heap instead of eight per core, and gives whole pages and the state of a compression back to the
 * system instead of keeping their places. All this is read before a program begins: only its launcher can say it.
 * @type {{ flags: string[], environment: Record<string, string> }}
 */
const serverProcess = JSON.parse(readFileSync(new URL('./server-process.json', import.meta.url), 'utf8'))

/**
 * @typedef {object} Command
 * @property {string} entry the program, from the root of the project
 * @property {string[]} args
 * @property {string[]} flags of Node itself
 * @property {Record<string, string>} environment defaults; what is set already wins
 * @property {boolean} isServer runs until told to stop, and then takes a moment to finish what it was doing
 */

/** @type {Record<string, Command>} */
export const commands = {
  start: server({ environment: { NODE_ENV: 'production' } }),
  dev: server({ args: ['--dev'] }),
  vonk: program('apps/server/src/cli/main.ts'),
  test: program('tools/test/main.ts'),
  'test:long': program('tools/test/long.ts'),
  bench: program('bench/main.ts'),
  spec: program('tools/spec/main.ts'),
  docs: program('tools/docs/main.ts'),
  format: program('node_modules/@biomejs/biome/bin/biome', ['check', '--write']),
}

/** @returns {Command} */
function server({ args = [], environment = {} }) {
  return {
    entry: 'apps/server/src/main.ts',
    args,
    flags: serverProcess.flags,
    environment: { ...serverProcess.environment, ...environment },
    isServer: true,
  }
}

/**
 * @param {string} entry
 * @param {string[]} args
 * @returns {Command}
 */
function program(entry, args = []) {
  return { entry, args, flags: [], environment: {}, isServer: false }
}
