import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** How many tries somebody needs who knows the customer and the passwords that were found in leaks. */
export function guessesOf(password: string, ownWords: readonly string[]): number {
  return estimate.check(password, [...ownWords]).guesses
}
