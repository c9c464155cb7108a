import { describe, expect, it } from 'vitest'
import { createFoundDocuments } from './found-documents.ts'

describe('createFoundDocuments', () => {
  it('answers the same objects for what was read before, alone and in a list', () => {
    const documents = createFoundDocuments()
    const read = [{ sku: 'H-128', url_path: 'hoodie' }]
    const listed = documents.list(read)

    expect(listed).toEqual([{ sku: 'H-128', urlPath: 'hoodie' }])
    expect(documents.list(read)).toBe(listed)
    expect(read.map((document) => documents.find(document))[0]).toBe(listed[0])
    expect(documents.list([...read])[0]).toBe(listed[0])
  })
})
