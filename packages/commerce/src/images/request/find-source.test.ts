import { mkdirSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolderStore } from '@vonk/platform/objects'
import { afterAll, describe, expect, it } from 'vitest'
import { openFolders } from '../testing.ts'
import { createSourceFinder } from './find-source.ts'

const folders = openFolders()
afterAll(folders.close)
const { media, mediaFolder, root, put } = folders
const find = (path: string) => createSourceFinder(media)(path)
const notFound = { ok: false, refusal: { code: 'picture-not-found' } }

describe('createSourceFinder', () => {
  it('finds a file and notices when it changes', async () => {
    const file = put('v/k/a.svg', 'one')
    const before = await find('v/k/a.svg')
    expect(before).toMatchObject({ ok: true, value: { path: 'v/k/a.svg' } })

    utimesSync(file, new Date(), new Date(Date.now() - 5_000))
    expect(await find('v/k/a.svg')).not.toEqual(before)
  })

  it('remembers for a moment what it has found', async () => {
    const finder = createSourceFinder(media)
    const file = put('b.svg', 'one')
    const before = await finder('b.svg')
    utimesSync(file, 0, 0)

    expect(await finder('b.svg')).toEqual(before)
  })

  it('finds nothing where nothing is, and no folder', async () => {
    mkdirSync(join(mediaFolder, 'folder.svg'))
    put('c.svg', '')

    expect(await find('nothing.svg')).toEqual(notFound)
    expect(await find('folder.svg')).toEqual(notFound)
    expect(await find('c.svg/d.svg')).toEqual(notFound)
    expect(await createSourceFinder(createFolderStore(join(root, 'missing')))('a.svg')).toEqual(notFound)
  })

  it('follows a link inside the media folder, and none out of it', async () => {
    const outside = join(root, 'secret.svg')
    writeFileSync(outside, '<svg/>')
    mkdirSync(join(root, 'media-of-others'))
    writeFileSync(join(root, 'media-of-others', 'x.svg'), '<svg/>')
    put('real.svg', '<svg/>')
    symlinkSync('real.svg', join(mediaFolder, 'inside.svg'))
    symlinkSync(outside, join(mediaFolder, 'outside.svg'))
    symlinkSync('/etc', join(mediaFolder, 'etc'))
    symlinkSync(join(root, 'media-of-others'), join(mediaFolder, 'others'))
    symlinkSync('loop.svg', join(mediaFolder, 'loop.svg'))

    expect(await find('inside.svg')).toMatchObject({ ok: true })
    for (const path of ['outside.svg', 'etc/hostname', 'others/x.svg', 'loop.svg'])
      expect(await find(path)).toEqual(notFound)
  })

  it('works when the media folder itself is a link', async () => {
    symlinkSync(mediaFolder, join(root, 'linked'))
    put('e.svg', '<svg/>')

    expect(await createSourceFinder(createFolderStore(join(root, 'linked')))('e.svg')).toMatchObject({ ok: true })
  })

  it('refuses files of more than 30 MB', async () => {
    truncateSync(put('heavy.png', ''), 30_000_001)

    expect(await find('heavy.png')).toEqual({ ok: false, refusal: { code: 'picture-too-large' } })
  })
})
