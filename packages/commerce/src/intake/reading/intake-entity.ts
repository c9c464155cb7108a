/** The kinds of documents a dump is read for. */
export const intakeEntities = ['product', 'category', 'attribute', 'taxrule', 'review'] as const

export type IntakeEntity = (typeof intakeEntities)[number]

export function findEntity(name: string | null): IntakeEntity | null {
  return intakeEntities.find((entity) => entity === name) ?? null
}
