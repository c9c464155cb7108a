import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../text/testing.ts'
import { type ChildFields, checkChild } from './check-child.ts'

const thisMonth = '2026-11'
const mila: ChildFields = { firstName: 'Mila', birthMonth: '2019-02', heightCm: 118, size: '122' }
const refusalsOf = (changes: Partial<ChildFields>) => {
  const checked = checkChild({ ...mila, ...changes }, thisMonth)
  return checked.ok ? {} : checked.refusal
}

describe('checkChild', () => {
  it('takes a name alone, tidied', () => {
    const bare = { firstName: ' Anne  Fleur ', birthMonth: null, heightCm: null, size: null }

    expect(checkChild(bare, thisMonth)).toEqual({ ok: true, value: { ...bare, firstName: 'Anne Fleur' } })
    expect(checkChild(mila, thisMonth)).toEqual({ ok: true, value: mila })
  })

  it('wants a name that can stand in the header', () => {
    expect(refusalsOf({ firstName: ' ' })).toEqual({ firstName: { code: 'required' } })
    expect(refusalsOf({ firstName: 'M' })).toEqual({ firstName: { code: 'name-too-short', minimum: 2 } })
    expect(refusalsOf({ firstName: 'Mi\u202ela' })).toEqual({ firstName: { code: 'characters-invalid' } })
    expect(refusalsOf({ firstName: 'Mila'.repeat(16) })).toEqual({
      firstName: { code: 'too-many-characters', total: 60 },
    })
  })

  it.each(['2026-12', '2001-10', '2019-13', '2019-2', '2019-02-28', ''])('takes no month like %j', (birthMonth) => {
    expect(refusalsOf({ birthMonth })).toEqual({ birthMonth: { code: 'birth-month-invalid' } })
  })

  it.each(['2026-11', '2001-11'])('takes the month %s, at either end', (birthMonth) => {
    expect(refusalsOf({ birthMonth })).toEqual({})
  })

  it('takes heights of children in whole centimetres', () => {
    for (const heightCm of [40, 210]) expect(refusalsOf({ heightCm })).toEqual({})
    for (const heightCm of [39, 211, 118.5, Number.NaN])
      expect(refusalsOf({ heightCm })).toEqual({ heightCm: { code: 'height-invalid', minimum: 40, maximum: 210 } })
  })

  it('takes sizes of the table alone', () => {
    for (const size of ['50', '188']) expect(refusalsOf({ size })).toEqual({})
    for (const size of ['117', 'XS', '']) expect(refusalsOf({ size })).toEqual({ size: { code: 'size-invalid' } })
  })

  it('says everything that is wrong at once', () => {
    expect(Object.keys(refusalsOf({ firstName: '', birthMonth: 'x', heightCm: 0, size: 'x' }))).toHaveLength(4)
  })

  it('never lets a name pass that tidying would change', () => {
    fc.assert(
      fc.property(anyText(), (firstName) => {
        const checked = checkChild({ ...mila, firstName }, thisMonth)
        if (checked.ok) expect(checkChild(checked.value, thisMonth)).toEqual(checked)
      }),
    )
  })
})
