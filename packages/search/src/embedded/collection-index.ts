import type { LanguageTools } from '../languages/index.ts'
import type { SearchDocument } from '../port.ts'
import { DocumentStore } from './documents/document-store.ts'
import type { ProjectionMemory } from './documents/projection-memory.ts'
import { FieldTree } from './fields/field-tree.ts'
import { Scratch } from './scratch.ts'
import { Scoreboard } from './text/scoreboard.ts'
import { TextIndex } from './text/text-index.ts'

type CollectionParts = {
  readonly language: LanguageTools
  isIndexed(path: string): boolean
  /** For the unpacked documents of all collections. */
  readonly memory: ProjectionMemory
}

/** One collection. Every change of a document happens in one go, so whoever reads in between sees it whole. */
export class CollectionIndex {
  readonly documents: DocumentStore
  readonly fields: FieldTree
  readonly text: TextIndex
  readonly scoreboard = new Scoreboard()
  readonly scratch = new Scratch()

  constructor({ language, isIndexed, memory }: CollectionParts) {
    this.documents = new DocumentStore(memory)
    this.fields = new FieldTree(isIndexed)
    this.text = new TextIndex(language)
  }

  put(document: SearchDocument): void {
    const { slot, isNew } = this.documents.put(document, '_search')
    this.fields.put(slot, document, isNew)
    this.text.put(slot, document)
  }

  remove(id: SearchDocument['id']): void {
    const slot = this.documents.remove(id)
    if (slot === null) return
    this.fields.remove(slot)
    this.text.remove(slot)
  }
}
