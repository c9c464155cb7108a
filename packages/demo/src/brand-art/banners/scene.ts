import type { Frame } from '../compose.ts'

/** One editorial picture, composed separately for each shape it is needed in. Text stands beside it, never in it. */
export type Scene = { readonly name: string; readonly ground: string; readonly draw: (frame: Frame) => string }
