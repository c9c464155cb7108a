import { writeMessageTypes } from './message-types-plugin.ts'

await writeMessageTypes()
