import type { LanguageTools } from '../languages/index.ts'
import type { SearchDocument } from '../port.ts'
import { DocumentStore } from './documents/document-store.ts'
import { FieldTree } from './fields/field-tree.ts'
import { Scratch } from './scratch.ts'
import { Scoreboard } from './text/scoreboard.ts'
import { TextIndex } from './text/text-index.ts'

/** One collection. Every change of a document happens in one go, so whoever reads in between sees it whole. */
export class CollectionIndex {
  readonly documents = new DocumentStore()
  readonly fields: FieldTree
  readonly text: TextIndex
  readonly scoreboard = new Scoreboard()
  readonly scratch = new Scratch()

  constructor(language: LanguageTools, isIndexed: (path: string) => boolean) {
    this.fields = new FieldTree(isIndexed)
    this.text = new TextIndex(language)
  }

  put(document: SearchDocument): void {
    const { _search, ...shown } = document
    const { slot, isNew } = this.documents.put({ ...shown, id: document.id })
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
