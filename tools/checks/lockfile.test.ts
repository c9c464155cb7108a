import { describe, expect, it } from 'vitest'
import { checkLockfile } from './lockfile.ts'

const messages = (packages: Parameters<typeof checkLockfile>[0]['packages']) =>
  checkLockfile({ packages }).map(({ message }) => message)

describe('checkLockfile', () => {
  it('accepts locked packages and links to our own', () => {
    const good = {
      '': { version: '0.1.0' },
      'packages/domain': { version: '0.1.0' },
      'node_modules/@vonk/domain': { resolved: 'packages/domain', link: true },
      'node_modules/pg': { version: '8.0.0', integrity: 'sha512-x' },
    }

    expect(messages(good)).toEqual([])
  })

  it('refuses a registry address', () => {
    const pg = { version: '8.0.0', integrity: 'sha512-x', resolved: 'https://registry.example/pg.tgz' }

    expect(messages({ 'node_modules/pg': pg })).toEqual([
      'pg names a registry address (https://registry.example/pg.tgz)',
    ])
  })

  it('refuses a package whose bytes are not pinned', () => {
    expect(messages({ 'node_modules/a/node_modules/@x/b': { version: '1.0.0' } })).toEqual(['@x/b has no integrity'])
  })
})
