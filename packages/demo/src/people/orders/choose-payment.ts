import type { Cents } from '@vonk/domain/money'
import { paymentCodes } from '@vonk/domain/payments'
import type { Dice } from '../../catalogue/dice.ts'

const { card, ideal, payLater } = paymentCodes

const habits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  NL: { [ideal]: 60, [card]: 22, [payLater]: 18 },
  BE: { [card]: 75, [payLater]: 25 },
  DE: { [payLater]: 52, [card]: 48 },
}

/** How people of a country pay; what costs nothing is not paid. */
export function choosePayment({ country, due }: { country: string; due: Cents }, dice: Dice): string {
  if (due === 0) return paymentCodes.free
  return dice.weigh(habits[country] ?? { [card]: 1 })
}
