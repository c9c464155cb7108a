import { isDeepStrictEqual } from 'node:util'
import { createClient } from '@vonk/client'
import { listStoreViews } from '@vonk/contract'
import type { TagManagerSettings } from '@vonk/domain/stores'
import type { ExtraSources } from '@vonk/platform/http'
import type { ApiHandler } from '../compose/api-handler.ts'
import type { Config } from '../config.ts'
import type { StartOptions } from './start-options.ts'

const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
/** Where spaces keep their files, one host for each region. */
const spaceFiles = [
  'https://a.storyblok.com',
  'https://a-us.storyblok.com',
  'https://a-ca.storyblok.com',
  'https://a-ap.storyblok.com',
  'https://a.storyblokchina.cn',
]
const usualTagManager = ['https://www.googletagmanager.com', 'https://*.google-analytics.com']

/** Where pages may load films, pictures and measurements from, beside the shop itself. */
export function pageSources(
  tagManagers: readonly Pick<TagManagerSettings, 'id' | 'domain'>[],
  { storyblok, mapTiles, role }: Pick<Config, 'storyblok' | 'mapTiles' | 'role'>,
): ExtraSources {
  const measuring = new Set(tagManagers.flatMap(tagManagerSources))
  const maps = mapTiles && !mapTiles.url.startsWith('/') ? [new URL(mapTiles.url).origin] : []
  // Only the process with the API is told of a space; a storefront beside it shows what it is given.
  const mayHaveSpace = storyblok !== null || role === 'storefront'
  const pictures = [...(mayHaveSpace ? spaceFiles : []), ...maps, ...measuring]
  return {
    'frame-src': players.join(' '),
    ...(pictures.length > 0 && { 'img-src': pictures.join(' ') }),
    ...(measuring.size > 0 && { 'connect-src': [...measuring].join(' ') }),
  }
}

function tagManagerSources({ id, domain }: Pick<TagManagerSettings, 'id' | 'domain'>): readonly string[] {
  if (id === null) return []
  const host = domain.replace(/^(?:https?:)?\/\//, '')
  return host === '' ? usualTagManager : [`https://${host}`]
}

const FRESH_MS = 5_000

/**
 * The same for this installation's views as they were a moment ago, asked for again behind the back of who asks. While the
 * API cannot be asked, what was heard last counts; at first nothing is measured.
 */
export async function followPageSources(
  api: ApiHandler | null,
  { config, log, now = Date.now }: Pick<StartOptions, 'config' | 'log'> & { readonly now?: () => number },
): Promise<() => ExtraSources> {
  if (!api) return () => none
  const client = createClient({ fetch: (request) => api(request, {}), origin: 'http://api.internal' })
  let current = pageSources([], config)
  let askedAt = now()
  async function ask(): Promise<void> {
    askedAt = now()
    try {
      const answer = await client.call(listStoreViews, {})
      if (!answer.ok) return
      const asked = pageSources(
        answer.value.views.map(({ googleTagManager }) => googleTagManager),
        config,
      )
      if (!isDeepStrictEqual(asked, current)) current = asked
    } catch (err) {
      log.warn({ err }, 'the store views cannot be asked for: pages will load no other tag manager')
    }
  }
  await ask()
  return () => {
    if (now() - askedAt >= FRESH_MS) void ask()
    return current
  }
}

const none: ExtraSources = {}
