import type { Voice } from '../voice.ts'
import { complaints } from './complaints.data.ts'
import { english } from './grammar.data.ts'
import { names } from './names.data.ts'
import { praise } from './praise.data.ts'
import { quibbles } from './quibbles.data.ts'
import { titles } from './titles.data.ts'

export const voice: Voice = { grammar: english, praise, quibbles, complaints, titles, ...names }
