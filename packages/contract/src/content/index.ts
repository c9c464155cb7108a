export { type Block, type BlockName, type BlockOf, blockSchema } from './blocks.ts'
export { type ContentRefusal, checkContent } from './check-content.ts'
export * from './delivery-calls.ts'
export type { DeliverySort } from './delivery-fields.ts'
export {
  type ComponentDescription,
  describeComponents,
  type FieldDescription,
} from './describe-components.ts'
export type { ContentImage } from './image.ts'
export type { ContentLink } from './link.ts'
export type { BlogPageContent, PageContent } from './pages.ts'
export { type ReadContent, readContent } from './read-content.ts'
export { type RichText, type RichTextMark, type RichTextNode, richTextSchema, textLooks } from './rich-text.ts'
export * from './space-calls.ts'
export {
  type ContentJson,
  contentJsonSchema,
  type Story,
  type StoryAlternate,
  type StoryDto,
  toStoryDto,
} from './story.ts'
export * from './story-calls.ts'
export { type StoryContent, type StoryContentInput, storyContentSchema } from './story-content.ts'
export { type StoryCondition, type StoryFilter, storyFilterPairs } from './story-filter.ts'
export type { ThemeContent } from './theme.ts'
