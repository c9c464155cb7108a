import { mergeMessages } from './merge-messages.ts'

export const messages = mergeMessages(import.meta.glob('./nl/account/*.po', { eager: true, import: 'messages' }))
