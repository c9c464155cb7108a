import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { groupedMembers } from './product-link.ts'
import { aLink } from './testing.ts'

describe('groupedMembers', () => {
  it('are the associated simple products [PROD-13]', () => {
    const links = [aLink(), aLink({ type: 'colorrelation' }), aLink({ linkedType: 'configurable' })]

    expect(groupedMembers(links)).toEqual(ok([aLink()]))
  })

  it('reports a grouped product without links as an error [PROD-37]', () => {
    expect(groupedMembers([])).toEqual(err({ code: 'grouped-without-links' }))
  })
})
