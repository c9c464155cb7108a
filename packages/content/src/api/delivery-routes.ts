import { deliverStories, deliverStory, type ParsedInputOf, type Story, toStoryDto } from '@vonk/contract'
import { pageTags } from '@vonk/domain/page-tags'
import { err, ok } from '@vonk/domain/result'
import { findStoreView } from '@vonk/domain/stores'
import { type CacheTags, type CallContext, handle, WithHeaders } from '@vonk/platform/http'
import { mayRead } from '../preview/index.ts'
import { type StoryKey, whenAvailable } from '../source/index.ts'
import { assetsIn } from './assets-in.ts'
import type { ContentApiParts } from './content-api-parts.ts'
import { listAsked, storyKeyOf } from './delivery-query.ts'
import { isLanguage, toLanguage } from './in-language.ts'
import { readRelations } from './read-related.ts'
import { resolveLinks } from './resolve-links.ts'
import { toDelivered } from './to-delivered.ts'

type Asked = Omit<ParsedInputOf<typeof deliverStory>, 'key' | 'find_by'>

/** The same stories in the shape of Storyblok's delivery API, for its own clients and for editors. */
export function deliveryRoutes(parts: ContentApiParts) {
  const { source, directory, isAnnounced = false } = parts
  const readerOf = ({ storeCode }: CallContext) => ({ directory, view: findStoreView(directory, storeCode) })

  async function findAsked(asked: ParsedInputOf<typeof deliverStory>, context: CallContext) {
    const key = storyKeyOf(asked, readerOf(context))
    if (isAnnounced && asked.version === 'published') noteStory(context.cacheTags, key)
    return key && source.find(key, asked.version)
  }

  return [
    handle(deliverStory, (asked, context) =>
      whenAvailable(context.log, async () => {
        const refusal = refusalOf(asked, parts)
        if (refusal) return refusal
        const found = await findAsked(asked, context)
        if (!found) return err({ code: 'story-not-found' })
        const { stories, besides } = await deliver([found], asked, parts)
        const [story = toStoryDto(found)] = stories
        return ok({ story, ...besides })
      }),
    ),

    handle(deliverStories, (asked, context) =>
      whenAvailable(context.log, async () => {
        const refusal = refusalOf(asked, parts)
        if (refusal) return refusal
        const page = await listAsked(source, asked, readerOf(context))
        const { stories, besides } = await deliver(page.stories, asked, parts)
        const headers = { total: String(page.total), 'per-page': String(asked.per_page) }
        return ok(new WithHeaders({ stories, ...besides }, headers))
      }),
    ),
  ]
}

function refusalOf({ version, token, language, fallback_lang }: Asked, { tokens, directory }: ContentApiParts) {
  if (!mayRead(version, token, tokens)) return err({ code: 'unauthorized' })
  const areLanguages = [language, fallback_lang].every((code) => isLanguage(code, directory))
  return areLanguages ? null : err({ code: 'language-unknown' })
}

/** What was found, as it was asked for, and what it leads to. */
async function deliver(found: readonly Story[], asked: Asked, { source, directory }: ContentApiParts) {
  const { version, from_release: release, language, fallback_lang, resolve_relations = [], resolve_links: as } = asked
  const reading = { source, version, release, directory }
  const translated = await toLanguage(found, [language, fallback_lang], reading)
  const relations = await readRelations(translated, {
    ...reading,
    fields: resolve_relations,
    depth: levelsOf(asked.resolve_level),
  })
  const depth = levelsOf(asked.resolve_links_level)
  const resolved = as ? await resolveLinks(translated, { ...reading, as, depth }) : { stories: translated, links: [] }
  const stories = resolved.stories.map((story) => toDelivered(story, asked))
  const assets = asked.resolve_assets === '1' ? { assets: assetsIn(stories) } : {}
  return { stories, besides: { cv: await source.readCacheVersion(), ...relations, links: resolved.links, ...assets } }
}

function levelsOf(level: '1' | '2'): 1 | 2 {
  return level === '2' ? 2 : 1
}

/** A uuid would tell nobody which story was changed. */
function noteStory(cacheTags: CacheTags | null, key: StoryKey | null): void {
  if (key && 'slug' in key) cacheTags?.dependsOn([pageTags.story(key.slug)])
  if (key && 'id' in key) cacheTags?.dependsOn([pageTags.story(key.id)])
}
