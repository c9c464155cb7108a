/** What decisions are about, in the order of their list; a record names one of the keys in its line `Topic: …`. */
export const topics: Readonly<Record<string, string>> = {
  project: 'The project and its checks',
  running: 'Running the shop: database, processes, limits',
  api: 'The API',
  storefront: 'Pages and what lives in the browser',
  catalogue: 'Catalogue, prices, search and pictures',
  orders: 'Carts, orders, payments and mails',
  customers: 'Customers',
  content: 'Content, editors and staff',
}
