export { countCharacters } from './count-characters.ts'
export { slugify } from './slugify.ts'
export { tidyText } from './tidy-text.ts'
