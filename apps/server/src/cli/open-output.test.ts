import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { openOutput } from './open-output.ts'

describe('openOutput', () => {
  it('writes lines as long as somebody reads them, and goes on quietly when nobody does any more', () => {
    const stream = new PassThrough()
    const output = openOutput(stream)
    output.write('one')
    stream.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
    output.write('two')

    expect(output.isHeard?.()).toBe(false)
    expect(String(stream.read())).toBe('one\n')
  })

  it('does not hide any other failure', () => {
    const stream = new PassThrough()
    openOutput(stream)

    expect(() => stream.emit('error', new Error('disk full'))).toThrow('disk full')
  })
})
