import { aBlogPage, aHero, aPage, aTheme } from '@vonk/contract/content/testing'
import { aLog } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { ContentUnavailable } from '../source/index.ts'
import { createStoryblokSource } from './create-storyblok-source.ts'

/** As a space writes it: more fields than we know, moments with an offset, a slash behind the slug of a start page. */
function aSpaceStory(content: object) {
  return {
    id: 101_234_567_890,
    uuid: '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a01',
    name: 'Home',
    slug: 'home',
    full_slug: 'nl/home/',
    content,
    created_at: '2026-10-01T10:00:00.000+02:00',
    published_at: '2026-10-01T10:00:00.000+02:00',
    first_published_at: null,
    position: -20.5,
    tag_list: [],
    is_startpage: true,
    parent_id: 12,
    group_id: '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a02',
    lang: 'default',
    translated_slugs: [],
    alternates: null,
  }
}

function aSpace(answer: (url: URL) => Response | Promise<Response>) {
  const asked: URL[] = []
  const { log, lines } = aLog()
  const source = createStoryblokSource({
    token: 'space-token',
    log,
    patienceMs: 1_000,
    fetch: async (input) => {
      const url = new URL(String(input))
      asked.push(url)
      return answer(url)
    },
  })
  return { source, asked, lines }
}

function spaceWith(content: object) {
  return aSpace(() => Response.json({ story: aSpaceStory(content), cv: 1, rels: [], links: [] }))
}

