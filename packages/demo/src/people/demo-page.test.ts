import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoCodes } from './codes/demo-codes.ts'
import { demoLogins } from './persons/logins.data.ts'

const page = readFileSync(new URL('../../../../docs/demo.md', import.meta.url), 'utf8')
const rows = page.match(/^\| .+ \|$/gm)?.map((row) => row.slice(2, -2).split(' | ')) ?? []

const quoted = (code: string) => `\`${code}\``

describe('docs/demo.md', () => {
  it('lists everybody one can log in as, and nobody else', () => {
    const listed = rows.filter(([first = '']) => first.includes('@'))

    expect(listed).toEqual(demoLogins.map(({ email, shows }) => [email, shows]))
    for (const { password } of demoLogins) expect(page).toContain(`\`${password}\``)
  })

  it('lists every code to try, and no other', () => {
    const listed = rows.filter(([first = '']) => first.startsWith('`'))
    const taken = listed.filter(([, , told]) => told === 'is taken').map(([code]) => code)

    expect(listed.map(([code, shows]) => [code, shows])).toEqual(
      demoCodes.map(({ code, shows }) => [quoted(code), shows]),
    )
    expect(taken).toEqual(demoCodes.filter(({ answer }) => answer === 'accepted').map(({ code }) => quoted(code)))
  })
})
