/** The process was told to stop before the shop was ready. */
export class StartInterrupted extends Error {
  override readonly name = 'StartInterrupted'

  constructor() {
    super('Stopped before the shop was ready')
  }
}

type StopSignals = {
  /** Resolves with the first signal that asks the process to stop. */
  readonly asked: Promise<NodeJS.Signals>
  /** Aborted when somebody at a terminal waits for the end: it must not be kept waiting for balancers. */
  readonly hurry: AbortSignal
  /** Has its listener told of SIGUSR2, which asks for a rolling restart; of one that came before as well. */
  onRestart(listener: () => void): void
}

/** From now on signals no longer end the process by themselves; a second one does not interrupt running requests. */
export function listenForStop(): StopSignals {
  const asked = Promise.withResolvers<NodeJS.Signals>()
  const hurry = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (signal !== 'SIGTERM') hurry.abort()
      asked.resolve(signal)
    })
  }
  let isRestartAsked = false
  let restart = () => {
    isRestartAsked = true
  }
  process.on('SIGUSR2', () => restart())
  return {
    asked: asked.promise,
    hurry: hurry.signal,
    onRestart(listener) {
      restart = listener
      if (isRestartAsked) listener()
    },
  }
}
