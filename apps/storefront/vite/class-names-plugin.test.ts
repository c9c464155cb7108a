import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { classNameOf, classNamesPlugin } from './class-names-plugin.ts'

const app = fileURLToPath(new URL('../app', import.meta.url))

function transform(code: string): { code: string } {
  const hook = classNamesPlugin()[0]?.transform
  if (typeof hook !== 'object') throw new Error('The plugin has a handler')
  // Only the code is read of what Vite hands over.
  const handler = hook.handler as unknown as (code: string) => { code: string }
  return handler(code)
}

describe('classNamesPlugin', () => {
  it('imports classes by name, and everything else as it stands', () => {
    const others = "import { Icon } from './icon.tsx'\nimport React from 'react'"

    expect(transform(`${others}\nimport styles from './button.module.css'`).code).toBe(
      `${others}\nimport * as styles from './button.module.css'`,
    )
  })
})

describe('classNameOf', () => {
  it('names a class after its file', () => {
    expect(classNameOf('label', '/shop/app/ui/controls/button.module.css')).toBe('button-label')
  })

  it('never gives two classes one name, because no two files have one and no class has a hyphen', async () => {
    const files = globSync('**/*.module.css', { cwd: app })
    const names = files.map((file) => basename(file))
    const classes = await Promise.all(files.map((file) => classesOf(`${app}/${file}`)))

    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(classes.flat().filter((name) => !canBeImported(name))).toEqual([])
  })
})

async function classesOf(file: string): Promise<string[]> {
  const text = (await readFile(file, 'utf8')).replaceAll(/\/\*.*?\*\//gs, '')
  return [...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? '')
}

/** A reserved word such as `new` cannot be imported by name, and Vite leaves it out. */
function canBeImported(name: string): boolean {
  try {
    new Function(`'use strict'; const ${name} = 1`)
    return true
  } catch {
    return false
  }
}
