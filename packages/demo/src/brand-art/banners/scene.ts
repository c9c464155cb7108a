import type { Frame } from '../compose.ts'

/** One editorial picture, composed anew for each shape it is needed in; words are set beside it, never in it. */
export type Scene = { readonly name: string; readonly ground: string; readonly draw: (frame: Frame) => string }
