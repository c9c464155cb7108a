import type { Person } from '../../illustrator/people/index.ts'

const child = (look: Pick<Person, 'skin' | 'hair' | 'style'> & Partial<Person>): Person => ({
  brand: 'vonk',
  age: 'child',
  mood: 'laugh',
  hasGlasses: false,
  hasFreckles: false,
  ...look,
})

/** The children of the label's own stories; they come back from picture to picture. */
export const noor = child({ skin: '#f6d3b6', hair: '#b4552b', style: 'braids', hasFreckles: true })
export const sam = child({ skin: '#8a5638', hair: '#1f1b20', style: 'curls' })
export const mila = child({ skin: '#d79b6c', hair: '#3a2320', style: 'bun', mood: 'smile' })
export const finn = child({ skin: '#ecbb93', hair: '#d9a95f', style: 'parted' })
export const zuri = child({ skin: '#6a4029', hair: '#1f1b20', style: 'puffs' })
export const jip = child({ skin: '#f6d3b6', hair: '#6f4325', style: 'bob', hasGlasses: true, mood: 'smile' })
export const rae: Person = {
  brand: 'razz',
  age: 'teen',
  skin: '#d79b6c',
  hair: '#ff7fbd',
  style: 'quiff',
  mood: 'calm',
  hasGlasses: true,
  hasFreckles: false,
}
export const dex: Person = {
  brand: 'razz',
  age: 'teen',
  skin: '#8a5638',
  hair: '#1f1b20',
  style: 'curls',
  mood: 'smile',
  hasGlasses: false,
  hasFreckles: false,
}
