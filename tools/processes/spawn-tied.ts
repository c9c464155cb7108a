import { type ChildProcess, spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { inProject, projectRoot } from '../files/project-root.ts'

type Options = {
  cwd?: string
  env: NodeJS.ProcessEnv
  /** Of Node itself, beside those of all scripts. */
  flags?: readonly string[]
  detached?: boolean
  onText?: (text: string) => void
}

const everyFlags = [
  '--disable-warning=ExperimentalWarning',
  '--require',
  inProject('tools/bootstrap/lifeline.cjs'),
  '--import',
  pathToFileURL(inProject('tools/bootstrap/register-resolver.js')).href,
]

/** A script in a Node of its own that ends when this process is gone, even by kill -9, and whose words are kept. */
export function spawnTied(
  script: string,
  args: string[],
  options: Options,
): { child: ChildProcess; output: () => string } {
  const { cwd = projectRoot, env, flags = [], detached = false, onText } = options
  const child = spawn(process.execPath, [...flags, ...everyFlags, script, ...args], {
    cwd,
    detached,
    // The fourth pipe is the one the child watches.
    env: { ...env, VONK_LIFELINE: '3' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said.push(text)
      onText?.(text)
    })
  }
  return { child, output: () => said.join('') }
}
