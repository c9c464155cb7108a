import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { lifelineEnvironment, lifelineFile } from './lifeline.js'

/** One Ctrl-C arrives several times, from the terminal and from npm; a second one of the person comes later. */
const echo = 1_000

const resolver = new URL('./register-resolver.js', import.meta.url).href
const everyFlags = ['--disable-warning=ExperimentalWarning', '--require', lifelineFile, '--import', resolver]

/**
 * Runs a program with the given Node as if it were this process: signals go in, exit code or signal come out.
 * @param {{ node: string, args: string[], flags: string[], root: string, environment: Record<string, string>, isServer: boolean }} options
 */
export function runProgram({ node, args, flags, root, environment, isServer }) {
  const child = spawn(node, [...flags, ...everyFlags, ...args], {
    cwd: root,
    env: programEnvironment(root, environment),
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    // Out of reach of the terminal's Ctrl-C: a server gets each signal once, from here, and can drain in peace.
    detached: isServer,
  })
  const pass = onceInAWhile((signal) => child.kill(signal))
  // The last asks a server for a rolling restart; to other programs it means nothing.
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP', ...(isServer ? ['SIGUSR2'] : [])].map((signal) => {
    const handler = () => {
      // Other programs have had the terminal's signal already, along with all they started.
      if (isServer || signal === 'SIGTERM' || !process.stdin.isTTY) pass(signal)
    }
    process.on(signal, handler)
    return { signal, handler }
  })
  child.once('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    for (const { signal: name, handler } of handlers) process.off(name, handler)
    process.kill(process.pid, signal)
  })
}

/**
 * @param {string} root
 * @param {Record<string, string>} defaults
 */
function programEnvironment(root, defaults) {
  return {
    INIT_CWD: process.cwd(),
    NODE_COMPILE_CACHE: join(root, '.data', 'compile-cache'),
    ...defaults,
    ...process.env,
    ...lifelineEnvironment('SIGTERM'),
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter),
  }
}

/** @param {(signal: string) => void} send */
function onceInAWhile(send) {
  /** @type {Map<string, number>} */
  const sent = new Map()
  return (/** @type {string} */ signal) => {
    const now = Date.now()
    if (now - (sent.get(signal) || 0) < echo) return
    sent.set(signal, now)
    send(signal)
  }
}
