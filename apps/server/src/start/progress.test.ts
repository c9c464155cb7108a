import { describe, expect, it } from 'vitest'
import { createProgress } from './progress.ts'

describe('createProgress', () => {
  it('tells what a phase is doing and how long it took', async () => {
    const lines: string[] = []
    const clock = [0, 1540]
    const progress = createProgress(
      (line) => lines.push(line),
      () => clock.shift() ?? 0,
    )

    const value = await progress.step('database', async (say) => {
      say('creating the cluster')
      return 7
    })

    expect(value).toBe(7)
    expect(lines).toEqual(['  … database   creating the cluster', '  ✓ database   creating the cluster, 1.5 s'])
  })

  it('lets a failing phase fail, without a tick', async () => {
    const lines: string[] = []
    const progress = createProgress((line) => lines.push(line))

    await expect(progress.step('build', () => Promise.reject(new Error('no space')))).rejects.toThrow('no space')
    expect(lines).toEqual([])
  })
})
