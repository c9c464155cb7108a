import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldEmail } from './fold-email.ts'

describe('foldEmail', () => {
  it.each([
    ['Zoe@Example.NL', 'zoe@example.nl'],
    [' zoe@example.nl ', 'zoe@example.nl'],
    ['zoe+shop@example.nl', 'zoe@example.nl'],
    ['zoe+a+b@example.nl', 'zoe@example.nl'],
    ['Jo.Ann+shop@googlemail.com', 'joann@gmail.com'],
    ['j.o.a.n.n@gmail.com', 'joann@gmail.com'],
    ['jo.ann@protonmail.com', 'joann@proton.me'],
    ['joann@pm.me', 'joann@proton.me'],
  ])('takes %s for %s', (typed, folded) => {
    expect(foldEmail(typed)).toBe(folded)
  })

  it.each([
    ['jo.ann@example.nl', 'joann@example.nl'],
    ['zoe@gmail.com', 'zoe@example.nl'],
    ['zoe@outlook.com', 'zoe@hotmail.com'],
    ['+a@example.nl', '+b@example.nl'],
  ])('tells %s and %s apart', (one, other) => {
    expect(foldEmail(one)).not.toBe(foldEmail(other))
  })

  it.each(['', 'zoe', '@', 'constructor@constructor', '@example.nl'])('has an answer for %j too', (text) => {
    expect(foldEmail(text)).toBe(text)
  })

  it('folds what is folded to itself', () => {
    const local = fc.stringMatching(/^[a-z.]{1,8}(\+[a-z]{0,4})?$/)
    const domain = fc.constantFrom('gmail.com', 'googlemail.com', 'pm.me', 'example.nl')
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const folded = foldEmail(`${name}@${host}`)

        expect(foldEmail(folded)).toBe(folded)
        expect(foldEmail(`${name}+more@${host}`)).toBe(folded)
      }),
    )
  })
})
