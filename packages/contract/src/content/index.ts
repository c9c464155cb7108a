export { type Block, type BlockName, type BlockOf, blockSchema } from './blocks.ts'
export { type ContentRefusal, checkContent } from './check-content.ts'
export { deliverStories, deliverStory } from './delivery-calls.ts'
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
export {
  deliverDatasource,
  deliverDatasourceEntries,
  deliverDatasources,
  deliverLinks,
  deliverSpace,
  deliverTags,
  receiveSpaceHook,
  renewSpace,
  type StoryLinkDto,
} from './space-calls.ts'
export {
  type ContentJson,
  contentJsonSchema,
  type Story,
  type StoryAlternate,
  type StoryDto,
  toStoryDto,
} from './story.ts'
export {
  listBlogStories,
  previewStory,
  readHomeStory,
  readStoriesByUuid,
  readStory,
  readThemeStory,
  validateEditor,
} from './story-calls.ts'
export { type StoryContent, type StoryContentInput, storyContentSchema } from './story-content.ts'
export { type StoryCondition, type StoryFilter, storyFilterPairs } from './story-filter.ts'
export type { ThemeContent } from './theme.ts'
