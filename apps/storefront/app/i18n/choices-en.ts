import { mergeMessages } from './merge-messages.ts'

export const messages = mergeMessages(import.meta.glob('./en/choices/*.po', { eager: true, import: 'messages' }))
