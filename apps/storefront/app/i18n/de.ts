import { mergeMessages } from './merge-messages.ts'

export { grammar } from '@vonk/languages/de/facts'

export const messages = mergeMessages(import.meta.glob('./de/*.po', { eager: true, import: 'messages' }))
