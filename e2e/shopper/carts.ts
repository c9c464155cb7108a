import type { Page } from 'playwright-core'

/** What lies on the device: how many of each sku. */
export function onDevice(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('shop/cart/current-cart') ?? '[]')
    return Object.fromEntries(lines.map((line: { sku: string; quantity: number }) => [line.sku, line.quantity]))
  })
}

/** What the server holds for this device, asked past everything the page does. */
export function onServer(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    const cartId = kept('shop/cart/current-cart-token')
    if (!cartId) return {}
    const token = kept('shop/user/current-token')
    const response = await fetch(`/api/cart/pull?cartId=${cartId}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    const { result } = await response.json()
    return Object.fromEntries(result.map((row: { sku: string; qty: number }) => [row.sku, row.qty]))
  })
}
