import type { ThrottleCounter, ThrottledAction } from './throttle.ts'

/** How often something may be tried before the shop says to wait. */
export type ThrottleLimits = Readonly<Record<ThrottledAction, readonly ThrottleCounter[]>>

const minute = 60_000

export const throttleLimits: ThrottleLimits = {
  'log-in': [
    { by: ['visitor', 'emailAddress'], maxAttempts: 10, windowMs: 15 * minute },
    { by: ['visitor'], maxAttempts: 50, windowMs: 15 * minute },
  ],
  // From networks the account was never logged in from, all of them together.
  'log-in-elsewhere': [{ by: ['emailAddress'], maxAttempts: 100, windowMs: 60 * minute }],
  // When these are used up, everybody elsewhere still has a try or two, and who guesses needs another network for each.
  'log-in-under-attack': [
    { by: ['block', 'emailAddress'], maxAttempts: 2, windowMs: 60 * minute },
    { by: ['emailAddress'], maxAttempts: 1_000, windowMs: 60 * minute },
  ],
  'password-reset': [
    { by: ['visitor', 'emailAddress'], maxAttempts: 5, windowMs: 60 * minute },
    { by: ['visitor'], maxAttempts: 20, windowMs: 60 * minute },
    { by: ['emailAddress'], maxAttempts: 15, windowMs: 60 * minute },
  ],
  // There are few of them, and a second factor besides: a lock-out is worth more than a guess.
  'staff-log-in': [
    { by: ['visitor', 'emailAddress'], maxAttempts: 10, windowMs: 15 * minute },
    { by: ['visitor'], maxAttempts: 30, windowMs: 15 * minute },
    { by: ['emailAddress'], maxAttempts: 50, windowMs: 60 * minute },
  ],
  // A household and its phones; who makes up visitors would lengthen the line for everybody.
  'place-in-line': [{ by: ['visitor'], maxAttempts: 60, windowMs: 10 * minute }],
  newsletter: [
    { by: ['visitor', 'emailAddress'], maxAttempts: 12, windowMs: 10 * minute },
    { by: ['visitor'], maxAttempts: 30, windowMs: 10 * minute },
    { by: ['emailAddress'], maxAttempts: 60, windowMs: 60 * minute },
  ],
  // Each may be a mail to an address that is somebody else's; a parent asks for a few sizes of a few things.
  'stock-alert': [
    { by: ['visitor', 'emailAddress'], maxAttempts: 12, windowMs: 10 * minute },
    { by: ['visitor'], maxAttempts: 30, windowMs: 10 * minute },
    { by: ['emailAddress'], maxAttempts: 20, windowMs: 60 * minute },
  ],
  // Each is a mail to an address that may be somebody else's.
  'newsletter-link': [{ by: ['emailAddress'], maxAttempts: 6, windowMs: 24 * 60 * minute }],
  // Only who may open a cart counts on it. Carts cost nothing, so what stops guessing is the limit of the network.
  coupon: [
    { by: ['cartId'], maxAttempts: 20, windowMs: 10 * minute },
    { by: ['visitor'], maxAttempts: 40, windowMs: 10 * minute },
  ],
  'gift-card': [
    { by: ['cartId'], maxAttempts: 10, windowMs: 10 * minute },
    { by: ['visitor'], maxAttempts: 20, windowMs: 10 * minute },
  ],
  rewards: [
    { by: ['cartId'], maxAttempts: 20, windowMs: 10 * minute },
    { by: ['visitor'], maxAttempts: 40, windowMs: 10 * minute },
  ],
  review: [{ by: ['visitor'], maxAttempts: 5, windowMs: 10 * minute }],
  'product-reviews': [{ by: ['productId'], maxAttempts: 60, windowMs: 60 * minute }],
  // Whole offices and the customers of a telephone company come from one address.
  'guest-cart': [{ by: ['visitor'], maxAttempts: 300, windowMs: 10 * minute }],
  // An order holds stock until it is paid or given up.
  order: [{ by: ['visitor'], maxAttempts: 120, windowMs: 10 * minute }],
  // Who knows number and mail address of an order may declare a withdrawal. Numbers follow each other, so that who knows an
  // address could try them in turn, from many networks; nobody has a dozen orders to withdraw from within the hour.
  withdrawal: [
    { by: ['visitor', 'emailAddress'], maxAttempts: 10, windowMs: 10 * minute },
    { by: ['visitor'], maxAttempts: 30, windowMs: 10 * minute },
    { by: ['emailAddress'], maxAttempts: 12, windowMs: 60 * minute },
    { by: ['orderNumber'], maxAttempts: 12, windowMs: 60 * minute },
  ],
  // Each is a mail to the buyer, who may not have asked for it.
  'withdrawal-link': [{ by: ['orderNumber'], maxAttempts: 6, windowMs: 24 * 60 * minute }],
  'new-account': [{ by: ['visitor'], maxAttempts: 60, windowMs: 15 * minute }],
  'new-session': [{ by: ['visitor'], maxAttempts: 300, windowMs: 10 * minute }],
  // All of somebody's orders are read and packed.
  'account-export': [{ by: ['emailAddress'], maxAttempts: 5, windowMs: 60 * minute }],
  // Every visit to a log-in form asks for one, and whole offices come from one address.
  'passkey-challenge': [{ by: ['visitor'], maxAttempts: 300, windowMs: 10 * minute }],
  // Each is a mail to the customer's address, which may be somebody else's.
  'new-passkey': [{ by: ['emailAddress'], maxAttempts: 20, windowMs: 24 * 60 * minute }],
  // Each is a mail that whoever has stolen a session could ask for.
  'account-link': [{ by: ['emailAddress'], maxAttempts: 10, windowMs: 24 * 60 * minute }],
  // Each may be a question to another company that has its price. A form asks a few times for every address.
  'address-lookup': [{ by: ['visitor'], maxAttempts: 200, windowMs: 10 * minute }],
  'parcel-search': [{ by: ['visitor'], maxAttempts: 200, windowMs: 10 * minute }],
  'bank-page': [{ by: ['visitor'], maxAttempts: 300, windowMs: minute }],
}
