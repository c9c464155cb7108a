import { describe, expect, it } from 'vitest'
import { rightsOf } from './rights.ts'

describe('rightsOf', () => {
  it('names what a role reaches, and nothing else', () => {
    const rights = {
      'stories.read': { allows: 'Reading stories', least: 'viewer' },
      'stories.write': { allows: 'Writing stories', least: 'editor' },
      'orders.refund': { allows: 'Refunding orders', least: 'service' },
    } as const

    expect(rightsOf('viewer', rights)).toEqual(['stories.read'])
    expect(rightsOf('service', rights)).toEqual(['stories.read', 'orders.refund'])
    expect(rightsOf('administrator', rights)).toEqual(Object.keys(rights))
  })
})
