import { describe, expect, it } from 'vitest'
import { collapseRelations, relationsIn, resolveRelations } from './relations.ts'

const teaser = (article: unknown) => ({ component: 'blog-article', _uid: 't', article })
const page = {
  component: 'page',
  body: [teaser('a'), { component: 'columns', columns: [{ blocks: [teaser('b'), teaser('a')] }] }],
}

describe('relationsIn', () => {
  it('finds the stories a story refers to, however deep, each once [CMS-05]', () => {
    expect(relationsIn(page)).toEqual(['a', 'b'])
    expect(relationsIn({ component: 'theme', menu: { items: [{ promo: teaser('c') }] } })).toEqual(['c'])
  })

  it('looks at the fields it is told to', () => {
    expect(relationsIn(page, ['page.author'])).toEqual([])
    expect(relationsIn({ component: 'page', author: ['x', 'y'] }, ['page.author'])).toEqual(['x', 'y'])
    expect(relationsIn(null)).toEqual([])
  })
})

describe('resolveRelations', () => {
  it('puts the stories in the place of their uuids and leaves those that are not there [CMS-05]', () => {
    const story = { uuid: 'a', name: 'A' }

    expect(resolveRelations(page, new Map([['a', story]]))).toEqual({
      component: 'page',
      body: [teaser(story), { component: 'columns', columns: [{ blocks: [teaser('b'), teaser(story)] }] }],
    })
  })
})

describe('collapseRelations', () => {
  it('turns resolved stories back into their uuids', () => {
    expect(collapseRelations(resolveRelations(page, new Map([['a', { uuid: 'a' }]])))).toEqual(page)
    expect(collapseRelations(teaser({ id: 7 }))).toEqual(teaser({ id: 7 }))
  })

  it('is not led down without end', () => {
    let deep: unknown = teaser('a')
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep]

    expect(relationsIn(deep)).toEqual([])
  })
})
