import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeZip } from './make-zip.ts'

const at = new Date('2026-11-16T18:30:40Z')
const files = [
  { name: 'account.json', content: JSON.stringify({ name: 'Zoë 王', list: 'x'.repeat(10_000) }) },
  { name: 'account.html', content: '<h1>Zoë</h1>' },
  { name: 'empty.txt', content: '' },
]

/** Reads the files by the directory at the end, as programs do. */
function readZip(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes)
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let entry = buffer.readUInt32LE(end + 16)
  return Array.from({ length: buffer.readUInt16LE(end + 10) }, () => {
    const [size, nameLength, start] = [
      buffer.readUInt32LE(entry + 20),
      buffer.readUInt16LE(entry + 28),
      buffer.readUInt32LE(entry + 42),
    ]
    const name = buffer.toString('utf8', entry + 46, entry + 46 + nameLength)
    const body = start + 30 + buffer.readUInt16LE(start + 26) + buffer.readUInt16LE(start + 28)
    entry += 46 + nameLength
    return { name, content: inflateRawSync(buffer.subarray(body, body + size)).toString('utf8') }
  })
}

describe('makeZip', () => {
  it('holds every file as it was', async () => {
    const zip = await makeZip(files, at)

    expect(readZip(zip)).toEqual(files)
    expect(zip.length).toBeLessThan(1_500)
  })

  it('is a zip to a program that others have written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vonk-zip-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'a.zip'), await makeZip(files, at))
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist(), z.infolist()[0].date_time)'
    const python = promisify(execFile)('python3', ['-c', script, join(folder, 'a.zip')])

    const { stdout } = await python.catch((error: NodeJS.ErrnoException) => {
      // A machine without Python has the test above.
      if (error.code === 'ENOENT') return { stdout: '' }
      throw error
    })
    if (stdout) expect(stdout).toBe("None ['account.json', 'account.html', 'empty.txt'] (2026, 11, 16, 18, 30, 40)\n")
  })
})
