// biome-ignore lint/style/noDefaultExport: React's lazy takes the default
export { ShownBlocks, ShownStory as default } from './shown-story.tsx'
