/** What the attributes are called that sheets of products bring along, by code. */
export const attributes = {
  color: 'Kleur',
  size: 'Maat',
  brand: 'Merk',
}
