/** The ways Mollie knows of paying later that need nothing of the shop once the order is placed. */
export const payLaterMethods = ['in3', 'klarna'] as const

export type PayLaterMethod = (typeof payLaterMethods)[number]
