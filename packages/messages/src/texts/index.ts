import type { Language } from '@vonk/domain/stores'
import { inLanguage } from '@vonk/languages'
import { type MailTexts as AllTexts, type InvoiceTexts, invoiceTexts, mailTexts } from '@vonk/languages/texts'
import type { MessageKind } from '../mails/mail-facts.ts'

export type MailWords = AllTexts['words']

/** What the law wants a buyer to have in hand after the purchase. */
export type LegalTexts = AllTexts['legal']

/** `{name}`, `{order}`, `{shop}` … are filled in. */
export type KindTexts = {
  readonly subject: string
  readonly preview: string
  readonly title: string
  readonly body: readonly string[]
  /** Why somebody gets it, where it belongs neither to an order nor to an account. */
  readonly why?: string
}

type MailTexts = Omit<AllTexts, 'kinds'> & { readonly kinds: { readonly [Kind in MessageKind]: KindTexts } }

export function textsOf(language: Language): MailTexts {
  return inLanguage(mailTexts, language)
}

export function invoiceTextsOf(language: Language): InvoiceTexts {
  return inLanguage(invoiceTexts, language).invoice
}

/** A credit note says some things in other words than an invoice, and names the invoice it corrects. */
export function creditNoteTextsOf(language: Language) {
  const { invoice, creditNote } = inLanguage(invoiceTexts, language)
  return { ...invoice, ...creditNote }
}

/** Puts values where their names stand in braces. A greeting without a name ends before it. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const greeted = values['name'] === '' ? text.replace(/,? \{name\}/, '') : text
  return greeted.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
