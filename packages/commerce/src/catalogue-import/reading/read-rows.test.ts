import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aDump } from '../testing/a-dump.ts'
import { type ReadRow, readRows } from './read-rows.ts'

async function read(text: string | Buffer, options?: Parameters<typeof aDump>[1]) {
  const rows: ReadRow[] = []
  for await (const some of readRows(aDump(text, options))) rows.push(...some)
  return rows
}

const at = (line: number) => ({ file: 'dump.json', line, byte: null })

describe('readRows', () => {
  it('opens the rows of a dump, and takes a document that stands alone as it is', async () => {
    const rows = await read(
      '{"_index":"i","_type":"product","_id":"5","_score":1,"_source":{"sku":"A"}}\n{"sku":"B","id":6}\n',
    )

    expect(rows).toMatchObject([
      { place: at(1), index: 'i', type: 'product', id: '5', fields: { sku: 'A' } },
      { place: at(2), index: null, type: null, id: null, fields: { sku: 'B', id: 6 } },
    ])
  })

  it('reads a bulk file: a line about the next one, and removals that have none', async () => {
    const rows = await read(
      [
        '{"index":{"_index":"i","_type":"product","_id":"1"}}',
        '{"sku":"A"}',
        '{"delete":{"_index":"i","_type":"product","_id":"2"}}',
        '{"update":{"_index":"i","_id":3}}',
        '{"doc":{"sku":"C"},"doc_as_upsert":true}',
        '{"create":{}}',
        '{"sku":"D"}',
        '{"sku":"E"}',
      ].join('\n'),
    )

    expect(rows).toMatchObject([
      { index: 'i', type: 'product', id: '1', fields: { sku: 'A' } },
      { index: 'i', type: null, id: '3', fields: { sku: 'C' } },
      { index: null, id: null, fields: { sku: 'D' } },
      { index: null, id: null, fields: { sku: 'E' } },
    ])
  })

  it('says line by line what cannot be read and why, and reads the rest', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
    const latin = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xe9]), Buffer.from('"}')])
    const text = Buffer.concat([
      Buffer.from(`{"id":1}\n{"id":2,}\n${deep}\n`),
      latin,
      Buffer.from('\n"text"\n{"id":6}\n{"id":7,"na'),
    ])

    expect(await read(text)).toMatchObject([
      { place: at(1), fields: { id: 1 } },
      { place: at(2), reason: expect.stringMatching(/^is not JSON: .*double-quoted/) },
      { place: at(3), reason: 'is nested deeper than 64 levels' },
      { place: at(4), reason: 'is not written in UTF-8' },
      { place: at(5), reason: 'is not an object' },
      { place: at(6), fields: { id: 6 } },
      { place: at(7), reason: expect.stringContaining('is not JSON') },
    ])
  })

  it('says at which byte of a single line a document stands', async () => {
    expect(await read('[{"id":1},{"id":2,}]')).toMatchObject([
      { place: { line: 1, byte: 1 } },
      { place: { line: 1, byte: 10 }, reason: expect.stringContaining('is not JSON') },
    ])
  })

  const text = '{"name":"Größe"}\n{"name":"👖"}\n'

  it.each([
    ['packed', gzipSync(text)],
    ['packed in two parts', Buffer.concat([gzipSync(text.slice(0, 17)), gzipSync(text.slice(17))])],
    ['with a mark in front', Buffer.from(`\ufeff${text}`)],
    ['put together from files that each have one', Buffer.from(`\ufeff${text.replace('\n', '\n\ufeff')}`)],
    ['in UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['in UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['in UTF-16 the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['in UTF-16 and packed', gzipSync(Buffer.from(text, 'utf16le'))],
  ])('reads a dump that is %s', async (_, bytes) => {
    for (const piece of [1, 3, 1 << 20]) {
      expect(await read(bytes, { piece })).toMatchObject([{ fields: { name: 'Größe' } }, { fields: { name: '👖' } }])
    }
  })

  it('keeps what it could unpack of a file that is cut off', async () => {
    const lines = Array.from({ length: 5_000 }, (_, id) => `{"id":${id},"name":"${Math.sin(id)}"}\n`).join('')
    const packed = gzipSync(lines)
    const rows = await read(packed.subarray(0, packed.length / 2))

    expect(rows.length).toBeGreaterThan(1_000)
    expect(rows.at(-1)).toEqual({
      place: { file: 'dump.json', line: 0, byte: null },
      reason: expect.stringContaining('in the middle of its packing'),
    })
  })

  it('gives up on a file that is no dump', async () => {
    const rows = await read('<html>\n'.repeat(100_000), { piece: 4_096 })

    expect(rows.length).toBeLessThan(1_000)
    expect(rows.at(-1)).toMatchObject({ reason: expect.stringContaining('is no dump') })
  })
})
