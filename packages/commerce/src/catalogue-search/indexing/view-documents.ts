import type { Collection, SearchDocument, SearchEngine } from '@vonk/search/port'

export type OnProgress = (count: number) => void

type Batches<Document> = {
  read(after: number): Promise<readonly Document[]>
  write(documents: readonly Document[]): Promise<void>
  /** Awaited after every batch: what may not wait for the end. */
  between(): Promise<void>
  readonly onProgress?: OnProgress
}

/** The documents of one view in the engine, by kind. */
export class ViewDocuments {
  private readonly engine: SearchEngine
  private readonly code: string
  /** What was written while everything is read again, by the batches or between them: it stays. */
  private readonly reading = new Map<string, Set<number | string>>()

  constructor(engine: SearchEngine, code: string) {
    this.engine = engine
    this.code = code
  }

  of(entity: string): Collection {
    return { index: this.code, entity }
  }

  /** Whether all documents of a kind are being read at this moment. */
  isReading(entity: string): boolean {
    return this.reading.has(entity)
  }

  async write(entity: string, documents: readonly SearchDocument[]): Promise<void> {
    await this.engine.index(this.of(entity), documents)
    for (const { id } of documents) this.reading.get(entity)?.add(id)
  }

  async replace(entity: string, documents: readonly SearchDocument[]): Promise<void> {
    await this.engine.index(this.of(entity), documents)
    await this.engine.retain(this.of(entity), new Set(documents.map(({ id }) => id)))
  }

  async replaceInBatches<Document extends { readonly id: number }>(
    entity: string,
    { read, write, between, onProgress = () => {} }: Batches<Document>,
  ): Promise<void> {
    const ids = new Set<number | string>()
    this.reading.set(entity, ids)
    for (let batch = await read(0); batch.length > 0; batch = await read(batch.at(-1)?.id ?? 0)) {
      await write(batch)
      onProgress(batch.length)
      await between()
    }
    await this.engine.retain(this.of(entity), ids)
    this.reading.delete(entity)
  }
}
