export type SectionProps = {
  readonly params: Readonly<Record<string, string>>
  /** Logs out without a word, for a section that has said why, and leads to the front door. */
  readonly onLeave: () => Promise<void>
}
