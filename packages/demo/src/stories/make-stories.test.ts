import type { StoryToPut } from '@vonk/content/stories'
import { checkContent } from '@vonk/contract'
import { modalNames } from '@vonk/domain/navigation'
import { matchRoute } from '@vonk/domain/urls'
import { describe, expect, it } from 'vitest'
import { makeArtwork } from '../brand-art/index.ts'
import { makeCatalogue } from '../catalogue/index.ts'
import { makePlaces } from '../places/index.ts'
import { makeStories } from './make-stories.ts'

const today = Date.parse('2026-11-15T00:00:00Z')
const { views } = makeCatalogue({ seed: 1, today })
const stories = makeStories({ seed: 1, today, views })
const mainViews = ['nl', 'en', 'de', 'rz_nl', 'rz_en', 'rz_de']

const slugOf = ({ view, path }: StoryToPut) => `${view}/${path}`
const slugs = new Set(stories.map(slugOf))

type Part = Readonly<Record<string, unknown>>

/** Everything in a story that has fields. */
function* partsOf(value: unknown): Generator<Part> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { ...value }
  for (const inner of Object.values(value)) yield* partsOf(inner)
}

/** The texts a shopper reads. */
const textsOf = ({ content }: StoryToPut) =>
  [...partsOf(content)].flatMap(({ text, title, label, alt, excerpt, caption }) =>
    [text, title, label, alt, excerpt, caption].filter((words) => typeof words === 'string'),
  )

