import { err, ok, type Result } from '../result/index.ts'
import { countCharacters } from '../text/index.ts'
import { checkMaximum, type FormRefusal } from './form.ts'

export const minPasswordLength = 8
export const minPasswordClasses = 3
// Hashing costs time per byte: nobody types more, only attackers send more.
const maxPasswordLength = 256

/** At least 8 characters of 3 of the 4 classes; never trimmed or rewritten. */
export function checkPassword(password: string): Result<string, FormRefusal> {
  if (password === '') return err({ code: 'required' })
  if (countCharacters(password) < minPasswordLength || countPasswordClasses(password) < minPasswordClasses) {
    return err({ code: 'password-too-weak', minimum: minPasswordLength, classes: minPasswordClasses })
  }
  return checkMaximum(password, maxPasswordLength)
}

/** How many of lower, upper, digits and special occur; also feeds the strength meter. */
export function countPasswordClasses(password: string): number {
  return classes.filter((pattern) => pattern.test(password)).length
}

/** The second field must repeat the first to the letter. */
export function checkPasswordRepeat(password: string, repeated: string): Result<string, FormRefusal> {
  return password === repeated ? ok(repeated) : err({ code: 'passwords-differ' })
}

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]
