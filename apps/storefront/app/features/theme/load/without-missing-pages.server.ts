import type { Client } from '@vonk/client'
import { readStory } from '@vonk/contract'
import { buildPath, type StoreView } from '@vonk/domain/stores'
import { legalPathsIn } from '#i18n/index.ts'
import type { ThemeLink } from '../index.ts'

type Asking = { readonly client: Client; readonly view: StoreView }

/** The legal links of a view without those whose page nobody has written yet; where nobody can say, a link stays. */
export async function withoutMissingPages(
  links: readonly ThemeLink[],
  { client, view }: Asking,
  signal: AbortSignal,
): Promise<readonly ThemeLink[]> {
  const { terms, privacy, imprint, accessibility } = legalPathsIn(view.language)
  const written = new Map(
    [terms, privacy, imprint, accessibility].map((path) => [buildPath(view, path), path.slice(1)] as const),
  )
  const isMissing = async ({ href }: ThemeLink) => {
    const slug = written.get(href)
    if (slug === undefined) return false
    // That the content service is away has been said when it was asked for the theme.
    const answer = await client.call(readStory, { slug }, { signal }).catch(() => null)
    return answer !== null && !answer.ok && answer.refusal.code === 'story-not-found'
  }
  const missing = await Promise.all(links.map(isMissing))
  return links.filter((_, at) => !missing[at])
}
