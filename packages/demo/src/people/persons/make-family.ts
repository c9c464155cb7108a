import type { StoredChild } from '@vonk/commerce/customers'
import { DAY } from '../../catalogue/calendar.ts'
import { createDice } from '../../catalogue/dice.ts'
import type { World } from '../world.ts'
import { childNames } from './names.data.ts'
import type { Person } from './person.ts'

/** Everybody's children, each born in a month that gives the planned age today. */
export function makeFamily(persons: readonly Person[], world: World): readonly StoredChild[] {
  return persons.flatMap((person) => childrenOf(person, world)).map((child, index) => ({ ...child, id: index + 1 }))
}

function childrenOf({ customer, country, children }: Person, { seed, now }: World) {
  const dice = createDice(seed, `children:${customer.email}`)
  const names = dice.shuffle(childNames[country])
  return children.map((age, index) => {
    const born = yearsBefore(now, age) - dice.between(1, 360) * DAY
    // A profile is made when there is an account to make it in, and a child to make it for.
    const earliest = Math.max(born, customer.createdAt.getTime())
    return {
      customerId: customer.id,
      firstName: names[index] ?? 'Robin',
      birthMonth: new Date(born).toISOString().slice(0, 7),
      heightCm: heightAt((now - born) / YEAR) + dice.between(-4, 4),
      size: null,
      createdAt: new Date(earliest + Math.floor((now - earliest) / dice.between(2, 20))),
    }
  })
}

const YEAR = 365.25 * DAY

/** What children of an age measure in the middle: quickly at first, then some six centimetres a year, until they are grown up. */
function heightAt(years: number): number {
  return Math.round(years < 2 ? 52 + years * 18 : Math.min(76 + years * 6.2, 180))
}

function yearsBefore(now: number, years: number): number {
  const day = new Date(now)
  return day.setUTCFullYear(day.getUTCFullYear() - years)
}
