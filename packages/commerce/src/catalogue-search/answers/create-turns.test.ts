import { describe, expect, it } from 'vitest'
import { createTurns } from './create-turns.ts'

describe('createTurns', () => {
  it('begins nothing before the one ahead is done, and goes on after one that fails', async () => {
    const inTurn = createTurns()
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await new Promise(setImmediate)
      order.push(`${name} ends`)
      if (name === 'b') throw new Error('b failed')
      return name
    }
    const done = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))))

    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})
