import { describe, expect, inject, it } from 'vitest'
import { getPage } from '../harness/get-page.ts'
import { storeViews } from '../store-views.data.ts'
import { crawlView } from './crawl/crawl-view.ts'

const shortViews: readonly string[] = ['nl', 'vss_de', 'rz_en', 'rzss_nl']
const bounds = inject('isLong')
  ? { mostPerPage: Infinity, most: Infinity, mostWithQuery: 400, mostPictures: Infinity }
  : { mostPerPage: 5, most: 20, mostWithQuery: 20, mostPictures: 1 }
/** In a short run one view of each brand and of each sample sale. */
const views = inject('isLong') ? storeViews : storeViews.filter(({ code }) => shortViews.includes(code))
/** The pages with a form that no other page has. */
const also = ['login/', 'storelocator/', 'search/?q=tee']
/** Of the search, the filters, the stores nearby, the newsletter, those who log in and those who are new. */
const fields = ['q', 'price-from', 'place', 'email', 'password', 'firstName']
/** The views of a brand show the same pictures: each is asked for once. */
const seenPictures = { drawings: new Set<string>(), sizes: new Set<string>() }

describe('every link, form and picture', () => {
  it.each(views)(
    'of $code leads to a page or is there, with its prefix once',
    { timeout: 1_800_000 },
    async ({ host, path }) => {
      const inSitemap = inject('isLong') ? await readSitemap(host, path) : []
      const view = { port: inject('shopPort'), host, path, also: [...also, ...inSitemap], seenPictures }
      const { count, pictures, forms, problems } = await crawlView({ ...view, ...bounds })
      const { get, post, dialog } = forms
      if (inject('isLong'))
        process.stderr.write(
          `${host}${path}: ${count} addresses, ${pictures} pictures; forms: ${get} that ask, ${post} that hand in, ${dialog} that close a dialog; ${problems.length} problems\n`,
        )

      expect(problems).toEqual([])
      expect(count).toBeGreaterThanOrEqual(Math.max(20, inSitemap.length))
      expect(forms.fields).toEqual(expect.arrayContaining(fields))
      // Every page has a newsletter to sign up for.
      expect(post).toBeGreaterThanOrEqual(Math.max(20, inSitemap.length))
    },
  )

  it('were pictures of every size the shop shows', () => {
    expect([...seenPictures.sizes]).toEqual(
      expect.arrayContaining(['375/458', '563/688', '310/300', '600/744', '1440/0']),
    )
  })
})

/** Pages no other page leads to are pages too. */
async function readSitemap(host: string, path: string): Promise<string[]> {
  const { text } = await getPage(`${path}sitemap.xml`, host)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
