import { describe, expect, it } from 'vitest'
import { addChild, type Child, changeChild, childOf, findChild, mostChildren } from './children.ts'

const thisMonth = '2026-11'
const bare = { birthMonth: null, heightCm: null, size: null }
const mila: Child = { id: '1', firstName: 'Mila', birthMonth: '2019-02', heightCm: 118, size: null }
const sem: Child = { id: '2', firstName: 'Sem', ...bare }

describe('childOf', () => {
  it.each([1, '1'])('turns the id %j into text [FAM-03]', (id) => {
    expect(childOf({ ...mila, id })).toEqual(mila)
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
    expect(addChild([mila], { firstName: ' Sem ', ...bare }, thisMonth)).toEqual({
      ok: true,
      value: { fields: { firstName: 'Sem', ...bare }, existing: null },
    })
  })

  it('adds a child once that is sent twice, but a namesake with another birth month', () => {
    const { id: _id, ...again } = mila

    expect(addChild([mila, sem], again, thisMonth)).toMatchObject({ value: { existing: mila } })
    expect(addChild([mila], { ...again, birthMonth: '2021-02' }, thisMonth)).toMatchObject({
      value: { existing: null },
    })
  })

  it('wants a name', () => {
    expect(addChild([mila], { firstName: '', ...bare }, thisMonth)).toEqual({
      ok: false,
      refusal: { code: 'child-invalid', refusals: { firstName: { code: 'required' } } },
    })
  })

  it('has room for a large family, and not for any number', () => {
    const many = Array.from({ length: mostChildren }, (_, place) => ({ ...sem, id: `${place}` }))
    const noor = { firstName: 'Noor', ...bare }

    expect(addChild(many.slice(1), noor, thisMonth).ok).toBe(true)
    expect(addChild(many, noor, thisMonth)).toEqual({ ok: false, refusal: { code: 'family-full', most: mostChildren } })
    expect(addChild(many, { firstName: 'Sem', ...bare }, thisMonth)).toMatchObject({ value: { existing: { id: '0' } } })
  })
})

describe('changeChild', () => {
  const change = (children: readonly Child[], id: string | number, changes: object) =>
    changeChild(children, { id, changes }, thisMonth)

  it('changes what was sent and leaves the rest [FAM-02]', () => {
    expect(change([mila, sem], 1, { firstName: 'Milou' })).toEqual({ ok: true, value: { ...mila, firstName: 'Milou' } })
    expect(change([mila, sem], '1', { heightCm: null })).toEqual({ ok: true, value: { ...mila, heightCm: null } })
  })

  it('changes no child of another family, and no name to nothing', () => {
    expect(change([mila], '2', {})).toEqual({ ok: false, refusal: { code: 'child-unknown' } })
    expect(change([mila], '1', { firstName: 'M' })).toEqual({
      ok: false,
      refusal: { code: 'child-invalid', refusals: { firstName: { code: 'name-too-short', minimum: 2 } } },
    })
  })

  it('gives nobody the id of a sibling', () => {
    expect(change([mila, sem], '1', { id: '2' })).toEqual({ ok: true, value: mila })
  })
})
