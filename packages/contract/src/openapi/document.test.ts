import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { putGarment } from '../testing.ts'
import { openApiDocument } from './document.ts'
import { tagDescriptions } from './tags.ts'

const document = openApiDocument([...Object.values(contract), putGarment], { version: '1.2.3' })
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

/** Every value found under a key, at any depth; property names of schemas are not mistaken for keywords. */
function valuesUnder(key: string, value: unknown, parent = ''): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [
    ...(name === key && parent !== 'properties' ? [child] : []),
    ...valuesUnder(key, child, name),
  ])
}

function resolve(ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/')
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document)
}

describe('openApiDocument', () => {
  it('has the parts OpenAPI 3.1 demands', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document.info).toMatchObject({ title: 'Vonk API', version: '1.2.3', license: { identifier: 'MIT' } })
    expect(document.info.description).toMatch(/16 kB.* 431/)
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[a-zA-Z0-9._-]+$/)
  })

  it('resolves every reference and leaves no document-local ones behind', () => {
    const refs = valuesUnder('$ref', document)

    expect(refs.length).toBeGreaterThan(5)
    for (const ref of refs) expect(resolve(String(ref)), String(ref)).toBeTypeOf('object')
    expect([valuesUnder('$defs', document), valuesUnder('$schema', document)]).toEqual([[], []])
  })

  it('lists every endpoint once, under a tag that is declared', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    const tags = document.tags.map((tag) => tag.name)

    expect(ids.toSorted()).toEqual([...Object.keys(contract), 'putGarment'].toSorted())
    expect(new Set(ids).size).toBe(ids.length)
    expect(operations.every(({ operation }) => operation.tags.every((tag) => tags.includes(tag)))).toBe(true)
    expect(tags).toEqual(expect.arrayContaining(['garments', 'store-views', 'catalog', 'stock']))
  })

  it('says what every tag is for, and describes no tag that nothing has', () => {
    const ours = openApiDocument(Object.values(contract), { version: '1.2.3' }).tags

    expect(ours.filter(({ description }) => !description)).toEqual([])
    expect(Object.keys(tagDescriptions).toSorted()).toEqual(ours.map(({ name }) => name))
  })

  it('offers no choice of one', () => {
    const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => valuesUnder(keyword, document))

    expect(choices.length).toBeGreaterThan(100)
    expect(choices.filter((choice) => !Array.isArray(choice) || choice.length < 2)).toEqual([])
  })

  it('declares every parameter of a path as required, and no parameter twice', () => {
    for (const { path, operation } of operations) {
      const parameters = operation.parameters.map((each) => ('$ref' in each ? (resolve(each.$ref) as never) : each))
      const keys = parameters.map((each: { in: string; name: string }) => `${each.in} ${each.name}`)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => `path ${match[1]}`)

      expect(path).not.toContain(':')
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.filter((key) => key.startsWith('path '))).toEqual(inPath)
      expect(parameters.every((each: { in: string; required: boolean }) => each.in !== 'path' || each.required)).toBe(
        true,
      )
    }
  })

  it('tells apart what a caller must give and what it may leave out', () => {
    const { put } = document.paths['/api/garments/{id}/{trail}'] ?? {}

    expect(put?.parameters).toContainEqual(expect.objectContaining({ name: 'sizes', in: 'query', required: false }))
    expect(put?.parameters).toContainEqual(expect.objectContaining({ name: 'isNew', in: 'query', required: false }))
    expect(put?.requestBody?.content['application/json']?.schema).toMatchObject({ required: ['title'] })
  })

  it('wraps results in the envelope and names every refusal under its status', () => {
    const { put } = document.paths['/api/garments/{id}/{trail}'] ?? {}
    const responses = put?.responses

    expect(responses?.['200']?.content['application/json']?.schema).toMatchObject({
      required: ['code', 'result', 'meta'],
    })
    expect(Object.keys(responses ?? {})).toEqual(['200', '400', '409', '410', '413', '415', '500', '503'])
    expect(responses?.['410']?.description).toBe('`garment-gone` (This garment is no longer made.)')
    expect(JSON.stringify(responses?.['409'])).toContain('"available":{"type":"integer"}')
  })
})
