import { z } from 'zod'
import { safeUrl } from './link.ts'

const plainMarks = ['bold', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript', 'highlight'] as const

/** How words may look beside their marks; the names of styles an editor chooses from. */
export const textLooks = ['accent', 'muted', 'small', 'large'] as const

const linkMark = z.object({
  type: z.literal('link'),
  attrs: z.object({
    href: safeUrl.nullish(),
    linktype: z.enum(['story', 'url', 'email']).nullish(),
    uuid: z.string().max(64).nullish(),
    anchor: z.string().max(100).nullish(),
    target: z.enum(['_self', '_blank']).nullish(),
  }),
})

const anchorMark = z.object({ type: z.literal('anchor'), attrs: z.object({ id: z.string().max(100) }) })

const styledMark = z.object({ type: z.literal('styled'), attrs: z.object({ class: z.enum(textLooks) }) })

const richTextMarkSchema = z.discriminatedUnion('type', [
  linkMark,
  anchorMark,
  styledMark,
  ...plainMarks.map((type) => z.object({ type: z.literal(type) })),
])
export type RichTextMark =
  | z.output<typeof linkMark>
  | z.output<typeof anchorMark>
  | z.output<typeof styledMark>
  | { type: (typeof plainMarks)[number] }

type Parent<Type extends string> = { type: Type; content?: RichTextNode[] | undefined }

/** A piece of rich text in the manner of TipTap; what is inside what is up to the editor. */
export type RichTextNode =
  | { type: 'text'; text: string; marks?: RichTextMark[] | undefined }
  | { type: 'hard_break' }
  | { type: 'horizontal_rule' }
  | { type: 'image'; attrs: { src: string; alt?: string | null | undefined; title?: string | null | undefined } }
  | (Parent<'heading'> & { attrs: { level: number } })
  | (Parent<'ordered_list'> & { attrs?: { order?: number | null | undefined } | null | undefined })
  | Parent<'paragraph'>
  | Parent<'bullet_list'>
  | Parent<'list_item'>
  | Parent<'blockquote'>
  | Parent<'code_block'>
  | Parent<'table'>
  | Parent<'tableRow'>
  | Parent<'tableHeader'>
  | Parent<'tableCell'>

const parents = [
  'paragraph',
  'bullet_list',
  'list_item',
  'blockquote',
  'code_block',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
] as const

function parent<const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.object({
    type: z.literal(type),
    ...shape,
    // The getter lets a node hold nodes before the union of them exists.
    get content() {
      return z.array(richTextNodeSchema).max(2000).optional()
    },
  })
}

const richTextNodeSchema: z.ZodType<RichTextNode> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().max(20_000),
    marks: z.array(richTextMarkSchema).max(20).optional(),
  }),
  z.object({ type: z.literal('hard_break') }),
  z.object({ type: z.literal('horizontal_rule') }),
  z.object({
    type: z.literal('image'),
    attrs: z.object({ src: safeUrl, alt: z.string().max(300).nullish(), title: z.string().max(300).nullish() }),
  }),
  parent('heading', { attrs: z.object({ level: z.int().min(1).max(6) }) }),
  parent('ordered_list', { attrs: z.object({ order: z.int().nullish() }).nullish() }),
  ...parents.map((type) => parent(type, {})),
])

/** A whole text. */
export const richTextSchema = z.object({
  type: z.literal('doc'),
  content: z.array(richTextNodeSchema).max(2000).default([]),
})

export type RichText = z.output<typeof richTextSchema>

const emptyText: RichText = { type: 'doc', content: [] }

/** A text that may be left out; editors then leave an empty one. */
export const optionalRichText = z
  .preprocess((value: z.input<typeof richTextSchema> | '' | null) => value || emptyText, richTextSchema)
  .default(emptyText)
