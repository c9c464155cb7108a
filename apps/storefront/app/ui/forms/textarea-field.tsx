import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'

type TextareaFieldProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>

export function TextareaField({ label, hint, error, optionalText, ...attributes }: TextareaFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optionalText={optionalText}
      control={(ties) => <textarea {...attributes} {...ties} />}
    />
  )
}
