import { describe, expect, it } from 'vitest'
import { brandOf } from './brand-of.ts'

describe('brandOf', () => {
  it('gives a store code with "rz" in it to the sister brand, every other one to Vonk [STORE-10]', () => {
    expect(['rz_nl', 'rzss_de', 'nl', 'vss_en', 'en'].map(brandOf)).toEqual(['razz', 'razz', 'vonk', 'vonk', 'vonk'])
  })
})
