/** Whom a thing is made for. */
export type Wearer = 'girls' | 'boys' | 'baby' | 'unisex'
