import { describe, expect, it } from 'vitest'
import { tasksToRun } from './tasks-to-run.ts'
import { aTask } from './testing.ts'

const tasks = [
  aTask({ id: 'later', createdAt: 2 }),
  aTask({ id: 'first', createdAt: 1 }),
  aTask({ id: 'done', createdAt: 0, isTransmitted: true }),
]

describe('tasksToRun', () => {
  it('runs what is not transmitted, oldest first', () => {
    const run = tasksToRun(tasks, { isOnline: true, runningIds: new Set() })

    expect(run.map(({ id }) => id)).toEqual(['first', 'later'])
  })

  it('runs no task twice at once', () => {
    const run = tasksToRun(tasks, { isOnline: true, runningIds: new Set(['first']) })

    expect(run.map(({ id }) => id)).toEqual(['later'])
  })

  it('runs nothing while offline', () => {
    expect(tasksToRun(tasks, { isOnline: false, runningIds: new Set() })).toEqual([])
  })
})
