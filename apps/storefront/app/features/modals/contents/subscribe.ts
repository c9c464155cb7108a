/** Signs an address up for the newsletter; false whatever went wrong. */
export async function subscribe(email: string, storeCode: string): Promise<boolean> {
  try {
    const answer = await fetch('/api/ext/magento2-newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vs-store-code': storeCode },
      body: JSON.stringify({ email }),
    })
    const { code }: { code?: unknown } = await answer.json()
    return code === 200
  } catch {
    return false
  }
}
