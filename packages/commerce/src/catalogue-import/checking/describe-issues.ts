import type { z } from 'zod'
import type { Fields } from '../reading/dump-row.ts'

const MOST = 3

/** What is wrong with a document, as one would tell it. */
export function describeIssues(issues: readonly z.core.$ZodIssue[], fields: Fields): string {
  const told = issues.slice(0, MOST).map((issue) => describe(issue, fields))
  const others = issues.length - told.length
  return `${told.join('; ')}${others > 0 ? `; and ${others} more` : ''}`
}

function describe(issue: z.core.$ZodIssue, fields: Fields): string {
  const name = issue.path.map(String).join('.')
  const value = issue.path.reduce<unknown>(at, fields)
  if (value === undefined) return `it has no ${name}`
  if (issue.code === 'invalid_type') return `${name} should be ${article(issue.expected)}, not ${show(value)}`
  if (issue.code === 'invalid_value') return `${name} should be one of ${issue.values.join(', ')}, not ${show(value)}`
  if (issue.code === 'invalid_union') return `${name} cannot be ${show(value)}`
  return `${name} is ${show(value)}: ${issue.message.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`
}

function at(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

const names: Readonly<Record<string, string>> = { int: 'a whole number', array: 'a list', object: 'an object' }

function article(type: string): string {
  return names[type] ?? `a ${type}`
}

const LONGEST = 40

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
