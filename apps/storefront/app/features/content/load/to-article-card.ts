import type { StoreView } from '@vonk/domain/stores'
import { buildPath } from '@vonk/domain/stores'
import { imageSize, isSafeLink, storyPage } from '@vonk/domain/urls'
import type { ArticleCard } from './story-data.ts'
import { toStoryPicture } from './to-story-picture.ts'

/** As much of a delivered story as a teaser reads. */
export type DeliveredArticle = {
  readonly name: string
  readonly full_slug: string
  readonly content: Readonly<Record<string, unknown>>
}

/** What a list shows of an article; what is missing or wrong in it is left out. */
export function toArticleCard({ name, full_slug, content }: DeliveredArticle, view: StoreView): ArticleCard {
  const { title, excerpt, image, date, readingMinutes } = content
  return {
    href: buildPath(view, storyPage(full_slug, view)),
    title: typeof title === 'string' && title !== '' ? title : name,
    excerpt: typeof excerpt === 'string' ? excerpt : '',
    picture: isImage(image) ? toStoryPicture({ alt: '', focus: '', title: '', ...image }) : null,
    date: isDay(date) ? date : null,
    readingMinutes: typeof readingMinutes === 'number' ? readingMinutes : null,
  }
}

function isDay(date: unknown): date is string {
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)
}

function isImage(image: unknown): image is { filename: string } {
  if (typeof image !== 'object' || image === null || !('filename' in image)) return false
  const { filename } = image
  return typeof filename === 'string' && isSafeLink(filename) && imageSize(filename) !== null
}
