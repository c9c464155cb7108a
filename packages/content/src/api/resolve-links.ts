import { type ContentJson, type Story, type StoryDto, type StoryLinkDto, toStoryDto } from '@vonk/contract'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { StoryLink, StorySource, StoryVersion } from '../source/index.ts'
import { fullSlugOf, type SlugReader } from './full-slug.ts'
import { isUuid } from './is-uuid.ts'

type Reading = {
  readonly source: StorySource
  readonly version: StoryVersion
  readonly release?: string | undefined
  readonly directory: StoreDirectory
}
type Resolving = Reading & { readonly as: 'story' | 'url' | 'link'; readonly depth: 1 | 2 }
type LinkTarget = { readonly uuid: string } | { readonly slug: string }

const perCall = 100
const mostLinks = 300

/** The stories with the uuids of what they link to, and those linked stories; two levels deep where that is asked for. */
export async function resolveLinks(stories: readonly Story[], { as, depth, ...reading }: Resolving) {
  const found = await readTargets(stories, reading)
  const all = depth === 2 ? [...found, ...(await readTargets(found, reading))] : found
  const byUuid = new Map(all.map((story) => [story.uuid, story]))
  const bySlug = new Map(all.map((story) => [story.fullSlug, story.uuid]))
  const linked = [...byUuid.values()]
  return {
    stories: stories.map((story) => withLinkUuids(story, reading.directory, bySlug)),
    links: linked.map((story): StoryDto | StoryLinkDto => (as === 'story' ? toStoryDto(story) : toResolvedLink(story))),
  }
}

/** A story without its content, as the links of a space are delivered. */
export function toLinkDto({ id, uuid, name, fullSlug, publishedAt, isStartpage, position }: StoryLink): StoryLinkDto {
  return {
    id,
    uuid,
    slug: fullSlug,
    path: null,
    parent_id: null,
    name,
    is_folder: false,
    published: publishedAt !== null,
    is_startpage: isStartpage,
    position,
    real_path: `/${fullSlug}`,
  }
}

function toResolvedLink(story: Story): StoryLinkDto {
  return { ...toLinkDto(story), full_slug: story.fullSlug, url: story.fullSlug }
}

async function readTargets(
  stories: readonly Story[],
  { source, version, release, directory }: Reading,
): Promise<Story[]> {
  const targets = stories.flatMap((story) => {
    const view = findStoreView(directory, viewOf(story))
    return linksIn(story.content).map((link) => targetOf(link, { directory, view }))
  })
  const uuids = targets.flatMap((target) => (target && 'uuid' in target ? [target.uuid] : []))
  const slugs = targets.flatMap((target) => (target && 'slug' in target ? [target.slug] : []))
  const pages = await Promise.all([
    ...chunksOf(uuids).map((some) => source.list({ version, release, uuids: some, offset: 0, limit: perCall })),
    ...chunksOf(slugs).map((some) => source.list({ version, release, slugs: some, offset: 0, limit: perCall })),
  ])
  return pages.flatMap((page) => page.stories)
}

function chunksOf(texts: readonly string[]): string[][] {
  const each = [...new Set(texts)].slice(0, mostLinks)
  return Array.from({ length: Math.ceil(each.length / perCall) }, (_, index) =>
    each.slice(index * perCall, (index + 1) * perCall),
  )
}

function viewOf({ fullSlug }: Story): string {
  return fullSlug.split('/', 1)[0] ?? ''
}

type Link = Readonly<Record<string, unknown>> & { readonly linktype: 'story' }

function isStoryLink(value: object): value is Link {
  return 'linktype' in value && value.linktype === 'story'
}

/** What a link of a field (`id`, `cached_url`) or of a text (`uuid`, `href`) leads to. */
function targetOf(link: Link, reader: SlugReader): LinkTarget | null {
  const uuid = textOf(link['uuid']) || textOf(link['id'])
  if (isUuid(uuid)) return { uuid }
  const slug = fullSlugOf(textOf(link['cached_url']) || textOf(link['href']), reader)
  return slug === null ? null : { slug }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function linksIn(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(linksIn)
  return isStoryLink(value) ? [value, ...inside] : inside
}

/** Clients find a linked story by the uuid in the link, and know a link of a field by its `fieldtype`. */
function withLinkUuids(story: Story, directory: StoreDirectory, bySlug: ReadonlyMap<string, string>): Story {
  const reader = { directory, view: findStoreView(directory, viewOf(story)) }

  function copy(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(copy)
    const copied = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]))
    return isStoryLink(value) ? { ...copied, ...uuidFields(value, uuidOf(value)) } : copied
  }

  function uuidOf(link: Link): string | undefined {
    const target = targetOf(link, reader)
    return target && 'slug' in target ? bySlug.get(target.slug) : target?.uuid
  }

  // A copy with other links keeps the shape around them.
  return { ...story, content: copy(story.content) as ContentJson }
}

function uuidFields(link: Link, uuid: string | undefined) {
  if ('href' in link) return uuid === undefined ? {} : { uuid }
  return { fieldtype: 'multilink', ...(uuid !== undefined && { id: uuid }) }
}
