import { once } from 'node:events'
import { delimiter } from 'node:path'
import { inProject } from '../files/project-root.ts'
import { spawnTied } from './spawn-tied.ts'

export type CommandOptions = { signal: AbortSignal; env?: NodeJS.ProcessEnv; onLine?: (line: string) => void }

const tools = inProject('node_modules/.bin')
const patienceMs = 5000

/** A tool of node_modules by its name, or a script of ours by its path, run by the Node that runs us. */
export async function runCommand([script = '', ...args]: string[], { signal, env = {}, onLine }: CommandOptions) {
  const { PATH } = process.env
  const { child, output } = spawnTied(script.includes('/') ? inProject(script) : `${tools}/${script}`, args, {
    // What it says is kept and may end up in a log: some tools write colours whenever CI is set.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, PATH: [tools, PATH].join(delimiter), ...env },
    // Leads a process group of its own, so that an abort ends its workers too.
    detached: true,
    ...(onLine && { onText: (text) => text.split('\n').filter(Boolean).forEach(onLine) }),
  })
  const stop = () => endGroup(child.pid)
  signal.addEventListener('abort', stop, { once: true })
  const [code] = await once(child, 'close')
  signal.removeEventListener('abort', stop)
  return { exitCode: typeof code === 'number' ? code : 1, output: output().trimEnd() }
}

function endGroup(pid: number | undefined) {
  if (pid === undefined) return
  kill(pid, 'SIGTERM')
  setTimeout(() => kill(pid, 'SIGKILL'), patienceMs).unref()
}

function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Nothing of it is left.
  }
}
