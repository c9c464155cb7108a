import { describe, expect, it } from 'vitest'
import { visitedTrail } from './visited-category.ts'

const trail = [{ name: 'Girls', to: '/girls/' }]
const stored = JSON.stringify({ id: 21, trail })

describe('visitedTrail', () => {
  it('leads back to the category the shopper came from when the product is in it', () => {
    expect(visitedTrail(stored, [20, 21])).toEqual(trail)
  })

  it('says nothing of a category the product is not in, or of none', () => {
    expect(visitedTrail(stored, [20])).toBeNull()
    expect(visitedTrail(null, [21])).toBeNull()
  })

  it.for(['', '{', 'null', '{"id":21}', '{"id":21,"trail":["x"]}'])('takes no notice of %s', (broken) => {
    expect(visitedTrail(broken, [21])).toBeNull()
  })
})
