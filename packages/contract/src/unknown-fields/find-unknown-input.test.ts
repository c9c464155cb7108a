import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { openApiDocument } from '../openapi/index.ts'
import { findUnknownInput } from './find-unknown-input.ts'
import { passedOver } from './passed-over.data.ts'

const endpoints: readonly Endpoint[] = Object.values(contract)
const strict = endpoints.filter((call) => call.refusesUnknownFields)
const { paths, components } = openApiDocument(endpoints, { version: '1.0.0' })

type Place = { readonly path: string; readonly isClosed: boolean; readonly holding: (value: unknown) => unknown }

/** Every object inside a body, as the document describes it, with a body that holds a value there. */
function placesIn(schema: unknown, place: Place): Place[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, anyOf = [], items, properties, additionalProperties } = schema as Record<string, unknown> // JSON Schema has any key.
  if (typeof $ref === 'string') return placesIn(components.schemas[$ref.split('/').at(-1) ?? ''], place)
  const inside = (step: string | number, holding: (value: unknown) => unknown): Place => ({
    path: `${place.path}.${step}`,
    isClosed: false,
    holding: (value) => place.holding(holding(value)),
  })
  return [
    ...(properties ? [{ ...place, isClosed: additionalProperties === false }] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) =>
      placesIn(
        inner,
        inside(name, (value) => ({ [name]: value })),
      ),
    ),
    ...placesIn(
      items,
      inside(0, (value) => [value]),
    ),
    ...(anyOf as unknown[]).flatMap((option) => placesIn(option, place)),
  ]
}

const whole = { path: 'body', isClosed: false, holding: (value: unknown) => value }
const places = strict.flatMap((call) => {
  const path = call.path.replace(/:(\w+)(\{\.\+\})?/g, '{$1}')
  const body = paths[path]?.[call.method.toLowerCase()]?.requestBody?.content['application/json']?.schema
  return placesIn(body, whole).map((place) => ({ name: call.name, call, ...place }))
})
/** What browsers write, what is checked as content, and imported documents. */
const loose = /credential|body\.content$|documents\.0$/
const closed = places.filter(({ isClosed }) => isClosed)

describe('findUnknownInput', () => {
  it('looks through dozens of calls and their objects', () => {
    expect(strict.length).toBeGreaterThan(40)
    expect(closed.length).toBeGreaterThan(40)
    expect(places.filter(({ isClosed }) => !isClosed).filter(({ path }) => !loose.test(path))).toEqual([])
  })

  it.each(closed)('finds a misspelt field of $name in $path', ({ call, path, holding }) => {
    const found = findUnknownInput(call, { queryKeys: [], body: holding({ mispelt: 1 }) })

    expect(found).toEqual([{ path: `${path}.mispelt`, message: expect.stringMatching(/^Unknown field/) }])
  })

  it.each(strict)('finds a misspelt query field of $name', (call) => {
    const found = findUnknownInput(call, {
      queryKeys: ['token', 'storeCode', ...call.queryFields, 'mispelt'],
      body: {},
    })

    expect(found).toEqual([{ path: 'query.mispelt', message: 'Unknown field' }])
  })

  it('looks through every form a value may have', () => {
    const part = z.object({ size: z.string().optional() })
    const forms = {
      option: z.union([z.string(), part]).optional(),
      table: z.record(z.string(), part).default({}),
      number: z
        .union([z.number(), z.string().transform(Number)])
        .pipe(z.number())
        .nullish(),
      given: z.preprocess((value) => value ?? {}, part).readonly(),
      later: z.lazy(() => part),
      loose: z.looseObject({ part: part.optional() }),
    }
    const call = endpoint({
      ...{ name: 'x', method: 'POST', path: '/api/x', result: z.string(), refusals: {} },
      body: z.object(forms),
    } as const)
    const wrong = { siez: 'M' }
    const body = {
      option: wrong,
      table: { a: wrong },
      number: '7',
      given: wrong,
      later: wrong,
      loose: { part: wrong, more: 1 },
    }
    const found = findUnknownInput(call, { queryKeys: [], body })

    expect(found.map(({ path }) => path)).toEqual(
      ['option', 'table.a', 'given', 'later', 'loose.part'].map((path) => `body.${path}.siez`),
    )
    expect(found[0]?.message).toBe('Unknown field, perhaps size was meant')
  })
})

describe('passedOver', () => {
  const changing = endpoints.filter(({ method, takesText }) => method !== 'GET' && !takesText)

  it('names calls that there are, each with its reason', () => {
    for (const [place, reason] of Object.entries(passedOver)) {
      const covered = endpoints.filter(({ path }) => (place.endsWith('/') ? path.startsWith(place) : path === place))

      expect(covered.length, place).toBeGreaterThan(0)
      expect(reason.length).toBeGreaterThan(20)
    }
  })

  it('covers no call for staff or a back office', () => {
    const own = changing.filter(({ right, takesKey }) => right || takesKey)

    expect(own.length).toBeGreaterThan(25)
    expect(own.filter((call) => !call.refusesUnknownFields)).toEqual([])
  })
})
