import { describe, expect, it } from 'vitest'
import { createBatcher } from './create-batcher.ts'

const item = (name: string, size = 1) => ({ name, size })

function aBatcher(fail?: string) {
  const written: string[] = []
  const batcher = createBatcher<ReturnType<typeof item>>({
    mostItems: 2,
    mostBytes: 10,
    async write(key, items) {
      const names = items.map(({ name }) => name).join('')
      if (names === fail) throw new Error('full')
      written.push(`${key}:${names}`)
    },
  })
  return { batcher, written }
}

describe('createBatcher', () => {
  it('writes when a batch has enough items or bytes, and the rest at the end, each key apart', async () => {
    const { batcher, written } = aBatcher()
    await batcher.add('x', item('a'))
    await batcher.add('y', item('b'))
    await batcher.add('x', item('c'))
    await batcher.add('y', item('d', 10))
    await batcher.add('x', item('e', 10))
    await batcher.add('x', item('f'))
    await batcher.end()

    expect(written).toEqual(['x:ac', 'y:bd', 'x:e', 'x:f'])
  })

  it('tells of a failure when the next batch is written, or at the end', async () => {
    const { batcher } = aBatcher('ab')
    await batcher.add('x', item('a'))
    await batcher.add('x', item('b'))

    await expect(batcher.end()).rejects.toThrow('full')
    await expect(batcher.settle()).resolves.toBeUndefined()
  })
})
