type Node = Readonly<Record<string, unknown>>
type TextBlock = Node & { readonly text: Node & { readonly content: readonly unknown[] } }

/** Blocks in which a text with blocks inside it has become several: the text before, those blocks, the text after. */
export function splitTexts(blocks: readonly unknown[]): unknown[] {
  return blocks.flatMap((block) => (isTextBlock(block) ? split(block) : [block]))
}

function split(block: TextBlock): unknown[] {
  const parts: unknown[] = []
  let nodes: unknown[] = []
  const addText = () => {
    if (nodes.length === 0) return
    const uid = parts.length === 0 ? block['_uid'] : `${block['_uid']}-${parts.length}`
    parts.push({ ...block, _uid: uid, text: { ...block.text, content: nodes } })
    nodes = []
  }
  for (const node of block.text.content) {
    const inside = blocksIn(node)
    if (inside) {
      addText()
      parts.push(...inside)
    } else nodes.push(node)
  }
  addText()
  return parts.length === 0 ? [block] : parts
}

/** The blocks of a node that holds some. */
function blocksIn(node: unknown): readonly unknown[] | null {
  if (!isNode(node) || node['type'] !== 'blok' || !isNode(node['attrs'])) return null
  const { body } = node['attrs']
  return isList(body) ? body : []
}

function isTextBlock(block: unknown): block is TextBlock {
  return (
    isNode(block) && block['component'] === 'rich-text' && isNode(block['text']) && isList(block['text']['content'])
  )
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
