import type { SearchDocument, SearchQuery } from '@vonk/search/port'

/** An engine in the race. All of them get the same documents, questions and stemmer. */
export type Candidate = {
  add(documents: readonly SearchDocument[]): Promise<void>
  /** Called once when all documents are there. */
  finish(): Promise<void>
  query(query: SearchQuery): Promise<{ readonly total: number; readonly ids: readonly (number | string)[] }>
  suggest(prefix: string, size: number): Promise<number>
  /** Megabytes it holds outside this process. */
  megabytesElsewhere(): Promise<number>
  close(): Promise<void>
}

export type Engine = { readonly title: string; open(language: string): Promise<Candidate> }
