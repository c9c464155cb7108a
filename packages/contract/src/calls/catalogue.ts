import type { Call } from './call.ts'

export const searchCatalogue = {
  name: 'searchCatalogue',
  method: 'POST',
  path: '/api/catalog/:index/:entity/_search',
  queryFields: ['size', 'from', 'sort', '_source_include', '_source_exclude', 'request_format', 'response_format'],
  isBare: true,
} as const satisfies Call

export const searchCatalogueByAddress = {
  name: 'searchCatalogueByAddress',
  method: 'GET',
  path: '/api/catalog/:index/:entity/_search',
  queryFields: [
    'size',
    'from',
    'sort',
    '_source_include',
    '_source_exclude',
    'request_format',
    'response_format',
    'request',
  ],
  isBare: true,
} as const satisfies Call

export const suggestSearches = {
  name: 'suggestSearches',
  method: 'GET',
  path: '/api/ext/search/suggest',
  queryFields: ['q', 'size'],
} as const satisfies Call

export const checkStock = {
  name: 'checkStock',
  method: 'GET',
  path: '/api/stock/check',
  queryFields: ['sku'],
} as const satisfies Call

export const checkStockBySku = {
  name: 'checkStockBySku',
  method: 'GET',
  path: '/api/stock/check/:sku',
} as const satisfies Call

export const listStock = {
  name: 'listStock',
  method: 'GET',
  path: '/api/stock/list',
  queryFields: ['skus'],
} as const satisfies Call

export const checkElasticStock = {
  name: 'checkElasticStock',
  method: 'GET',
  path: '/api/ext/elastic-stock/check',
  queryFields: ['sku'],
} as const satisfies Call

export const checkElasticStockBySku = {
  name: 'checkElasticStockBySku',
  method: 'GET',
  path: '/api/ext/elastic-stock/check/:sku',
} as const satisfies Call

export const listElasticStock = {
  name: 'listElasticStock',
  method: 'GET',
  path: '/api/ext/elastic-stock/list',
  queryFields: ['skus'],
} as const satisfies Call

export const listProducts = {
  name: 'listProducts',
  method: 'GET',
  path: '/api/product/list',
  queryFields: ['skus'],
} as const satisfies Call

export const renderProducts = {
  name: 'renderProducts',
  method: 'GET',
  path: '/api/product/render-list',
  queryFields: ['skus', 'currencyCode', 'storeId', 'userGroupId', 'groupToken'],
} as const satisfies Call

export const mapUrl = { name: 'mapUrl', method: 'POST', path: '/api/url/map', isBare: true } as const satisfies Call
