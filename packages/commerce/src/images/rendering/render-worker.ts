import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { err } from '@vonk/domain/result'
import type { RenderJob, RenderReply } from './render-job.ts'

const program = fileURLToPath(new URL('./worker/main.ts', import.meta.url))
/** Behind the shop itself, before work that nobody waits for. */
const NICENESS = 3
const LONGEST_START = 30_000
/** Nothing of the shop's own; and large blocks go back to the system, or a worker grows by half with every few hundred pictures. */
const environment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

export type RenderWorker = {
  readonly pid: number | undefined
  /** Answers always: a worker that dies or takes too long refuses by doing so. */
  render(job: RenderJob, timeoutMs: number): Promise<RenderReply>
  isAlive(): boolean
  end(): Promise<void>
}

/** A process of its own for decoders: it can be killed, it may crash, and it holds no secrets. */
export function startRenderWorker(): RenderWorker {
  const child = fork(program, {
    env: environment,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const impatience = setTimeout(() => child.kill('SIGKILL'), LONGEST_START)
  const gone = Promise.withResolvers<void>()
  let isGone = false
  // A process that cannot be started reports an error and no exit.
  for (const event of ['exit', 'error']) {
    child.on(event, () => {
      isGone = true
      clearTimeout(impatience)
      gone.resolve()
    })
  }
  yieldTo(child.pid)

  // The machine's load decides how long a start takes; it is not the picture's fault.
  const ready = once(child, 'message').then(
    () => clearTimeout(impatience),
    () => {},
  )

  return {
    pid: child.pid,
    isAlive: () => !isGone && child.connected && !child.killed,
    async render(job, timeoutMs) {
      await Promise.race([ready, gone.promise])
      return isGone ? died('it did not start') : converse(child, job, timeoutMs)
    },
    async end() {
      child.kill('SIGKILL')
      await gone.promise
    },
  }
}

function converse(child: ChildProcess, job: RenderJob, timeoutMs: number): Promise<RenderReply> {
  const { promise, resolve } = Promise.withResolvers<RenderReply>()
  const onExit = (code: number | null, signal: string | null) => resolve(died(signal ?? `code ${code}`))
  const onError = ({ message }: Error) => resolve(died(message))
  const timer = setTimeout(() => {
    resolve(err({ code: 'picture-timeout', detail: `not done after ${timeoutMs} ms` }))
    child.kill('SIGKILL')
  }, timeoutMs)

  child.once('message', resolve).once('exit', onExit).once('error', onError)
  child.send(job, (error) => error && onError(error))
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', onExit).off('error', onError)
  })
}

function died(of: string): RenderReply {
  return err({ code: 'picture-broken', detail: `the worker ended: ${of}` })
}

function yieldTo(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS))
  } catch {
    // Gone already, or the system does not allow it: it works at the shop's own priority then.
  }
}
