import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newDataFolder } from '../testing/data-folder.ts'
import { openServerLog } from './server-log.ts'

describe('openServerLog', () => {
  it('keeps what the server says, across runs', async () => {
    const file = join(await newDataFolder(), 'server.log')

    openServerLog(file).write('first\n')
    openServerLog(file).write('second\n')

    expect(await readFile(file, 'utf8')).toBe('first\nsecond\n')
  })

  it('never grows beyond twice its limit', async () => {
    const file = join(await newDataFolder(), 'server.log')
    const serverLog = openServerLog(file, 1_000)

    for (let line = 0; line < 500; line += 1) serverLog.write(`${String(line).padStart(99)}\n`)

    expect((await stat(file)).size).toBeLessThanOrEqual(1_100)
    expect((await stat(`${file}.1`)).size).toBeLessThanOrEqual(1_100)
    expect(await readFile(file, 'utf8')).toContain(' 499\n')
  })

  it('remembers the last lines of this run, however they were cut up', async () => {
    const serverLog = openServerLog(join(await newDataFolder(), 'server.log'))

    for (const part of ['LOG: one\nLO', 'G: two\n', 'FATAL: three']) serverLog.write(part)

    expect(serverLog.tail()).toBe('LOG: one\nLOG: two\nFATAL: three')
  })

  it('keeps no address of a customer that the server quotes', async () => {
    const file = join(await newDataFolder(), 'server.log')
    openServerLog(file).write('ERROR: invalid input syntax for type integer: "sanne@example.com"\n')

    expect(await readFile(file, 'utf8')).not.toContain('sanne')
  })

  it('stays quiet when it cannot write', () => {
    expect(() => openServerLog('/nowhere/server.log').write('lost\n')).not.toThrow()
  })
})
