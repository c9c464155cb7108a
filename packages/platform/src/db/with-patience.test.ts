import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from './database-errors.ts'
import { withPatience } from './with-patience.ts'

/** Work that fails so often before it succeeds. */
function failing(times: number, error: Error = new DatabaseUnavailable(new Error('timeout'))) {
  let left = times
  return async () => {
    if (left-- > 0) throw error
    return 'done'
  }
}

describe('withPatience', () => {
  it('waits for a database that cannot be reached, and says so', async () => {
    const waits: number[] = []
    const patience = { delaysMs: [1, 2, 3], onWait: (delayMs: number) => void waits.push(delayMs) }

    expect(await withPatience(failing(3), patience)).toBe('done')
    expect(waits).toEqual([1, 2, 3])
  })

  it('gives up in the end, and at once on what waiting does not help', async () => {
    await expect(withPatience(failing(2), { delaysMs: [1] })).rejects.toThrow(DatabaseUnavailable)
    const mistake = new Error('a mistake')
    await expect(withPatience(failing(1, mistake), { delaysMs: [1] })).rejects.toBe(mistake)
  })
})
