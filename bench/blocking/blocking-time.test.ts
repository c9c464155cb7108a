import { expect, it } from 'vitest'
import { readBlockingMs, type TraceEvent } from './blocking-time.ts'

const ms = 1000
const thread = { pid: 7, tid: 1 }
const paint: TraceEvent = { name: 'firstContentfulPaint', ...thread, ts: 100 * ms }
const task = (atMs: number, durationMs: number, others: Partial<TraceEvent> = {}): TraceEvent => {
  return { name: 'RunTask', ...thread, ts: atMs * ms, dur: durationMs * ms, ...others }
}

it('counts what is longer than 50 ms on a telephone four times slower', () => {
  expect(readBlockingMs([paint, task(200, 12), task(300, 20), task(400, 30)])).toBe(30 + 70)
})

it('counts only the thread of the page, after its first paint', () => {
  expect(readBlockingMs([task(10, 50), paint, task(200, 50, { tid: 2 }), task(200, 50, { pid: 8 })])).toBe(0)
})

it('does not count what others took from the processor meanwhile', () => {
  expect(readBlockingMs([paint, task(200, 80, { tdur: 20 * ms })])).toBe(30)
})

it('refuses a trace without a page', () => {
  expect(() => readBlockingMs([task(200, 80)])).toThrow('no first paint')
})
