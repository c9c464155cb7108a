import type { Seller } from '@vonk/domain/invoices'
import type { MailLook } from '@vonk/domain/looks'
import type { Cents } from '@vonk/domain/money'
import type { Language, PriceFormat } from '@vonk/domain/stores'
import type { Rate, TaxOfRate } from '@vonk/domain/tax'

/** The shop a mail comes from: who sells, how it looks, in which language, and where its pages are. */
export type MailShop = {
  readonly look: MailLook
  readonly brandName: string
  readonly language: Language
  readonly priceFormat: PriceFormat
  readonly seller: Seller
  /** Full addresses. */
  readonly links: Readonly<Record<'home' | 'terms' | 'privacy' | 'withdrawal' | 'account', string>>
}

export type MailLine = {
  readonly name: string
  /** Size, colour, the parts of a bundle: as the shopper read them. */
  readonly details: readonly string[]
  readonly quantity: number
  /** For all pieces, tax included, before discounts. */
  readonly amount: Cents
}

export type MailTotals = {
  readonly subtotal: Cents
  readonly shipping: Cents | null
  readonly paymentFee: Cents | null
  readonly discount: Cents
  readonly couponCode: string | null
  readonly total: Cents
  readonly taxes: readonly TaxOfRate[]
  readonly giftCards: Cents
  readonly points: Cents
  /** What is left to pay with money. */
  readonly grandTotal: Cents
}

/** An order as its mails tell it. Addresses are lines, the name first. */
export type MailOrder = {
  readonly orderNumber: string
  readonly placedAt: Date
  readonly firstName: string
  readonly lines: readonly MailLine[]
  readonly totals: MailTotals
  readonly billingAddress: readonly string[]
  readonly delivery: {
    readonly method: string
    readonly address: readonly string[]
    /** The day and hours that were chosen. */
    readonly expected?: { readonly date: Date; readonly from: string; readonly to: string } | null
  } | null
  readonly paymentMethod: string
}

/** What went back, by way. */
export type MailRefund = {
  readonly amount: Cents
  readonly giftCards: readonly { readonly code: string; readonly amount: Cents }[]
  readonly points: number
  readonly money: Cents
  /** What gift cards that were bought had been spent on, and is not paid back. */
  readonly kept: Cents
  /** Whether it came when the order was gone already. */
  readonly isLate: boolean
}

/** Everything the shop writes about an order, with what each needs to be written. */
export type OrderMessage =
  | {
      readonly kind: 'confirmation'
      readonly order: MailOrder
      /** Where it is shown without a log-in. */
      readonly orderUrl: string
      readonly invoiceNumber: string | null
      /** Whether the terms lie beside the mail as a file. */
      readonly hasTerms: boolean
      /** Whether the shopper was told before that it is cancelled. */
      readonly wasCanceled: boolean
    }
  | { readonly kind: 'payment-open'; readonly order: MailOrder; readonly payUrl: string }
  | {
      readonly kind: 'shipped'
      readonly order: MailOrder
      readonly orderUrl: string
      readonly trackingUrl: string | null
    }
  | { readonly kind: 'returned'; readonly order: MailOrder; readonly returned: readonly MailLine[] }
  | {
      readonly kind: 'refunded'
      readonly order: MailOrder
      readonly refund: MailRefund
      /** Of the file beside the mail; null where there was no invoice to correct. */
      readonly creditNoteNumber: string | null
    }
  | {
      readonly kind: 'canceled'
      readonly order: MailOrder
      readonly wasPaid: boolean
      /** Whether anything of what was paid goes back. */
      readonly isRefunded: boolean
      /** What gift cards that were bought had been spent on, and is not paid back. */
      readonly kept: Cents
    }
  | { readonly kind: 'gift-card'; readonly giftCard: MailGiftCard }
  | {
      readonly kind: 'withdrawal-receipt'
      readonly order: MailOrder
      readonly withdrawal: MailDeclaration
      /** Where the buyer says which pieces are meant. */
      readonly completeUrl: string
    }
  | { readonly kind: 'withdrawal-completed'; readonly order: MailOrder; readonly withdrawal: MailWithdrawal }

/** What the shop writes about an account. */
export type AccountMessage =
  | { readonly kind: 'password-reset'; readonly account: MailAccount; readonly resetUrl: string }
  | { readonly kind: 'password-changed'; readonly account: MailAccount }
  /** To the address the account had before. */
  | { readonly kind: 'email-changed'; readonly account: MailAccount }
  | { readonly kind: 'passkey-added'; readonly account: MailAccount }
  | { readonly kind: 'passkey-removed'; readonly account: MailAccount }
  /** To the address of the account: another one waits for this link. */
  | {
      readonly kind: 'email-change-asked'
      readonly account: MailAccount
      readonly newEmail: string
      readonly confirmUrl: string
    }
  /** Whoever follows the link has shown that the account is theirs. */
  | { readonly kind: 'account-proof'; readonly account: MailAccount; readonly proofUrl: string }
  /** To the address it has now. */
  | { readonly kind: 'email-set'; readonly account: MailAccount }

export type MailAccount = {
  readonly firstName: string
  /** When it was asked for or changed. */
  readonly at: Date
}

/** What the shop writes to who waits for something that is sold out. */
export type StockAlertMessage =
  | { readonly kind: 'stock-alert-confirmation'; readonly alert: MailAlert; readonly confirmUrl: string }
  | { readonly kind: 'back-in-stock'; readonly alert: MailAlert; readonly productUrl: string }

export type MailAlert = {
  readonly product: Pick<MailLine, 'name' | 'details'>
  /** Where all alerts of the address are ended. */
  readonly leaveUrl: string
}

/** What the shop writes to who wants the newsletter. `leaveUrl` leads to the page where they unsubscribe. */
export type NewsletterMessage =
  | {
      readonly kind: 'newsletter-confirmation'
      readonly requestedAt: Date
      /** How long the link is good for. */
      readonly lifeDays: number
      readonly confirmUrl: string
      readonly leaveUrl: string
    }
  | {
      /** Somebody who did not prove who they are wanted a reader's address off the list. */
      readonly kind: 'newsletter-leave'
      readonly askedAt: Date
      readonly leaveUrl: string
    }
  | {
      /** The same, on it once more. */
      readonly kind: 'newsletter-again'
      readonly askedAt: Date
      readonly leaveUrl: string
    }
  | {
      readonly kind: 'newsletter-coupon'
      readonly coupon: { readonly code: string; readonly rate: Rate }
      readonly leaveUrl: string
    }

export type Message = OrderMessage | AccountMessage | StockAlertMessage | NewsletterMessage

export type MailGiftCard = {
  readonly code: string
  readonly amount: Cents
  readonly expiresAt: Date | null
  readonly recipientName: string
  /** Who gives it and what they say with it; empty when bought for oneself. */
  readonly senderName: string
  readonly message: string
}

export type MailDeclaration = {
  readonly receivedAt: Date
  /** Who ordered, and with which mail address. */
  readonly name: string
  readonly email: string
}

export type MailWithdrawal = MailDeclaration & {
  readonly lines: readonly Pick<MailLine, 'name' | 'details' | 'quantity'>[]
  /** Whether the parcel has left, so that there is something to send back. */
  readonly isShipped: boolean
  /** Whether anything was paid that could come back. */
  readonly isPaid: boolean
  /** What gift cards that were bought had been spent on, and is not paid back. */
  readonly kept: Cents
}

export type MessageKind = Message['kind']
