import { Mark, mergeAttributes, Node } from '@tiptap/core'
import Link from '@tiptap/extension-link'
import StarterKit from '@tiptap/starter-kit'
import { type Item, isItem } from '../content/change-content.ts'

/** Nodes that stories and the text editor call by different names. */
const names: Readonly<Record<string, string>> = {
  bullet_list: 'bulletList',
  ordered_list: 'orderedList',
  list_item: 'listItem',
  hard_break: 'hardBreak',
  horizontal_rule: 'horizontalRule',
  code_block: 'codeBlock',
}
const ourNames = Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]))

/** A text of a story in the words of the text editor, and back. */
export function toEditorText(value: unknown): Item {
  return isItem(value) && Array.isArray(value['content']) && value['content'].length > 0
    ? rename(value, names)
    : { type: 'doc', content: [{ type: 'paragraph' }] }
}

export function toStoryText(value: Item): Item {
  return rename(value, ourNames)
}

function rename(node: Item, table: Readonly<Record<string, string>>): Item {
  const type = String(node['type'])
  const content = Array.isArray(node['content']) ? node['content'].filter(isItem) : null
  return {
    ...node,
    type: table[type] ?? type,
    ...attrsOf(node),
    ...(content && { content: content.map((inner) => rename(inner, table)) }),
  }
}

/** Only lists count, and each side has its own word for where they begin. */
function attrsOf({ type, attrs }: Item): { attrs?: unknown } {
  if (!isItem(attrs)) return {}
  if (type === 'ordered_list') return { attrs: { start: attrs['order'] ?? 1 } }
  if (type === 'orderedList') return { attrs: { order: attrs['start'] ?? 1 } }
  return { attrs }
}

const plainMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

const anchor = Mark.create({
  name: 'anchor',
  addAttributes: () => ({ id: { default: '' } }),
  renderHTML: ({ HTMLAttributes: { id } }) => ['span', { 'data-anchor': id }, 0],
})

const styled = Mark.create({
  name: 'styled',
  addAttributes: () => ({ class: { default: 'accent' } }),
  renderHTML: ({ HTMLAttributes }) => ['span', { 'data-look': HTMLAttributes['class'] }, 0],
})

const image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, title: { default: null } }),
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const tableParts = [
  Node.create({ name: 'table', group: 'block', content: 'tableRow+', renderHTML: () => ['table', ['tbody', 0]] }),
  Node.create({ name: 'tableRow', content: '(tableCell | tableHeader)*', renderHTML: () => ['tr', 0] }),
  Node.create({ name: 'tableCell', content: 'block+', renderHTML: () => ['td', 0] }),
  Node.create({ name: 'tableHeader', content: 'block+', renderHTML: () => ['th', 0] }),
]

/** Links of stories carry more than an address. */
const link = Link.extend({
  addAttributes: () => ({
    href: { default: null },
    target: { default: null },
    linktype: { default: 'url' },
    uuid: { default: null },
    anchor: { default: null },
  }),
  // In the text editor a link leads nowhere: a click places the cursor.
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', mergeAttributes({ href }), 0],
}).configure({ openOnClick: false, autolink: false, linkOnPaste: true })

/** The marks and nodes a story may hold, and no others. Undo is the screen's own: it knows the other fields too. */
export const textParts = [
  StarterKit.configure({ link: false, undoRedo: false, heading: { levels: [1, 2, 3, 4, 5, 6] } }),
  link,
  ...[plainMark('superscript', 'sup'), plainMark('subscript', 'sub'), plainMark('highlight', 'mark')],
  anchor,
  styled,
  image,
  ...tableParts,
]
