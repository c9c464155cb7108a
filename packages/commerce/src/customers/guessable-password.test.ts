import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const owner = { email: 'zoe.vries@example.nl', names: ['Zoë', 'de', 'Vries'], shop: 'vonk' }

describe('isGuessable', () => {
  it.each([
    ...['Password1', 'P@ssw0rd', 'Password1!', 'Passw0rd!', 'Welcome01', 'Wachtwoord1', 'Passwort1', 'Qwerty123!'],
    ...['Qwertyuiop1', 'Abcd1234!', 'Zaq12wsx!', 'Iloveyou1!', 'Amsterdam1!', 'Aa1Aa1Aa1', '11111111aA', 'aaaaaaaA1'],
  ])('is said of what everybody tries (%s)', async (password) => {
    expect(await isGuessable(password, owner)).toBe(true)
  })

  it.each([
    ...['zoe.vries@example.nl', 'Zoe.Vries@Example.nl', 'Zoe.Vries@example.nl1', 'Zoë-de-Vries-1', 'ZoeVries2026!'],
    ...['Vries1990!', '1990-VRIES-vries', 'Vonk2026!', 'VonkVonk1!', 'Vonk-Zoe-1'],
  ])('is said of the own words of an account (%s)', async (password) => {
    expect(await isGuessable(password, owner)).toBe(true)
  })

  it.each([
    ...['Vonk-demo-1', 'Regen-boog-2', 'Geheim12!', 'Xk7-pQz2', 'Zoes gele regenlaars 7', 'correct horse Battery 1'],
    ...['王小明的密码Aa1', 'Vries bij de vuurtoren'],
  ])('is not said of others (%s)', async (password) => {
    expect(await isGuessable(password, owner)).toBe(false)
  })

  it('knows a customer by what there is of her', async () => {
    const nobody = { email: '', names: ['', 'Li'], shop: '' }

    expect(await isGuessable('Regen-boog-2', nobody)).toBe(false)
    expect(await isGuessable('Password1', nobody)).toBe(true)
  })

  it('looks at the beginning of a long one alone, because looking at all of it takes seconds', async () => {
    expect(await isGuessable(`${'abc'.repeat(11)}X9$kQ!zz81-Vw`, owner)).toBe(true)
    expect(await isGuessable('abcX9$kQ!zz81-Vw', owner)).toBe(false)
  })
})
