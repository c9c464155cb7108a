import { mergeMessages } from './merge-messages.ts'

export const messages = mergeMessages(import.meta.glob('./en/account/*.po', { eager: true, import: 'messages' }))
