import { describe, expect, it } from 'vitest'
import { checkLicences } from './licences.ts'

const refusals = (name: string, license?: string) =>
  checkLicences({ packages: { [`node_modules/${name}`]: { version: '1.0.0', ...(license && { license }) } } })

describe('checkLicences', () => {
  it.each(['MIT', 'MIT OR Apache-2.0', '(MIT AND Zlib)', 'GPL-3.0 OR MIT', 'OFL-1.1'])('accepts %s', (license) => {
    expect(refusals('pg', license)).toEqual([])
  })

  it.each(['GPL-3.0', '(MIT AND GPL-3.0)', 'UNLICENSED', undefined])('refuses %s and names the package', (license) => {
    expect(refusals('pg', license)).toMatchObject([{ message: expect.stringContaining('pg is licensed') }])
  })

  it('accepts MPL for the tools that do not ship, and nowhere else', () => {
    expect(refusals('lightningcss-linux-x64-gnu', 'MPL-2.0')).toEqual([])
    expect(refusals('pg', 'MPL-2.0')).toHaveLength(1)
    expect(refusals('lightningcss-linux-x64-gnu', 'LGPL-3.0-or-later')).toHaveLength(1)
  })

  it('accepts an exception beside permissive parts', () => {
    expect(refusals('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toEqual([])
  })
})
