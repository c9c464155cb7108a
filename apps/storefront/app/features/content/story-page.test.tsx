import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pack } from '../../fragments/index.ts'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import type { StoryBlock, StoryPageData, StoryPicture } from './load/story-data.ts'
import { StoryPage } from './story-page.tsx'

const picture: StoryPicture = {
  src: '/content/1920x1080/hero.svg',
  alt: 'Twee kinderen springen',
  width: 1920,
  height: 1080,
  focus: [3, 7],
}
const hero = {
  component: 'hero',
  uid: 'hero',
  eyebrow: '',
  title: 'De winter mag komen',
  text: '',
  picture,
  mobilePicture: null,
  buttons: [],
  align: 'start',
  height: 'tall',
  ink: 'dark',
} as const satisfies StoryBlock
const film: StoryBlock = {
  component: 'video',
  uid: 'film',
  title: 'Sneeuw',
  src: 'https://www.youtube-nocookie.com/embed/abcdefgh?autoplay=1',
  player: 'YouTube',
  poster: picture,
  caption: '',
  autoplay: false,
  loop: false,
}

function aStoryPage(blocks: readonly StoryBlock[], overrides: Partial<StoryPageData> = {}): StoryPageData {
  return {
    title: 'Winter',
    seo: { title: 'Winter', description: 'Warm', isHidden: false, picture: null },
    hasTransparentHeader: false,
    article: null,
    blocks,
    alternates: [],
    ...overrides,
  }
}

const render = (page: StoryPageData) => renderInShop(<StoryPage page={pack(page)} />, { shop: aShop('nl') })

// The blocks are a deferred component: a server has their code from its first page on.
beforeAll(
  () => vi.waitFor(async () => expect(await render(aStoryPage([hero]))).toContain(hero.title), { timeout: 60_000 }),
  60_000,
)

describe('StoryPage', () => {
  it('has one first heading: the hero’s, or else the title of the page [CMS-03]', async () => {
    const withHero = await render(aStoryPage([hero, { ...hero, uid: 'second', title: 'Nog een' }]))
    const without = await render(aStoryPage([{ component: 'rich-text', uid: 'r', nodes: [], align: 'start' }]))

    expect(withHero.match(/<h1[^>]*>([^<]*)/g)).toHaveLength(1)
    expect(withHero).toMatch(/<h1[^>]*>De winter mag komen/)
    expect(without).toMatch(/<h1[^>]*>Winter/)
  })

  it('offers a picture in every width, with a small one to look at until it is there [CMS-08] [UI-28] [UI-30]', async () => {
    const html = await render(aStoryPage([hero]))

    for (const width of [1920, 1440, 1024, 768, 540, 375]) {
      expect(html).toContain(`/img/${width}/0/resize/content/1920x1080/hero.svg ${width}w`)
    }
    expect(html).toContain('src="/img/94/0/resize/content/1920x1080/hero.svg"')
    expect(html).toMatch(/width="1920" height="1080" data-x="3" data-y="7"/)
  })

  it('asks nobody else for a film before somebody wants to see it', async () => {
    const html = await render(aStoryPage([film]))

    expect(html).not.toContain('youtube-nocookie')
    expect(html).toContain('Speel af: Sneeuw')
    expect(html).toContain('laden we de video van YouTube')
  })

  it('places a column by its words, without inline styles the policy would refuse [CMS-09] [CMS-10]', async () => {
    const columns: StoryBlock = {
      component: 'columns',
      uid: 'cols',
      gap: 'medium',
      align: 'stretch',
      columns: [{ uid: 'one', place: 'desktop-4 padding-top-large', blocks: [] }],
    }
    const html = await render(aStoryPage([columns]))

    expect(html).toContain('data-place="desktop-4 padding-top-large"')
    expect(html).not.toContain('style=')
  })

  it('keeps a page out of search engines when its editor says so', async () => {
    const html = await render(
      aStoryPage([], { seo: { title: 'Test', description: '', isHidden: true, picture: null } }),
    )

    expect(html).toContain('noindex')
  })
})
