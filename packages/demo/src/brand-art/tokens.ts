import type { Brand } from '../label/index.ts'

/** The inks of both brands, as the storefront's own tokens have them. */
export const ink = {
  night: '#191b45',
  spark: '#ff6b42',
  sparkDeep: '#dd4a24',
  sparkLight: '#ff9878',
  cream: '#fff7ea',
  paper: '#fffaf1',
  sun: '#ffc845',
  sunDeep: '#f2a51c',
  sunGlow: '#f4ebc3',
  sky: '#bfe1f6',
  skyDeep: '#8cc4e6',
  field: '#a5dfc6',
  fieldDeep: '#6fc3a1',
  forest: '#2f7a63',
  peach: '#ffd9c9',
  butter: '#ffe6a6',
  mint: '#c8ecdb',
  ice: '#cbe7f8',
  lilac: '#d9cdf0',
  wood: '#c98f5c',
  woodDeep: '#a06b3e',
  black: '#0b0b0c',
  coal: '#232327',
  steel: '#b9bac0',
  fog: '#ecedee',
  white: '#ffffff',
  lime: '#c6ff00',
  limeDeep: '#8fbf00',
  pink: '#ff2e93',
  pinkLight: '#ff7fbd',
} as const

export const brands = ['vonk', 'razz'] as const satisfies readonly Brand[]
