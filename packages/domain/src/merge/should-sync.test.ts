import { describe, expect, it } from 'vitest'
import { forcesClientState, shouldSync } from './should-sync.ts'

const ready = { isSyncEnabled: true, isConnected: true, isRequired: true, isForced: false, isMerging: false }

describe('shouldSync', () => {
  it('syncs a connected cart that needs it [SYNC-09]', () => {
    expect(shouldSync(ready)).toBe(true)
  })

  it.each(['isSyncEnabled', 'isConnected', 'isRequired'])('does not without %s [SYNC-09]', (condition) => {
    expect(shouldSync({ ...ready, [condition]: false })).toBe(false)
  })

  it('syncs whatever else when forced [SYNC-09]', () => {
    const nothing = { isSyncEnabled: false, isConnected: false, isRequired: false }

    expect(shouldSync({ ...nothing, isForced: true, isMerging: false })).toBe(true)
  })

  it('never runs beside another merge, not even forced [SYNC-10]', () => {
    expect(shouldSync({ ...ready, isMerging: true })).toBe(false)
    expect(shouldSync({ ...ready, isForced: true, isMerging: true })).toBe(false)
  })
})

describe('forcesClientState', () => {
  it('forces when asked to and always in the checkout', () => {
    expect(forcesClientState(true, false)).toBe(true)
    expect(forcesClientState(false, true)).toBe(true)
    expect(forcesClientState(false, false)).toBe(false)
  })
})
