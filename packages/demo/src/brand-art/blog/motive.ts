/** A picture for a story of the label; the words stand beside it. */
export type Motive = { readonly name: string; readonly ground: string; readonly draw: (place: string) => string }
