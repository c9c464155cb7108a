import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * A folder and those it lies in, as far as they are missing. Node's own way asks for ever where a file system takes no folders,
 * such as /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EEXIST') return
    const parent = dirname(folder)
    if (code !== 'ENOENT' || parent === folder) throw error
    await makeFolder(parent)
    await mkdir(folder).catch((again) => {
      // Made by somebody else in between.
      if (again.code !== 'EEXIST') throw again
    })
  }
}
