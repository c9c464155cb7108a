import type { Translated } from '../../words/index.ts'
import { text } from '../../words/text.ts'
import type { ArticleTag } from './article.ts'

/** What the tags are called where shoppers see them. */
export const tagNames: Readonly<Record<ArticleTag, Translated>> = {
  care: text('verzorging', 'Pflege', 'care'),
  outdoors: text('buiten', 'draußen', 'outdoors'),
  sizes: text('maten', 'Größen', 'sizes'),
  make: text('zelf maken', 'selber machen', 'make it yourself'),
  family: text('gezin', 'Familie', 'family'),
  school: text('school', 'Schule', 'school'),
  style: text('stijl', 'Stil', 'style'),
  music: text('muziek', 'Musik', 'music'),
  skate: text('skate', 'Skate', 'skate'),
}
