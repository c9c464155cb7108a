import type { MessageKind } from '../mails/mail-facts.ts'

/** The words of the mails in one language. */
export type MailTexts = {
  readonly kinds: { readonly [Kind in MessageKind]: KindTexts }
  readonly words: MailWords
  readonly legal: LegalTexts
}

/** `{name}`, `{order}`, `{shop}` … are filled in. */
export type KindTexts = {
  readonly subject: string
  readonly preview: string
  readonly title: string
  readonly body: readonly string[]
  /** Why somebody gets it, where it belongs neither to an order nor to an account. */
  readonly why?: string
}

export type MailWords = {
  readonly orderNumber: string
  readonly orderDate: string
  readonly payment: string
  readonly invoice: string
  readonly creditNote: string
  readonly yourOrder: string
  readonly pieces: string
  readonly subtotal: string
  readonly shipping: string
  readonly free: string
  readonly paymentFee: string
  readonly discount: string
  readonly total: string
  readonly ofWhichTax: string
  readonly giftCards: string
  readonly points: string
  readonly toPay: string
  readonly paid: string
  readonly deliverTo: string
  readonly billTo: string
  readonly payNow: string
  readonly track: string
  readonly showOrder: string
  readonly returned: string
  readonly refunded: string
  readonly refundedMoney: string
  readonly refundedGiftCard: string
  readonly refundedPoints: string
  readonly alreadyPaid: string
  readonly nothingPaid: string
  readonly keptOfCards: string
  readonly paidAfterAll: string
  readonly cameTooLate: string
  readonly giftCardCode: string
  readonly giftCardFrom: string
  readonly validUntil: string
  readonly validAlways: string
  readonly spend: string
  readonly receivedAt: string
  readonly declaredBy: string
  readonly declaredAddress: string
  readonly choosePieces: string
  readonly toPieces: string
  readonly withdrawalNotByYou: string
  readonly withdrawnGoods: string
  readonly returnItems: string
  readonly nothingToReturn: string
  readonly withdrawnUnpaid: string
  readonly goToShop: string
  readonly withdraw: string
  readonly termsAttached: string
  readonly withdrawHere: string
  readonly terms: string
  readonly privacy: string
  readonly automatic: string
  readonly automaticAccount: string
  readonly automaticAlert: string
  readonly confirmAlert: string
  readonly alertNotAsked: string
  readonly toProduct: string
  readonly alertOnce: string
  readonly endAlerts: string
  readonly unsubscribe: string
  readonly confirmAddress: string
  readonly addressNotMine: string
  readonly removeAddress: string
  readonly leaveNotAsked: string
  readonly couponCode: string
  readonly offFirstOrder: string
  readonly toShop: string
  readonly setPassword: string
  readonly resetNotAsked: string
  readonly toAccount: string
  readonly passwordNotByYou: string
  readonly setEmail: string
  readonly emailNotAsked: string
  readonly proveAccount: string
  readonly proofNotAsked: string
  readonly emailNotByYou: string
  readonly passkeyNotByYou: string
  readonly emailNotYours: string
  readonly registration: string
  readonly vatId: string
}

/** What the law wants a buyer to have in hand after the purchase. */
export type LegalTexts = {
  readonly withdrawal: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly effects: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly form: { readonly title: string; readonly paragraphs: readonly string[]; readonly list: readonly string[] }
  readonly warranty: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly terms: { readonly title: string; readonly paragraphs: readonly string[] }
}
