import { describe, expect, it } from 'vitest'
import { textsCommand } from './texts.ts'

async function run(...args: string[]) {
  const lines: string[] = []
  const withDatabase = () => Promise.reject(new Error('it needs no database'))
  const code = await textsCommand.run(args, { write: (line) => lines.push(line), withDatabase })
  return { code, lines }
}

describe('textsCommand', () => {
  it('says of a language whether it is complete', async () => {
    expect(await run('missing', 'nl')).toEqual({ code: 0, lines: ['Nederlands says everything.'] })
  })

  it.each([[], ['missing'], ['missing', 'tlh'], ['missing', 'nl', 'de'], ['add', 'nl']])(
    'asks for a language that there is: %j',
    async (...args) => {
      await expect(run(...args.flat())).rejects.toThrow(args.length < 2 ? /language/ : /Give a language: |Say missing/)
    },
  )
})
