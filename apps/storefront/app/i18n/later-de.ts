import { mergeMessages } from './merge-messages.ts'

export const messages = mergeMessages(import.meta.glob('./de/later/*.po', { eager: true, import: 'messages' }))
