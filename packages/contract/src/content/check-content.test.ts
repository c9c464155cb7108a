import { describe, expect, it } from 'vitest'
import { checkContent } from './check-content.ts'
import { aBlogPage, aHero, aLink, anImage, aPage, aTheme } from './testing.ts'

function checked(content: unknown) {
  const outcome = checkContent(content)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal.issues))
  return outcome.value
}

function faultsOf(content: unknown) {
  const outcome = checkContent(content)
  return outcome.ok ? [] : outcome.refusal.issues.map(({ path }) => path)
}

/** A page with this as its only block. */
function aPageWith(block: object) {
  return { ...aPage(), body: [{ _uid: 'block-1', ...block }] }
}

const paragraph = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })

const everyBlock = [
  aHero(),
  { component: 'banner', title: 'Sale', button: { component: 'button', _uid: 'b', label: 'Go', link: aLink() } },
  { component: 'image', image: anImage },
  { component: 'video', title: 'How it is made', url: 'https://www.youtube.com/watch?v=1' },
  { component: 'rich-text', text: paragraph({ type: 'text', text: 'Hi', marks: [{ type: 'bold' }] }) },
  { component: 'accordion', items: [{ component: 'accordion-item', _uid: 'i', title: 'Why?', text: paragraph() }] },
  { component: 'blog-list' },
  { component: 'blog-article', article: '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a01' },
  { component: 'product-carousel', source: 'skus', skus: ['VK1'] },
  { component: 'product-carousel', source: 'category', categoryId: '12' },
  { component: 'product-carousel', source: 'query', query: 'coat', size: '6' },
  { component: 'category-tiles', tiles: [{ component: 'category-tile', _uid: 't', title: 'Girls', link: aLink() }] },
  { component: 'usps', usps: [{ component: 'usp', _uid: 'u', label: 'Free returns' }] },
  { component: 'newsletter', title: 'News' },
  { component: 'store-teaser', title: 'Come by' },
  { component: 'columns', columns: [{ component: 'column', _uid: 'c', blocks: [aHero()] }] },
]

