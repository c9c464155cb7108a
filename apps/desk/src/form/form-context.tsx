import { createContext, useContext } from 'react'
import type { Path } from '../content/change-content.ts'
import type { Kinds } from '../content/new-item.ts'

/** What every field of a story's form needs. */
export type FormParts = {
  readonly kinds: Kinds
  readonly view: string
  readonly content: unknown
  readonly isReadOnly: boolean
  /** What is wrong, by the place in the content. */
  readonly errorAt: (path: Path) => string | null
  /** One value in one place; what is typed into the same place in one go is one change. */
  readonly setValue: (path: Path, value: unknown) => void
  /** The whole content, as one change of its own. */
  readonly setContent: (content: unknown) => void
  readonly isOpen: (uid: string) => boolean
  readonly toggle: (uid: string, isOpen: boolean) => void
}

const FormContext = createContext<FormParts | null>(null)
export const FormProvider = FormContext.Provider

export function useForm(): FormParts {
  const form = useContext(FormContext)
  if (!form) throw new Error('There is no FormProvider around this')
  return form
}

/** The id of the control of a field, by which it is found again. */
export function fieldId(path: Path): string {
  return `field-${path.join('.')}`
}
