import { describe, expect, it } from 'vitest'
import { createNameMap } from './create-name-map.ts'
import { createNames } from './create-names.ts'

const many = Array.from({ length: 40_000 }, (_, at) => `VK${at}-${at % 7}`)

describe('createNames', () => {
  it('numbers names in the order they come, each once', () => {
    const names = createNames()

    expect(['a', 'b', 'a', '', 'B'].map((name) => names.add(name))).toEqual([0, 1, 0, 2, 3])
    expect(names.has('b')).toBe(true)
    expect(names.find('c')).toBeUndefined()
    expect(names.has('c')).toBe(false)
  })

  it('finds every one of many again, and none that it was not told of', () => {
    const names = createNames()
    for (const name of many) names.add(name)

    expect(many.filter((name, at) => names.find(name) !== at)).toEqual([])
    expect(many.filter((name) => names.has(`${name}x`))).toEqual([])
  })
})

describe('createNameMap', () => {
  it('keeps the last number of a name', () => {
    const map = createNameMap()
    for (const [at, name] of many.entries()) map.set(name, at)
    map.set('VK0-0', 2 ** 40)

    expect(map.get('VK0-0')).toBe(2 ** 40)
    expect(map.get('VK1-1')).toBe(1)
    expect(map.get('VK39999-1')).toBe(39_999)
    expect(map.get('VK40000-1')).toBeUndefined()
    expect(map.has('VK40000-1')).toBe(false)
  })
})