describe('checkContent', () => {
  it.each(everyBlock)('takes a page with the block $component', (block) => {
    expect(faultsOf(aPageWith(block))).toEqual([])
  })

  it('takes a page, an article, a theme and a block on its own [CMS-02]', () => {
    for (const content of [aPage(), aBlogPage(), aTheme(), aHero()]) {
      expect(checked(content)).toMatchObject({ component: content.component })
    }
  })

  it('gives every block a width of twelve columns for three screens, and space around it [CMS-09] [CMS-10]', () => {
    const column = { component: 'column', _uid: 'c', width: { mobile: { current: 6, max: 12 }, large: { current: 3 } } }
    const page = checked(aPageWith({ component: 'columns', padding: { top: 'large' }, columns: [column] }))

    expect(page).toMatchObject({
      body: [
        {
          width: { mobile: { current: 12, max: 12 }, desktop: { current: 12, max: 12 }, large: null },
          padding: { top: 'large', right: null, bottom: null, left: null },
          margin: { top: null, right: null, bottom: null, left: null },
          columns: [
            { width: { mobile: { current: 6, max: 12 }, desktop: { current: 12 }, large: { current: 3, max: 12 } } },
          ],
        },
      ],
    })
    expect(faultsOf(aPageWith({ ...aHero(), width: { mobile: { current: 13 } } }))).toEqual([
      'body.0.width.mobile.current',
    ])
    expect(faultsOf(aPageWith({ ...aHero(), width: { mobile: { current: 6, max: 24 } } }))).toEqual([
      'body.0.width.mobile.max',
    ])
  })

  it('keeps header, footer, menu, announcements, search and waiting room in the theme [CMS-04] [CMS-06] [NAV-09] [NAV-27]', () => {
    expect(checked(aTheme({ landingPage: '/wait' }))).toMatchObject({
      header: { component: 'header' },
      footer: {
        socialMedia: [{ platform: 'instagram' }],
        newsletter: { title: 'News' },
        linkLists: [{ links: [{ label: 'Returns' }] }],
        additionalRows: [{ component: 'footer-row' }],
      },
      menu: { items: [{ columns: [{ rows: [{ links: [{ label: 'Coats' }] }] }], promo: { title: 'New' } }] },
      uspBar: { usps: [{ label: 'Free returns' }], animate: true, extraLink: { label: 'Stores' } },
      search: { sections: [{ title: 'Popular' }] },
      landingPage: '/wait',
    })
    const { menu: _, ...withoutMenu } = aTheme()
    expect(faultsOf(withoutMenu)).toEqual(['menu'])
  })

  it('takes a link to a story or to an address, and reads an empty one as none [CMS-07]', () => {
    const linked = (link: unknown) => checked(aPageWith({ component: 'image', image: anImage, link }))

    expect(linked(aLink('nl/about'))).toMatchObject({ body: [{ link: { linktype: 'story', cached_url: 'nl/about' } }] })
    expect(linked({ linktype: 'url', url: '/sale' })).toMatchObject({ body: [{ link: { url: '/sale' } }] })
    expect(linked({ id: '', linktype: 'story', url: '', cached_url: '' })).toMatchObject({ body: [{ link: null }] })
    expect(faultsOf(aPageWith({ component: 'image', image: anImage, link: { linktype: 'asset', url: '/a' } }))).toEqual(
      ['body.0.link.linktype'],
    )
    const button = { component: 'button', _uid: 'b', label: 'Go', link: { linktype: 'story', url: '/only-a-url' } }
    expect(faultsOf(aPageWith(aHero({ buttons: [button] as never })))).toEqual(['body.0.buttons.0.link.url'])
  })

  it('wants the size of a picture in its file name and a focus that is one [CMS-08]', () => {
    const pictured = (image: object) => faultsOf(aPageWith({ component: 'image', image }))

    expect(pictured({ filename: '/content/800x600/a.svg', alt: null, focus: null })).toEqual([])
    expect(pictured({ filename: '/content/a.svg' })).toEqual(['body.0.image.filename'])
    expect(pictured({ filename: '/content/8x6/a.svg', focus: 'left' })).toEqual(['body.0.image.focus'])
  })

  it.each([
    ['an unknown block', { component: 'carousel-3d' }, 'body.0.component'],
    ['a block without a name', { title: 'x' }, 'body.0.component'],
    ['a field misspelt', { ...aHero(), titel: 'x' }, 'body.0'],
    ['a field of the wrong type', { ...aHero(), title: 7 }, 'body.0.title'],
    ['a blank title', { ...aHero(), title: ' ' }, 'body.0.title'],
    ['a carousel without products', { component: 'product-carousel', source: 'skus' }, 'body.0.skus'],
    ['a carousel without a category', { component: 'product-carousel', source: 'category' }, 'body.0.categoryId'],
    ['a carousel without a question', { component: 'product-carousel', source: 'query' }, 'body.0.query'],
    [
      'columns in columns',
      {
        component: 'columns',
        columns: [{ component: 'column', _uid: 'c', blocks: [{ component: 'columns', _uid: 'd', columns: [] }] }],
      },
      'body.0.columns.0.blocks.0.component',
    ],
    ['an article that is no uuid', { component: 'blog-article', article: '7' }, 'body.0.article'],
    ['a list of no usps', { component: 'usps', usps: [] }, 'body.0.usps'],
    [
      'an unknown mark',
      { component: 'rich-text', text: paragraph({ type: 'text', text: 'x', marks: [{ type: 'blink' }] }) },
      'body.0.text.content.0.content.0.marks.0.type',
    ],
    [
      'an unknown node',
      { component: 'rich-text', text: { type: 'doc', content: [{ type: 'iframe' }] } },
      'body.0.text.content.0.type',
    ],
    [
      'a heading of level 7',
      { component: 'rich-text', text: { type: 'doc', content: [{ type: 'heading', attrs: { level: 7 } }] } },
      'body.0.text.content.0.attrs.level',
    ],
  ])('refuses %s and says where', (_, block, path) => {
    expect(faultsOf(aPageWith(block))).toEqual([path])
  })

  it('refuses addresses that would run a script, wherever they are', () => {
    const script = 'java\tscript:alert(1)'
    const link = { linktype: 'url', url: script }
    const mark = { type: 'link', attrs: { href: script } }

    expect(faultsOf(aPageWith({ component: 'image', image: anImage, link }))).toEqual(['body.0.link.url'])
    expect(faultsOf(aPageWith({ component: 'image', image: { filename: 'data:image/svg+xml;/1x1/,' } }))).toEqual([
      'body.0.image.filename',
    ])
    expect(faultsOf(aPageWith({ component: 'video', title: 'x', url: script }))).toEqual(['body.0.url'])
    expect(
      faultsOf(aPageWith({ component: 'rich-text', text: paragraph({ type: 'text', text: 'x', marks: [mark] }) })),
    ).toEqual(['body.0.text.content.0.content.0.marks.0.attrs.href'])
    const picture = { type: 'image', attrs: { src: script } }
    expect(faultsOf(aPageWith({ component: 'rich-text', text: paragraph(picture) }))).toEqual([
      'body.0.text.content.0.content.0.attrs.src',
    ])
  })

  it('refuses two parts with one _uid, and text the database cannot hold', () => {
    expect(faultsOf(aPage({ body: [aHero(), aHero()] }))).toEqual(['body.1._uid'])
    expect(faultsOf(aPage({ title: 'a\0b' }))).toEqual(['title'])
    expect(faultsOf(aPage({ title: 'half \ud83d' }))).toEqual(['title'])
  })

  it('refuses content nested without end before any validator follows it', () => {
    let node: object = { type: 'text', text: 'x' }
    for (let depth = 0; depth < 50_000; depth += 1) node = { type: 'blockquote', content: [node] }

    expect(checkContent(aPageWith({ component: 'rich-text', text: paragraph(node) }))).toMatchObject({
      ok: false,
      refusal: { code: 'story-invalid', issues: [{ message: 'Nested too deep' }] },
    })
  })

  it('refuses what is no content at all', () => {
    for (const content of [null, undefined, 7, 'page', [], {}, { component: 'nothing' }]) {
      expect(checkContent(content).ok).toBe(false)
    }
  })

  it('names at most twenty faults', () => {
    const body = Array.from({ length: 40 }, (_, index) => ({ component: 'nothing', _uid: `n${index}` }))

    expect(faultsOf({ ...aPage(), body })).toHaveLength(20)
  })
})
