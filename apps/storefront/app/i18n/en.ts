import { mergeMessages } from './merge-messages.ts'

export const messages = mergeMessages(import.meta.glob('./en/*.po', { eager: true, import: 'messages' }))
