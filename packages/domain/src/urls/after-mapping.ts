import { type PageNotFound, pageNotFound } from './resolve-page.ts'

export type MappingAnswer<Page> =
  | { readonly kind: 'mapped'; readonly page: Page }
  | { readonly kind: 'unmapped' }
  | { readonly kind: 'failed'; readonly reason: string }

/** What a client does with the answer of the URL map: without a page it shows page-not-found and leaves a line in the log. */
export function afterMapping<Page>(
  path: string,
  answer: MappingAnswer<Page>,
): { readonly page: Page | PageNotFound; readonly log: string | null } {
  switch (answer.kind) {
    case 'mapped':
      return { page: answer.page, log: null }
    case 'unmapped':
      return { page: pageNotFound, log: `No mapping found for ${path}` }
    case 'failed':
      return { page: pageNotFound, log: answer.reason }
  }
}
