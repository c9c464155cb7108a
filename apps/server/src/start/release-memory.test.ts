import { describe, expect, it } from 'vitest'
import { createMemoryRelease } from './release-memory.ts'

const MB = 1_000_000

function aProcess() {
  const state = { busy: 0, resident: 300 * MB, collections: 0 }
  const look = createMemoryRelease({
    busyShare: () => state.busy,
    residentBytes: () => state.resident,
    async collect() {
      state.collections += 1
      state.resident = 200 * MB
    },
  })
  return { state, look }
}

describe('createMemoryRelease', () => {
  it('clears up what the start has left behind, once there is nothing to do', async () => {
    const { state, look } = aProcess()
    state.busy = 0.4
    await look()
    expect(state.collections).toBe(0)

    state.busy = 0.01
    await look()
    expect(state.collections).toBe(1)
  })

  it('holds nobody up for little', async () => {
    const { state, look } = aProcess()
    await look()
    for (const megabytes of [200, 210, 231]) {
      state.resident = megabytes * MB
      await look()
    }

    expect(state.collections).toBe(1)
  })

  it('clears up again after visitors have made it grow, when they have gone', async () => {
    const { state, look } = aProcess()
    await look()
    Object.assign(state, { resident: 500 * MB, busy: 0.9 })
    await look()
    expect(state.collections).toBe(1)

    state.busy = 0
    await look()
    await look()
    expect(state.collections).toBe(2)
  })
})
