import type { CategoryDocument } from '@vonk/contract'
import type { SearchDocument, SearchEngine, SearchQuery } from '@vonk/search/port'
import { AdaptiveThrottle } from './adaptive-throttle.ts'
import type { CategoryTree } from './category-tree.ts'
import { readCounts } from './engine-queries.ts'
import type { ViewDocuments } from './view-documents.ts'

type Parts = {
  readonly engine: SearchEngine
  readonly documents: ViewDocuments
  readonly categories: CategoryTree
  /** Asks how many products each category lists. */
  question(): SearchQuery
}

/** The categories in the engine, with how many products their lists show. */
export class CategoryCounts {
  private readonly parts: Parts
  private readonly counting = new AdaptiveThrottle()
  private areOld = false

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Some products have been indexed since. */
  noteChange(): void {
    this.areOld = true
  }

  /** Writes all categories, with the numbers as they are now, or as they were counted last. */
  async replace({ isRecounted = false } = {}): Promise<void> {
    const { documents, categories } = this.parts
    if (isRecounted) categories.recount(await this.count())
    await documents.replace('category', categories.counted().map(toAnswered))
  }

  async recount(): Promise<void> {
    const { documents, categories } = this.parts
    this.areOld = false
    try {
      await documents.write('category', categories.recount(await this.count()).map(toAnswered))
    } catch (error) {
      this.areOld = true
      throw error
    }
  }

  /** Now and then, when something has changed. */
  async refresh(between: () => Promise<void>): Promise<void> {
    if (this.areOld) await this.counting.run(() => this.recount(), between)
  }

  private async count(): Promise<Map<number, number>> {
    const { engine, documents, question } = this.parts
    return readCounts(await engine.query(documents.of('product'), question()))
  }
}

/** Old clients compare the ids of parents with texts. */
function toAnswered(category: CategoryDocument): SearchDocument {
  const { parent_ids: parents } = category
  return parents ? { ...category, parent_ids: parents.map(String) } : category
}
