import { tidyText } from '../text/index.ts'

/** Kept apart until the order is placed, then written in front of the last name: "de" and "Vries" is "de Vries". */
export function joinMiddleName<Person extends { readonly lastName: string }>(
  person: Person,
  middleName: string,
): Person {
  const prefix = tidyText(middleName)
  return prefix === '' ? person : { ...person, lastName: `${prefix} ${person.lastName}` }
}
