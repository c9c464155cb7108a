import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import config from '../react-router.config.ts'
import { withoutUnused } from './router-parts-plugin.ts'

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

async function shipped(file: string): Promise<string> {
  return withoutUnused(await readFile(join(router, 'dist/production', file), 'utf8'), file)
}

describe('withoutUnused', () => {
  it('leaves nothing of how the router asks the server for routes, which this shop has it never do', async () => {
    const code = await shipped('lib/dom/ssr/fog-of-war.js')

    expect(config.routeDiscovery).toEqual({ mode: 'initial' })
    expect(code).toContain('export const isFogOfWarEnabled = () => false\n')
    expect(code).not.toContain('fetch')
  })

  it('leaves nothing of how the router is measured, which this shop does not ask for', async () => {
    const code = await shipped('lib/router/instrumentation.js')
    const entry = await readFile(new URL('../app/entry.client.tsx', import.meta.url), 'utf8')

    expect(entry).not.toContain('instrumentations')
    expect(code).toContain('export const consumeInstrumentationClientResultMetaReceiver = () => undefined\n')
    expect(code).not.toContain('WeakMap')
  })

  it('lets components go that nothing renders', async () => {
    const code = await shipped('lib/dom/lib.js')

    expect(code).toContain('const NavLink = /* @__PURE__ */ React$1.forwardRef(')
    expect(code).not.toContain('NavLink.displayName')
  })

  it('lets warnings go that only developers read, and keeps errors', async () => {
    const code = await shipped('lib/router/router.js')

    expect(code).toMatch(/\/\* @__PURE__ \*\/ warning\(/)
    expect(code).not.toMatch(/@__PURE__ \*\/ invariant/)
    expect(await shipped('lib/router/history.js')).toContain('\nfunction warning(')
  })

  it('says so when a newer router is put together in another way', () => {
    expect(() => withoutUnused('export { other };', 'lib/router/instrumentation.js')).toThrow(
      'look at this plugin again',
    )
  })
})
