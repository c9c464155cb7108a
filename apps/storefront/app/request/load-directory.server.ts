import type { Client } from '@vonk/client'
import { fromStoreViewDto, listStoreViews } from '@vonk/contract'
import type { StoreDirectory } from '@vonk/domain/stores'

const patienceMs = 3_000

/** All store views of the installation, asked of the API. */
export async function loadDirectory(client: Client): Promise<StoreDirectory> {
  const answer = await client.call(listStoreViews, {}, { signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`The API refused to list the store views: ${answer.refusal.code}`)
  const { defaultCode, views, moved = [] } = answer.value
  return {
    defaultCode,
    views: views.map(fromStoreViewDto),
    moved: moved.map(({ storeCode: code, ...address }) => ({ ...address, code })),
  }
}
