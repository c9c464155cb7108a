import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createThrowAwayFolder } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { createFolderStore } from './folder-store.ts'
import { describeObjectStore } from './testing.ts'

describeObjectStore('createFolderStore', async () => {
  const folder = await createThrowAwayFolder()
  const store = createFolderStore(join(folder.path, 'media'))
  return { store, spool: join(folder.path, 'spool'), close: () => folder.remove() }
})

describe('a folder as an object store', () => {
  it('opens its own file instead of a copy, and leaves no halves behind', async () => {
    await using folder = await createFolder()
    await folder.store.write('a/b.png', Buffer.from('picture'))

    expect(await folder.store.openFile('a/b.png', '/nowhere/copy')).toMatch(/media\/a\/b\.png$/)
    expect(await readdir(join(folder.media, 'a'))).toEqual(['b.png'])
  })

  it('follows no link that leads out of it', async () => {
    await using folder = await createFolder()
    await writeFile(join(folder.path, 'secret.png'), 'secret')
    await symlink(join(folder.path, 'secret.png'), join(folder.media, 'link.png'))

    expect(await folder.store.find('link.png')).toBeNull()
    expect(await folder.store.read('link.png')).toBeNull()
  })

  it('leaves what was there when the new bytes cannot be written', async () => {
    await using folder = await createFolder()
    await mkdir(join(folder.media, 'taken'))

    await expect(folder.store.write('taken', Buffer.from('x'))).rejects.toThrow('EISDIR')
    expect(await readdir(folder.media)).toEqual(['taken'])
  })
})

async function createFolder() {
  const { path, remove } = await createThrowAwayFolder()
  const media = join(path, 'media')
  await mkdir(media)
  return { path, media, store: createFolderStore(media), [Symbol.asyncDispose]: remove }
}
