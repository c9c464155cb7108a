import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCrew } from './render-crew.ts'
import type { RenderWorker } from './render-worker.ts'

afterEach(() => void vi.useRealTimers())

function aWorker(): RenderWorker & { isEnded: boolean } {
  return {
    pid: 1,
    isEnded: false,
    render: () => Promise.reject(new Error('not asked to')),
    isAlive() {
      return !this.isEnded
    },
    async end() {
      this.isEnded = true
    },
  }
}

describe('createCrew', () => {
  it('hires those who rest before it starts others', () => {
    const crew = createCrew(1_000, aWorker)
    const first = crew.hire()
    expect(crew.hire()).not.toBe(first)

    crew.rest(first)
    expect(crew.hire()).toBe(first)
  })

  it('never hires the dead', async () => {
    const crew = createCrew(1_000, aWorker)
    const [first, second] = [crew.hire(), crew.hire()]
    await first.end()
    crew.rest(first)
    crew.rest(second)
    await second.end()

    expect([first, second]).not.toContain(crew.hire())
  })

  it('lets a worker go that has had no work for a while', () => {
    vi.useFakeTimers()
    const crew = createCrew(1_000, aWorker)
    const worker = crew.hire()
    crew.rest(worker)
    vi.advanceTimersByTime(999)
    crew.rest(crew.hire())
    vi.advanceTimersByTime(999)
    expect(worker.isAlive()).toBe(true)

    vi.advanceTimersByTime(1)
    expect(worker.isAlive()).toBe(false)
    expect(crew.hire()).not.toBe(worker)
  })

  it('dismisses the busy and the resting', async () => {
    const crew = createCrew(1_000, aWorker)
    const workers = [crew.hire(), crew.hire()]
    for (const worker of workers.slice(1)) crew.rest(worker)
    await crew.dismiss()

    expect(workers.map((worker) => worker.isAlive())).toEqual([false, false])
  })
})
