import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { listFiles } from '../files/list-files.ts'
import { inProject } from '../files/project-root.ts'

const folders = ['apps/storefront/app', 'packages/ui/src']

/** The names that a build gives to the classes of the storefront, as its `vite/class-names-plugin.ts` makes them. */
export async function readClassNames(): Promise<string[]> {
  const names = await Promise.all(folders.map(namesOf))
  return [...new Set(names.flat())]
}

async function namesOf(folder: string): Promise<string[]> {
  const files = (await listFiles(inProject(folder))).filter((file) => file.endsWith('.module.css'))
  const names = files.map(async (file) => namesIn(await readFile(inProject(folder, file), 'utf8'), file))
  return (await Promise.all(names)).flat()
}

function namesIn(styles: string, file: string): string[] {
  const rules = styles.replaceAll(/\/\*.*?\*\//gs, '')
  return [...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => `${basename(file, '.module.css')}-${name}`)
}
