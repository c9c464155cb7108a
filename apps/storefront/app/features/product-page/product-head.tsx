import { deferredComponent } from '../../fragments/index.ts'
import { pictureAddress } from '../product/index.ts'
import { PageHead } from '../seo/index.ts'
import type { ProductPageData } from './load/product-page-data.ts'

// Only machines read it, and they read what the server writes.
const ProductStructuredData = deferredComponent(
  async () => (await import('./product-structured-data.tsx')).ProductStructuredData,
)

/** What search engines and shared links read of the page. */
export function ProductHead({ data }: { data: ProductPageData }) {
  return (
    <>
      <PageHead
        title={data.title}
        description={data.metaDescription}
        page={data.product.page}
        picture={sharedPicture(data)}
        type="product"
      />
      <ProductStructuredData data={data} />
    </>
  )
}

/** What a shared link shows: the first picture of the gallery. */
function sharedPicture({ product, gallery: [first] }: ProductPageData) {
  return first ? { src: pictureAddress(first.image, 'gallery'), alt: product.name, width: 600, height: 744 } : null
}
