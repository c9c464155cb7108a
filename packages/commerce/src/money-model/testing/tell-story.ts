import { isDeepStrictEqual } from 'node:util'
import type { AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import { checkBooks } from '../../orders/index.ts'
import type { Story } from './acts.ts'
import { type Asked, ask } from './asked.ts'
import { begin } from './begin.ts'
import { lookAtShop } from './look-at-shop.ts'
import type { MoneyShop } from './open-money-shop.ts'
import { nameOfCart, perform } from './perform.ts'
import { look, play } from './reference/play.ts'
import type { Books } from './reference/state.ts'
import type { Scene } from './scene.ts'

/** A run: the shop, who acts in it, and what everybody has done so far. */
export type Run = { readonly scene: Scene; readonly told: Asked['act'][][] }

export async function beginRun(shop: MoneyShop): Promise<{ model: Books; real: Run }> {
  return { model: await begin(shop), real: { scene: { shop, carts: new Map(), links: new Map() }, told: [] } }
}

/** A part of a run; it prints as what can be kept in `kept-stories.data.ts`. */
export class Telling implements AsyncCommand<Books, Run> {
  readonly story: Story

  constructor(story: Story) {
    this.story = story
  }

  check(): boolean {
    return true
  }

  async run(books: Books, run: Run): Promise<void> {
    for (const group of this.story) {
      const asked = ask(books, group)
      if (asked.length > 0) await tell(books, run, asked)
    }
  }

  toString(): string {
    return this.story.map((group) => JSON.stringify(group)).join(', ')
  }
}

/** Lets acts happen at the same time, and looks for an order in which the books would have come to the same. */
async function tell(books: Books, { scene, told }: Run, asked: readonly Asked[]): Promise<void> {
  told.push(asked.map(({ act }) => act))
  const answers = await Promise.all(asked.map((each) => perform(scene, each)))
  const seen = await lookAtShop(scene.shop, (key) => nameOfCart(scene, key))
  const after = findOrderOf(books, asked, (outcome) => isDeepStrictEqual(outcome, { answers, seen }))
  if (!after) {
    const { outcome } = replay(books, asked, [])
    const inAnyOrder = asked.length > 1 ? ', in no order of them' : ''
    expect({ answers, seen }, `the shop differs from the books after ${toText(told)}${inAnyOrder}`).toEqual(outcome)
  }
  Object.assign(books, after)
  const broken = await checkBooks(scene.shop.db)
  const stuck = books.orders.flatMap(({ moneyBack }) => moneyBack.filter(({ state }) => state === 'stuck'))
  expect(
    broken.map(({ promise, facts }) => (promise === STUCK ? STUCK : `${promise}: ${facts}`)),
    `after ${toText(told)}`,
  ).toEqual(stuck.map(() => STUCK))
}

/** The one promise that is broken while somebody has to act. */
const STUCK = 'money that has to go back goes back'

const toText = (told: Story) => told.map((group) => JSON.stringify(group)).join(', ')

type Outcome = { readonly answers: readonly string[]; readonly seen: unknown }

/** Goes through the orders in which the moments of all acts can follow one another, depth first. */
function findOrderOf(books: Books, asked: readonly Asked[], fits: (outcome: Outcome) => boolean): Books | null {
  let choices: readonly number[] | null = []
  while (choices) {
    const { after, outcome, options } = replay(books, asked, choices)
    if (fits(outcome)) return after
    choices = nextChoices(choices, options)
  }
  return null
}

function replay(books: Books, asked: readonly Asked[], choices: readonly number[]) {
  const after = structuredClone(books)
  const answers: string[] = []
  const options: number[] = []
  const running = asked.map((each, place) => ({ place, moments: play(after, each) }))
  while (running.length > 0) {
    const choice = choices[options.length] ?? 0
    options.push(running.length)
    const next = running[choice]
    const moment = next?.moments.next()
    if (!next || !moment?.done) continue
    answers[next.place] = moment.value
    running.splice(choice, 1)
  }
  return { after, options, outcome: { answers, seen: look(after) } }
}

function nextChoices(choices: readonly number[], options: readonly number[]): readonly number[] | null {
  const last = options.findLastIndex((count, step) => (choices[step] ?? 0) + 1 < count)
  if (last === -1) return null
  const before = Array.from({ length: last }, (_, step) => choices[step] ?? 0)
  return [...before, (choices[last] ?? 0) + 1]
}
