export { editDistance } from './edit-distance.ts'
export { nearestName } from './nearest-name.ts'
export { slugify } from './slugify.ts'
export { countCharacters, hasControlCharacters, tidyText } from './tidy-text.ts'
