export const metricsToken = 'for-the-measurements'

/** A page as a shopper gets it; by a name of the shop, as for others nothing is kept. */
export async function readPage(port: number, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`http://localhost:${port}${path}`)
  return { status: response.status, html: await response.text() }
}

/** Asks until a page shows these words, again as soon as it is answered. */
export async function untilShown(port: number, path: string, words: string): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await readPage(port, path)).html.includes(words)) {
    if (performance.now() > end) throw new Error(`${path} does not show “${words}” after 30 seconds`)
  }
}

/** Asks until the page comes from the output cache. */
export async function untilKept(port: number, path: string): Promise<void> {
  for (let visit = 0; visit < 20; visit += 1) {
    const before = await readHits(port)
    await readPage(port, path)
    if ((await readHits(port)) > before) return
  }
  throw new Error(`${path} is not kept`)
}

async function readHits(port: number): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`http://localhost:${port}/metrics`, { headers })).text()
  return Number(/^output_cache_hits(?:_total)? (\S+)$/m.exec(text)?.[1] ?? 0)
}
