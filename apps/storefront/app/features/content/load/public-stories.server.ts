import { deliverStories, readContent, type StoryDto } from '@vonk/contract'
import type { ShopRequest } from '#request/shop-request.server.ts'

const storiesPerCall = 100

/** Every story of a view that is a page for everybody to find, by its address. */
export async function* publicStories(
  { client, view }: Pick<ShopRequest, 'client' | 'view'>,
  { withBody }: { readonly withBody: boolean },
): AsyncGenerator<StoryDto> {
  for (let page = 1; ; page += 1) {
    const answer = await client.call(deliverStories, {
      starts_with: `${view.code}/`,
      excluding_slugs: [`${view.code}/config/*`],
      ...(!withBody && { excluding_fields: ['body'] }),
      sort_by: ['full_slug:asc'],
      per_page: storiesPerCall,
      page,
    })
    if (!answer.ok) throw new Error(`The content service refused to list its stories: ${answer.refusal.code}`)
    const { stories } = answer.value
    yield* stories.filter(isForEveryone)
    if (stories.length < storiesPerCall) return
  }
}

function isForEveryone({ content }: StoryDto): boolean {
  const read = readContent({ ...content, body: [] }).content
  return (read?.component === 'page' || read?.component === 'blog-page') && !read.seo.noIndex
}
