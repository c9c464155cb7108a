import type { FieldDescription } from '@vonk/contract'
import { type Item, isItem, type Path } from '../content/change-content.ts'
import { isGroup, shownFields } from '../content/new-item.ts'
import { useWords } from '../words/words-context.tsx'
import { FieldInput } from './field-input.tsx'
import styles from './form.module.css'
import { useForm } from './form-context.tsx'
import { ItemsField } from './items-field.tsx'

/** Where a block stands and how much space is around it: needed seldom, and so folded away. */
const layoutFields = ['width', 'padding', 'margin']

/** Every field of a story, block or item, as its kind describes them. */
export function Fields({ component, path, value }: { component: string; path: Path; value: Item }) {
  const { text } = useWords()
  const fields = shownFields(useForm().kinds.get(component)?.fields ?? [], value)
  const layout = fields.filter(({ name, type }) => type === 'items' && layoutFields.includes(name))
  const others = fields.filter((field) => !layout.includes(field))
  const show = (field: FieldDescription) => (
    <FieldOf key={field.name} field={field} path={[...path, field.name]} value={value[field.name]} />
  )
  return (
    <div className={styles.fields}>
      {others.map(show)}
      {layout.length > 0 && (
        <details className={styles.group}>
          <summary>{text('field.layout')}</summary>
          {layout.map(show)}
        </details>
      )}
    </div>
  )
}

function FieldOf({ field, path, value }: { field: FieldDescription; path: Path; value: unknown }) {
  const words = useWords()
  if (field.type !== 'items') return <FieldInput field={field} path={path} value={value} />
  const [group] = field.components
  // A group of fields is there even while nobody has filled it in.
  if (group !== undefined && isGroup(group)) {
    return (
      <details className={styles.group}>
        <summary>{words.field(field.name)}</summary>
        <Fields component={group} path={path} value={isItem(value) ? value : {}} />
      </details>
    )
  }
  return <ItemsField field={field} path={path} value={value} renderFields={renderFields} />
}

const renderFields = (path: Path, item: Item) => (
  <Fields component={String(item['component'])} path={path} value={item} />
)
