import { describe, expect, it } from 'vitest'
import { isSyncRequired, isTotalsSyncRequired } from './is-sync-required.ts'

describe('isSyncRequired', () => {
  it('asks for a sync when the cart changed or was never synced [SYNC-09]', () => {
    expect(isSyncRequired({ itemsHash: 'old', serverLastSyncAt: 1 }, 'new')).toBe(true)
    expect(isSyncRequired({ itemsHash: null, serverLastSyncAt: 1 }, 'new')).toBe(true)
    expect(isSyncRequired({ itemsHash: 'new', serverLastSyncAt: null }, 'new')).toBe(true)
  })

  it('asks for none when nothing changed [SYNC-09]', () => {
    expect(isSyncRequired({ itemsHash: 'same', serverLastSyncAt: 0 }, 'same')).toBe(false)
  })
})

describe('isTotalsSyncRequired', () => {
  it('asks for totals when the cart changed or they were never asked for', () => {
    expect(isTotalsSyncRequired({ itemsHash: 'old', serverLastTotalsSyncAt: 1 }, 'new')).toBe(true)
    expect(isTotalsSyncRequired({ itemsHash: null, serverLastTotalsSyncAt: 1 }, 'new')).toBe(true)
    expect(isTotalsSyncRequired({ itemsHash: 'new', serverLastTotalsSyncAt: null }, 'new')).toBe(true)
  })

  it('asks for none when nothing changed', () => {
    expect(isTotalsSyncRequired({ itemsHash: 'same', serverLastTotalsSyncAt: 0 }, 'same')).toBe(false)
  })
})
