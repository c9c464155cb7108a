import type { mails as reference } from '../nl/mails.data.ts'

/** The mails of the shop; `{name}`, `{order}`, `{shop}` … are filled in. What newsletters are asked about says nothing of goods or prices. */
export const mails: typeof reference = {
  kinds: {
    confirmation: {
      subject: 'Your order {order} is confirmed',
      preview: 'Thank you! Everything about your order is in here.',
      title: 'Thank you, {name}!',
      body: [
        'We have received and confirmed your order. Below you find what you bought, what it costs and which rights you have. Please keep this email.',
        'You will hear from us as soon as your parcel is on its way.',
      ],
    },
    'payment-open': {
      subject: 'Your order {order} is waiting for your payment',
      preview: 'One click and your payment is done.',
      title: 'One more step, {name}',
      body: [
        'We have put your order aside for you, but your payment has not reached us yet. Pay with the button below and we get to work.',
        'Have you just paid? Then our messages have crossed and there is nothing left to do. If you do not pay in time, the order lapses by itself and costs you nothing.',
      ],
    },
    shipped: {
      subject: 'Your order {order} is on its way',
      preview: 'Your parcel has left the building.',
      title: 'Your parcel is on its way, {name}',
      body: ['We have packed and sent your order. Enjoy it!'],
    },
    returned: {
      subject: 'We have received your return of order {order}',
      preview: 'Your return has arrived safely.',
      title: 'Your return has arrived, {name}',
      body: ['This is what we got back from you. You will receive another email as soon as your money is on its way.'],
    },
    refunded: {
      subject: 'You get {amount} back for order {order}',
      preview: 'We have refunded {amount}.',
      title: 'Your money is on its way, {name}',
      body: ['We have refunded you the way you paid. It may take your bank a few working days to show it.'],
    },
    canceled: {
      subject: 'Your order {order} has been cancelled',
      preview: 'This order will not go ahead.',
      title: 'Your order has been cancelled, {name}',
      body: ['This order will not go ahead; nothing will be sent.'],
    },
    'gift-card': {
      subject: 'Your gift card from {shop}: {amount}',
      preview: 'A gift card worth {amount}.',
      title: 'A present for you, {name}!',
      body: [
        'Enter this code at the checkout, all at once or bit by bit. Whoever has the code can pay with it, so keep it safe.',
      ],
    },
    'withdrawal-receipt': {
      subject: 'Receipt of your withdrawal from order {order}',
      preview: 'Your withdrawal reached us on {moment}.',
      title: 'We have received your withdrawal',
      body: [
        'You have declared that you withdraw from the contract for order {order}. We confirm that your statement has reached us, with date and time; it counts from that moment. Please keep this email as proof.',
      ],
    },
    'withdrawal-completed': {
      subject: 'What you withdraw from: order {order}',
      preview: 'Your withdrawal of {moment}, and what happens next.',
      title: 'Your withdrawal is complete',
      body: ['You have told us which items you withdraw from. Here they are, and what happens next.'],
    },
    'stock-alert-confirmation': {
      subject: 'Please confirm: an email when {product} is back',
      preview: 'One click, and you hear when your size is back.',
      title: 'May we email you?',
      body: [
        'You want to hear when this is back. Confirm with the button that this is your address; the link works once and is good for seven days. Then we email you once, within half a year.',
      ],
    },
    'back-in-stock': {
      subject: '{product} is back in your size',
      preview: 'You asked us to let you know.',
      title: 'It is back',
      body: ['You wanted to know when this would be back. It is now.'],
    },
    'password-reset': {
      subject: 'A new password for your {shop} account',
      preview: 'This link lets you set a new password.',
      title: 'Forgot your password, {name}?',
      body: ['No problem. Choose a new one with the button below. The link works once and is good for one hour.'],
    },
    'password-changed': {
      subject: 'Your {shop} password has been changed',
      preview: 'Your password was changed on {moment}.',
      title: 'Your password has been changed, {name}',
      body: [
        'The password of your {shop} account was changed on {moment}. You have been logged out on all your devices; log in again with your new password.',
      ],
    },
    'email-change-asked': {
      subject: 'Do you want to change the email address of your {shop} account?',
      preview: 'Your address changes only when you press the button.',
      title: 'Another email address, {name}?',
      body: [
        'On {moment} somebody asked us to change the email address of your {shop} account to {newEmail}. If that was you, press the button. The link works once and is good for one day; until then this address stays.',
      ],
    },
    'account-proof': {
      subject: 'Confirm that this {shop} account is yours',
      preview: 'With this link you go on without a password.',
      title: 'Go on in your account, {name}',
      body: [
        'You wanted to change something for which we want to be sure that it is you. Open the link on the device where you are logged in. It works once and is good for one hour.',
      ],
    },
    'email-changed': {
      subject: 'The email address of your {shop} account has been changed',
      preview: 'The address was changed on {moment}.',
      title: 'Your email address has been changed, {name}',
      body: [
        'On {moment} another email address was set for your {shop} account. From now on you log in with the new address; this is the last email about your account that you receive here.',
      ],
    },
    'email-set': {
      subject: 'This is now the email address of your {shop} account',
      preview: 'The address was set on {moment}.',
      title: 'Your new email address, {name}',
      body: [
        'On {moment} this email address was set for your {shop} account. From now on you log in with it, and everything about your orders comes here.',
      ],
    },
    'passkey-added': {
      subject: 'A passkey was added to your {shop} account',
      preview: 'The passkey was added on {moment}.',
      title: 'A new passkey, {name}',
      body: [
        'On {moment} a passkey was added to your {shop} account. On the device that holds it you now log in without a password. Your account shows all your passkeys, and lets you remove them.',
      ],
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your {shop} account',
      preview: 'The passkey was removed on {moment}.',
      title: 'A passkey was removed, {name}',
      body: [
        'On {moment} a passkey was removed from your {shop} account. Nobody can log in with it any more; your password and your other passkeys go on working.',
      ],
    },
    'newsletter-confirmation': {
      subject: 'Please confirm that you want the {shop} newsletter',
      preview: 'One more click and you are signed up.',
      title: 'Is this your address?',
      body: [
        'On {moment} this email address was entered for the {shop} newsletter. Was that you? Then confirm it with the button. The link works once and is good for {days} days.',
      ],
      why: 'You are receiving this email because this address was entered for the newsletter at {shop}.',
    },
    'newsletter-leave': {
      subject: 'Do you want to leave the {shop} newsletter?',
      preview: 'One click and you have left.',
      title: 'Leave the newsletter?',
      body: [
        'On {moment} somebody asked to take this email address off the {shop} newsletter. Was that you? Then confirm it with the button.',
      ],
      why: 'You are receiving this email because somebody wants to take this address off the newsletter of {shop}.',
    },
    'newsletter-again': {
      subject: 'You get the {shop} newsletter already',
      preview: 'There is nothing to do.',
      title: 'You are signed up already',
      body: [
        'On {moment} this email address was entered for the {shop} newsletter once more. You are signed up already; there is nothing to do.',
      ],
      why: 'You are receiving this email because this address was entered for the newsletter at {shop}. You can unsubscribe at any time with one click.',
    },
    'newsletter-coupon': {
      subject: 'Welcome! Here is your {percent} off at {shop}',
      preview: 'Your discount code for your first order.',
      title: 'Good to have you here!',
      body: [
        'You are signed up for the {shop} newsletter, and that comes with a present: {percent} off your first order. Enter the code in your cart; it works once.',
      ],
      why: 'You are receiving this email because you are signed up for the {shop} newsletter. You can unsubscribe at any time with one click.',
    },
  },
  words: {
    orderNumber: 'Order number',
    orderDate: 'Ordered on',
    payment: 'Payment method',
    invoice: 'Invoice',
    creditNote: 'Credit note',
    yourOrder: 'Your order',
    pieces: '{count} ×',
    subtotal: 'Items',
    shipping: 'Delivery',
    free: 'free',
    paymentFee: 'Payment fee',
    discount: 'Discount',
    total: 'Total incl. VAT',
    ofWhichTax: 'of which {rate} VAT',
    giftCards: 'Gift card',
    points: 'Points',
    toPay: 'To pay',
    paid: 'Paid',
    deliverTo: 'Delivery',
    billTo: 'Billing address',
    payNow: 'Pay now',
    track: 'Follow your parcel',
    showOrder: 'See your order',
    returned: 'Received back',
    refunded: 'Refunded',
    refundedMoney: 'To your account',
    refundedGiftCard: 'To gift card {code}',
    refundedPoints: 'In points',
    alreadyPaid: 'What you had paid already is refunded the way you paid. You will receive another email about that.',
    keptOfCards: 'Of the gift cards in this order, {amount} had been spent already. That part is not refunded.',
    nothingPaid: 'Nothing was charged. What you had chosen is back in your cart.',
    paidAfterAll:
      'We told you that this order was cancelled because your payment had not come. It has reached us after all, and everything you chose is still here: your order goes ahead.',
    cameTooLate:
      'Your payment reached us when this order was cancelled already and could no longer go ahead. That is why you get all of it back.',
    giftCardCode: 'Your code',
    giftCardFrom: 'From {name}',
    validUntil: 'Valid until {date}.',
    validAlways: 'This card does not expire.',
    spend: 'Go to the shop',
    receivedAt: 'Received on',
    declaredBy: 'Declared by',
    declaredAddress: 'Email address',
    choosePieces:
      'One more click: tell us whether you withdraw from everything or keep something. Then we call off what has not been sent yet and pay you back. The link is good for 14 days.',
    toPieces: 'Choose the items',
    withdrawalNotByYou:
      'Was this not you? Then do not use the button: without it nothing is called off. Please let us know at {email}.',
    withdrawnGoods: 'Withdrawn',
    returnItems:
      'Send the items back within 14 days of today; we bear the cost. You get your money within 14 days, or as soon as we have the items or you show that you have sent them.',
    nothingToReturn:
      'Your order had not been sent yet: there is nothing to send back. You get your money back within 14 days at the latest.',
    withdrawnUnpaid:
      'Your order had not been paid yet: nothing was charged and there is nothing to send back. Gift cards and points you had used for it are yours again.',
    goToShop: 'Go to the shop',
    withdraw: 'Withdraw from a contract',
    termsAttached: 'The terms are attached to this email in full.',
    withdrawHere: 'You can withdraw here, without logging in',
    terms: 'Terms and conditions',
    privacy: 'Privacy',
    automatic: 'This email belongs to your order; you receive it whether or not you get our newsletter.',
    automaticAccount: 'This email belongs to your account; you receive it whether or not you get our newsletter.',
    automaticAlert: 'You receive this email because this address was given to hear when something is back in stock.',
    confirmAlert: 'Yes, email me',
    alertNotAsked:
      'You did not ask for this? Then there is nothing to do: unless you confirm you hear nothing, and after seven days your address is deleted.',
    toProduct: 'See your size',
    alertOnce:
      'More people may want it than there are pieces, so we cannot put one aside. This was the only email about it; we keep nothing of it.',
    endAlerts: 'No more stock emails to this address',
    unsubscribe: 'Unsubscribe from the newsletter',
    confirmAddress: 'Yes, this is my address',
    addressNotMine:
      'Was it not you? Then there is nothing to do: without your confirmation you get no newsletter and we delete the address. You can also have it deleted right now.',
    removeAddress: 'Delete my address',
    leaveNotAsked: 'Was it not you? Then there is nothing to do: unless you use the button you stay signed up.',
    couponCode: 'Your discount code',
    offFirstOrder: '{percent} off your first order',
    toShop: 'Go to the shop',
    setPassword: 'Set a new password',
    resetNotAsked: 'You did not ask for this? Then there is nothing to do: your password stays as it is.',
    toAccount: 'Go to your account',
    passwordNotByYou: 'Was this not you? Then set a new password at once and let us know at {email}.',
    setEmail: 'Change my email address',
    emailNotAsked:
      'Was this not you? Then do not press the button. Somebody else is probably logged in to your account: set a new password at once and let us know at {email}.',
    proveAccount: 'Go on',
    proofNotAsked:
      'Was this not you? Then do not open the link. Somebody else is probably logged in to your account: set a new password at once and let us know at {email}.',
    emailNotByYou: 'Was this not you? Then write to us at {email} at once; we help you to get your account back.',
    passkeyNotByYou:
      'Was this not you? Then set a new password at once, remove passkeys that you do not know, and let us know at {email}.',
    emailNotYours:
      'You have no account with us? Then somebody has typed your address by mistake; write to us at {email} and we put it right.',
    registration: 'Chamber of Commerce (KvK)',
    vatId: 'VAT',
  },
  legal: {
    withdrawal: {
      title: 'Right of withdrawal',
      paragraphs: [
        'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires 14 days from the day on which you, or a third party other than the carrier indicated by you, acquire physical possession of the last good.',
        'To exercise the right of withdrawal, inform us ({seller}) of your decision by an unequivocal statement. You may use the model form below, but it is not obligatory. We confirm receipt by email with the date and time. To meet the deadline it is sufficient to send your communication before the withdrawal period has expired.',
        'The right does not apply to goods made to your specifications, such as clothes with a name, nor to gift cards that have been used.',
      ],
    },
    effects: {
      title: 'Effects of withdrawal',
      paragraphs: [
        'If you withdraw from this contract, we reimburse all payments received from you, including the costs of delivery (except for the supplementary costs of a type of delivery other than the least expensive standard delivery), without undue delay and in any event not later than 14 days from the day on which we are informed of your decision. We use the same means of payment as you used. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent them back.',
        'Send back the goods without undue delay and in any event not later than 14 days from the day on which you tell us of your withdrawal. We bear the cost of returning the goods. You are only liable for any diminished value resulting from handling beyond what is necessary to establish the nature, characteristics and functioning of the goods.',
      ],
    },
    form: {
      title: 'Model withdrawal form',
      paragraphs: ['Complete and return this form only if you wish to withdraw from the contract.'],
      list: [
        'To: {seller}',
        'I hereby give notice that I withdraw from my contract of sale of the following goods:',
        'Order number: {order}',
        'Ordered on / received on:',
        'Name of consumer:',
        'Address of consumer:',
        'Signature of consumer (only if this form is notified on paper):',
        'Date:',
      ],
    },
    warranty: {
      title: 'Legal guarantee',
      paragraphs: [
        'What you buy must be what you may reasonably expect. If it is not, you are entitled to free repair or replacement and, if that is not possible, to a price reduction or cancellation. If a defect shows within a year of delivery, we assume it was there from the start unless we prove otherwise.',
        'Send a complaint to {email}. You get a full answer within 14 days.',
      ],
    },
    terms: {
      title: 'Terms',
      paragraphs: [
        'Our terms and conditions apply to your order as they stood when you ordered. The seller is {seller}.',
      ],
    },
  },
}
