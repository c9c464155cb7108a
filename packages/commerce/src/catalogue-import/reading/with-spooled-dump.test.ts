import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { DumpSource } from './open-dump-file.ts'
import { readRows } from './read-rows.ts'
import { withSpooledDump } from './with-spooled-dump.ts'

async function namesIn(source: DumpSource) {
  const names: unknown[] = []
  for await (const rows of readRows(source)) names.push(...rows.map((row) => 'fields' in row && row.fields['name']))
  return names
}

describe('withSpooledDump', () => {
  it('lets what comes through a pipe be read more than once, and keeps nothing of it', async () => {
    const input = {
      name: 'standard input',
      stream: Readable.from([Buffer.from('{"name":"a"}\n{"na'), Buffer.from('me":"b"}')]),
    }
    const kept: DumpSource[] = []
    const read = await withSpooledDump(input, async (source) => {
      kept.push(source)
      return [source.name, source.size, await namesIn(source), await namesIn(source)]
    })

    expect(read).toEqual(['standard input', 25, ['a', 'b'], ['a', 'b']])
    for (const source of kept) await expect(namesIn(source)).rejects.toThrow('ENOENT')
  })
})
