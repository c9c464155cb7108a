import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { aStoreView } from '../stores/testing.ts'
import { type FamilyVisitor, hasFamily, keepSelection, selectChild, showsChildSelector } from './select-child.ts'

const mila = { id: '1', firstName: 'Mila' }
const sem = { id: '2', firstName: 'Sem' }
const colors = { childColors: ['coral', 'sun'] }

function parent(overrides: Partial<FamilyVisitor> = {}): FamilyVisitor {
  return { view: aStoreView({ hasFamilyAccount: true }), isLoggedIn: true, children: [mila, sem], ...overrides }
}

const elsewhere = { view: aStoreView({ hasFamilyAccount: false }) }

describe('hasFamily', () => {
  it('is for customers of views that have family accounts [FAM-01]', () => {
    expect(hasFamily(parent())).toBe(true)
    expect(hasFamily(parent(elsewhere))).toBe(false)
    expect(hasFamily(parent({ isLoggedIn: false }))).toBe(false)
  })
})

describe('showsChildSelector', () => {
  it('shows it when there is a child to select', () => {
    expect(showsChildSelector(parent())).toBe(true)
    expect(showsChildSelector(parent({ children: [] }))).toBe(false)
    expect(showsChildSelector(parent(elsewhere))).toBe(false)
  })
})

describe('selectChild', () => {
  it.each([2, '2'])('lets a customer pick a child by %j [FAM-03] [FAM-10]', (id) => {
    expect(selectChild(parent(), id, colors)).toEqual({ ok: true, value: { ...sem, color: 'sun' } })
  })

  it('gives each child a colour of the list, and begins again at its end [FAM-04]', () => {
    const children = [mila, sem, { id: '3', firstName: 'Noor' }]
    const chosen = children.map(({ id }) => selectChild(parent({ children }), id, colors))

    expect(chosen).toMatchObject([
      { value: { color: 'coral' } },
      { value: { color: 'sun' } },
      { value: { color: 'coral' } },
    ])
    expect(selectChild(parent(), '1', defaultSettings)).toMatchObject({
      value: { color: defaultSettings.childColors[0] },
    })
  })

  it('does without colours where none are configured', () => {
    expect(selectChild(parent(), '1', { childColors: [] })).toEqual({ ok: true, value: { ...mila, color: null } })
  })

  it('picks no child of another family', () => {
    expect(selectChild(parent(), '9', colors)).toEqual({ ok: false, refusal: { code: 'child-unknown' } })
  })

  it.each([elsewhere, { isLoggedIn: false }])('picks nobody without a family account [FAM-01]', (overrides) => {
    expect(selectChild(parent(overrides), '1', colors)).toEqual({
      ok: false,
      refusal: { code: 'family-not-available' },
    })
  })
})

describe('what is kept of a selection', () => {
  it('is no measure of the child', () => {
    const children = [{ ...mila, heightCm: 118, birthMonth: '2019-02' }]

    expect(selectChild(parent({ children }), '1', colors)).toEqual({ ok: true, value: { ...mila, color: 'coral' } })
  })
})

describe('keepSelection', () => {
  const selected = { ...sem, color: 'sun' }

  it('follows a child that is renamed', () => {
    const children = [mila, { id: '2', firstName: 'Sam' }]

    expect(keepSelection(parent({ children }), selected, colors)).toEqual({ id: '2', firstName: 'Sam', color: 'sun' })
  })

  it('ends with the child, with the session and without a selection', () => {
    expect(keepSelection(parent({ children: [mila] }), selected, colors)).toBeNull()
    expect(keepSelection(parent({ isLoggedIn: false }), selected, colors)).toBeNull()
    expect(keepSelection(parent(), null, colors)).toBeNull()
  })
})
