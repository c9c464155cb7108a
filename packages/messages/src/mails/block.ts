/** A part of a mail, without a look: it becomes HTML and text alike. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
  | { readonly kind: 'lines'; readonly lines: readonly BlockLine[]; readonly totals: readonly TotalRow[] }
  | { readonly kind: 'columns'; readonly columns: readonly Column[] }
  | { readonly kind: 'code'; readonly label: string; readonly code: string; readonly amount: string }
  | {
      readonly kind: 'small-print'
      readonly title: string
      readonly paragraphs: readonly string[]
      readonly list?: readonly string[]
    }

export type Row = { readonly label: string; readonly value: string }
export type BlockLine = {
  readonly name: string
  readonly details: readonly string[]
  readonly quantity: string
  readonly amount: string
}
/** `sum` is the total itself, `inside` what it contains. */
export type TotalRow = Row & { readonly weight: 'part' | 'sum' | 'inside' }
export type Column = { readonly title: string; readonly lines: readonly string[] }

/** A mail before it is HTML and text. */
export type MailContent = {
  readonly subject: string
  /** What a list of mails shows beside the subject. */
  readonly preview: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Why the reader gets it, where that is not an order or an account. */
  readonly why: string | null
}
