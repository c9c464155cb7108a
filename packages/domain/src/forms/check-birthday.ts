import { err, ok, type Result } from '../result/index.ts'
import type { FormRefusal } from './form.ts'

const maxAge = 120

/** A day that existed, not after today and not longer ago than people live. Both dates are written yyyy-mm-dd. */
export function checkBirthday(text: string, today: string): Result<string, FormRefusal> {
  const birthday = text.trim()
  if (birthday === '') return err({ code: 'required' })
  const oldest = `${String(Number(today.slice(0, 4)) - maxAge).padStart(4, '0')}${today.slice(4)}`
  return isCalendarDay(birthday) && birthday <= today && birthday >= oldest
    ? ok(birthday)
    : err({ code: 'birthday-invalid' })
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // 31 February either does not parse or comes back as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
