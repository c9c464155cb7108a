import type { Look } from './look.ts'

/** That of a brand that has none of its own, and of what belongs to no brand. */
export const plainLook: Look = {
  ground: '#f7f7f5',
  ink: '#1d1f24',
  accent: '#3d5a80',
  second: '#d9dde3',
  sale: '#a8261b',
  radius: 0.5,
  border: 0,
  headingFace: 'figtree',
  textFace: 'figtree',
  headingCase: 'none',
  density: 'airy',
  pictureRatio: [563, 688],
}
