import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '../../tools/files/project-root.ts'
import { cacheNames, removeCache } from './without-cache.ts'

const folders = [
  'packages/search/src/embedded/documents',
  ...['request', 'cache', 'pages', 'rendering'].map((name) => `apps/storefront/app/${name}`),
]

/** The sources in which caches are made or used. */
async function aCheckout(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'vonk-without-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const folder of folders) await cp(join(projectRoot, folder), join(root, folder), { recursive: true })
  return root
}

async function changedFiles(root: string): Promise<string[]> {
  const files = await readdir(root, { recursive: true, withFileTypes: true })
  const changed: string[] = []
  for (const { name, parentPath } of files.filter((file) => file.isFile())) {
    const file = join(parentPath, name)
    const [now, before] = await Promise.all(
      [file, file.replace(root, projectRoot)].map((path) => readFile(path, 'utf8')),
    )
    if (now !== before) changed.push(file)
  }
  return changed
}

describe('removeCache', () => {
  it.each(cacheNames)('takes %s out of the sources of today, and leaves a program', async (cache) => {
    const root = await aCheckout()
    await removeCache(root, cache)

    const [changed = '', ...more] = await changedFiles(root)
    expect(more).toEqual([])
    expect(stripTypeScriptTypes(await readFile(changed, 'utf8'))).toContain('export')
  })

  it('refuses sources in which it does not find its line once', async () => {
    const root = await aCheckout()
    await removeCache(root, 'answers')

    await expect(removeCache(root, 'answers')).rejects.toThrow('answer-cache.server.ts does not say once')
  })
})
