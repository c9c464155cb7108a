/** A text in Dutch, German and English; names in braces are filled in. */
export type Text = readonly [nl: string, de: string, en: string]
export type Texts = Readonly<Record<string, Text>>
