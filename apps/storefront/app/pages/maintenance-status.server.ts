import type { Client } from '@vonk/client'
import { readMaintenance } from '@vonk/contract'
import type { ShopCaches } from '../request/shop-caches.server.ts'

/** Whether the shop is closed, asked at most twice a second; while nobody can say, it stays as it was. */
export async function isInMaintenance(
  client: Client,
  { maintenance }: Pick<ShopCaches, 'maintenance'>,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const ask = async () => {
    const answer = await client.call(readMaintenance)
    if (!answer.ok) throw new Error(`The API refused to say whether the shop is closed: ${answer.refusal.code}`)
    return answer.value.enabled
  }
  return maintenance.find('maintenance', ask, onError).catch((error: unknown) => {
    onError(error)
    return false
  })
}
