import { describe, expect, it } from 'vitest'
import { colourFamily } from './colour-family.ts'

describe('colourFamily', () => {
  it.each([
    ['#c22840', 'red'],
    ['#B4492F', 'red'],
    ['#f0a9b5', 'pink'],
    ['#e83e8c', 'pink'],
    ['#ef6a45', 'orange'],
    ['#f6c445', 'yellow'],
    ['#767a45', 'green'],
    ['#8fd3b6', 'green'],
    ['#232a4d', 'blue'],
    ['#8fc3e8', 'blue'],
    ['#b9a3d6', 'purple'],
    ['#6d3a63', 'purple'],
    ['#6f4a35', 'brown'],
    ['#d9c3a0', 'beige'],
    ['#c3beb9', 'beige'],
    ['#f4ead6', 'white'],
    ['#fbfaf7', 'white'],
    ['#e0e0e2', 'white'],
    ['#a9aab0', 'grey'],
    ['#808080', 'grey'],
    ['#17181c', 'black'],
    ['#ff1020', 'red'],
  ])('%s is a shade of %s', (swatch, family) => {
    expect(colourFamily(swatch)).toBe(family)
  })

  it('is none for what is no colour in six digits', () => {
    for (const swatch of ['', 'rainbow', '#fff', 'url(stripes.png)']) expect(colourFamily(swatch)).toBeNull()
  })
})
