import { listStoreViews, toStoreViewDto } from '@vonk/contract'
import { pageTags } from '@vonk/domain/page-tags'
import { ok } from '@vonk/domain/result'
import { handle } from '@vonk/platform/http'
import type { Stores } from './stores.ts'

export function storeRoutes(stores: Stores) {
  return [
    handle(listStoreViews, async (_, { cacheTags }) => {
      cacheTags?.dependsOn([pageTags.views])
      const { defaultCode, views, moved = [] } = await stores.loadDirectory()
      return ok({
        defaultCode,
        views: views.map(toStoreViewDto),
        moved: moved.map(({ code, ...address }) => ({ ...address, storeCode: code })),
      })
    }),
  ]
}
