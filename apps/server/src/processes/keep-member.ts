import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@vonk/platform/log'
import type { Drain } from '../start/start-options.ts'
import type { Member } from './launch-member.ts'

export type KeptMember = {
  /** Starts the first; rejects when it does not come up. Answers its port. */
  start(): Promise<number>
  current(): Member | null
  /** Puts another in its place, which is ready before the old one leaves. False when the new one does not come up. */
  replace(): Promise<boolean>
  stop(drain: Drain): Promise<void>
}

type KeepOptions = { readonly launch: () => Member; readonly name: string; readonly log: Log }

/** Milliseconds before each attempt to replace a process that has died; the last one repeats. */
const pauses = [0, 250, 1_000, 2_000, 5_000, 10_000]
/** A process that ran this long was fine: its death is followed by the shortest pause. */
const CALM_MS = 60_000

/** One place in the group: whoever dies in it is replaced until the place is given up. */
export function keepMember({ launch, name, log }: KeepOptions): KeptMember {
  const stopping = new AbortController()
  const { inTurn } = createTurns()
  const pause = createPauses(stopping.signal)
  let current: Member | null = null
  let starting: Member | null = null

  async function bringUp(): Promise<Member> {
    const member = launch()
    starting = member
    await member.ready.finally(() => {
      starting = null
    })
    current = member
    void member.exited.then((how) => {
      if (member !== current || stopping.signal.aborted) return
      log.error({ process: name, member: member.pid, how }, 'a process of the shop has died; it is replaced')
      void inTurn(revive)
    })
    return member
  }

  /** Whether another is up. */
  async function tryToBringUp(): Promise<boolean> {
    try {
      await bringUp()
      return true
    } catch (err) {
      if (!stopping.signal.aborted) log.error({ err, process: name }, 'a process of the shop does not start')
      return false
    }
  }

  async function revive(): Promise<void> {
    while (current?.isGone()) {
      await pause()
      if (stopping.signal.aborted) return
      await tryToBringUp()
    }
  }

  return {
    start: () => inTurn(async () => (await bringUp()).ready),
    current: () => current,
    replace: () =>
      inTurn(async () => {
        const old = current
        if (!(await tryToBringUp())) return false
        old?.handOver()
        await old?.exited
        return true
      }),
    async stop(drain) {
      stopping.abort()
      // A start may be killed at any moment.
      starting?.kill()
      if (current && !current.isGone()) await stopMember(current, drain)
    },
  }
}

async function stopMember(member: Member, { ms, signal }: Drain): Promise<void> {
  member.stop({ ms: signal?.aborted ? 0 : ms })
  signal?.addEventListener('abort', () => member.stop({ ms: 0 }))
  await member.exited
}

/** One thing after the other: a crash in the middle of a replacement must not lead to two processes in one place. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
      const done = last.then(task)
      last = done.catch(() => {})
      return done
    },
  }
}

function createPauses(signal: AbortSignal): () => Promise<void> {
  let count = 0
  let lastAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - lastAt > CALM_MS) count = 0
    const ms = pauses[Math.min(count, pauses.length - 1)]
    count += 1
    await delay(ms, null, { signal }).catch(() => {})
    lastAt = performance.now()
  }
}
