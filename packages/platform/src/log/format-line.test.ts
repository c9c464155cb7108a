import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createLog } from './create-log.ts'
import { formatLine } from './format-line.ts'

function readable(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ level: 'info', name: 'test', destination: { write: (line) => lines.push(formatLine(line)) } }))
  return stripVTControlCharacters(lines.join(''))
}

describe('formatLine', () => {
  it('says of a request what was asked, how it went and how long it took', () => {
    const request = { method: 'GET', route: 'page', path: '/en/girls/', view: 'en', status: 200, ms: 12.3, bytes: 900 }

    expect(readable((log) => log.info(request, 'request'))).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} 200 GET \/en\/girls\/ en, 12\.3 ms, 900 bytes\n$/,
    )
  })

  it('lets nobody write to the terminal by what they ask for', () => {
    expect(readable((log) => log.info({ status: 404, path: '/a\nb\u001b[2J' }, 'request'))).toContain(' /a·b·[2J ')
  })

  it('puts what happened before its facts', () => {
    expect(readable((log) => log.info({ removed: 3 }, 'outbox pruned'))).toMatch(/ info outbox pruned removed=3\n$/)
  })

  it('shows an error with its frames and its causes, and nothing the log masks', () => {
    const err = new Error('could not save', { cause: new Error('for ann@example.com') })

    expect(readable((log) => log.error({ err }, 'a call failed'))).toMatch(
      / error a call failed \n {4}Error: could not save\n {6}at [\s\S]+\n {4}Error: for \[email\]\n {6}at /,
    )
  })
})
