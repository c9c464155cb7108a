import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { openOutput } from './open-output.ts'

describe('openOutput', () => {
  it('writes lines as long as somebody reads them, and goes on quietly when nobody does any more', async () => {
    const stream = new PassThrough()
    const output = openOutput(stream)
    output.write('one')
    stream.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
    output.write('two')

    expect(await output.whenHeard?.()).toBe(false)
    expect(String(stream.read())).toBe('one\n')
  })

  it('waits for a slow reader, and no longer for one who has gone', async () => {
    const stream = new PassThrough({ highWaterMark: 10 })
    const output = openOutput(stream)
    let heard: boolean | null = null
    const listen = () =>
      output.whenHeard?.().then((isHeard) => {
        heard = isHeard
      })
    output.write('a long line')
    const first = listen()
    expect([await Promise.resolve(heard), String(stream.read())]).toEqual([null, 'a long line\n'])
    await first
    expect(heard).toBe(true)

    output.write('another long line')
    const second = listen()
    stream.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
    await second
    expect(heard).toBe(false)
  })

  it('does not hide any other failure', () => {
    const stream = new PassThrough()
    openOutput(stream)

    expect(() => stream.emit('error', new Error('disk full'))).toThrow('disk full')
  })
})
