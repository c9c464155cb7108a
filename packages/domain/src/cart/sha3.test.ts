import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha3of224 } from './sha3.ts'

const byNode = (text: string) => createHash('sha3-224').update(text, 'utf8').digest('hex')

describe('sha3of224', () => {
  it.each([
    ['', '6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7'],
    ['abc', 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '8a24108b154ada21c9fd5574494479ba5c7e7ab76ef264ead0fcce33',
    ],
  ])('gives the published digest of "%s"', (text, digest) => {
    expect(sha3of224(text)).toBe(digest)
  })

  it('agrees with an independent implementation around every block border', () => {
    for (const length of [142, 143, 144, 145, 286, 287, 288, 289, 5000]) {
      expect(sha3of224('a'.repeat(length))).toBe(byNode('a'.repeat(length)))
    }
  })

  it('agrees with an independent implementation on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => sha3of224(text) === byNode(text)))
  })
})
