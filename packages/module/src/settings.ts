import { z } from 'zod'

/** What can be set of a module, view by view; every setting has a default. */
export type ModuleSettings<Schema extends z.ZodObject = z.ZodObject> = {
  /** Stands before each of its settings on the command line: `toy.greeting`. */
  readonly name: string
  readonly schema: Schema
}

export function defineSettings<Shape extends z.core.$ZodLooseShape>(
  name: string,
  shape: Shape,
): ModuleSettings<z.ZodObject<Shape, z.core.$strict>> {
  return { name, schema: z.strictObject(shape) }
}
