import type { CategoryBook } from './category-book.ts'
import type { OptionBook } from './option-book.ts'
import type { TaxBook } from './tax-book.ts'

/** What a sheet names and the shop has by number. */
export type SheetBooks = { readonly options: OptionBook; readonly categories: CategoryBook; readonly taxes: TaxBook }
