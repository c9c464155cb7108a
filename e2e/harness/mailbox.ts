import { expect, inject } from 'vitest'
import { askShop } from './get-page.ts'
import { operatorToken } from './operator-token.ts'

const open = async (path: string) => {
  const { text } = await askShop(path, { authorization: `Bearer ${operatorToken}` }, inject('shopPort'))
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** The text of the newest mail to an address with such a subject, as the operators' mailbox shows it; null while there is none. */
export async function findMailText(address: string, subject: RegExp): Promise<string | null> {
  const rows = (await open('/operator/mailbox')).split('<tr>')
  const row = rows.find((text) => text.includes(address) && subject.test(text))
  const path = /\/operator\/mailbox\/\d+/.exec(row ?? '')?.[0]
  if (path === undefined) return null
  return /<pre>(.*)<\/pre>/s.exec(await open(path))?.[1] ?? null
}

/** The same, once it is written. */
export async function waitForMail(address: string, subject: RegExp): Promise<string> {
  await expect.poll(() => findMailText(address, subject), { timeout: 60_000 }).not.toBeNull()
  return (await findMailText(address, subject)) ?? ''
}

/** The link of a mail to a page, such as `newsletter/leave`, with its token. */
export function linkIn(text: string, page: string): string {
  return new RegExp(`http\\S+/(?:mail/)?${page}/[^#\\s]*#\\S+`).exec(text)?.[0] ?? ''
}
