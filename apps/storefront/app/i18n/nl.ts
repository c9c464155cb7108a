import { mergeMessages } from './merge-messages.ts'

export { grammar } from '@vonk/languages/nl/facts'

export const messages = mergeMessages(import.meta.glob('./nl/*.po', { eager: true, import: 'messages' }))
