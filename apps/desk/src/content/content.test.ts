import { checkContent, describeComponents } from '@vonk/contract'
import { aHero, aPage } from '@vonk/contract/content/testing'
import { describe, expect, it } from 'vitest'
import { duplicateItem, findItem, insertItem, moveItem, removeItem, uidsOnTheWay, withValue } from './change-content.ts'
import { diffContent } from './diff-content.ts'
import { newItem, shownFields, summaryOf } from './new-item.ts'

const kinds = new Map(describeComponents().map((kind) => [kind.name, kind]))
let count = 0
const newUid = () => {
  count += 1
  return `u${count}`
}
const page = { component: 'page', _uid: 'p', title: 'Winter', body: ['a', 'b', 'c'].map((uid) => aHero({ _uid: uid })) }
const list = ['body']
const uidsOf = (content: typeof page) => content.body.map(({ _uid }) => _uid)

describe('changing content', () => {
  it('changes one place and leaves the rest as it is', () => {
    const changed = withValue(page, ['body', 1, 'title'], 'Warm')

    expect(changed.body[1]).toMatchObject({ _uid: 'b', title: 'Warm' })
    expect(changed.body[0]).toBe(page.body[0])
    expect(page.body[1]?.title).not.toBe('Warm')
    expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
  })

  it('moves, removes and inserts parts, and goes nowhere beyond the ends of a list', () => {
    expect(uidsOf(moveItem(page, { list, index: 0 }, 2))).toEqual(['b', 'c', 'a'])
    expect(moveItem(page, { list, index: 0 }, -1)).toBe(page)
    expect(moveItem(page, { list, index: 2 }, 3)).toBe(page)
    expect(uidsOf(removeItem(page, { list, index: 1 }))).toEqual(['a', 'c'])
    expect(uidsOf(insertItem(page, { list, index: 1 }, aHero({ _uid: 'n' })))).toEqual(['a', 'n', 'b', 'c'])
  })

  it('gives every part of a duplicate a key of its own', () => {
    const copied = duplicateItem(page, { list, index: 0 }, newUid)

    expect(copied.body).toHaveLength(4)
    expect(checkContent({ ...aPage(), body: copied.body })).toMatchObject({ ok: true })
  })

  it('finds a part by its key, and the parts around a place', () => {
    expect(findItem(page, 'c')).toEqual(['body', 2])
    expect(findItem(page, 'nobody')).toBeNull()
    expect(uidsOnTheWay(page, ['body', 2, 'title'])).toEqual(['c'])
  })
})

describe('newItem', () => {
  it.each([...kinds.keys()])('makes a %s that lacks nothing but what its author has to say', (component) => {
    const item = newItem(kinds, component, newUid)

    for (const { name, type, isRequired } of kinds.get(component)?.fields ?? []) {
      const isLeftToAuthor = ['picture', 'link', 'story'].includes(type)
      expect(name in item, name).toBe(isRequired && !isLeftToAuthor)
    }
  })

  it('is called by its first words', () => {
    expect(summaryOf(kinds, aHero({ title: 'Coats' }))).toContain('Coats')
  })

  it('is called by the words of its parts where it has none of its own', () => {
    const rows = ['Coats', 'Hats'].map((title) => ({ component: 'menu-row', _uid: title, title, links: [] }))

    expect(summaryOf(kinds, { component: 'menu-column', _uid: 'c', rows })).toBe('Coats, Hats')
    expect(summaryOf(kinds, { component: 'menu-column', _uid: 'c', rows: [] })).toBe('')
  })

  it('shows only the fields of what its products are chosen from', () => {
    const fields = kinds.get('product-carousel')?.fields ?? []
    const shown = (source?: string) => {
      const item = { component: 'product-carousel', _uid: 'r', ...(source && { source }) }
      return shownFields(fields, item)
        .map(({ name }) => name)
        .filter((name) => /skus|categoryId|query/.test(name))
    }

    expect([shown('skus'), shown('category'), shown('query')]).toEqual([['skus'], ['categoryId'], ['query']])
    expect(shown()).toEqual(['skus'])
    expect(shownFields(fields, aHero())).toEqual(fields)
  })
})

describe('diffContent', () => {
  it('says nothing where nothing but what is empty differs', () => {
    expect(diffContent(page, { ...page, seo: { title: '', noIndex: false } })).toEqual([])
  })

  it('tells what was added, removed, moved and changed, by the keys of the parts', () => {
    const changed = withValue(moveItem(page, { list, index: 0 }, 1), ['body', 0, 'title'], 'Warm')
    const after = insertItem(removeItem(changed, { list, index: 2 }), { list, index: 0 }, aHero({ _uid: 'n' }))
    const found = diffContent(page, after)

    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['added', 'changed', 'moved', 'removed'])
    expect(found.find(({ kind }) => kind === 'changed')).toMatchObject({
      where: [{ field: 'body' }, { kind: 'hero' }, { field: 'title' }],
      before: page.body[1]?.title,
      after: 'Warm',
    })
  })
})
