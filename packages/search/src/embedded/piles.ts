import type { Language } from '@vonk/domain/stores'
import { createLanguageTools, type LanguageTools } from '../languages/index.ts'
import type { Collection } from '../port.ts'
import { Pile } from './pile.ts'
import { WriteQueue } from './write-queue.ts'

type OpenPile = { readonly pile: Pile; readonly writes: WriteQueue }

type PileSettings = { languageOf(index: string): Language; isIndexed(path: string): boolean }

/** The collections of an engine, each made when something is first put into it. */
export class Piles {
  private readonly byName = new Map<string, OpenPile>()
  private readonly tools = new Map<Language, LanguageTools>()
  private readonly settings: PileSettings

  constructor(settings: PileSettings) {
    this.settings = settings
  }

  find({ index, entity }: Collection): OpenPile | null {
    return this.byName.get(JSON.stringify([index, entity])) ?? null
  }

  open(collection: Collection): OpenPile {
    const known = this.find(collection)
    if (known) return known
    const { index, entity } = collection
    const tools = this.toolsOf(this.settings.languageOf(index))
    const opened = { pile: new Pile(tools, this.settings.isIndexed), writes: new WriteQueue() }
    this.byName.set(JSON.stringify([index, entity]), opened)
    return opened
  }

  private toolsOf(language: Language): LanguageTools {
    const tools = this.tools.get(language) ?? createLanguageTools(language)
    this.tools.set(language, tools)
    return tools
  }
}
