import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkContent } from './check-content.ts'
import { readContent } from './read-content.ts'
import { aBlogPage, aHero, aLink, anImage, aPage, aTheme } from './testing.ts'

const usp = { component: 'usp', _uid: 'u', label: 'Free returns' }

describe('readContent', () => {
  it('reads sound content as it is', () => {
    for (const content of [aPage(), aBlogPage(), aTheme(), aHero()]) {
      const checked = checkContent(content)

      expect(readContent(content)).toEqual({ content: checked.ok && checked.value, skipped: [] })
    }
  })

  it('leaves out a block it does not know, says so, and keeps the rest of the page', () => {
    const body = [
      aHero(),
      { component: 'carousel-3d', _uid: 'x', speed: 9 },
      { component: 'usps', _uid: 'y', usps: [usp] },
    ]
    const { content, skipped } = readContent({ ...aPage(), body })

    expect(content).toMatchObject({ body: [{ component: 'hero' }, { component: 'usps' }] })
    expect(skipped).toMatchObject([{ path: 'body.1.component' }])
  })

  it('leaves out a block with a fault, and the block around it when that was all it held', () => {
    const body = [{ ...aHero(), image: null }, { component: 'usps', _uid: 'y', usps: [{ ...usp, label: '' }] }, aHero()]
    const { content, skipped } = readContent({ ...aPage(), body })

    expect(content).toMatchObject({ body: [{ component: 'hero' }] })
    expect(skipped.map(({ path }) => path)).toEqual(['body.0.image', 'body.1.usps.0.label', 'body.0.usps'])
  })

  it('leaves out no more than it must: a mark of a text, an entry of a menu, a tile beside it', () => {
    const marks = [{ type: 'bold' }, { type: 'link', attrs: { href: 'javascript:alert(1)' } }]
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi', marks }] }] }
    const page = readContent({ ...aPage(), body: [{ component: 'rich-text', _uid: 't', text }] })
    expect(page.content).toMatchObject({
      body: [{ text: { content: [{ content: [{ text: 'Hi', marks: [{ type: 'bold' }] }] }] } }],
    })

    const [first] = aTheme().menu.items ?? []
    const items = [
      { ...first, promo: { component: 'promo-tile', _uid: 'p' } },
      { component: 'menu-item', _uid: 'i' },
    ]
    const theme = readContent({ ...aTheme(), menu: { component: 'menu', _uid: 'm', items } })
    expect(theme.content).toMatchObject({ menu: { items: [{ name: 'Girls', promo: null }] } })
  })

  it('overlooks fields it does not know', () => {
    const body = [{ ...aHero(), parallax: true }]
    const { content, skipped } = readContent({ ...aPage(), body, layout: 'wide' })

    expect(content).not.toHaveProperty('layout')
    expect(content).toMatchObject({ body: [{ component: 'hero' }] })
    expect(content).not.toHaveProperty('body.0.parallax')
    expect(skipped).toEqual([])
  })

  it('gives up on what it cannot show anything of', () => {
    const { header: _, ...headless } = aTheme()

    expect(readContent(headless)).toMatchObject({ content: null, skipped: [{ path: 'header' }] })
    expect(readContent({ component: 'teaser', _uid: 'x' })).toMatchObject({ content: null })
    expect(readContent({ ...aPage(), title: 7 })).toMatchObject({ content: null, skipped: [{ path: 'title' }] })
    expect(readContent(null)).toMatchObject({ content: null })
  })

  it('answers something sound for anything at all', () => {
    const anything = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), tie('block'), fc.array(tie('value'), { maxLength: 3 })),
      block: fc.record(
        {
          component: fc.constantFrom('hero', 'usps', 'columns', 'column', 'rich-text', 'image', 'none', '__proto__'),
          _uid: fc.oneof(fc.uuid(), fc.jsonValue()),
          title: fc.oneof(fc.string(), tie('value')),
          image: fc.oneof(fc.constant(anImage), tie('value')),
          link: fc.oneof(fc.constant(aLink()), tie('value')),
          usps: tie('value'),
          columns: fc.array(tie('value'), { maxLength: 3 }),
          blocks: fc.array(tie('value'), { maxLength: 3 }),
          text: tie('value'),
        },
        { requiredKeys: ['component'] },
      ),
    })).value
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 5 }), (body) => {
        const { content } = readContent({ ...aPage(), body })

        expect(readContent(content)).toEqual({ content, skipped: [] })
      }),
      { numRuns: 300 },
    )
  })
})
