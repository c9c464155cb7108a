import { listStoreViews, toStoreViewDto } from '@vonk/contract'
import { pageTags } from '@vonk/domain/page-tags'
import { ok } from '@vonk/domain/result'
import type { StoreDirectory } from '@vonk/domain/stores'
import { handle } from '@vonk/platform/http'
import type { Stores } from './stores.ts'

/** An empty shop tells its storefronts so: they show no page until there is a view. */
const noViews: StoreDirectory = { defaultCode: '', views: [] }

export function storeRoutes(stores: Stores) {
  return [
    handle(listStoreViews, async (_, { cacheTags }) => {
      cacheTags?.dependsOn([pageTags.views])
      const { defaultCode, views, moved = [] } = (await stores.findDirectory()) ?? noViews
      return ok({
        defaultCode,
        views: views.map(toStoreViewDto),
        moved: moved.map(({ code, ...address }) => ({ ...address, storeCode: code })),
      })
    }),
  ]
}
