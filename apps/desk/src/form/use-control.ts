import type { FieldDescription } from '@vonk/contract'
import { isItem, type Path } from '../content/change-content.ts'
import { useWords } from '../words/words-context.tsx'
import { fieldId, useForm } from './form-context.tsx'

/** A field with its place and value; numbers and choices know more of themselves than others. */
export type InputProps<Type extends 'number' | 'choice' | 'any' = 'any'> = {
  field: Type extends 'any' ? FieldDescription : Extract<FieldDescription, { type: Type }>
  path: Path
  value: unknown
}

/** What all controls of one field share. */
export function useControl({ name, path, hint }: { name: string; path: Path; hint?: string | undefined }) {
  const words = useWords()
  const { content, errorAt, isReadOnly, setValue } = useForm()
  // Only the story itself has fields that are called otherwise elsewhere.
  const kind = path.length === 1 && isItem(content) ? String(content['component']) : undefined
  return {
    marks: { id: fieldId(path), label: words.field(name, kind), hint: words.hint(hint), error: errorAt(path) },
    isReadOnly,
    set: (value: unknown) => setValue(path, value),
  }
}
