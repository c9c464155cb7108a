import { err, ok, type Result } from '@vonk/domain/result'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createCart, findGarment } from '../testing.ts'
import { handle } from './handle.ts'

const garment = { id: 1, sizes: [], page: 1, sort: null } as const

describe('handle', () => {
  it('gives the handler the parsed input', () => {
    handle(findGarment, ({ id, sizes, page }) => {
      expectTypeOf(id).toEqualTypeOf<number>()
      expectTypeOf(sizes).toEqualTypeOf<string[] | undefined>()
      expectTypeOf(page).toEqualTypeOf<number>()
      return ok(garment)
    })
  })

  it('compiles with declared refusals, read-only values and unions of them', () => {
    const route = handle(findGarment, async ({ id }) => {
      if (id === 1) return err({ code: 'garment-not-found' })
      if (id === 2) return err({ code: 'sold-out', available: 3 })
      return ok(garment)
    })

    expect(route.endpoint).toBe(findGarment)
  })

  it('does not compile with an undeclared refusal, missing details or a wrong result', () => {
    // @ts-expect-error 'sold-oot' is not declared
    handle(findGarment, () => err({ code: 'sold-oot' }))
    // @ts-expect-error the refusal lacks `available`
    handle(findGarment, () => err({ code: 'sold-out' }))
    // @ts-expect-error the endpoint declares no refusal at all
    handle(createCart, () => err({ code: 'garment-not-found' }))
    // @ts-expect-error the result lacks `sizes`
    handle(findGarment, () => ok({ id: 1, page: 1, sort: null }))
    // @ts-expect-error a use case that may refuse in one more way
    handle(findGarment, (): Result<typeof garment, { code: 'garment-not-found' } | { code: 'frozen' }> => ok(garment))
  })
})
