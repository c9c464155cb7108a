import * as v from 'valibot'

/** Schemas for what may have been written by an older version, by hand or by somebody else: what does not fit is left out, the rest stays. */
export const text = v.custom<string>((value) => typeof value === 'string' && value !== '')

export const anyText = v.custom<string>((value) => typeof value === 'string')

export const amount = v.custom<number>(Number.isFinite)

/** Ids that some servers write as numbers. */
export const id = v.pipe(
  v.custom<string | number>((value) => (typeof value === 'string' ? value !== '' : Number.isFinite(value))),
  v.transform(String),
)

export const textOrEmpty = v.fallback(anyText, '')

/** Texts by name. */
export const texts = v.fallback(
  v.custom<Readonly<Record<string, string>>>(
    (value) => typeof value === 'object' && Object.values(value ?? [null]).every((each) => typeof each === 'string'),
  ),
  {},
)

export function orNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullable(schema), null)
}

export function oneOf<const Value>(values: readonly Value[]) {
  return v.custom<Value>((value) => values.some((each) => each === value))
}

/** For schemas that have something to fall back to, whatever they are given. */
export function read<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  // The output of a schema that always falls back is one of its type.
  return v.safeParse(schema, value).output as Output
}

/** The items that fit. */
export function listOf<Output>(schema: v.GenericSchema<unknown, Output>) {
  const fitting = (items: readonly unknown[]): readonly Output[] =>
    items.flatMap((item) => {
      const { success, output } = v.safeParse(schema, item)
      // Only what fits has passed.
      return success ? [output as Output] : []
    })
  return v.fallback(v.pipe(v.custom<readonly unknown[]>(Array.isArray), v.transform(fitting)), [])
}

/** Reads what an older version has stored under another name. */
export function renamed(names: Readonly<Record<string, string>>) {
  return v.pipe(
    v.custom<object>((value) => typeof value === 'object' && value !== null),
    v.transform((stored): object => {
      const fields = Object.entries(stored).map(([field, value]) => [names[field] ?? field, value])
      return Object.fromEntries(fields)
    }),
  )
}

/** A schema for every field of a type, also for those that may be left out: one that is forgotten does not compile. */
export type EachField<Type> = { readonly [Field in keyof Type]-?: v.GenericSchema<unknown, Type[Field] | undefined> }
