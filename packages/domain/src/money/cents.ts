/** An amount of money in whole cents; decimals exist only at the edges. */
export type Cents = number
