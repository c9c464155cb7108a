import type { Brand } from '../../label/index.ts'
import type { Article } from './article.ts'
import { razzArticles } from './razz-articles.data.ts'
import { vonkArticles } from './vonk-articles.data.ts'

/** Every article of both brands. */
const articles: readonly Article[] = [...vonkArticles, ...razzArticles]

export function findArticle(code: string): Article {
  const article = articles.find((one) => one.code === code)
  if (!article) throw new Error(`the blog has no article ${code}`)
  return article
}

/** The articles a brand wrote last. */
export function newestArticles(brand: Brand, count: number): readonly Article[] {
  return articles
    .filter((article) => article.brand === brand)
    .toSorted((one, other) => one.daysAgo - other.daysAgo)
    .slice(0, count)
}
