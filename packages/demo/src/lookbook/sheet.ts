/** One picture of many: what is on it, and how wide. */
export type Sheet = {
  readonly name: string
  readonly columns: number
  readonly draw: () => readonly string[]
  readonly tile?: { readonly width: number; readonly height: number }
}
