import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'search' | 'date' | 'number'
  }

export function TextField({ label, hint, error, optionalText, type = 'text', ...attributes }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optionalText={optionalText}
      control={(ties) => <input type={type} {...attributes} {...ties} />}
    />
  )
}

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
