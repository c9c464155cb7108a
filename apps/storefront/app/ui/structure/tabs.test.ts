import { describe, expect, it } from 'vitest'
import { stepTab } from './tabs.tsx'

const tabs = [{ id: 'one' }, { id: 'two' }, { id: 'three' }]

describe('stepTab', () => {
  it.each([
    { from: 'one', key: 'ArrowRight', to: 'two' },
    { from: 'three', key: 'ArrowRight', to: 'one' },
    { from: 'one', key: 'ArrowLeft', to: 'three' },
    { from: 'two', key: 'ArrowLeft', to: 'one' },
    { from: 'two', key: 'Home', to: 'one' },
    { from: 'two', key: 'End', to: 'three' },
    { from: 'two', key: 'x', to: undefined },
  ])('leads from $from with $key to $to', ({ from, key, to }) => {
    expect(stepTab(tabs, from, key)?.id).toBe(to)
  })
})
