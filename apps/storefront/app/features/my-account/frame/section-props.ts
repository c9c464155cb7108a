export type SectionProps = { readonly params: Readonly<Record<string, string>> }
