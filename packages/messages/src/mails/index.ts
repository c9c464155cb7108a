export type {
  MailGiftCard,
  MailLine,
  MailOrder,
  MailRefund,
  MailShop,
  MailTotals,
  MailWithdrawal,
  Message,
  MessageKind,
} from './mail-facts.ts'
export { type RenderedMail, writeMail } from './write-mail.ts'
