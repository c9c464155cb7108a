import { mergeMessages } from './merge-messages.ts'

export const messages = mergeMessages(import.meta.glob('./en/later/*.po', { eager: true, import: 'messages' }))
