import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type SearchNode = {
  readonly url: string
  /** As a machine that loses its power. */
  kill(): Promise<void>
  start(): void
  /** What it said since it was last started, for whoever looks why it does not run. */
  output(): string
}

export type NodePlan = {
  readonly jars: string
  readonly folder: string
  readonly httpPort: number
  /** Made to start fast, or to be measured. */
  readonly isMeasured: boolean
  readonly settings: Readonly<Record<string, string>>
}

const source = join(import.meta.dirname, 'OpenSearchNode.java')
const toStartFast = ['-Xms512m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']
const toBeMeasured = ['-Xms2g', '-Xmx2g']

/** A node of OpenSearch in a process of its own, which ends when this one does. */
export function startSearchNode({ jars, folder, httpPort, isMeasured, settings }: NodePlan): SearchNode {
  const memory = isMeasured ? toBeMeasured : toStartFast
  const pairs = Object.entries({ ...settings, 'http.port': String(httpPort) }).map(([key, value]) => `${key}=${value}`)
  let child: ChildProcess | null = null
  let said: string[] = []

  function start(): void {
    said = []
    child = spawn('java', [...memory, '-cp', `${jars}/*`, source, folder, ...pairs], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => said.push(text))
    }
    // A machine without Java: the node never answers, and what it said tells why.
    child.on('error', (error) => said.push(error.message))
    child.stdin?.on('error', () => {})
  }

  start()
  return {
    url: `http://127.0.0.1:${httpPort}`,
    start,
    output: () => said.join('').slice(-4_000),
    async kill() {
      const ending = child
      child = null
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      const gone = once(ending, 'exit')
      ending.kill('SIGKILL')
      await gone
    },
  }
}
