import type { Db } from '@vonk/platform/db'
import { loadSecret } from '@vonk/platform/secrets'
import { z } from 'zod'
import { createUnsubscribeTokens, type UnsubscribeTokens } from '../mails/index.ts'
import type { Reader } from './store.ts'

const facts = z.object({ brand: z.string(), email: z.string() })

/** The tokens by which a reader leaves, the same in every process of the shop. */
export async function loadLeaveLinks(db: Db): Promise<UnsubscribeTokens<Reader>> {
  return createUnsubscribeTokens({ secret: await loadSecret(db, 'newsletter-links'), purpose: 'newsletter', facts })
}
