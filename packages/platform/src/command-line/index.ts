export { type Command, readStore, refuseArguments, type Terminal, UsageError } from './command.ts'
export { splitLine } from './read-table.ts'
export { givenFields, type RowReader, readCents, readSku, setFromFile, setOne } from './set-rows.ts'
