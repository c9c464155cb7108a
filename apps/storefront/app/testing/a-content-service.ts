import type { StoryContentInput, StoryDto } from '@vonk/contract'

/** A story as the content service delivers it. */
export function aStory(fullSlug: string, content: StoryContentInput | { component: string }): StoryDto {
  return {
    id: 1,
    uuid: '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a01',
    name: fullSlug,
    slug: fullSlug.split('/').at(-1) ?? '',
    full_slug: fullSlug,
    content: { ...content },
    created_at: '2026-10-01T08:00:00.000Z',
    updated_at: '2026-10-01T08:00:00.000Z',
    published_at: '2026-10-01T08:00:00.000Z',
    first_published_at: '2026-10-01T08:00:00.000Z',
    sort_by_date: null,
    position: 0,
    tag_list: [],
    is_startpage: false,
    parent_id: null,
    meta_data: null,
    group_id: '6f0d5b52-7c5e-4c27-9f4e-0a6a3c9f1a02',
    release_id: null,
    lang: 'default',
    path: null,
    alternates: [],
    default_full_slug: null,
    translated_slugs: null,
  }
}

type Service = {
  /** By the slug they are asked for. */
  readonly stories?: Readonly<Record<string, StoryDto>>
  readonly articles?: readonly StoryDto[]
  /** By their numbers, for whoever has the preview token. */
  readonly drafts?: Readonly<Record<number, StoryDto>>
  /** What stands at a path, in the words of the URL map. */
  readonly map?: Readonly<Record<string, unknown>>
}

/** The API's part that knows addresses and stories; `isUnavailable` makes it fail. */
export function aContentService({ stories = {}, articles = [], drafts = {}, map = {} }: Service) {
  const state = { isUnavailable: false, isMapUnavailable: false, asked: [] as string[], delivered: [] as object[] }
  async function other(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    state.asked.push(pathname)
    if (pathname === '/api/url/map') return answerMap(request)
    if (state.isUnavailable) return refusal(503, 'content-unavailable')
    if (pathname === '/api/ext/blog/list') {
      return Response.json({ code: 200, result: { total: articles.length, stories: articles } })
    }
    if (pathname.endsWith('/validate-editor')) return answerEditor(searchParams)
    if (pathname.includes('/cdn/stories/')) return deliver(searchParams, pathname)
    return answerStory(pathname, searchParams.get('uuid'))
  }
  function answerStory(pathname: string, uuid: string | null): Response {
    if (pathname.endsWith('/get-by-uuid')) {
      const found = Object.values(stories).filter((each) => each.uuid === uuid)
      if (found.length > 0) return Response.json({ code: 200, result: { stories: found } })
    }
    const story = stories[pathname.replace('/api/ext/storyblok/story/', '')]
    return story ? Response.json({ code: 200, result: { story } }) : refusal(404, 'story-not-found')
  }
  async function answerMap(request: Request): Promise<Response> {
    if (state.isMapUnavailable) return Response.json({ code: 500, result: 'down' }, { status: 500 })
    const { url } = await request.json()
    return Response.json(map[url] ?? null)
  }

  function deliver(query: URLSearchParams, pathname: string): Response {
    const [, key = ''] = pathname.split('/cdn/stories/')
    const isAsked = ({ id, full_slug }: StoryDto) => String(id) === key || full_slug === key
    state.delivered.push(Object.fromEntries(query))
    const isDraft = query.get('version') === 'draft' && query.get('token') === previewToken
    const story = Object.values(isDraft ? drafts : stories).find(isAsked)
    return story
      ? Response.json({ story, cv: 1, rels: articles, links: [] })
      : Response.json(['Not found'], { status: 404 })
  }

  return { state, other }
}

const previewToken = 'preview-secret-of-test'

/** A query as the editor adds it to an address; it proves nothing where the token is another. */
export function editorQuery(id: number, token = 'fresh'): string {
  const proof = { space_id: '88', timestamp: '1790841600', token }
  const parts = Object.entries(proof).map(([name, value]) => `_storyblok_tk[${name}]=${value}`)
  return `?_storyblok=${id}&_storyblok_c=page&_storyblok_release=12&${parts.join('&')}`
}

function answerEditor(query: URLSearchParams): Response {
  if (query.get('token') !== 'fresh') return refusal(403, 'editor-unauthorized')
  return Response.json({ code: 200, result: { previewToken, error: false } })
}

function refusal(status: number, code: string): Response {
  return Response.json({ code: status, result: code, meta: { refusal: code } }, { status })
}
