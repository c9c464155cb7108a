export { slugify } from './slugify.ts'
export { countCharacters, tidyText } from './tidy-text.ts'
