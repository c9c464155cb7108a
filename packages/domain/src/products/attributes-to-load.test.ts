import { describe, expect, it } from 'vitest'
import { attributesToLoad, storeAttributes } from './attributes-to-load.ts'

const color = { code: 'color', id: '93', isComparable: true }
const nothing = { byCode: new Map(), byId: new Map(), blacklist: new Set<string>() }
const withColor = storeAttributes(nothing, { requested: ['color'], returned: [color] })

describe('attributesToLoad', () => {
  it('asks for each attribute once', () => {
    expect(attributesToLoad(['color', 'size', 'color'], nothing)).toEqual(['color', 'size'])
  })

  it('skips codes and ids that contain a dot [PROD-20]', () => {
    expect(attributesToLoad(['category.name', '9.3', 'size'], nothing)).toEqual(['size'])
  })

  it('skips what is blacklisted [PROD-21]', () => {
    expect(attributesToLoad(['brand', 'size'], { ...nothing, blacklist: new Set(['brand']) })).toEqual(['size'])
  })

  it('skips what is already loaded, asked by code or by id [PROD-22]', () => {
    expect(attributesToLoad(['color', '93', 'size'], withColor)).toEqual(['size'])
  })
})

describe('storeAttributes', () => {
  it('keeps an attribute by its code and by its id [PROD-18]', () => {
    const store = storeAttributes(nothing, { requested: ['color'], returned: [color] })

    expect(store.byCode.get('color')).toBe(color)
    expect(store.byId.get('93')).toBe(color)
    expect([...store.blacklist]).toEqual([])
  })

  it('blacklists what the server did not return [PROD-23]', () => {
    const store = storeAttributes(withColor, {
      requested: ['93', 'brand', 'fit'],
      returned: [{ code: 'fit', id: '7', isComparable: false }],
    })

    expect([...store.blacklist]).toEqual(['brand'])
    expect([...store.byCode.keys()]).toEqual(['color', 'fit'])
  })

  it('forgets nothing it knew', () => {
    const store = storeAttributes({ ...withColor, blacklist: new Set(['brand']) }, { requested: [], returned: [] })

    expect([...store.blacklist]).toEqual(['brand'])
    expect(attributesToLoad(['color', 'brand'], store)).toEqual([])
  })
})
