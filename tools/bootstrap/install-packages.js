import { spawn } from 'node:child_process'
import { findNpm } from './find-npm.js'
import { lifelineEnvironment, lifelineFile } from './lifeline.js'
import { Problem } from './problem.js'
import { showProgress } from './show-progress.js'

const networkCodes =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|E50\d)\b/

/**
 * Runs `npm ci`; rejects with a Problem that says what npm said.
 * @param {string} root
 */
export async function installPackages(root) {
  const [program, ...first] = findNpm(root)
  const progress = showProgress('Installing packages')
  const child = spawn(program, [...first, 'ci', '--loglevel=error', '--include=dev'], {
    cwd: root,
    env: npmEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-4_000)
    })
  }
  const { error, code, signal } = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  if (code === 0) return progress.done('Installed packages')
  progress.done('Installing packages failed')
  throw new Problem(explain(error ? error.message : output.trim(), signal))
}

// By NODE_OPTIONS and not as an argument, because npm may be a script of a version manager that starts Node itself.
function npmEnvironment() {
  const path = lifelineFile.replace(/["\\]/g, '\\$&')
  const options = [process.env.NODE_OPTIONS, `--require "${path}"`].filter(Boolean).join(' ')
  // Asked politely, npm goes on for seconds to undo its work, in a folder that the next start may be filling.
  return { ...process.env, ...lifelineEnvironment('SIGKILL'), NODE_OPTIONS: options }
}

/**
 * @param {string} output
 * @param {string | null} signal
 */
function explain(output, signal) {
  const [code] = output.match(networkCodes) || []
  const again = 'Then run the same command again; nothing of this attempt is used.'
  if (code) {
    return `${output}\n\nThe npm registry did not answer (${code}). Check the network, or the proxy and registry in your npm settings. ${again}`
  }
  return `${output}\n\nnpm ci ${signal ? `was ended by ${signal}` : 'failed'}: see above. ${again}`
}
