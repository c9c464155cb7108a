import { describe, expect, it } from 'vitest'
import { shareWhileWanted } from './share-while-wanted.ts'

function aFlight() {
  const share = shareWhileWanted<number>()
  const starts: (PromiseWithResolvers<number> & { signal: AbortSignal })[] = []
  const ask = (waiter = new AbortController()) => {
    const outcome = share('a', waiter, (signal) => {
      const started = { ...Promise.withResolvers<number>(), signal }
      starts.push(started)
      return started.promise
    })
    return { outcome, hangUp: () => waiter.abort() }
  }
  return { ask, starts }
}

describe('shareWhileWanted', () => {
  it('starts once for all who ask meanwhile, and again for those who come later', async () => {
    const { ask, starts } = aFlight()
    const asked = [ask(), ask()]
    starts[0]?.resolve(1)
    expect(await Promise.all(asked.map(({ outcome }) => outcome))).toEqual([1, 1])

    const later = ask()
    starts[1]?.resolve(2)
    expect(await later.outcome).toBe(2)
  })

  it('gives up when the last one has hung up, not before', () => {
    const { ask, starts } = aFlight()
    const asked = [ask(), ask()]
    asked[0]?.hangUp()
    asked[0]?.hangUp()
    expect(starts[0]?.signal.aborted).toBe(false)

    asked[1]?.hangUp()
    expect(starts[0]?.signal.aborted).toBe(true)
  })

  it('gives up at once for somebody who had hung up before', () => {
    const { ask, starts } = aFlight()
    const gone = new AbortController()
    gone.abort()
    ask(gone)

    expect(starts[0]?.signal.aborted).toBe(true)
  })

  it('begins again for whoever comes after it was given up, and leaves that one alone when the old one ends', async () => {
    const { ask, starts } = aFlight()
    const first = ask()
    first.hangUp()
    const second = ask()
    starts[0]?.resolve(1)
    await first.outcome
    const third = ask()

    expect(starts).toHaveLength(2)
    starts[1]?.resolve(2)
    expect(await Promise.all([second.outcome, third.outcome])).toEqual([2, 2])
  })

  it('takes no notice of who hangs up afterwards', async () => {
    const { ask, starts } = aFlight()
    const asked = ask()
    starts[0]?.resolve(1)
    await asked.outcome
    asked.hangUp()

    expect(starts[0]?.signal.aborted).toBe(false)
  })
})
