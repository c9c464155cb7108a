import type { Leases } from '@vonk/platform/db'
import type { SharedDerived } from './cache/share-derived.ts'
import type { RenderReply } from './rendering/render-job.ts'
import type { Source } from './request/find-source.ts'

export type PictureTurns = {
  /** Null when another process is at this picture. */
  make(source: Source, make: () => Promise<RenderReply>): Promise<RenderReply | null>
  /** When all that was made lies where others look for it. */
  settled(): Promise<void>
}

type TurnOptions = {
  /** Of all processes that want to draw a picture one does. */
  readonly leases: Pick<Leases, 'acquire'>
  /** What other machines have made; null where this one makes all. */
  readonly derived: SharedDerived | null
}

/** Has one process at a time make something of a picture, and leave it for the others. */
export function makeInTurn({ leases, derived }: TurnOptions): PictureTurns {
  const leaving = new Set<Promise<void>>()

  return {
    async make({ path, stamp }, make) {
      const lease = await leases.acquire(`picture ${path} ${stamp}`)
      if (!lease) return null
      let files: readonly string[] = []
      try {
        const reply = await make()
        if (reply.ok) files = reply.value.files
        return reply
      } finally {
        // Others may begin when it lies where they look; who waits here has it already.
        const left = (derived?.leave(files) ?? Promise.resolve()).finally(() => lease.release())
        leaving.add(left)
        void left.finally(() => leaving.delete(left))
      }
    },
    settled: async () => void (await Promise.all(leaving)),
  }
}

/** For a process that is the only one. */
export const withoutLeases: Pick<Leases, 'acquire'> = { acquire: async () => ({ release: async () => {} }) }
