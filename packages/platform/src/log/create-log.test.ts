import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLog, type LogOptions } from './create-log.ts'

function recordingLog(level: LogOptions['level'] = 'debug') {
  const lines: string[] = []
  const log = createLog({ level, name: 'test', destination: { write: (line) => lines.push(line) } })
  return { log, lines, text: () => lines.join(''), last: () => JSON.parse(lines.at(-1) ?? '{}') }
}

describe('createLog', () => {
  it('writes one JSON line per event with a readable level, a time and the name of the process', () => {
    const { log, lines, last } = recordingLog()

    log.info({ route: '/api/cart/:id', ms: 3 }, 'request')

    expect(lines).toHaveLength(1)
    expect(last()).toMatchObject({ level: 'info', name: 'test', route: '/api/cart/:id', ms: 3, msg: 'request' })
    expect(Date.parse(last().time)).not.toBeNaN()
  })

  it('stays silent below its level', () => {
    const { log, lines } = recordingLog('warn')

    log.info('nothing to see')

    expect(lines).toEqual([])
  })

  it('masks secrets and personal data by the name of the field, at any depth', () => {
    const { log, text, last } = recordingLog()
    const customer = { email: 'ann@example.com', firstname: 'Ann', billingAddress: { street: ['Kade 1'] }, cart: 7 }

    log.info({
      headers: { Authorization: 'Bearer abcdef', cookie: 'sid=1234' },
      list: [{ user: { password: 'hunter2' } }],
    })
    log.info({ customer, refreshToken: 'rrr-999', api_key: 'kkk-999' })

    expect(text()).not.toMatch(/abcdef|sid=1234|hunter2|ann@|Ann|Kade|rrr-999|kkk-999/)
    expect(last().customer).toMatchObject({ cart: 7, email: '[redacted]' })
  })

  it('masks addresses and credentials inside texts, child bindings and URLs', () => {
    const { log, text } = recordingLog()
    const child = log.child({ note: 'for jan.de-vries+shop@mail.example.nl', token: 'ttt-999' })

    child.info('reset mail to %s sent', 'jan@example.com')
    child.info(
      { url: new URL('https://shop.example/api?token=abc999&q=1&email=a%40b.nl') },
      'Bearer zzz.999 was refused',
    )
    child.info(
      { target: 'postgres://vonk:s3cret@db.example:5432/shop' },
      'jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig-999',
    )

    expect(text()).not.toMatch(/jan|ttt-999|abc999|b\.nl|zzz\.999|s3cret|sig-999/)
    expect(text()).toContain('q=1')
  })

  it('keeps the chain of causes of an error but no SQL parameter and no value of a row', () => {
    const { log, text, last } = recordingLog()
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "customer_email"'), {
      code: '23505',
      detail: 'Key (email)=(ann@example.com) already exists.',
      constraint: 'customer_email',
    })
    const failed = new DrizzleQueryError(
      'insert into customer (email, pin) values ($1, $2)',
      ['ann@x', 'pin-4711'],
      cause,
    )

    log.error({ err: new Error('could not save', { cause: failed }) }, 'request failed')

    expect(last().err).toMatchObject({
      message: 'could not save',
      cause: {
        message: 'Failed query: insert into customer (email, pin) values ($1, $2)',
        cause: { code: '23505', constraint: 'customer_email' },
      },
    })
    expect(last().err.stack).toContain('create-log.test.ts')
    expect(text()).not.toMatch(/ann|4711|already exists/)
  })

  it('knows a copy of an error by its looks, as a queue hands on those of its database', () => {
    const { log, text, last } = recordingLog()
    const failed = Object.assign(new Error('duplicate key value violates unique constraint "customer_email"'), {
      name: 'error',
      code: '23505',
      detail: 'Key (email)=(Jan de Vries) already exists.',
      where: 'COPY customer, line 1: "Jan de Vries"',
    })

    log.warn({ err: { ...failed, message: failed.message, stack: failed.stack, queue: 'mail' } }, 'job queue failed')

    expect(last().err).toMatchObject({
      type: 'error',
      code: '23505',
      message: expect.stringContaining('duplicate key'),
    })
    expect(text()).not.toContain('Vries')
  })

  it('takes no message from a database error that quotes its values', () => {
    const { log, text, last } = recordingLog()
    const failed = new DrizzleQueryError('select $1', ['pin-4711'], new Error('gone'))

    log.error(failed)
    log.error({ err: failed })
    log.error({ err: Object.assign(new Error('invalid input syntax for type uuid: "pin-4711"'), { code: '22P02' }) })

    expect(text()).not.toContain('4711')
    expect(last().msg).toBe('invalid input syntax for type uuid')
  })

  it('survives circular, binary and very deep values', () => {
    const { log, last } = recordingLog()
    const loop: { bytes: Buffer; self?: unknown } = { bytes: Buffer.from('secret') }
    loop.self = loop

    log.info(loop, 'odd')

    expect(last()).toMatchObject({ bytes: '[binary]', msg: 'odd' })
  })

  it('never lets an e-mail address through, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.string(),
        fc.constantFrom('msg', 'field', 'error', 'nested'),
        (address, around, where) => {
          const { log, text } = recordingLog()
          const sentence = `${around} ${address} ${around}`

          if (where === 'msg') log.info(sentence)
          if (where === 'field') log.info({ note: sentence }, 'x')
          if (where === 'error') log.error(new Error('outer', { cause: new Error(sentence) }))
          if (where === 'nested') log.info({ a: { b: [{ c: sentence }] } }, 'x')

          expect(text()).not.toContain(address)
        },
      ),
    )
  })
})

describe('createLogOutput', () => {
  it('writes in the background, and has lost nothing when the process ends', async () => {
    const module = JSON.stringify(import.meta.resolve('./index.ts'))
    const program = `const { createLog, createLogOutput } = await import(${module})
      const log = createLog({ level: 'info', name: 'test', destination: createLogOutput('json') })
      for (let line = 0; line < 5000; line += 1) log.info({ line }, 'said')
      process.exit(0)`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
    const lines = stdout.trimEnd().split('\n')

    expect(lines).toHaveLength(5_000)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ line: 4_999, msg: 'said' })
  })
})
