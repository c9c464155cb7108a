/** As much of a document as was asked for by the names of its fields: `stock.qty` is the field `qty` of its `stock`. */
export type Asked<Document, Field extends string> = {
  readonly [Key in keyof Document as Key extends HeadOf<Field> ? Key : never]: Key extends Field
    ? Document[Key]
    : Inside<Document[Key], RestOf<Field, Key>>
}

type HeadOf<Field extends string> = Field extends `${infer Head}.${string}` ? Head : Field
type RestOf<Field extends string, Head> = Head extends string
  ? Field extends `${Head}.${infer Rest}`
    ? Rest
    : never
  : never

type Inside<Value, Field extends string> = Value extends readonly (infer Item)[]
  ? readonly Asked<Item, Field>[]
  : Value extends object
    ? Asked<Value, Field>
    : Value
