export type { DemoCatalogue, DemoPricePoint, DemoSellable, ViewCatalogue } from './demo-catalogue.ts'
export { type CataloguePlan, makeCatalogue } from './make-catalogue.ts'
