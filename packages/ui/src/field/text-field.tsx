import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { type ControlProps, Field } from './field.tsx'

type InputAttributes = InputHTMLAttributes<HTMLInputElement>
type TextareaAttributes = TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextField({ type = 'text', ...props }: ControlProps<InputAttributes>) {
  return <Field<InputAttributes> {...props} control={(attributes) => <input type={type} {...attributes} />} />
}

export function TextareaField(props: ControlProps<TextareaAttributes>) {
  return <Field<TextareaAttributes> {...props} control={(attributes) => <textarea {...attributes} />} />
}
