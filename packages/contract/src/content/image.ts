import { imageSize } from '@vonk/domain/urls'
import { z } from 'zod'
import { optionalText } from './fields.ts'
import { safeUrl } from './link.ts'

/** A picture; its file name tells its size (`/content/1920x1080/hero.svg`), its focus what to keep when it is cropped. */
export const imageSchema = z.object({
  filename: safeUrl.refine((filename) => imageSize(filename) !== null, 'The file name does not tell its size'),
  alt: optionalText(z.string().max(300)),
  focus: optionalText(
    z.string().regex(/^(\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5})?$/, 'Expected a focus such as 600x400:601x401'),
  ),
  title: optionalText(z.string().max(300)),
})

export type ContentImage = z.output<typeof imageSchema>

/** A picture that may be left out; editors then leave one without a file name. */
export const optionalImage = z.preprocess(emptyToNull, imageSchema.nullable()).default(null)

function emptyToNull(value: z.input<typeof imageSchema> | null): unknown {
  const image = z.object({ filename: z.string().nullish() }).safeParse(value)
  return image.success && !image.data.filename ? null : value
}
