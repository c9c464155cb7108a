export type {
  AccountMessage,
  MailAccount,
  MailDeclaration,
  MailGiftCard,
  MailLine,
  MailOrder,
  MailRefund,
  MailShop,
  MailTotals,
  MailWithdrawal,
  Message,
  MessageKind,
  NewsletterMessage,
  OrderMessage,
  StockAlertMessage,
} from './mail-facts.ts'
export { type RenderedMail, writeMail } from './write-mail.ts'
