import type { z } from 'zod'

/** Whether a field is a list under its wrappers (`optional`, `default`, a transform …). */
export function takesList(field: z.core.$ZodType | undefined): boolean {
  if (!field) return false
  // The definitions of wrappers name what they wrap `innerType`, those of pipes `in`.
  const { type, innerType, in: source } = field._zod.def as WrapperDefinition
  return type === 'array' || takesList(innerType ?? source)
}

type WrapperDefinition = z.core.$ZodTypeDef & { readonly innerType?: z.core.$ZodType; readonly in?: z.core.$ZodType }
