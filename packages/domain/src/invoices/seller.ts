/** Who sells: what the law wants named in a confirmation and on an invoice. */
export type Seller = {
  readonly name: string
  /** With the number. */
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly countryId: string
  /** In the trade register. */
  readonly registration: string
  readonly vatId: string
  readonly email: string
  readonly phone: string
}
