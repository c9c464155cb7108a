import type { attributes as reference } from '../nl/attributes.data.ts'

/** What the attributes are called that sheets of products bring along, by code. */
export const attributes: typeof reference = {
  color: 'Couleur',
  size: 'Taille',
  brand: 'Marque',
}
