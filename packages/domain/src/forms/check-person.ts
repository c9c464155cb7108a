import { err, ok, type Result } from '../result/index.ts'
import { tidyText } from '../text/index.ts'
import { checkMaximum, type FormRefusal } from './form.ts'

export const minNameLetters = 2
const maxName = 255

/** A name of a person or a city in any script: what counts are its letters, not dots, hyphens or spaces. */
export function checkName(text: string, minimum: number = minNameLetters): Result<string, FormRefusal> {
  const name = tidyText(text)
  if (name === '') return err({ code: 'required' })
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  return letters < minimum ? err({ code: 'name-too-short', minimum }) : checkMaximum(name, maxName)
}

const maxAddress = 254
const maxLocal = 64

/** An address a mail server can deliver to, its domain in small letters; the part before @ stays as typed. */
export function checkEmail(text: string): Result<string, FormRefusal> {
  const address = tidyText(text)
  if (address === '') return err({ code: 'required' })
  if (address.length > maxAddress) return err({ code: 'email-invalid' })
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  const domain = address.slice(at + 1).toLowerCase()
  return isLocalPart(local) && isDomain(domain) ? ok(`${local}@${domain}`) : err({ code: 'email-invalid' })
}

function isLocalPart(local: string): boolean {
  if (local.length > maxLocal) return false
  return local.split('.').every((atom) => /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i.test(atom))
}

// Letters of any script: mail goes to bücher.example too.
function isDomain(domain: string): boolean {
  return /\.(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u.test(domain) && domain.split('.').every(isLabel)
}

function isLabel(label: string): boolean {
  return label.length <= 63 && /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u.test(label)
}
