import type { ListConditions } from '@vonk/domain/products'

type Article = { readonly visibility: ListConditions['visibility'][number]; readonly status: number }

/** Whether a list with these conditions shows an article while it is in stock. */
export function isListed(
  article: Article,
  { visibility, status }: Pick<ListConditions, 'visibility' | 'status'>,
): boolean {
  return visibility.includes(article.visibility) && status.some((each) => each === article.status)
}
