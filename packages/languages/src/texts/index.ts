import type { account as nlAccount } from '../../nl/account.data.ts'
import type { bank as nlBank } from '../../nl/bank.data.ts'
import type { invoices as nlInvoices } from '../../nl/invoices.data.ts'
import type { mails as nlMails } from '../../nl/mails.data.ts'
import type { totals as nlTotals } from '../../nl/totals.data.ts'
import { readFolders } from '../read-folders.ts'

// Dutch, which the shop was written in first, says what there is to be said; a language that says less does not compile.
export type AccountTexts = typeof nlAccount
export type BankTexts = typeof nlBank
export type InvoiceTexts = (typeof nlInvoices)['invoice']
export type MailTexts = typeof nlMails

export const accountTexts = await readFolders<AccountTexts>('account')
export const bankTexts = await readFolders<BankTexts>('bank')
export const claims = await readFolders<readonly string[]>('claims')
export const invoiceTexts = await readFolders<typeof nlInvoices>('invoices')
export const mailTexts = await readFolders<MailTexts>('mails')
export const totalsTexts = await readFolders<typeof nlTotals>('totals')
