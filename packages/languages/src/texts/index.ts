import type { account as nlAccount } from '../../nl/account.data.ts'
import type { bank as nlBank } from '../../nl/bank.data.ts'
import type { desk as nlDesk } from '../../nl/desk.data.ts'
import type { invoices as nlInvoices } from '../../nl/invoices.data.ts'
import type { legal as nlLegal } from '../../nl/legal.data.ts'
import type { mails as nlMails } from '../../nl/mails.data.ts'
import type { payments as nlPayments } from '../../nl/payments.data.ts'
import type { totals as nlTotals } from '../../nl/totals.data.ts'
import { inLanguage } from '../index.ts'
import { readFolders } from '../read-folders.ts'

// Dutch, which the shop was written in first, says what there is to be said.
export type AccountTexts = typeof nlAccount
export type BankTexts = typeof nlBank
export type DeskTexts = typeof nlDesk & { readonly payments: Readonly<Record<string, string>> }
export type InvoiceTexts = (typeof nlInvoices)['invoice']
export type LegalPage = keyof (typeof nlLegal)['paths']
export type LegalTexts = {
  readonly paths: Readonly<Record<LegalPage, string>>
  readonly notice: string
  readonly pages: Readonly<Record<LegalPage, LegalText>>
}
export type MailTexts = typeof nlMails

type LegalText = { readonly title: string; readonly parts: readonly (readonly [heading: string, text: string])[] }

export const accountTexts = await readFolders<AccountTexts>('account')
export const bankTexts = await readFolders<BankTexts>('bank')
export const claims = await readFolders<readonly string[]>('claims')
export const invoiceTexts = await readFolders<typeof nlInvoices>('invoices')
export const legalTexts = await readFolders<LegalTexts>('legal')
export const mailTexts = await readFolders<MailTexts>('mails')
export const totalsTexts = await readFolders<typeof nlTotals>('totals')

const attributes = await readFolders<Readonly<Record<string, string>>>('attributes')
const payments = await readFolders<typeof nlPayments>('payments')
const screens = await readFolders<typeof nlDesk>('desk')

/** Of the desk, which names the ways to pay as the shop does. */
export const deskTexts: Readonly<Record<string, DeskTexts>> = Object.fromEntries(
  Object.entries(screens).map(([tag, texts]) => [tag, { ...texts, payments: inLanguage(payments, tag) }]),
)

/** What a way to pay is called; one that came with an imported order keeps its code. */
export function paymentTitle(code: string, language: string): string {
  const titles: Readonly<Record<string, string>> = inLanguage(payments, language)
  return titles[code] ?? code
}

/** What an attribute is called that a sheet of products brings along; one that nobody has named is called by its code. */
export function attributeLabel(code: string, language: string): string {
  return (
    inLanguage(attributes, language)[code] ?? `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`
  )
}
