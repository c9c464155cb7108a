import { err, ok, type Result } from '@vonk/domain/result'
import { type StoredRedirect, storedSegments } from '@vonk/domain/urls'
import { chunksOf, isStorable, jsonRows } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { defineEvent, publish } from '@vonk/platform/outbox'
import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { checkRedirect, type RedirectRefusal } from './check-redirect.ts'
import { findLoop, nextPath } from './find-loop.ts'
import { redirects } from './schema.ts'

export type PutRedirectsRefusal = RedirectRefusal | { readonly code: 'redirect-loop'; readonly requestPath: string }

/** These were added, changed or removed. */
export const redirectsChanged = defineEvent(
  'redirects-changed',
  z.object({ view: z.string(), paths: z.array(z.string()).max(500) }),
)

/** Adds or replaces redirects, all or none; answers the paths of those that are new or differ. */
export async function putRedirects(
  db: Db,
  view: string,
  wished: readonly StoredRedirect[],
): Promise<Result<string[], PutRedirectsRefusal>> {
  const byPath = new Map<string, StoredRedirect>()
  for (const redirect of wished) {
    const checked = checkRedirect(redirect)
    if (!checked.ok) return checked
    byPath.set(checked.value.requestPath, checked.value)
  }
  if (byPath.size === 0) return ok([])
  return db.transaction(async (tx) => {
    const loop = findLoop(await withSuccessors(tx, view, byPath))
    if (loop !== null) return err({ code: 'redirect-loop', requestPath: loop })
    const changed = await upsert(tx, view, [...byPath.values()])
    await publishPaths(tx, view, changed)
    return ok(changed)
  })
}

/** By the path as it is stored: decoded, as `planPage` gives it. */
export async function findRedirect(db: Db, view: string, path: string): Promise<StoredRedirect | null> {
  const requestPath = storedSegments(path).join('/')
  if (!isStorable(requestPath)) return null
  const [found = null] = await selectRedirects(db, view, [requestPath])
  return found
}

/** All redirects of a view, in order of their path. */
export function readRedirects(db: Db, view: string): Promise<StoredRedirect[]> {
  const { requestPath, targetPath, redirectType } = redirects
  return db
    .select({ requestPath, targetPath, redirectType })
    .from(redirects)
    .where(eq(redirects.view, view))
    .orderBy(asc(requestPath))
}

/** False when there was none. */
export async function removeRedirect(db: Db, view: string, path: string): Promise<boolean> {
  const requestPath = storedSegments(path).join('/')
  if (!isStorable(requestPath)) return false
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(redirects)
      .where(and(eq(redirects.view, view), eq(redirects.requestPath, requestPath)))
      .returning({ requestPath: redirects.requestPath })
    if (removed.length > 0) await publishPaths(tx, view, [requestPath])
    return removed.length > 0
  })
}

/** These redirects and all stored ones that can be reached through them. */
async function withSuccessors(tx: Db, view: string, wished: ReadonlyMap<string, StoredRedirect>) {
  const reachable = new Map(wished)
  let reached: readonly StoredRedirect[] = [...wished.values()]
  while (reached.length > 0) {
    const next = reached.map(nextPath).filter((path) => path !== null && isStorable(path) && !reachable.has(path))
    reached = next.length > 0 ? await selectRedirects(tx, view, next) : []
    for (const redirect of reached) reachable.set(redirect.requestPath, redirect)
  }
  return reachable
}

function selectRedirects(db: Db, view: string, paths: readonly (string | null)[]): Promise<StoredRedirect[]> {
  const { requestPath, targetPath, redirectType } = redirects
  return db
    .select({ requestPath, targetPath, redirectType })
    .from(redirects)
    .where(and(eq(redirects.view, view), sql`${requestPath} = any(${sql.param(paths)}::text[])`))
}

async function upsert(tx: Db, view: string, rows: readonly StoredRedirect[]): Promise<string[]> {
  const { rows: written } = await tx.execute<{ path: string }>(sql`
    insert into url_redirect as stored (view, request_path, target_path, redirect_type)
    select ${view}, "requestPath", "targetPath", "redirectType"
    from json_to_recordset(${jsonRows(rows)}::json)
      as incoming ("requestPath" text, "targetPath" text, "redirectType" smallint)
    order by "requestPath"
    on conflict (view, request_path) do update
      set target_path = excluded.target_path, redirect_type = excluded.redirect_type
      where (stored.target_path, stored.redirect_type) is distinct from (excluded.target_path, excluded.redirect_type)
    returning request_path as path`)
  return written.map(({ path }) => path)
}

async function publishPaths(tx: Db, view: string, paths: readonly string[]): Promise<void> {
  await publish(tx, ...chunksOf(paths, 500).map((batch) => redirectsChanged({ view, paths: batch })))
}
