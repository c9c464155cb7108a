import type { Brand } from '../../label/index.ts'
import { styleNames } from './style-names.data.ts'

/** Each number has its own name: the pool once through, then in pairs (Vonk) or with a number (Razz). */
export function nameStyle(brand: Brand, number: number): string {
  const pool = styleNames[brand]
  const round = Math.floor(number / pool.length)
  const place = (number * 211 + 17) % pool.length
  const name = pool[place] ?? ''
  if (round === 0) return name
  if (brand === 'razz') return `${name} 0${round + 1}`
  return `${name} & ${pool[(place + round * 97) % pool.length]}`
}
