import { z } from 'zod'

const columns = 12

/** One of the widths below. */
export const columnWidthSchema = z.object({
  current: z.int().min(1).max(columns),
  max: z.literal(columns).default(columns),
})

/** How many of the twelve columns something takes, by the width of the screen. */
export const widthSchema = z.object({
  mobile: columnWidthSchema.prefault({ current: columns }),
  desktop: columnWidthSchema.prefault({ current: columns }),
  large: columnWidthSchema.nullable().default(null).describe('As on the desktop when null'),
})

const step = z.enum(['none', 'small', 'medium', 'large', 'huge']).nullable().default(null)

/** Space on each side in steps of the design's scale; null leaves it to the design. */
export const spacingSchema = z.object({ top: step, right: step, bottom: step, left: step })

/** What every block and item carries: a name for its kind and a key of its own. */
function itemFields<const Component extends string>(component: Component) {
  return {
    component: z.literal(component),
    _uid: z.string().min(1).max(64),
    _editable: z.string().max(1000).optional().describe('The mark of the visual editor, in drafts only'),
  }
}

/** Something inside a block: a button, a tile, a menu entry. */
export function item<const Component extends string, Shape extends z.core.$ZodLooseShape>(
  component: Component,
  shape: Shape,
) {
  return z.strictObject({ ...itemFields(component), ...shape })
}

/** A building stone of a page: it has a place in the grid and space around it. */
export function block<const Component extends string, Shape extends z.core.$ZodLooseShape>(
  component: Component,
  shape: Shape,
) {
  return z.strictObject({
    ...itemFields(component),
    width: widthSchema.prefault({}),
    padding: spacingSchema.prefault({}),
    margin: spacingSchema.prefault({}),
    ...shape,
  })
}
