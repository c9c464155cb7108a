import { describe, expect, it } from 'vitest'
import { referenceOf } from './server-line.ts'
import { aServerLine } from './testing.ts'

describe('referenceOf', () => {
  it('names a row of the server by sku, options and id', () => {
    const row = aServerLine({ itemId: '7', sku: 'CAP', options: null })

    expect(referenceOf(row)).toEqual({ sku: 'CAP', options: null, serverItemId: '7' })
  })
})
