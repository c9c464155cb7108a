import type { Database } from '@vonk/platform/db'
import { loadSecret } from '@vonk/platform/secrets'
import { z } from 'zod'
import { createUnsubscribeTokens, type UnsubscribeTokens } from '../mails/index.ts'

/** By which a reader of the mails ends all alerts of the address. */
export type AlertLeaveLinks = UnsubscribeTokens<{ email: string }>

export async function openAlertLeaveLinks(db: Database): Promise<AlertLeaveLinks> {
  const secret = await loadSecret(db, 'stock-alert-links')
  return createUnsubscribeTokens({ secret, purpose: 'stock-alert', facts: z.object({ email: z.string() }) })
}