describe('createStoryblokSource', () => {
  it('opens drafts with the preview token and nothing else', async () => {
    const asked: URL[] = []
    const source = createStoryblokSource({
      token: 'public-token',
      previewToken: 'preview-token',
      log: aLog().log,
      fetch: async (input) => {
        asked.push(new URL(String(input)))
        return Response.json({ story: aSpaceStory(aPage()), cv: 1 })
      },
    })
    await source.find({ slug: 'nl/home' }, 'draft')
    await source.find({ slug: 'nl/home' }, 'published')

    expect(asked.map((url) => url.searchParams.get('token'))).toEqual(['preview-token', 'public-token'])
  })

  it('asks the delivery API of the space with its token', async () => {
    const { source, asked } = spaceWith(aPage())

    await source.find({ slug: 'nl/home' }, 'draft')

    expect(asked.map(String)).toEqual([
      'https://api.storyblok.com/v2/cdn/stories/nl/home?token=space-token&version=draft',
    ])
  })

  it('reads a story as a space writes it', async () => {
    expect(await spaceWith(aPage()).source.find({ slug: 'nl/home' }, 'published')).toMatchObject({
      id: 101_234_567_890,
      fullSlug: 'nl/home',
      createdAt: '2026-10-01T08:00:00.000Z',
      updatedAt: '2026-10-01T08:00:00.000Z',
      firstPublishedAt: null,
      position: -20,
      isStartpage: true,
      alternates: [],
      content: { component: 'page', body: [{ component: 'hero', align: 'start' }] },
    })
  })

  it('skips a block nobody here knows, says so in the log, and keeps the page', async () => {
    const body = [{ component: 'carousel-3d', _uid: 'x' }, aHero({ parallax: true } as object)]
    const { source, lines } = spaceWith({ ...aPage(), body })

    expect(await source.find({ slug: 'nl/home' }, 'published')).toMatchObject({
      content: { body: [{ component: 'hero' }] },
    })
    expect(lines).toMatchObject([{ level: 'warn', slug: 'nl/home', skipped: [{ path: 'body.0.component' }] }])
  })

  it('finds no story in content it does not understand at all', async () => {
    const { source, lines } = spaceWith({ component: 'landing', _uid: 'x' })

    expect(await source.find({ slug: 'nl/home' }, 'published')).toBeNull()
    expect(lines).toHaveLength(1)
  })

  it('reads single items out of their lists, mail links and file links', async () => {
    const { header, footer, menu, uspBar, ...rest } = aTheme()
    const socialMedia = [
      {
        component: 'social-link',
        _uid: 's',
        platform: 'instagram',
        label: 'Mail',
        link: { linktype: 'email', email: 'hello@vonk.example', url: '', cached_url: '' },
      },
      {
        component: 'social-link',
        _uid: 'f',
        platform: 'facebook',
        label: 'File',
        link: { linktype: 'asset', url: 'https://a.storyblok.com/f/1/a.pdf', cached_url: '' },
      },
    ]
    const theme = {
      ...rest,
      header: [header],
      footer: [{ ...footer, socialMedia }],
      menu: [menu],
      uspBar: [],
      search: [],
    }

    expect(await spaceWith(theme).source.find({ slug: 'nl/config/theme' }, 'published')).toMatchObject({
      content: {
        header: { component: 'header' },
        footer: {
          socialMedia: [
            { link: { linktype: 'url', url: 'mailto:hello@vonk.example' } },
            { link: { linktype: 'url', url: 'https://a.storyblok.com/f/1/a.pdf' } },
          ],
        },
        menu: { items: [{ name: 'Girls' }] },
        uspBar: null,
        search: null,
      },
    })
  })

  it('reads a day with the time a space adds to it', async () => {
    const article = { ...aBlogPage(), date: '2026-11-01 00:00', readingMinutes: '4' }

    expect(await spaceWith(article).source.find({ slug: 'nl/blog/wool' }, 'published')).toMatchObject({
      content: { component: 'blog-page', date: '2026-11-01', readingMinutes: 4 },
    })
  })

  it('gives options an editor left blank their usual value, and keeps the block', async () => {
    const blank = { align: '', height: '', ink: null, width: '', padding: '', margin: [], eyebrow: '', mobileImage: '' }
    const usp = { component: 'usp', _uid: 'v', label: 'Free', icon: '', link: '' }
    const body = [
      { ...aHero(), ...blank, image: { ...aHero().image, focus: '', title: null, fieldtype: 'asset' } },
      { component: 'usps', _uid: 'u', title: '', usps: [usp] },
      { component: 'blog-list', _uid: 'b', size: '', folder: '', tag: '' },
    ]
    const { source, lines } = spaceWith({ ...aPage(), hasTransparentHeader: '', seo: '', body })

    expect(await source.find({ slug: 'nl/home' }, 'published')).toMatchObject({
      content: {
        hasTransparentHeader: false,
        seo: { noIndex: false },
        body: [
          { component: 'hero', align: 'start', height: 'tall', ink: 'dark', width: { mobile: { current: 12 } } },
          { component: 'usps', usps: [{ icon: 'none', link: null }] },
          { component: 'blog-list', size: 12, folder: 'blog' },
        ],
      },
    })
    expect(lines).toEqual([])
  })

  it('still leaves out a block without what it cannot do without', async () => {
    const { source, lines } = spaceWith({ ...aPage(), body: [{ ...aHero(), title: '' }] })

    expect(await source.find({ slug: 'nl/home' }, 'published')).toMatchObject({ content: { body: [] } })
    expect(lines).toMatchObject([{ skipped: [{ path: 'body.0.title' }] }])
  })

  it('reads groups of fields that are items in a space, and words with commas', async () => {
    const width = [{ component: 'width', _uid: 'w', mobile: '6', desktop: 4, large: '' }]
    const padding = [{ component: 'spacing', _uid: 's', top: 'large', bottom: '' }]
    const seo = [{ component: 'seo', _uid: 'x', title: 'Welcome', noIndex: true, image: { filename: '' } }]
    const carousel = { component: 'product-carousel', _uid: 'c', source: 'skus', skus: 'VK1, VK2\nVK3' }
    const { source, lines } = spaceWith({ ...aPage(), seo, body: [{ ...carousel, width, padding }] })

    expect(await source.find({ slug: 'nl/home' }, 'published')).toMatchObject({
      content: {
        seo: { title: 'Welcome', noIndex: true, image: null },
        body: [
          {
            skus: ['VK1', 'VK2', 'VK3'],
            width: { mobile: { current: 6 }, desktop: { current: 4 }, large: null },
            padding: { top: 'large', bottom: null },
          },
        ],
      },
    })
    expect(lines).toEqual([])
  })

  it('shows blocks inside a text between the text before and the text after them', async () => {
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
    const inline = { type: 'blok', attrs: { id: 'i', body: [aHero(), { component: 'carousel-3d', _uid: 'y' }] } }
    const text = { type: 'doc', content: [paragraph('before'), inline, paragraph('after')] }
    const { source, lines } = spaceWith({ ...aPage(), body: [{ component: 'rich-text', _uid: 't', text }] })

    expect(await source.find({ slug: 'nl/home' }, 'published')).toMatchObject({
      content: {
        body: [
          { component: 'rich-text', _uid: 't', text: { content: [paragraph('before')] } },
          { component: 'hero' },
          { component: 'rich-text', _uid: 't-3', text: { content: [paragraph('after')] } },
        ],
      },
    })
    expect(lines).toMatchObject([{ skipped: [{ path: 'body.2.component' }] }])
  })

  it('keeps the words of styled marks, and the looks our styles know', async () => {
    const marks = [
      { type: 'textStyle', attrs: { color: '#ff0000' } },
      { type: 'styled', attrs: { class: 'their-own' } },
      { type: 'styled', attrs: { class: 'accent' } },
      { type: 'highlight', attrs: { color: '#ffee00' } },
      { type: 'link', attrs: { href: '/nl/about', linktype: 'url', target: '', anchor: '', uuid: null } },
    ]
    const smiley = { type: 'emoji', attrs: { name: 'smile', emoji: '😄', fallbackImage: 'https://x.example/1.png' } }
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Sale', marks }, smiley] }]
    const body = [{ component: 'rich-text', _uid: 't', text: { type: 'doc', content } }]
    const { source, lines } = spaceWith({ ...aPage(), body })

    const kept = [
      { type: 'styled', attrs: { class: 'accent' } },
      { type: 'highlight' },
      { type: 'link', attrs: { href: '/nl/about' } },
    ]
    expect(await source.find({ slug: 'nl/home' }, 'published')).toMatchObject({
      content: { body: [{ text: { content: [{ content: [{ text: 'Sale', marks: kept }, { text: '😄' }] }] } }] },
    })
    expect(lines).toEqual([])
  })

  it('takes a drawing without a size for a picture', async () => {
    const logo = { filename: 'https://a-us.storyblok.com/f/1/x/9a8b/logo.svg', alt: 'Vonk' }
    const theme = { ...aTheme(), header: [{ component: 'header', _uid: 'h', logo }] }

    expect(await spaceWith(theme).source.find({ slug: 'nl/config/theme' }, 'published')).toMatchObject({
      content: { header: { logo: { alt: 'Vonk' } } },
    })
  })

  it('never leaves the stories of the space, whatever a slug looks like', async () => {
    const { source, asked } = spaceWith(aPage())

    for (const slug of ['../spaces/me', 'nl/../../x', 'nl//home', '', 'nl/a?token=x', 'nl/a#b', 'nl/%2e%2e']) {
      expect(await source.find({ slug }, 'published'), slug).toBeNull()
    }
    expect(asked).toEqual([])
    await source.find({ uuid: '../../spaces' }, 'published')
    expect(asked[0]?.pathname).toBe('/v2/cdn/stories/..%2F..%2Fspaces')
  })

  it.each([
    ['refuses us', () => new Response('{}', { status: 401 })],
    ['is overrun', () => new Response('', { status: 429 })],
    ['fails', () => new Response('<html>', { status: 500 })],
    ['answers a page', () => new Response('<html>')],
    ['answers another shape', () => Response.json({ story: { id: 'x' } })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('says that content is unavailable when the space %s, and keeps the token to itself', async (_, answer) => {
    const { source } = aSpace(answer)

    for (const call of [
      () => source.find({ id: 1 }, 'published'),
      () => source.list({ version: 'published', offset: 0, limit: 5 }),
      () => source.readCacheVersion(),
    ]) {
      const error = await call().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ContentUnavailable)
      expect(String(error)).not.toContain('space-token')
    }
  })

  it('finds nothing where the space has nothing', async () => {
    const { source } = aSpace(() => new Response('{}', { status: 404 }))

    expect(await source.find({ id: 1 }, 'published')).toBeNull()
    expect(await source.list({ version: 'published', offset: 0, limit: 5 })).toEqual({ stories: [], total: 0 })
  })
})
