export { createLanguageTools, type LanguageTools } from './language-tools.ts'
