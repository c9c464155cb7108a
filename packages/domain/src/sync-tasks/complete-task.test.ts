import { describe, expect, it } from 'vitest'
import { completeTask, staysQueued } from './complete-task.ts'
import { aTask } from './testing.ts'

describe('completeTask', () => {
  it('is transmitted with its result, whatever the code, and waits to be acknowledged [SYNC-35]', () => {
    const answer = { code: 500, result: 'No', meta: { requestId: 'r' } }

    expect(completeTask(aTask({ isAcknowledged: true }), { answer, now: 9 })).toEqual(
      aTask({ isTransmitted: true, transmittedAt: 9, updatedAt: 9, resultCode: 500, ...answer, isAcknowledged: false }),
    )
  })
})

describe('staysQueued', () => {
  it('keeps a transmitted task only when its result can be used again [SYNC-36]', () => {
    expect(staysQueued(aTask({ isTransmitted: true, isResultCacheable: true }))).toBe(true)
    expect(staysQueued(aTask({ isTransmitted: true, isResultCacheable: false }))).toBe(false)
  })

  it('keeps a task that was not transmitted', () => {
    expect(staysQueued(aTask())).toBe(true)
  })
})
