export { countCharacters } from './count-characters.ts'
export { tidyText } from './tidy-text.ts'
