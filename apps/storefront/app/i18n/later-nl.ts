import { mergeMessages } from './merge-messages.ts'

export const messages = mergeMessages(import.meta.glob('./nl/later/*.po', { eager: true, import: 'messages' }))
