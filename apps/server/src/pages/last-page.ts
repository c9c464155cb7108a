import { setTimeout } from 'node:timers/promises'
import { textResponse } from '@vonk/platform/http'
import type { CachedPage, CacheMetrics, LastPage, PageStore } from '@vonk/platform/output-cache'

type LastPagesParts = {
  readonly store: Pick<PageStore, 'findLast' | 'drop'>
  readonly metrics: Pick<CacheMetrics, 'stale'>
  /** How long a page may take before the last good one takes its place. */
  readonly patienceMs?: number | undefined
}

type WantedPage = { readonly key: string; readonly nonce: string }

/** The last good pages of the output cache, for who would else get none. */
export function createLastPages({ store, metrics, patienceMs = 1_000 }: LastPagesParts) {
  let triesAgainAt = 0

  function answer({ page }: LastPage, { nonce }: WantedPage): Response | null {
    if (!page.template.fits(nonce)) return null
    metrics.stale.inc()
    return answerMarked(page, nonce)
  }

  const find = ({ key }: WantedPage) => store.findLast(key, Date.now())

  /** What is given in place of a failure: an outdated page only while something is away, not where the page itself is at fault. */
  function insteadOf(response: Response, wanted: WantedPage): Response | null {
    // Where nothing is found, or visitors are led elsewhere, the last page shall not come back when something is away.
    if (response.status >= 300 && !isFailure(response)) store.drop(wanted.key)
    const last = isFailure(response) ? find(wanted) : null
    return last && (response.status === 503 || !last.isOutdated) ? answer(last, wanted) : null
  }

  async function renderAnew(wanted: WantedPage, render: () => Promise<Response>): Promise<Response> {
    const made = await render()
    return insteadOf(made, wanted) ?? made
  }

  return {
    insteadOf,
    /** The page as it is made now; the last good one where that fails, and, if no change has outdated it, where it takes too long. */
    async unlessRendered(wanted: WantedPage, render: () => Promise<Response>): Promise<Response> {
      const last = find(wanted)
      if (!last || last.isOutdated) return renderAnew(wanted, render)
      const isTried = performance.now() >= triesAgainAt
      const made = isTried ? await renderWithDeadline(render(), patienceMs) : null
      // Where one page cannot be made others cannot either, and whoever asks need not wait to learn it again.
      if (isTried && !made) triesAgainAt = performance.now() + patienceMs
      return made ?? answer(last, wanted) ?? render()
    },
  }
}

function isFailure({ status }: Response): boolean {
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
async function renderWithDeadline(rendering: Promise<Response>, patienceMs: number): Promise<Response | null> {
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
