import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinSegments, pathSegments, storedSegments } from './path-segments.ts'

describe('pathSegments', () => {
  it('looks at the path alone, whatever slashes, query or fragment come with it', () => {
    for (const path of [
      '/girls/coats',
      'girls/coats/',
      '//girls//coats//',
      '/girls/coats/?page=2',
      '/girls/coats#top',
    ]) {
      expect(pathSegments(path)).toEqual(['girls', 'coats'])
    }
    expect(pathSegments('/')).toEqual([])
    expect(pathSegments('')).toEqual([])
  })

  it('takes broken encoding as it stands', () => {
    expect(pathSegments('/100%/%E0%A4%A/m%C3%A4dchen')).toEqual(['100%', '%E0%A4%A', 'mädchen'])
  })
})

describe('storedSegments', () => {
  it('takes what is stored to the letter', () => {
    expect(storedSegments('/sale/100%25-wol/wat?/#1/')).toEqual(['sale', '100%25-wol', 'wat?', '#1'])
    expect(storedSegments('')).toEqual([])
  })
})

describe('joinSegments', () => {
  it('writes parts that are read back unchanged, slashes inside a sku included', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.isWellFormed())
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        expect(pathSegments(joinSegments(segments))).toEqual(segments)
      }),
    )
  })

  it('survives half an emoji', () => {
    expect(joinSegments(['\ud83e'])).toBe('/%EF%BF%BD')
  })
})
