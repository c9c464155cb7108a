import { getSchema } from '@tiptap/core'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { useEffect, useRef, useState } from 'react'
import { isItem } from '../content/change-content.ts'
import { wordsIn } from '../content/new-item.ts'
import { useWords } from '../words/words-context.tsx'
import styles from './form.module.css'
import { textParts, toEditorText, toStoryText } from './rich-text-shape.ts'

type RichTextEditorProps = { label: string; value: unknown; onChange: (value: unknown) => void }

/** A text as it will look, with its tools. One that holds what the tools do not know is shown and left as it is. */
export function RichTextEditor(props: RichTextEditorProps) {
  const [isUnderstood] = useState(() => isWellFormed(props.value))
  return isUnderstood ? <WritableText {...props} /> : <p className={styles.text}>{wordsIn(props.value)}</p>
}

function WritableText({ label, value, onChange }: RichTextEditorProps) {
  // What the editor has said last: anything else comes from outside, by undo or from a colleague.
  const own = useRef(value)
  const editor = useEditor({
    extensions: textParts,
    content: toEditorText(value),
    // Styles of its own would be refused by the policy of the page.
    injectCSS: false,
    editorProps: { attributes: { role: 'textbox', 'aria-label': label, 'aria-multiline': 'true' } },
    onUpdate({ editor: changed }) {
      own.current = toStoryText(changed.getJSON())
      onChange(own.current)
    },
  })
  useEffect(() => {
    if (value === own.current) return
    own.current = value
    editor.commands.setContent(toEditorText(value), { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={styles.textBox}>
      <TextTools editor={editor} />
      <div className={styles.text}>
        <EditorContent editor={editor} />
      </div>
    </div>
  )
}

function TextTools({ editor }: { editor: Editor }) {
  const { text } = useWords()
  const [isLinking, setIsLinking] = useState(false)
  const isOn = useEditorState({ editor, selector: ({ editor: shown }) => stateOf(shown) })
  const run = () => editor.chain().focus()
  const tools = [
    { name: 'bold', sign: 'B', press: () => run().toggleBold().run() },
    { name: 'italic', sign: 'I', press: () => run().toggleItalic().run() },
    { name: 'underline', sign: 'U', press: () => run().toggleUnderline().run() },
    { name: 'strike', sign: 'S', press: () => run().toggleStrike().run() },
    { name: 'bullets', sign: '•', press: () => run().toggleBulletList().run() },
    { name: 'numbers', sign: '①', press: () => run().toggleOrderedList().run() },
    { name: 'quote', sign: '”', press: () => run().toggleBlockquote().run() },
    { name: 'rule', sign: '—', press: () => run().setHorizontalRule().run() },
    { name: 'link', sign: '↗', press: () => setIsLinking(!isLinking) },
  ] as const
  return (
    <>
      <div className={styles.textTools} role="toolbar" aria-label={text('text.toolbar')}>
        <TextLevel editor={editor} level={isOn.level} />
        {tools.map(({ name, sign, press }) => (
          <Button
            key={name}
            look="quiet"
            aria-label={text(`text.${name}`)}
            title={text(`text.${name}`)}
            aria-pressed={isOn[name]}
            onClick={press}
          >
            <span aria-hidden="true">{sign}</span>
          </Button>
        ))}
      </div>
      {isLinking && <LinkTool editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  )
}

function TextLevel({ editor, level }: { editor: Editor; level: number }) {
  const { text } = useWords()
  return (
    <select
      className={styles.choice}
      aria-label={text('text.toolbar')}
      value={level}
      onChange={({ target }) => setLevel(editor, Number(target.value))}
    >
      <option value={0}>{text('text.paragraph')}</option>
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <option key={one} value={one}>
          {text('text.heading', { level: one })}
        </option>
      ))}
    </select>
  )
}

function setLevel(editor: Editor, wanted: number): void {
  const level = ([1, 2, 3, 4, 5, 6] as const).find((one) => one === wanted)
  if (level) editor.chain().focus().setHeading({ level }).run()
  else editor.chain().focus().setParagraph().run()
}

function LinkTool({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { text } = useWords()
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const linked = () => editor.chain().focus().extendMarkRange('link')
  function finish(changed: ReturnType<typeof linked>) {
    changed.run()
    onDone()
  }
  return (
    <div className={styles.row}>
      <TextField label={text('text.link-address')} value={address} maxLength={2_000} onText={setAddress} />
      <Button look="secondary" disabled={address === ''} onClick={() => finish(linked().setLink({ href: address }))}>
        {text('text.set-link')}
      </Button>
      <Button look="secondary" onClick={() => finish(linked().unsetLink())}>
        {text('text.unlink')}
      </Button>
    </div>
  )
}

function stateOf(editor: Editor) {
  const isActive = (name: string) => editor.isActive(name)
  return {
    bold: isActive('bold'),
    italic: isActive('italic'),
    underline: isActive('underline'),
    strike: isActive('strike'),
    bullets: isActive('bulletList'),
    numbers: isActive('orderedList'),
    quote: isActive('blockquote'),
    rule: false,
    link: isActive('link'),
    level: editor.isActive('heading') ? Number(editor.getAttributes('heading')['level']) : 0,
  }
}

function isWellFormed(value: unknown): boolean {
  if (value !== undefined && value !== null && !isItem(value)) return false
  try {
    getSchema(textParts).nodeFromJSON(toEditorText(value)).check()
    return true
  } catch {
    return false
  }
}
