import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const generated = new Set(['node_modules', 'build', 'coverage', 'reports'])

/**
 * Every file below `root` that people wrote, as sorted paths relative to it. Dot folders and what is generated are left
 * out.
 */
export async function listFiles(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const lists = entries.map(async (entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return path.endsWith('.generated.ts') ? [] : [path]
    return generated.has(entry.name) || entry.name.startsWith('.') ? [] : listFiles(root, path)
  })
  return (await Promise.all(lists)).flat().sort()
}
