import { mergeMessages } from './merge-messages.ts'

export { grammar } from '@vonk/languages/en/facts'

export const messages = mergeMessages(import.meta.glob('./en/*.po', { eager: true, import: 'messages' }))
