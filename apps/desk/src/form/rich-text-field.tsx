import { FieldError } from '@vonk/ui/field'
import { lazy, Suspense } from 'react'
import { wordsIn } from '../content/new-item.ts'
import { useWords } from '../words/words-context.tsx'
import styles from './form.module.css'
import { fieldId } from './form-context.tsx'
import { type InputProps, useControl } from './use-control.ts'

// Half of the desk's code, and only texts need it.
const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
)

/** A text with headings, lists and links, written as it will look. */
export function RichTextField({ field, path, value }: InputProps) {
  const { text } = useWords()
  const { marks, isReadOnly, set } = useControl({ name: field.name, path, hint: field.description })
  return (
    <fieldset className={styles.group} id={fieldId(path)} tabIndex={-1}>
      <legend>{marks.label}</legend>
      {marks.error && <FieldError text={marks.error} />}
      {isReadOnly ? (
        <p className={styles.text}>{wordsIn(value)}</p>
      ) : (
        <Suspense fallback={text('app.loading')}>
          <RichTextEditor label={marks.label} value={value} onChange={set} />
        </Suspense>
      )}
    </fieldset>
  )
}
