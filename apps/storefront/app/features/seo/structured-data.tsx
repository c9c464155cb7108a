import { type JsonLd, serializeJsonLd } from '@vonk/domain/seo'

/** Facts about the page for search engines. */
export function StructuredData({ data }: { data: JsonLd }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd leaves nothing that could end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
}
