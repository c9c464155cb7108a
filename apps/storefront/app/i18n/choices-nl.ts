import { mergeMessages } from './merge-messages.ts'

export const messages = mergeMessages(import.meta.glob('./nl/choices/*.po', { eager: true, import: 'messages' }))
