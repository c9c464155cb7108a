import { ChoiceField, SelectField, TextareaField, TextField } from '@vonk/ui/field'
import { isItem } from '../content/change-content.ts'
import { useWords } from '../words/words-context.tsx'
import { LinkField } from './link-field.tsx'
import { CategoryField, ProductsField, StoryField } from './pickers.tsx'
import { PictureField, PicturesField } from './picture-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { type InputProps, useControl } from './use-control.ts'

/** The control for a field that holds no parts of its own. */
export function FieldInput({ field, path, value }: InputProps) {
  switch (field.type) {
    case 'flag':
      return <FlagField field={field} path={path} value={value} />
    case 'choice':
      return <OptionsField field={field} path={path} value={value} />
    case 'number':
      if (field.name === 'categoryId') return <CategoryField field={field} path={path} value={value} />
      return <NumberField field={field} path={path} value={value} />
    case 'link':
      return <LinkField field={field} path={path} value={value} />
    case 'picture':
      return <PictureField name={field.name} path={path} value={value} hint={field.description} />
    case 'pictures':
      return <PicturesField name={field.name} path={path} value={value} />
    case 'rich-text':
      return <RichTextField field={field} path={path} value={value} />
    case 'words':
      return <ProductsField field={field} path={path} value={value} />
    case 'story':
      return <StoryField field={field} path={path} value={value} />
    case 'items':
      return null
    default:
      return <WordsField field={field} path={path} value={value} />
  }
}

function WordsField({ field, path, value }: InputProps) {
  const { marks, isReadOnly, set } = useControl({ name: field.name, path, hint: field.description })
  const shown = typeof value === 'string' ? value : ''
  if (field.type === 'text') {
    return <TextareaField {...marks} value={shown} readOnly={isReadOnly} maxLength={4_000} onText={set} />
  }
  const type = field.type === 'date' ? 'date' : 'text'
  return <TextField {...marks} type={type} value={shown} readOnly={isReadOnly} maxLength={300} onText={set} />
}

function FlagField({ field, path, value }: InputProps) {
  const { marks, isReadOnly, set } = useControl({ name: field.name, path, hint: field.description })
  const { id, label, hint } = marks
  return (
    <ChoiceField
      type="checkbox"
      {...{ id, label, hint }}
      checked={value === true}
      disabled={isReadOnly}
      onChange={({ target }) => set(target.checked)}
    />
  )
}

function OptionsField({ field, path, value }: InputProps<'choice'>) {
  const words = useWords()
  const { marks, isReadOnly, set } = useControl({ name: field.name, path, hint: field.description })
  const none = field.usual === null ? [{ value: '', label: words.text('field.none') }] : []
  const shown = typeof value === 'string' ? value : String(field.usual ?? '')
  return (
    <SelectField
      {...marks}
      options={[...none, ...field.choices.map((choice) => ({ value: choice, label: words.choice(choice) }))]}
      value={shown}
      disabled={isReadOnly}
      onText={(chosen) => set(chosen === '' ? null : chosen)}
    />
  )
}

/** Widths are numbers with more around them. */
function NumberField({ field, path, value }: InputProps<'number'>) {
  const { marks, isReadOnly, set } = useControl({ name: field.name, path, hint: field.description })
  const isColumns = ['mobile', 'desktop', 'large'].includes(field.name)
  function take(typed: string) {
    if (typed === '') return set(field.usual === null ? null : undefined)
    set(isColumns ? { current: Number(typed), max: 12 } : Number(typed))
  }
  return (
    <TextField
      {...marks}
      type="number"
      min={field.minimum}
      max={field.maximum}
      readOnly={isReadOnly}
      placeholder={digitsIn(field.usual)}
      value={digitsIn(value)}
      onText={take}
    />
  )
}

function digitsIn(value: unknown): string {
  return String((isItem(value) ? value['current'] : value) ?? '')
}
