import { mergeMessages } from './merge-messages.ts'

export const messages = mergeMessages(import.meta.glob('./de/choices/*.po', { eager: true, import: 'messages' }))
