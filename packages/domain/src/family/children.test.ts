import { describe, expect, it } from 'vitest'
import { addChild, changeChild, childOf, deleteChild, findChild } from './children.ts'

const mila = { id: '1', firstName: 'Mila' }
const sem = { id: '2', firstName: 'Sem' }
const unknown = { ok: false, refusal: { code: 'child-unknown' } }

describe('childOf', () => {
  it.each([1, '1'])('turns the id %j into text [FAM-03]', (id) => {
    expect(childOf({ id, firstName: 'Mila' })).toEqual(mila)
  })
})

describe('findChild', () => {
  it('finds a child by number or text, and no stranger', () => {
    expect(findChild([mila, sem], '2')).toBe(sem)
    expect(findChild([mila, sem], 2)).toBe(sem)
    expect(findChild([mila, sem], 3)).toBeNull()
  })
})

describe('addChild', () => {
  it('adds a child under a tidy name [FAM-02]', () => {
    expect(addChild([mila], { id: '2', firstName: ' Sem ' })).toEqual({ ok: true, value: [mila, sem] })
  })

  it('adds a child once that is sent twice', () => {
    expect(addChild([mila, sem], mila)).toEqual({ ok: true, value: [mila, sem] })
  })

  it('wants a name', () => {
    expect(addChild([mila], { id: '2', firstName: '' })).toEqual({
      ok: false,
      refusal: { code: 'child-name-invalid', firstName: { code: 'required' } },
    })
  })
})

describe('changeChild', () => {
  it('renames a child and leaves the others alone [FAM-02]', () => {
    expect(changeChild([mila, sem], { id: '2', firstName: 'Sam' })).toEqual({
      ok: true,
      value: [mila, { id: '2', firstName: 'Sam' }],
    })
  })

  it('changes no child of another family, and no name to nothing', () => {
    expect(changeChild([mila], sem)).toEqual(unknown)
    expect(changeChild([mila], { id: '1', firstName: 'M' })).toEqual({
      ok: false,
      refusal: { code: 'child-name-invalid', firstName: { code: 'name-too-short', minimum: 2 } },
    })
  })
})

describe('deleteChild', () => {
  it('deletes a child, told by number or text [FAM-02]', () => {
    expect(deleteChild([mila, sem], 1)).toEqual({ ok: true, value: [sem] })
    expect(deleteChild([mila, sem], '2')).toEqual({ ok: true, value: [mila] })
  })

  it('deletes no child of another family', () => {
    expect(deleteChild([mila], '2')).toEqual(unknown)
  })
})
