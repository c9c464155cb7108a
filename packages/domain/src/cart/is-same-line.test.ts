import { describe, expect, it } from 'vitest'
import { isSameLine } from './is-same-line.ts'
import { aLine, someOptions } from './testing.ts'

const engraved = (text: string) => someOptions({ custom: [{ optionId: '3', optionValue: text }] })

describe('isSameLine', () => {
  it('recognises a variant by its own sku', () => {
    expect(isSameLine(aLine({ serverItemId: '1' }), aLine({ serverItemId: '2' }))).toBe(true)
  })

  it('takes another size for another line, even when an edit kept the id of the server', () => {
    const edited = aLine({ sku: 'JACKET-110', serverItemId: '1' })

    expect(isSameLine(edited, aLine({ serverItemId: '1' }))).toBe(false)
  })

  it('recognises a line by id when the server writes its options differently', () => {
    const mine = aLine({ options: engraved('Noor'), serverItemId: '1' })

    expect(isSameLine(mine, aLine({ options: engraved('NOOR'), serverItemId: '1' }))).toBe(true)
    expect(isSameLine(mine, aLine({ options: engraved('NOOR'), serverItemId: '2' }))).toBe(false)
  })

  it('does not take two missing ids for the same id', () => {
    expect(isSameLine(aLine({ options: engraved('Noor') }), aLine({ options: engraved('Sem') }))).toBe(false)
  })

  it('never matches nothing', () => {
    expect(isSameLine(null, aLine())).toBe(false)
    expect(isSameLine(aLine(), null)).toBe(false)
    expect(isSameLine(null, null)).toBe(false)
  })
})
