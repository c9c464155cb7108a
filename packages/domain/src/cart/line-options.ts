import type { BundleChoice, CustomChoice } from '../products/index.ts'

export type ConfigurableChoice = {
  readonly optionId: string
  readonly optionValue: string
  readonly label?: string | undefined
  readonly value?: string | undefined
}

export type LineOptions = {
  readonly configurable: readonly ConfigurableChoice[]
  readonly custom: readonly CustomChoice[]
  readonly bundle: readonly BundleChoice[]
}

export const noOptions: LineOptions = { configurable: [], custom: [], bundle: [] }
