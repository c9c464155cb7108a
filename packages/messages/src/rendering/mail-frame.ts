import type { MailLook } from '@vonk/domain/looks'
import type { Language } from '@vonk/domain/stores'

/** What stands around the content of every mail. */
export type MailFrame = {
  readonly look: MailLook
  readonly language: Language
  readonly shopName: string
  readonly home: string
  /** Who writes, and why. */
  readonly footer: readonly string[]
  readonly links: readonly { readonly label: string; readonly href: string }[]
}
