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

async function times(count: number, look: () => Promise<void>) {
  for (let time = 0; time < count; time += 1) await look()
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
      await times(12, look)
    }

    expect(state.collections).toBe(1)
  })

  it('clears up again after visitors have made it grow, when they have been gone for a minute', async () => {
    const { state, look } = aProcess()
    await look()
    Object.assign(state, { resident: 500 * MB, busy: 0.9 })
    await look()
    expect(state.collections).toBe(1)

    state.busy = 0
    await times(11, look)
    expect(state.collections).toBe(1)
    await times(12, look)
    expect(state.collections).toBe(2)
  })

  it('does not take the pause between two visitors for the end of the day', async () => {
    const { state, look } = aProcess()
    await look()
    state.resident = 500 * MB
    for (const busy of [0, 0.2, 0]) {
      state.busy = busy
      await times(busy === 0 ? 11 : 1, look)
    }

    expect(state.collections).toBe(1)
  })
})
