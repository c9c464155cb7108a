import { execFileSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../files/project-root.ts'
import { unpack, withCheckout } from './with-checkout.ts'
import { withDataFolder } from './with-data-folder.ts'

const author = ['-c', 'user.name=Vonk', '-c', 'user.email=vonk@example.com']

describe('withCheckout', () => {
  it('uses a folder as it is', async () => {
    expect(
      await withCheckout(
        projectRoot,
        () => {},
        async (root) => join(root, '/'),
      ),
    ).toBe(projectRoot)
    expect(await readdir(projectRoot)).toContain('package.json')
  })

  it('refuses what is neither a folder nor a ref', async () => {
    const working = withCheckout(
      'no-such-ref',
      () => {},
      async () => 'worked',
    )

    await expect(working).rejects.toThrow('no-such-ref')
  })
})

describe('unpack', () => {
  it('writes the files of a commit and nothing else', async () => {
    const files = await withDataFolder((from) =>
      withDataFolder(async (to) => {
        await writeFile(join(from, 'shop.ts'), 'export {}')
        for (const args of [
          ['init', '-q'],
          ['add', '.'],
          [...author, 'commit', '-q', '-m', 'shop: open'],
        ]) {
          execFileSync('git', args, { cwd: from })
        }
        await writeFile(join(from, 'later.ts'), 'export {}')
        await unpack('HEAD', { from, to })
        return readdir(to)
      }),
    )

    expect(files).toEqual(['shop.ts'])
  })
})
