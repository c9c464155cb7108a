export {
  type AttributeDocument,
  attributeDocumentSchema,
  type CategoryDocument,
  categoryDocumentSchema,
  type ReviewDocument,
  reviewDocumentSchema,
  type TaxRuleDocument,
  taxRuleDocumentSchema,
} from './other-documents.ts'
export { type ConfigurableChildDocument, type ProductDocument, productDocumentSchema } from './product-document.ts'
