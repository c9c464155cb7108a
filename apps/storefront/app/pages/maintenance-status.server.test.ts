import { createClient } from '@vonk/client'
import { describe, expect, it } from 'vitest'
import { createShopCaches } from '../request/shop-caches.server.ts'
import { isInMaintenance } from './maintenance-status.server.ts'

function aStatus() {
  const state = { time: 0, calls: 0, isOn: false, isUnavailable: false }
  const caches = createShopCaches({ now: () => state.time })
  const client = createClient({
    origin: 'http://api.test',
    fetch: async () => {
      state.calls += 1
      if (state.isUnavailable) throw new Error('away')
      return Response.json({ code: 200, result: { enabled: state.isOn } })
    },
  })
  return { state, isOn: () => isInMaintenance(client, caches, () => {}) }
}

describe('isInMaintenance', () => {
  it('sees the switch within a second and asks at most twice in one [MAINT-04]', async () => {
    const { state, isOn } = aStatus()
    expect(await isOn()).toBe(false)
    state.isOn = true
    expect(await isOn()).toBe(false)
    state.time = 501

    expect(await isOn()).toBe(true)
    expect(state.calls).toBe(2)
  })

  it('leaves the shop as it was while nobody can say', async () => {
    const { state, isOn } = aStatus()
    state.isOn = true
    await isOn()
    state.isUnavailable = true
    state.time = 501

    expect(await isOn()).toBe(true)
  })
})
