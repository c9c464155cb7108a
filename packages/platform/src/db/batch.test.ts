import { describe, expect, it } from 'vitest'
import { batch } from './batch.ts'

/** A source that answers only when it is told to. */
function aSource() {
  const asked: string[][] = []
  const answers: PromiseWithResolvers<string>[] = []
  const ask = batch((keys: readonly string[]) => {
    asked.push([...keys])
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  })
  return { ask, asked, answers }
}

describe('batch', () => {
  it('asks at once, and together for all who come while an answer is under way', async () => {
    const { ask, asked, answers } = aSource()
    const first = ask(['a'])
    const others = [ask(['b', 'c']), ask(['c']), ask(['a'])]
    expect(asked).toEqual([['a']])

    answers[0]?.resolve('one')
    expect(await first).toBe('one')
    await Promise.resolve()
    expect(asked).toEqual([['a'], ['b', 'c', 'a']])
    answers[1]?.resolve('two')
    expect(await Promise.all(others)).toEqual(['two', 'two', 'two'])
    await Promise.resolve()
    void ask(['d'])
    expect(asked.at(-1)).toEqual(['d'])
  })

  it('tells those who asked together that it failed, and goes on for others', async () => {
    const { ask, answers } = aSource()
    const first = ask(['a'])
    const second = ask(['b'])
    answers[0]?.reject(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    await Promise.resolve()

    answers[1]?.resolve('back')
    expect(await second).toBe('back')
  })
})
