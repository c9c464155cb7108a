import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const resolver = new URL('./register-resolver.js', import.meta.url).href
const platform = fileURLToPath(new URL('../../packages/platform/', import.meta.url))

/** Imports drizzle from two modules, and tells what Node itself was asked to find of it. */
const script = `
  import { registerHooks } from 'node:module'
  const asked = []
  registerHooks({
    resolve(name, context, next) {
      if ((name + context.parentURL).includes('drizzle-orm')) asked.push(name)
      return next(name, context)
    },
  })
  REGISTER
  const { pgTable } = await import('drizzle-orm/pg-core')
  await import('drizzle-orm/pg-core')
  console.log(JSON.stringify({ kind: typeof pgTable, asked }))
`

async function importDrizzle(register: string) {
  const args = ['--input-type=module', '--eval', script.replace('REGISTER', register)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: platform })
  // What the script above writes.
  return JSON.parse(stdout) as { kind: string; asked: string[] }
}

describe('createDrizzleResolver', () => {
  it('finds the files of drizzle without asking Node for each of them', async () => {
    const [slow, quick] = await Promise.all([importDrizzle(''), importDrizzle(`await import('${resolver}')`)])

    expect(slow.asked.length).toBeGreaterThan(100)
    expect(quick).toEqual({ kind: 'function', asked: ['drizzle-orm/pg-core'] })
  })
})