/** Where a part leads: the full slug of a story, or an address; null when it is no link. */
function leadOf({ linktype, cached_url: slug, url, href }: Part): string | null {
  if (linktype === 'story') return String(slug ?? href).replace(/^\//, '')
  if (linktype === 'url') return String(url ?? href)
  return null
}

function isFound(lead: string, view: string): boolean {
  if (slugs.has(lead)) return lead.startsWith(`${view}/`)
  if (/^https:\/\/[\w.]+\.example\.com\//.test(lead)) return true
  if (/^mailto:\w+@(vonk|razz)\.example$/.test(lead)) return true
  if (modalNames.some((name) => lead === `#${name}`)) return true
  if (/^tel:\+\d+$/.test(lead)) return true
  const path = lead.replace(/^\/|\?.*$/g, '')
  const isCategory = views[view]?.categories.some((category) => category.url_path === path)
  return lead.startsWith('/') && (isCategory || matchRoute(lead) !== null)
}

describe('makeStories', () => {
  it('writes stories that the content service takes without a word', () => {
    const faults = stories.flatMap((story) => {
      const checked = checkContent(story.content)
      return checked.ok ? [] : [`${slugOf(story)}: ${JSON.stringify(checked.refusal.issues)}`]
    })

    expect(faults).toEqual([])
  })

  it('fills a small shop as well, leaving out what it does not sell', () => {
    const small = makeStories({ seed: 1, today, views: makeCatalogue({ seed: 1, today, products: 60 }).views })

    expect(small).toHaveLength(stories.length)
    expect(small.filter(({ content }) => !checkContent(content).ok)).toEqual([])
  })

  it('gives every view its theme, home, service and legal pages [CMS-04]', () => {
    const wanted = ['config/theme', 'home', 'cookies', 'config/no-result']
    const missing = Object.keys(views).flatMap((view) => wanted.filter((path) => !slugs.has(`${view}/${path}`)))

    expect(missing).toEqual([])
    for (const view of Object.keys(views)) {
      const pages = stories.filter((story) => story.view === view && story.content.component === 'page')
      expect(pages.length, view).toBeGreaterThanOrEqual(17)
    }
  })

  it('leads nowhere in vain: every link ends at a story, a category or a page of the view', () => {
    const lost = stories.flatMap((story) =>
      [...partsOf(story.content)].flatMap((part) => {
        const lead = leadOf(part)
        return lead === null || isFound(lead, story.view) ? [] : [`${slugOf(story)} → ${lead}`]
      }),
    )

    expect(lost).toEqual([])
  })

  it('has no page where a category, product or page with a fixed address would hide it', () => {
    const hidden = stories.filter(({ view, path }) => {
      const category = views[view]?.categories.find((one) => one.url_path === path)
      const isShown = path === 'home' || (!matchRoute(`/${path}`) && (!category || category.display_mode === 'PAGE'))
      return !isShown || views[view]?.products.some((product) => product['url_path'] === path)
    })

    expect(hidden.map(slugOf)).toEqual([])
  })

  it('shows the page of every category that is a page', () => {
    const pages = Object.entries(views).flatMap(([view, { categories }]) =>
      categories.flatMap((one) => (one.display_mode === 'PAGE' ? [`${view}/${one.url_path}`] : [])),
    )

    expect(pages).toHaveLength(6)
    expect(pages.filter((slug) => !slugs.has(slug))).toEqual([])
  })

  it('has words for the products of a category where there is one', () => {
    const words = stories.filter(({ path }) => path.startsWith('config/category/'))

    expect(new Set(words.map(({ view }) => view))).toEqual(new Set(mainViews))
    for (const { view, path } of words) {
      const category = views[view]?.categories.find((one) => `config/category/${one.url_path}` === path)
      expect(category?.display_mode, `${view}/${path}`).toBe('PRODUCTS')
    }
  })

  it('has words above the products of a department of each brand, not only between them', () => {
    const above = stories.filter(
      ({ path, content }) =>
        path.startsWith('config/category/') &&
        [...partsOf(content)].some(({ component }) => component === 'usps' || component === 'rich-text'),
    )

    expect(new Set(above.map(({ view }) => view))).toEqual(new Set(mainViews))
  })

  it('shows only pictures that are drawn, each described in words and with a point to keep [CMS-08]', () => {
    const drawn = new Set(makeArtwork({ stores: makePlaces({ seed: 1, today }).shops }).map(({ path }) => path))
    const pictures = stories.flatMap(({ content }) => [...partsOf(content)].filter((part) => 'filename' in part))

    expect(pictures.length).toBeGreaterThan(300)
    expect(pictures.filter(({ filename }) => !drawn.has(String(filename)))).toEqual([])
    expect(pictures.filter(({ alt, focus }) => String(alt).length < 3 || focus === '')).toEqual([])
  })

  it('has every story in the three languages of its shop, under slugs of their own', () => {
    const groups = Map.groupBy(stories, ({ groupId }) => groupId)
    const incomplete = [...groups.values()].filter((group) => {
      const languages = new Set(group.map(({ view }) => view.slice(-2)))
      return group.length !== 3 || languages.size !== 3
    })

    expect(incomplete.map((group) => group.map(slugOf))).toEqual([])
    expect(slugs.size).toBe(stories.length)
  })

  it('puts articles of the blog on the home page and into the menu [CMS-05]', () => {
    const articles = new Map(stories.filter(({ path }) => path.startsWith('blog/')).map((story) => [story.uuid, story]))

    expect(articles.size).toBe(60)
    for (const view of mainViews) {
      for (const path of ['home', 'config/theme']) {
        const story = stories.find((one) => slugOf(one) === `${view}/${path}`)
        const related = [...partsOf(story?.content)].flatMap(({ article }) => (article ? [String(article)] : []))
        expect(related.length, `${view}/${path}`).toBeGreaterThan(0)
        expect(related.map((uuid) => articles.get(uuid)?.view)).toEqual(related.map(() => view))
      }
    }
  })

  it('tells stories of a readable length from the year before today', () => {
    for (const story of stories.filter(({ path }) => path.startsWith('blog/'))) {
      const words = textsOf(story).join(' ').split(/\s+/).length
      const age = today - Date.parse(story.publishedAt ?? '')
      expect(words, slugOf(story)).toBeGreaterThanOrEqual(250)
      expect(words, slugOf(story)).toBeLessThanOrEqual(480)
      expect(age / 86_400_000, slugOf(story)).toBeGreaterThan(0)
      expect(age / 86_400_000, slugOf(story)).toBeLessThan(365)
    }
  })

  it('leaves no gap in a text: nothing in braces, no mark of the notation, no filler', () => {
    const gap = /[{}]|\*\*|\]\(|^#|lorem|ipsum|todo|undefined|\bxxx\b/i
    const found = stories.flatMap((story) =>
      textsOf(story).flatMap((words) => (gap.test(words) ? [`${slugOf(story)}: ${words}`] : [])),
    )

    expect(found).toEqual([])
  })

  it('speaks with two voices: no home of Razz repeats a sentence of Vonk’s hero', () => {
    const heroOf = (view: string) =>
      [...partsOf(stories.find((story) => slugOf(story) === `${view}/home`)?.content)].find(
        ({ component }) => component === 'hero',
      )?.['title']

    expect(new Set(Object.keys(views).map(heroOf)).size).toBe(12)
  })

  it('marks what is on sale in the menu and begins without a waiting room [CMS-06] [NAV-09]', () => {
    for (const view of mainViews) {
      const { content } = stories.find((story) => slugOf(story) === `${view}/config/theme`) ?? {}
      if (content?.component !== 'theme') throw new Error(`${view} has no theme`)
      const entries = content.menu.items ?? []
      expect(entries.length).toBeGreaterThanOrEqual(5)
      expect(entries.length).toBeLessThanOrEqual(7)
      expect(entries.filter(({ isHighlighted }) => isHighlighted)).toHaveLength(1)
      expect(entries.every(({ promo, columns }) => promo && columns && columns.length > 1)).toBe(true)
      expect(content.landingPage).toBe('')
    }
  })

  it('never offers two tiles of the same name side by side', () => {
    const rows = stories.flatMap(({ content }) => [...partsOf(content)].filter((part) => Array.isArray(part['tiles'])))
    const titles = rows.map(({ tiles }) => [...partsOf(tiles)].flatMap(({ title, link }) => (link ? [title] : [])))

    expect(titles.length).toBeGreaterThan(20)
    expect(titles.filter((row) => new Set(row).size !== row.length)).toEqual([])
  })

  it('is the same when made again, and another with another seed', () => {
    expect(makeStories({ seed: 1, today, views })).toEqual(stories)
    expect(makeStories({ seed: 2, today, views })[0]?.uuid).not.toBe(stories[0]?.uuid)
  })
})
