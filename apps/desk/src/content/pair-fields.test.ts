import { describeComponents } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { pairFields } from './pair-fields.ts'

const kinds = new Map(describeComponents().map((kind) => [kind.name, kind]))
const hero = (uid: string, title: string, more: object = {}) => ({ component: 'hero', _uid: uid, title, ...more })
const page = (title: string, body: readonly object[]) => ({ component: 'page', _uid: 'p', title, body })
const pairs = (theirs: object, mine: object) => pairFields(kinds, { theirs: { ...theirs }, mine: { ...mine } })

describe('pairFields', () => {
  it('finds the place of each field by the keys of the parts, wherever they stand', () => {
    const theirs = page('Winter', [hero('a', 'Jassen'), hero('b', 'Mutsen')])
    const found = pairs(theirs, page('Winter', [hero('b', 'Mützen'), hero('a', 'Jacken')]))

    expect(found.map(({ path, words, isSame }) => [path.join('.'), words, isSame])).toEqual([
      ['title', 'Winter', true],
      ['body.1.title', 'Jassen', false],
      ['body.0.title', 'Mutsen', false],
    ])
    expect(found[1]?.where).toEqual([{ field: 'body' }, { kind: 'hero' }, { field: 'title' }])
  })

  it('takes parts of one kind in one place for the same where keys tell nothing', () => {
    expect(pairs(page('x', [hero('a', 'Jassen')]), page('x', [hero('z', 'Jacken')]))[1]).toMatchObject({
      path: ['body', 0, 'title'],
      part: null,
    })
  })

  it('tells of parts that are missing, in lists and alone', () => {
    const button = { component: 'button', _uid: 'k', label: 'Kijk' }
    const banner = { component: 'banner', _uid: 'n', title: 'Actie', button }
    const found = pairs(page('x', [hero('a', 'Jassen'), banner]), page('x', [hero('a', 'Jacken')]))
    expect(found.at(-1)).toMatchObject({ path: ['body', 1], part: 'listed', theirs: banner })

    const without = pairs(page('x', [banner]), page('x', [{ ...banner, button: null }]))
    expect(without.at(-1)).toMatchObject({ path: ['body', 0, 'button'], part: 'single', theirs: button })
  })

  it('shows what nobody reads only where it differs, and no empty fields', () => {
    const looks = { ink: 'light', height: 'tall', eyebrow: '' }
    const found = pairs(page('x', [hero('a', 'J', looks)]), page('x', [hero('a', 'J', { ...looks, ink: 'dark' })]))

    expect(found.map(({ path }) => path.at(-1))).toEqual(['title', 'title', 'ink'])
  })
})
