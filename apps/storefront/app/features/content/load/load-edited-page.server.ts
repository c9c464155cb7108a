import { deliverStory, type StoryDto } from '@vonk/contract'
import { storySlug } from '@vonk/domain/urls'
import type { EditorVisit } from '#request/editor-visit.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { loadStoryPage } from './load-story-page.server.ts'
import type { StoryPageData } from './story-data.ts'
import { toStoryPage } from './to-story-page.server.ts'
import { withRelations } from './with-relations.ts'

const relations = ['blog-article.article']

/** The page of the draft an editor has open; null where the proof is no good, or there is no such page. Never cached. */
export async function loadDraftPage(shop: ShopRequest, editor: EditorVisit, url: URL): Promise<StoryPageData | null> {
  const token = await editor.findToken()
  const story = token === null ? null : await findDraft(shop, editor, token)
  const page = story && (await toEditedPage(shop, story, url))
  return page && withPreview(shop, editor, { page, isDraft: true })
}

/** The page an edited story is seen on: its own, the one that shows nothing but a block, or the home page inside the theme. */
export async function toEditedPage(shop: ShopRequest, story: StoryDto, url: URL): Promise<StoryPageData | null> {
  if (story.content.component === 'theme') return loadStoryPage(shop, { slug: storySlug('/', shop.view), url })
  return toStoryPage(shop, story, { url, hasSingleBlocks: true })
}

/** The draft an editor has open, else the published story of that number: the pages that are there for the editor. */
async function loadEditedPage(shop: ShopRequest, editor: EditorVisit, url: URL): Promise<StoryPageData | null> {
  const draft = await loadDraftPage(shop, editor, url)
  if (draft) return draft
  const page = await loadStoryPage(shop, { id: editor.story.id, url, hasSingleBlocks: true })
  return page && withPreview(shop, editor, { page, isDraft: false })
}

/** The same with the published home page, where there is no such page: whoever opens home as an editor is led here. */
export async function loadEditedHome(shop: ShopRequest, editor: EditorVisit, url: URL): Promise<StoryPageData | null> {
  const edited = await loadEditedPage(shop, editor, url)
  const page = edited ?? (await loadStoryPage(shop, { slug: storySlug('/', shop.view), url }))
  return page && withPreview(shop, editor, { page, isDraft: edited?.preview?.isDraft ?? false })
}

/** A story without the shop around it: the one an editor has open, or the one that is published for this page. */
export function loadBarePage(shop: ShopRequest, url: URL): Promise<StoryPageData | null> {
  if (shop.editor) return loadEditedPage(shop, shop.editor, url)
  return loadStoryPage(shop, { slug: storySlug('storyblok-empty', shop.view), url, hasSingleBlocks: true })
}

type Shown = { readonly page: StoryPageData; readonly isDraft: boolean }

/** The page, which is told who edits it, and is nothing to find: what is published has an address of its own. */
export function withPreview({ host }: ShopRequest, { story }: EditorVisit, { page, isDraft }: Shown): StoryPageData {
  const { id: storyId, release } = story
  const seo = { ...page.seo, isHidden: true }
  return { ...page, seo, preview: { storyId, release, isDraft, editorOrigin: host.editorOrigin } }
}

async function findDraft({ client, host }: ShopRequest, { story: { id, release } }: EditorVisit, token: string) {
  try {
    const answer = await client.call(deliverStory, {
      key: String(id),
      version: 'draft',
      token,
      ...(release !== null && { from_release: release }),
      resolve_relations: relations,
    })
    return answer.ok ? withRelations(answer.value.story, { rels: answer.value.rels, fields: relations }) : null
  } catch (error) {
    // What is published is shown instead.
    host.onError(error)
    return null
  }
}
