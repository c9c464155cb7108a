import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { listFiles } from '../files/list-files.ts'
import { inProject } from '../files/project-root.ts'

const app = 'apps/storefront/app'

/** The names that a build gives to the classes of the storefront, as its `vite/class-names-plugin.ts` makes them. */
export async function readClassNames(): Promise<string[]> {
  const files = (await listFiles(inProject(app))).filter((file) => file.endsWith('.module.css'))
  const names = await Promise.all(
    files.map(async (file) => namesIn(await readFile(inProject(app, file), 'utf8'), file)),
  )
  return [...new Set(names.flat())]
}

function namesIn(styles: string, file: string): string[] {
  const rules = styles.replaceAll(/\/\*.*?\*\//gs, '')
  return [...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => `${basename(file, '.module.css')}-${name}`)
}
