import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApi, openContentApi, uuidOf } from './testing.ts'

let api: ContentApi
beforeAll(async () => {
  api = await openContentApi()
})
afterAll(() => api.close())

const segment = fc.oneof(
  fc.constantFrom('nl', 'en', 'about', 'config', 'theme', 'blog', '1', '0', '-1', '99999999999999999999', uuidOf(12)),
  fc.constantFrom('..', '.', '%2e%2e', '%2F', '%5c', '%00', '%E0%A4%A', '%', '__proto__', "a'b", '*', '%25'),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const call = fc.constantFrom(
  'storyblok/story',
  'storyblok/get-by-uuid',
  'storyblok/validate-editor',
  'storyblok/cdn/stories',
  'storyblok/cdn/links',
  'storyblok/cdn/tags',
  'storyblok/cdn/datasource_entries',
  'blog/list',
)
const names = [
  'version token cv from_release resolve_relations excluding_fields find_by starts_with by_slugs excluding_slugs',
  'by_uuids by_uuids_ordered is_startpage with_tag content_type sort_by page per_page uuid space_id timestamp',
  'storeCode slug tag size offset __proto__ language fallback_lang resolve_links by_ids excluding_ids level search_term',
  'published_at_gt updated_at_lt filter_query[title][in] filter_query[date][gt_date] filter_query[a.b.0][like]',
  'filter_query[body][all_in_array] filter_query[__or][][title][not_in] filter_query excluding_story_fields',
  'with_parent include_dates datasource',
].flatMap((line) => line.split(' '))
const value = fc.oneof(
  fc.constantFrom(
    'draft',
    'published',
    'preview-secret',
    'true',
    '1',
    '100',
    '-5',
    '1e9',
    '2147483648',
    '*',
    '%',
    '_',
    '\\',
  ),
  fc.constantFrom(
    '\0',
    'nl/\0',
    "'; drop table story; --",
    'content.date:desc',
    'content.a:asc',
    'name:asc',
    '\ud800',
    '[]',
    'null',
  ),
  fc.constantFrom(uuidOf(12), `${uuidOf(12)},${uuidOf(13)}`, 'blog-article.article', 'nl', 'default', 'nl/blog/'),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const query = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 })
const storeCode = fc.constantFrom('nl', 'en', 'fr', 'default', '../x', '')

describe('contentRoutes', () => {
  it('answers anything at all with a code of the caller, never with a failure', async () => {
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(call, fc.array(segment, { maxLength: 4 }), query, storeCode, async (base, path, asked, code) => {
        const rest = path.map((each) => (/^[%\w.*-]*$/.test(each) ? each : encodeURIComponent(each.toWellFormed())))
        const url = `http://localhost/api/ext/${[base, ...rest].join('/')}?${new URLSearchParams(asked)}`
        const response = await api.fetch(new Request(url, { headers: { 'x-vs-store-code': code } }))
        const text = await response.text()

        statuses.add(response.status)
        expect(response.status, `${url} ${text}`).toBeLessThan(500)
        expect(() => JSON.parse(text)).not.toThrow()
      }),
      { numRuns: 1_000 },
    )
    expect([...statuses].toSorted()).toEqual(expect.arrayContaining([200, 400, 404, 422]))
  })
})
