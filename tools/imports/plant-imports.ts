import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

export type PlantedImport = { from: string; to: string; isType?: boolean }

const projectFile = /^(apps|packages|e2e|bench|tools)\//
const packageNames = [
  'domain',
  'contract',
  'client',
  'platform',
  'commerce',
  'search',
  'content',
  'demo',
  'testkit',
  'page-host',
]

/** Writes a toy project: every file of the list, each importing what the list says. */
export async function plantImports(root: string, imports: PlantedImport[]) {
  await writeFile(join(root, 'tsconfig.base.json'), '{ "compilerOptions": { "module": "nodenext" } }')
  await mkdir(join(root, 'node_modules/@vonk'), { recursive: true })
  for (const name of packageNames) await plantPackage(root, name)

  const lines = Map.groupBy(imports, ({ from }) => from)
  const targets = imports.map(({ to }) => to).filter((to) => projectFile.test(to))
  for (const path of new Set([...lines.keys(), ...targets])) {
    const text = (lines.get(path) ?? []).map(importLine).join('')
    await mkdir(join(root, dirname(path)), { recursive: true })
    await writeFile(join(root, path), `${text}export const planted = true\n`)
  }
}

async function plantPackage(root: string, name: string) {
  const folder = join(root, 'packages', name)
  await mkdir(folder, { recursive: true })
  const manifest = {
    name: `@vonk/${name}`,
    type: 'module',
    exports: { '.': './src/index.ts', './*': './src/*/index.ts' },
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await symlink(folder, join(root, 'node_modules/@vonk', name))
}

function importLine({ from, to, isType = false }: PlantedImport) {
  const path = relative(dirname(from), to)
  const specifier = projectFile.test(to) ? (path.startsWith('.') ? path : `./${path}`) : to
  return isType ? `import type { planted } from '${specifier}'\n` : `import '${specifier}'\n`
}
