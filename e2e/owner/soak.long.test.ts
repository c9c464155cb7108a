import { describe, expect, inject, it } from 'vitest'

const port = inject('shopPort')

const headers = { authorization: `Bearer ${inject('metricsToken')}` }

async function residentMegabytes() {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
  const [, bytes = ''] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? []
  return Number(bytes) / 1_048_576
}

/** Ten visitors at once, each asking again as soon as it has its answer. */
async function visit(path: string, times: number) {
  let left = times
  const failures: number[] = []
  const visitors = Array.from({ length: 10 }, async () => {
    while (left > 0) {
      left -= 1
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) failures.push(answer.status)
    }
  })
  await Promise.all(visitors)
  return failures
}

describe('a shop under load for a while', { timeout: 300_000 }, () => {
  it('answers every request and keeps its memory', async () => {
    const failures = [...(await visit('/', 2_000)), ...(await visit('/api/ext/store-views', 4_000))]
    const before = await residentMegabytes()

    failures.push(...(await visit('/', 8_000)), ...(await visit('/api/ext/store-views', 16_000)))

    expect(failures).toEqual([])
    expect(before).toBeGreaterThan(0)
    expect(await residentMegabytes()).toBeLessThan(before * 1.4)
  })
})
