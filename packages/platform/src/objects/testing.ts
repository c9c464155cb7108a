import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObjectStore } from './index.ts'

/** `spool` is a folder for copies. */
export type OpenedStore = { readonly store: ObjectStore; readonly spool: string; close(): Promise<void> }

const text = (content: string) => Buffer.from(content)

/** What every object store of the shop must do; an adapter calls it in its own test. */
export function describeObjectStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(name, () => {
    let opened: OpenedStore
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.close())
    describeKeys(() => opened)
    describeWrites(() => opened)

    it('has nothing to complain about', async () => {
      await opened.store.check()
      expect(await opened.store.findConcern()).toBeNull()
    })
  })
}

type Opened = () => OpenedStore

function describeKeys(opened: Opened): void {
  it('gives back what was written, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, place) => (place * 7919) % 256))
    await opened().store.write('v/k/bytes.png', bytes)

    expect((await opened().store.read('v/k/bytes.png'))?.equals(bytes)).toBe(true)
    expect(await opened().store.find('v/k/bytes.png')).toEqual({ bytes: 300_000, stamp: expect.stringMatching(/./) })
  })

  it.each(['a b/ü+ö (1),@~.jpg', 'ключ/衣.svg', '100/x-_.webp'])('takes the key %s', async (key) => {
    await opened().store.write(key, text(key))

    expect(String(await opened().store.read(key))).toBe(key)
    expect(await opened().store.find(key)).toMatchObject({ bytes: Buffer.byteLength(key) })
  })

  it('knows nothing of what was never written, not even where others are below it', async () => {
    await opened().store.write('below/one.png', text('one'))

    for (const key of ['never.png', 'below', 'below/one.png/two.png', 'never/one.png']) {
      expect(await opened().store.find(key), key).toBeNull()
      expect(await opened().store.read(key), key).toBeNull()
      expect(await opened().store.openFile(key, join(opened().spool, 'never')), key).toBeNull()
    }
  })

  it.each(['', '/', '../out.png', 'a/../../out.png', './a.png', 'a//b.png', 'a\\b.png', 'a\0b.png', '/a.png'])(
    'refuses the key %j',
    async (key) => {
      expect(await opened().store.find(key)).toBeNull()
      expect(await opened().store.read(key)).toBeNull()
      await expect(opened().store.write(key, text('out'))).rejects.toThrow('cannot be the key of an object')
    },
  )
}

function describeWrites(opened: Opened): void {
  it('puts new bytes in the place of old ones, and says that they changed', async () => {
    await opened().store.write('changed.svg', text('old'))
    const before = await opened().store.find('changed.svg')
    await opened().store.write('changed.svg', text('newer'))

    expect(String(await opened().store.read('changed.svg'))).toBe('newer')
    expect((await opened().store.find('changed.svg'))?.stamp).not.toBe(before?.stamp)
  })

  it('shows readers the old bytes or the new ones, never a part', async () => {
    const versions = ['a', 'b'].map((letter) => text(letter.repeat(200_000)))
    await opened().store.write('whole.bin', text('a'.repeat(200_000)))
    const writing = (async () => {
      for (let round = 0; round < 10; round += 1)
        await opened().store.write('whole.bin', versions[round % 2] ?? text(''))
    })()
    for (let round = 0; round < 20; round += 1) {
      const seen = await opened().store.read('whole.bin')
      expect(versions.some((version) => seen?.equals(version))).toBe(true)
    }
    await writing
  })

  it('keeps an object without bytes', async () => {
    await opened().store.write('empty', text(''))

    expect(await opened().store.find('empty')).toMatchObject({ bytes: 0 })
    expect(String(await opened().store.read('empty'))).toBe('')
  })

  it('opens an object as a file of this machine', async () => {
    await opened().store.write('as/file.svg', text('<svg/>'))
    const file = await opened().store.openFile('as/file.svg', join(opened().spool, 'copies/file.svg'))

    expect(await readFile(file ?? '', 'utf8')).toBe('<svg/>')
  })
}
