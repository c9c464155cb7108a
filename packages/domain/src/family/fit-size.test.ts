import { describe, expect, it } from 'vitest'
import { childSize, fitByHeight } from './fit-size.ts'
import { heightSizes } from './size-table.ts'

const labelsOf = (height: number) => {
  const { now, next } = fitByHeight(height)
  return [now?.label, next?.label]
}

describe('fitByHeight', () => {
  it.each([
    [45, ['50', '56']],
    [110, ['110', '116']],
    [111, ['116', '122']],
    [116, ['116', '122']],
    [117, ['122', '128']],
    [188, ['188', undefined]],
    [44, [undefined, undefined]],
    [189, [undefined, undefined]],
  ])('knows for %d cm what fits now and what is next: %j', (height, labels) => {
    expect(labelsOf(height)).toEqual(labels)
  })

  it('leaves no height between two sizes', () => {
    for (let height = 45; height <= 188; height += 1)
      expect(heightSizes.filter(({ from, to }) => height >= from && height <= to)).toHaveLength(1)
  })

  it('goes by the table it is given', () => {
    const letters = [{ label: 'S', from: 150, to: 160 }]

    expect(fitByHeight(155, letters)).toEqual({ now: letters[0], next: null })
  })
})

describe('childSize', () => {
  it('believes the parent first, then the height, and guesses nothing', () => {
    expect(childSize({ size: '128', heightCm: 118 })).toEqual({ label: '128', by: 'parent' })
    expect(childSize({ size: null, heightCm: 118 })).toEqual({ label: '122', by: 'height' })
    expect(childSize({ size: null, heightCm: 200 })).toBeNull()
    expect(childSize({ size: null, heightCm: null })).toBeNull()
  })
})
