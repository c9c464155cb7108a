/** What delivery to the door costs by country, in cents; the cart's shipping methods decide what is really paid. */
export const homeDeliveryCents: Readonly<Record<string, number>> = { NL: 495, BE: 595, DE: 595 }
