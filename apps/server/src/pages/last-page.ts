import { setTimeout } from 'node:timers/promises'
import { textResponse } from '@vonk/platform/http'
import type { CachedPage, CacheMetrics, PageStore } from '@vonk/platform/output-cache'

type LastPagesParts = {
  readonly store: Pick<PageStore, 'findLast'>
  readonly metrics: Pick<CacheMetrics, 'stale'>
  /** How long a page may take before the last good one takes its place. */
  readonly patienceMs?: number | undefined
}

type Wanted = { readonly key: string; readonly nonce: string }

/** The last good pages of the output cache, for who would else get none. */
export function createLastPages({ store, metrics, patienceMs = 1_000 }: LastPagesParts) {
  let triesAgainAt = 0

  function find({ key, nonce }: Wanted): Response | null {
    const last = store.findLast(key)
    if (!last?.template.fits(nonce)) return null
    metrics.stale.inc()
    return answerMarked(last, nonce)
  }

  return {
    find,
    /** The page as it is made now; the last good one only where that fails or takes too long. */
    async unlessRendered(wanted: Wanted, render: () => Promise<Response>): Promise<Response> {
      if (!store.findLast(wanted.key)) return render()
      const isTried = performance.now() >= triesAgainAt
      const made = isTried ? await findInTime(render(), patienceMs) : null
      // Where one page cannot be made others cannot either, and whoever asks need not wait to learn it again.
      if (isTried && !made) triesAgainAt = performance.now() + patienceMs
      return made ?? find(wanted) ?? render()
    },
  }
}

export function isFailure({ status }: Response): boolean {
  return status >= 500
}

/** It says how old it is and that a newer one could not be had, and no other cache may keep it. */
function answerMarked({ headers, madeAt, template }: CachedPage, nonce: string): Response {
  const response = textResponse(template.fill(nonce), { headers: headers.map(([name, value]) => [name, value]) })
  response.headers.set('cache-control', 'no-store')
  response.headers.set('warning', '111 - "Revalidation Failed"')
  response.headers.set('age', String(Math.max(0, Math.round((Date.now() - madeAt) / 1_000))))
  return response
}

/** A page that could be made, within a while; null for a failure. */
async function findInTime(rendering: Promise<Response>, patienceMs: number): Promise<Response | null> {
  const timer = new AbortController()
  const late = setTimeout(patienceMs, null, { signal: timer.signal, ref: false }).catch(() => null)
  try {
    const response = await Promise.race([rendering, late])
    return response && !isFailure(response) ? response : null
  } catch {
    return null
  } finally {
    timer.abort()
  }
}
