import { describe, expect, it } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

const request = (source: string) => ({ source, isUrgent: true })
const ahead = (source: string) => ({ source, isUrgent: false })
const nothingRuns = () => false

describe('createRenderQueue', () => {
  it('serves requests in their order, and what can wait after all of them', () => {
    const queue = createRenderQueue<ReturnType<typeof request>>(9)
    for (const task of [ahead('x'), request('a'), ahead('y'), request('b')]) queue.add(task)

    const order = Array.from({ length: 5 }, () => queue.take(nothingRuns)?.source ?? null)
    expect(order).toEqual(['a', 'b', 'x', 'y', null])
  })

  it('never hands out a source that is being worked on, and begins nothing ahead meanwhile', () => {
    const queue = createRenderQueue<ReturnType<typeof request>>(9)
    for (const task of [request('a'), request('b'), ahead('x')]) queue.add(task)

    expect(queue.take((source) => source === 'a')).toEqual(request('b'))
    expect(queue.take((source) => source === 'a')).toBeNull()
    expect(queue.take(nothingRuns)).toEqual(request('a'))
    expect(queue.take((source) => source === 'x')).toBeNull()
  })

  it('lets go of a task that is not wanted any more, and has room for another', () => {
    const queue = createRenderQueue<ReturnType<typeof request>>(2)
    const [unwanted, wanted] = [request('a'), request('b')]
    for (const task of [unwanted, wanted]) queue.add(task)

    expect([queue.remove(unwanted), queue.remove(unwanted)]).toEqual([true, false])
    expect(queue.add(request('c'))).toBe(true)
    expect(queue.take(nothingRuns)).toBe(wanted)
    expect(queue.remove(wanted)).toBe(false)
  })

  it('takes no more than its limit, whatever else waits', () => {
    const queue = createRenderQueue<ReturnType<typeof request>>(2)

    expect([ahead('x'), request('a'), request('b'), request('c')].map(queue.add)).toEqual([true, true, true, false])
    expect(queue.takeAll()).toEqual([request('a'), request('b'), ahead('x')])
    expect(queue.take(nothingRuns)).toBeNull()
  })
})
