import { createHmac } from 'node:crypto'

/** Signs what the shop says something costs, so that it can tell its own word from somebody else's. */
export function createPriceSigner(secret: Uint8Array): (prices: object) => string {
  return (prices) => createHmac('sha256', secret).update(JSON.stringify(prices)).digest('hex')
}
