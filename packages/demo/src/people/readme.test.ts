import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoCodes } from './codes/demo-codes.ts'
import { demoLogins } from './persons/logins.data.ts'

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')

describe('README', () => {
  it('lists everybody one can log in as, and every code to try', () => {
    for (const { email, password, shows } of demoLogins) {
      expect(readme).toContain(`| ${email} | ${shows} |`)
      expect(readme).toContain(`\`${password}\``)
    }
    for (const { code, shows } of demoCodes) expect(readme).toContain(`| \`${code}\` | ${shows} |`)
  })
})
