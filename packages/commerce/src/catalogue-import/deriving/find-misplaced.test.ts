import { describe, expect, it } from 'vitest'
import { findMisplaced } from './find-misplaced.ts'

const tree = new Map([2, 20, 21, 61, 62, 63, 64].map((id) => [id, { id, parent_id: 2 }]))
tree.set(21, { id: 21, parent_id: 20 })
tree.set(61, { id: 61, parent_id: 62 })
tree.set(62, { id: 62, parent_id: 61 })
tree.set(63, { id: 63, parent_id: 63 })
tree.set(64, { id: 64, parent_id: 9999 })
const misplaced = (id: number) =>
  findMisplaced(tree.get(id) ?? { id, parent_id: 0 }, { rootCategoryId: 2, find: (each) => tree.get(each) })

describe('findMisplaced', () => {
  it('finds nothing wrong with a category on a way to the root', () => {
    expect([2, 20, 21].map(misplaced)).toEqual([null, null, null])
  })

  it('finds circles, and parents that are not there', () => {
    expect([61, 62, 63].map(misplaced)).toEqual(Array(3).fill(expect.stringContaining('inside themselves')))
    expect(misplaced(64)).toBe('whose parent is not there')
  })
})
