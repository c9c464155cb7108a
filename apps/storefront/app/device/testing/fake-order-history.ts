import { type Answer, result } from './fake-answer.ts'

/** A page of orders without lines: their numbers are all that the device keeps of them. */
export function fakeOrderHistory(...numbers: readonly string[]): Answer {
  return result({
    items: numbers.map(anOrder),
    search_criteria: { filter_groups: [], sort_orders: [], page_size: 20, current_page: 1 },
    total_count: numbers.length,
  })
}

const sums = [
  ...['grand_total', 'subtotal', 'subtotal_incl_tax', 'shipping_amount', 'shipping_incl_tax', 'discount_amount'],
  ...['tax_amount', 'discount_tax_compensation_amount', 'total_due', 'total_paid', 'total_refunded', 'amount_ordered'],
]
const nothing = Object.fromEntries(sums.flatMap((name) => [name, `base_${name}`]).map((name) => [name, 0]))

const billing = {
  ...{ address_type: 'billing', parent_id: 1, email: '', firstname: 'Mila', lastname: 'Jansen', street: [] },
  ...{ postcode: '', city: '', country_id: 'NL', telephone: '' },
}

function anOrder(number: string) {
  return {
    ...nothing,
    ...{ entity_id: 1, increment_id: number, created_at: '', updated_at: '', state: 'complete', status: 'shipped' },
    ...{ customer_id: 7, customer_email: '', customer_firstname: 'Mila', customer_lastname: 'Jansen' },
    ...{ customer_group_id: 1, customer_is_guest: 0, store_id: 1, store_name: '' },
    ...{ quote_id: '', order_currency_code: 'EUR', base_currency_code: 'EUR', total_item_count: 0 },
    ...{ total_qty_ordered: 0, items: [], billing_address: billing, status_histories: [] },
    payment: { ...nothing, method: 'free', additional_information: [] },
    extension_attributes: {
      ...{ shipping_assignments: [], order_id: number, reward_points_earned: 0, reward_points_balance: 0 },
      ...{ reward_currency_amount: 0, gift_cards_amount: 0, credit_notes: [] },
    },
  }
}
