import { describe, expect, it } from 'vitest'
import { ByteReader } from './byte-reader.ts'
import { readTarHeader, tarEnd, tarHeader, tarPadding } from './tar.ts'

const modifiedAt = new Date('2026-11-16T05:00:00Z')
const files = [
  ['a.txt', 'hello'],
  ['empty', ''],
  [`media/${'long/'.repeat(40)}bôx.svg`, 'x'.repeat(512)],
  ['exactly-full', 'y'.repeat(1024)],
] as const

function archive(): Buffer {
  const parts = files.flatMap(([path, text]) => {
    const size = Buffer.byteLength(text)
    return [tarHeader({ path, size, modifiedAt }), Buffer.from(text), tarPadding(size)]
  })
  return Buffer.concat([...parts, Buffer.from(tarEnd)])
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(bytes: Buffer, size: number) {
  const reader = new ByteReader(inPieces(bytes, size))
  const found: unknown[] = []
  for (let entry = await readTarHeader(reader); entry; entry = await readTarHeader(reader)) {
    found.push([entry.path, (await reader.read(entry.size)).toString(), entry.modifiedAt])
    await reader.read(tarPadding(entry.size).length)
  }
  return found
}

describe('tar', () => {
  it.each([1, 100, 512, 1_000_000])('reads back what it wrote, handed over in pieces of %i bytes', async (size) => {
    expect(await readAll(archive(), size)).toEqual(files.map(([path, text]) => [path, text, modifiedAt]))
  })

  it('notices a damaged entry and an archive that was cut off', async () => {
    const bytes = archive()
    const damaged = Buffer.from(bytes)
    damaged.write('b', 0)

    await expect(readAll(damaged, 512)).rejects.toThrow('damaged')
    await expect(readAll(bytes.subarray(0, 700), 512)).rejects.toThrow('ends in the middle')
  })
})
