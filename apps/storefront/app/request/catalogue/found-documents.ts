import { createObjectMemo } from '../../cache/index.ts'
import { type CamelCased, createCamelCase } from './camel-case.ts'

/**
 * The documents of answers in the storefront's names. One that is read again is the same object, and so is what is made
 * of it, the cards of a list among them; nothing else is in them than what was read.
 */
export function createFoundDocuments() {
  const [memo, camelCase] = [createObjectMemo(), createCamelCase()]
  function find<Document extends object>(document: Document): CamelCased<Document> {
    return memo.find(document, [], () => camelCase(document))
  }
  return {
    find,
    list: <Document extends object>(documents: readonly Document[]) =>
      memo.find(documents, [], () => documents.map((document) => find(document))),
    usage: memo.usage,
  }
}

export type FoundDocumentsCache = ReturnType<typeof createFoundDocuments>
