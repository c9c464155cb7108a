import { previewStory } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { toEditedPage } from './load-edited-page.server.ts'
import type { StoryPageData } from './story-data.ts'

const statuses = {
  'editor-unauthorized': 403,
  'story-not-found': 404,
  'story-invalid': 400,
  'content-unavailable': 503,
} as const

type Code = keyof typeof statuses

/** The page of a story as it stands in the editor at this moment, saved or not: its JSON, for whoever has the preview token. */
export async function answerTypedPage(shop: ShopRequest, request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  const page = await loadTypedPage(shop, await request.json().catch(() => null), new URL(request.url))
  if (page.ok) return Response.json(page.value, { headers })
  return Response.json(page.refusal, { status: statuses[page.refusal.code], headers })
}

async function loadTypedPage(
  shop: ShopRequest,
  body: unknown,
  url: URL,
): Promise<Result<StoryPageData, { readonly code: Code }>> {
  const typed = previewStory.body.safeParse(body)
  if (!typed.success) return err({ code: 'story-invalid' })
  const answer = await shop.client.call(previewStory, typed.data)
  if (!answer.ok) return err({ code: codeOf(answer.refusal.code) })
  const page = await toEditedPage(shop, answer.value.story, url)
  return page ? ok(page) : err({ code: 'story-invalid' })
}

function codeOf(code: string): Code {
  return Object.keys(statuses).find((one): one is Code => one === code) ?? 'story-invalid'
}
