import { createHmac } from 'node:crypto'
import { receiveSpaceHook, renewSpace } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import type { Database } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import { isSameSecret } from '@vonk/platform/secrets'
import { z } from 'zod'
import { announceSpaceChange } from './space-changes.ts'

type HookParts = {
  readonly db: Database
  /** What the space and the shop know and nobody else does; without one, nobody is believed. */
  readonly hookSecret: string | null
}

type Proof = { readonly secret?: string | undefined; readonly signature: string | null; readonly text: string }

const told = z.object({ action: z.string().min(1).max(60) })

/** The calls of a space that say something has been published, taken back or merged. */
export function spaceHookRoutes({ db, hookSecret }: HookParts) {
  return [
    handle(receiveSpaceHook, async ({ secret, text }, context) => {
      const refusal = refusalOf({ secret, text, signature: context.header('webhook-signature') }, hookSecret)
      if (refusal) return refusal
      if (!told.safeParse(parse(text)).success) return err({ code: 'hook-invalid' })
      await announceSpaceChange(db)
      return ok(true)
    }),
    handle(renewSpace, async ({ secret }) => {
      const refusal = refusalOf({ secret, text: '', signature: null }, hookSecret)
      if (refusal) return refusal
      await announceSpaceChange(db)
      return ok(true)
    }),
  ]
}

/** The secret in the address, or a signature of the body made with it; whoever sends both has to have both right. */
function refusalOf({ secret, signature, text }: Proof, hookSecret: string | null) {
  if (!secret && !signature) return err({ code: 'secret-missing' } as const)
  const isRight =
    hookSecret !== null &&
    (!secret || isSameSecret(secret, hookSecret)) &&
    (!signature || isSameSecret(signature, createHmac('sha1', hookSecret).update(text).digest('hex')))
  return isRight ? null : err({ code: 'secret-invalid' } as const)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
