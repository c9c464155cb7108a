export { slugify } from './slugify.ts'
export { countCharacters, hasControlCharacters, tidyText } from './tidy-text.ts'
