import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../../config.ts'

type LogLine = { readonly pid: number; readonly msg: string } & Readonly<Record<string, unknown>>

export type SpawnedProcesses = {
  readonly process: ChildProcess
  readonly port: number
  /** All that was logged so far, by whichever process. */
  readonly lines: readonly LogLine[]
  /** The first line with this message, or the next after the given place. */
  heard(message: string, after?: number): Promise<LogLine>
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
}

const flags = [
  '--disable-warning=ExperimentalWarning',
  ...['--require', join(projectRoot, 'tools/bootstrap/lifeline.cjs')],
  ...['--import', pathToFileURL(join(projectRoot, 'tools/bootstrap/register-resolver.js')).href],
]

/** The real program in processes of its own, which end with the one that made them. */
export async function spawnProcesses(environment: Record<string, string>): Promise<SpawnedProcesses> {
  const child = spawn(process.execPath, [...flags, join(projectRoot, 'apps/server/src/main.ts')], {
    env: {
      VONK_LIFELINE: '3 SIGKILL',
      // As `npm start` does; half of what a start costs without.
      NODE_COMPILE_CACHE: join(projectRoot, '.data/compile-cache'),
      ...{ PORT: '0', HOST: '127.0.0.1', VONK_DATA: '/nowhere', LOG_FORMAT: 'json', VONK_IMAGES_AHEAD: 'false' },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  })
  const lines: LogLine[] = []
  if (!child.stdout) throw new Error('there is nothing to read')
  const news = new EventEmitter()
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(JSON.parse(line))
    news.emit('line')
  })
  const ended = once(child, 'exit').then(([code]) => code)

  async function heard(message: string, after = 0): Promise<LogLine> {
    for (;;) {
      const found = lines.slice(after).find(({ msg }) => msg.includes(message))
      if (found) return found
      await once(news, 'line', { signal: AbortSignal.timeout(60_000) })
    }
  }

  const { msg } = await Promise.race([heard('Vonk is ready'), ended.then((code) => ({ msg: `ended with ${code}` }))])
  const port = Number(/port (\d+)/.exec(msg)?.[1])
  return { process: child, port, lines, heard, ended }
}

export type Answer = { readonly status: number | undefined; readonly body: string }

type Asked = {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** The connection of another request; one of its own when left out. */
  readonly agent?: Agent
}

/** A request over a connection of its own: whichever process is next answers. */
export async function ask(port: number, path: string, { body, headers = {}, agent }: Asked = {}): Promise<Answer> {
  const sent = httpRequest({
    ...{ host: '127.0.0.1', port, path, agent: agent ?? false, method: body ? 'POST' : 'GET' },
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  })
  sent.end(body && JSON.stringify(body))
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = await response.toArray()
  return { status: response.statusCode, body: Buffer.concat(chunks).toString() }
}

/** Sends one request after the other over a connection that is kept, until told to stop; answers all that was answered. */
export function askOnAndOn(port: number, paths: readonly (readonly [string, object?])[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: (number | string | undefined)[] = []
  let isOver = false
  const running = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const [path, body] = paths[at % paths.length] ?? ['/']
      const answer = await ask(port, path, { agent, ...(body && { body }) }).catch((error) => ({
        status: String(error),
      }))
      answers.push(answer.status)
    }
  })()
  return {
    async stop() {
      isOver = true
      await running
      agent.destroy()
      return answers
    },
  }
}
