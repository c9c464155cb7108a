// Written by the build from the Dutch catalogue, so that an unknown message id does not compile. Edit nl/*.po instead.
export type FirstMessageValues = {
  'consent.title': null
  'consent.text': null
  'consent.accept': null
  'consent.reject': null
  'consent.choose': null
  'consent.settings': null
  'consent.privacy': null
  'consent.privacy-path': null
  'not-found.title': null
  'not-found.vonk.headline': null
  'not-found.razz.headline': null
  'not-found.text': null
  'not-found.ways': null
  'not-found.home': null
  'error.title': null
  'error.vonk.headline': null
  'error.razz.headline': null
  'error.text': null
  'error.retry': null
  'error.offline.title': null
  'error.offline.headline': null
  'error.offline.text': null
  'error.offline.page': null
  'refused.not-authorized': null
  'refused.not-authorized-text': null
  'outage.title': null
  'outage.headline': null
  'outage.text': null
  'listing.categories': null
  'listing.all-of': { category: string }
  'listing.filters': null
  'listing.close-filters': null
  'listing.count': { count: number }
  'listing.show': { count: number }
  'listing.sort': null
  'listing.apply': null
  'listing.chosen': null
  'listing.remove-filter': { filter: string }
  'listing.clear': null
  'listing.no-match': null
  'listing.no-match-text': null
  'listing.empty': null
  'listing.failed': null
  'listing.not-synchronized': null
  'listing.seen': { seen: string; total: string }
  'listing.more': null
  'listing.previous': null
  'listing.price-from': null
  'listing.price-to': null
  'listing.price-apply': null
  'listing.all-kinds': { category: string }
  'listing.tax': null
  'price.was': null
  'price.now': null
  'price.from': null
  'price.list': { price: string }
  'price.tax': null
  'price.tax-and': null
  'price.shipping': null
  'price.shipping-page': null
  'product-label.sale': null
  'product-label.new': null
  'product-label.almost-sold-out': null
  'product-label.out-of-stock': null
  'card.colours': { count: number }
  'card.sizes': null
  'carousel.previous': null
  'carousel.next': null
  'product.quick-add': null
  'product.breadcrumbs': null
  'product.home': null
  'product.in-colour': { color: string }
  'product.colours': null
  'product.this-colour': { color: string }
  'product.option-open': null
  'product.no-variants': null
  'product.no-such-configuration': null
  'product.size-guide': null
  'product.add': null
  'product.add-outfit': null
  'product.sold-out': null
  'product.stock.in-stock': null
  'product.stock.out-of-stock': null
  'product.stock.almost-sold-out': null
  'product.stock.only-one': null
  'product.stock.only-few': { amount: string }
  'product.stock.volatile': null
  'product.nothing-chosen': null
  'product.wishlist.add': null
  'product.wishlist.remove': null
  'product.wishlist.needs-account': null
  'product.share': null
  'product.share.copied': null
  'product.gallery': { name: string }
  'product.gallery.show': { number: string; total: string }
  'product.gallery.look': null
  'product.gallery.zoom': { label: string }
  'product.shops.open': null
  'product.buy-bar': null
  'product.choose-size': null
  'product.tell-me': null
  'product.tell-me.hint': null
  'reviews.summary': { average: string; count: number }
  'shell.skip-to-content': null
  'shell.home': null
  'shell.sample-sale': null
  'switcher.open': null
  'shop.vonk.name': null
  'shop.vonk-sample-sale.name': null
  'shop.razz.name': null
  'shop.razz-sample-sale.name': null
  'legal.title': null
  'menu.title': null
  'menu.open': null
  'menu.submenu': { name: string }
  'header.search': null
  'header.account': null
  'header.wishlist': null
  'header.cart': null
  'header.cart-count': { count: number }
  'header.checkout-safe': null
  'header.back-to-cart': null
  'tabs.title': null
  'tabs.home': null
  'tabs.menu': null
  'tabs.wishlist': null
  'tabs.account': null
  'tabs.cart': null
  'usps.title': null
  'usps.pause': null
  'usps.play': null
  'notification.close': null
  'notification.ok': null
  'ui.close': null
  'ui.loading': null
  'offline.badge': null
  'lazy.failed': null
  'lazy.offline': null
}

export type LaterMessageValues = {
  'cart.title': null
  'cart.count': { count: number }
  'cart.loading': null
  'cart.lines': null
  'cart.line.each': { price: string }
  'cart.line.was': null
  'cart.line.now': null
  'cart.line.quantity': { name: string }
  'cart.line.less': { name: string }
  'cart.line.more': { name: string }
  'cart.line.edit': null
  'cart.line.remove': null
  'cart.line.wish': null
  'cart.line.in-stock': null
  'cart.line.out-of-stock': null
  'cart.line.checking': null
  'cart.line.by-mail': null
  'cart.line.download': null
  'cart.line.price-unknown': null
  'cart.clear': null
  'cart.clear.all': null
  'cart.remove.title': null
  'cart.remove.text': { name: string }
  'cart.remove.yes': null
  'cart.remove.no': null
  'cart.edit.title': null
  'cart.edit.colour': null
  'cart.edit.quantity': null
  'cart.edit.save': null
  'cart.edit.cancel': null
  'cart.edit.choose': null
  'cart.edit.failed': null
  'cart.codes': null
  'cart.codes.gift-card': null
  'cart.coupon.title': null
  'cart.coupon.apply': null
  'cart.coupon.remove': { code: string }
  'cart.coupon.applied': { code: string }
  'cart.coupon.removed': { code: string }
  'cart.coupon.enter-valid': null
  'cart.coupon.not-valid': null
  'cart.coupon.not-started': null
  'cart.coupon.expired': null
  'cart.coupon.not-in-sample-sale': null
  'cart.coupon.used-up': null
  'cart.coupon.already-used': null
  'cart.coupon.first-order-only': null
  'cart.coupon.not-for-these-products': null
  'cart.coupon.minimum-not-reached': { amount: string }
  'cart.gift.title': null
  'cart.gift.field': null
  'cart.gift.apply': null
  'cart.gift.remove': { code: string }
  'cart.gift.applied': { code: string }
  'cart.gift.removed': { code: string }
  'cart.gift.left': { amount: string }
  'cart.gift.enter-valid': null
  'cart.gift.expired': null
  'cart.gift.empty': null
  'cart.gift.already-applied': null
  'cart.code.too-many': null
  'cart.code.offline': null
  'cart.summary': null
  'cart.total.subtotal': null
  'cart.total.discount': null
  'cart.total.discount-of': { code: string }
  'cart.total.shipping': null
  'cart.total.shipping-free': null
  'cart.total.shipping-open': null
  'cart.total.payment': null
  'cart.total.gift-card': null
  'cart.total.points': null
  'cart.total.grand': null
  'cart.total.tax': { amount: string }
  'cart.total.offline': null
  'cart.points': { count: number }
  'cart.points-guest': { count: number }
  'cart.delivery.missing': { amount: string }
  'cart.delivery.progress': null
  'cart.delivery.free': null
  'cart.delivery.none': null
  'cart.checkout': null
  'cart.view': null
  'cart.continue': null
  'cart.payment-marks': null
  'cart.pay.ideal': null
  'cart.pay.card': null
  'cart.pay.later': null
  'cart.returns': null
  'cart.must-not-be-empty': null
  'cart.unavailable': null
  'cart.unavailable.text': null
  'cart.check-stock': null
  'cart.too-many': { maximum: string }
  'cart.too-many.text': { count: string }
  'cart.offline': null
  'cart.empty.title': null
  'cart.empty.text': null
  'cart.empty.links': null
  'cart.empty.shop': null
  'cart.empty.login': null
  'cart.cross-sell': null
  'cart.said.removed': { name: string }
  'cart.said.quantity': { name: string; quantity: string }
  'cart.said.wished': { name: string }
  'cart.said.edited': { name: string }
  'cart.wish-needs-account': null
  'cart.line.made': null
  'cart.returns.some': null
  'cart.goes-with': null
  'checkout.title': null
  'checkout.loading': null
  'checkout.empty.text': null
  'checkout.step.contact': null
  'checkout.step.shipping': null
  'checkout.step.payment': null
  'checkout.step.review': null
  'checkout.step.done': null
  'checkout.optional': null
  'checkout.email.hint': null
  'checkout.login.offer': null
  'checkout.login.open': null
  'checkout.login.close': null
  'checkout.login.keeps': null
  'checkout.login.as': { email: string }
  'checkout.login.out': null
  'checkout.account.want': null
  'checkout.account.hint': null
  'checkout.account.password': null
  'checkout.first-name': null
  'checkout.middle-name': null
  'checkout.last-name': null
  'checkout.country': null
  'checkout.region': null
  'checkout.postcode': null
  'checkout.number': null
  'checkout.affix': null
  'checkout.street': null
  'checkout.city': null
  'checkout.phone': null
  'checkout.phone.hint': null
  'checkout.phone.add': null
  'checkout.lookup.asking': null
  'checkout.lookup.found': { address: string }
  'checkout.lookup.edit': null
  'checkout.lookup.missing': null
  'checkout.lookup.hint': null
  'checkout.address.book': null
  'checkout.address.new': null
  'checkout.address.title': null
  'checkout.delivery.title': null
  'checkout.delivery.home': null
  'checkout.delivery.service-point': null
  'checkout.delivery.store': null
  'checkout.delivery.home.text': null
  'checkout.delivery.service-point.text': null
  'checkout.delivery.store.text': null
  'checkout.delivery.free': null
  'checkout.delivery.from': { price: string }
  'checkout.delivery.loading': null
  'checkout.delivery.none': null
  'checkout.delivery.method': null
  'checkout.time.title': null
  'checkout.time.address-first': null
  'checkout.time.slot': { from: string; to: string }
  'checkout.time.evening': null
  'checkout.time.today': null
  'checkout.time.tomorrow': null
  'checkout.time.more': null
  'checkout.time.unavailable': null
  'checkout.place.search': null
  'checkout.place.find': null
  'checkout.place.points': null
  'checkout.place.stores': null
  'checkout.place.loading': null
  'checkout.place.none': null
  'checkout.place.unavailable': null
  'checkout.place.again': null
  'checkout.place.hours': null
  'checkout.place.more': null
  'checkout.place.locker': null
  'checkout.place.ready': null
  'checkout.place.sent': null
  'checkout.pay.title': null
  'checkout.pay.ideal.text': null
  'checkout.pay.card.text': null
  'checkout.credit.short': { title: string; lender: string }
  'checkout.pay.nothing': null
  'checkout.pay.missing': null
  'checkout.pay.fee': { price: string }
  'checkout.bill.other': null
  'checkout.bill.title': null
  'checkout.bill.business': null
  'checkout.bill.company': null
  'checkout.bill.tax-id': null
  'checkout.points.title': null
  'checkout.points.balance': { balance: string; worth: string }
  'checkout.points.field': null
  'checkout.points.apply': null
  'checkout.points.all': null
  'checkout.points.remove': null
  'checkout.points.used': { points: string }
  'checkout.points.invalid': null
  'checkout.points.not-enough': null
  'checkout.points.failed': null
  'checkout.review.to': null
  'checkout.review.pick-up': null
  'checkout.review.pay': null
  'checkout.review.products': null
  'checkout.review.edit': null
  'checkout.review.quantity': { count: string }
  'checkout.terms': null
  'checkout.terms.before': null
  'checkout.order': null
  'checkout.order.free': null
  'checkout.order.busy': null
  'checkout.order.next': null
  'checkout.order.offline': null
  'checkout.problems': { count: number }
  'checkout.refused.title': null
  'checkout.refused.order-failed': null
  'checkout.refused.too-many': { maximum: string }
  'checkout.refused.quantity': null
  'checkout.refused.unavailable': null
  'checkout.refused.line.left': { name: string; available: string; wanted: string }
  'checkout.refused.line.sold-out': { name: string }
  'checkout.refused.gone': null
  'checkout.refused.price': null
  'checkout.refused.line.price': { name: string; was: string; now: string }
  'checkout.refused.total': { was: string; now: string }
  'checkout.refused.address': null
  'checkout.refused.country': null
  'checkout.refused.place': null
  'checkout.refused.method': null
  'checkout.refused.payment': null
  'checkout.refused.coupon': null
  'checkout.refused.gift-card': null
  'checkout.refused.busy': null
  'checkout.to-cart': null
  'checkout.held.title': null
  'checkout.held.text': { number: string }
  'checkout.held.pay': null
  'checkout.held.check': null
  'checkout.summary.title': null
  'checkout.summary.show': null
  'form.phone-invalid': null
  'form.tax-id-too-short': { minimum: string }
  'form.postcode-too-short': { minimum: string }
  'form.postcode-invalid': null
  'form.terms-not-accepted': null
  'form.service-point-missing': null
  'form.shipping-address-invalid': null
  'form.birthday-invalid': null
  'form.too-few-characters': { total: string }
  'return.title': null
  'return.loading': null
  'return.paid.title': { name: string }
  'return.paid.title-plain': null
  'return.paid.text': { email: string }
  'return.paid.text-plain': null
  'return.number': null
  'return.next.title': null
  'return.next.mail': null
  'return.next.pack': null
  'return.next.send': null
  'return.next.return': null
  'return.account.title': null
  'return.account.text': null
  'return.account.submit': null
  'return.account.done': null
  'return.checking.title': null
  'return.checking.text': null
  'return.checking.later': null
  'return.checking.pay': null
  'return.checking.ask': null
  'return.cancelled.title': null
  'return.cancelled.text': null
  'return.failed.title': null
  'return.failed.text': null
  'return.expired.title': null
  'return.again': null
  'return.unknown.title': null
  'return.unknown.text': null
  'return.elsewhere.title': null
  'return.elsewhere.text': null
  'return.queued.title': null
  'return.queued.offline': null
  'return.queued.text': null
  'return.queued.drop': null
  'return.unpaid.title': null
  'return.unpaid.text': null
  'return.unpaid.pay': null
  'checkout.review.made': null
  'checkout.missing': { field: string }
  'checkout.missing.store': null
  'checkout.missing.service-point': null
  'return.follow': null
  'return.back': null
  'consent.save': null
  'consent.necessary': null
  'consent.necessary.text': null
  'consent.analytics': null
  'consent.analytics.text': null
  'consent.marketing': null
  'consent.marketing.text': null
  'consent.saved': { date: string }
  'video.play': { title: string }
  'video.notice': { player: string }
  'blog.back': null
  'blog.author': { author: string }
  'blog.reading-time': { minutes: number }
  'blog.pages': null
  'blog.newer': null
  'blog.older': null
  'store-teaser.button': null
  'newsletter.email': null
  'newsletter.placeholder': null
  'newsletter.button': null
  'newsletter.required': null
  'newsletter.email-invalid': null
  'newsletter.failed': null
  'newsletter.too-many': null
  'newsletter.subscribed': null
  'newsletter.to-confirm': null
  'home.fallback-title': null
  'home.fallback.vonk-headline': null
  'home.fallback.razz-headline': null
  'home.fallback-text': null
  'home.fallback-button': null
  'home.fallback-categories': null
  'quantity.label': null
  'quantity.more': null
  'quantity.less': null
  'rating.text': { rating: string; best: string }
  'chip.remove': { name: string }
  'progress.seen': { seen: string; total: string }
  'breadcrumb.label': null
  'field.optional': null
  'field.show-password': null
  'field.hide-password': null
  'form.birth-month-invalid': null
  'form.height-invalid': { minimum: string; maximum: string }
  'form.size-invalid': null
  'form.characters-invalid': null
  'filter-kinds.height': null
  'filter-kinds.letter': null
  'filter-kinds.shoe': null
  'filter-kinds.head': null
  'filter-kinds.sock': null
  'filter-kinds.red': null
  'filter-kinds.pink': null
  'filter-kinds.orange': null
  'filter-kinds.yellow': null
  'filter-kinds.green': null
  'filter-kinds.blue': null
  'filter-kinds.purple': null
  'filter-kinds.brown': null
  'filter-kinds.beige': null
  'filter-kinds.white': null
  'filter-kinds.grey': null
  'filter-kinds.black': null
  'filter-kinds.prices': { from: string; to: string }
  'login.title': null
  'login.lead': null
  'login.wishlist': null
  'login.email': null
  'login.password': null
  'login.submit': null
  'login.forgot': null
  'login.keeps-cart': null
  'register.title': null
  'register.lead': null
  'register.first-name': null
  'register.last-name': null
  'register.password-hint': null
  'register.password-repeat': null
  'register.privacy': null
  'register.privacy-link': null
  'register.submit': null
  'register.email-taken': null
  'register.failed': null
  'form.required': null
  'form.email-invalid': null
  'form.name-too-short': { minimum: string }
  'form.password-too-weak': { minimum: string; classes: string }
  'form.password-guessable': null
  'form.passwords-differ': null
  'form.too-many-characters': { total: string }
  'form.other': null
  'login.incorrect': null
  'login.failed': null
  'login.welcome': { name: string }
  'login.wished': { product: string }
  'maintenance.title': null
  'maintenance.vonk-headline': null
  'maintenance.razz-headline': null
  'maintenance.text': null
  'maintenance.retry': null
  'maintenance.still-closed': null
  'menu.close': null
  'menu.all': { name: string }
  'menu.back': null
  'footer.social': null
  'footer.new-tab': null
  'shell.languages': null
  'shell.shops': null
  'shop.vonk.line': null
  'shop.vonk-sample-sale.line': null
  'shop.razz.line': null
  'shop.razz-sample-sale.line': null
  'legal.imprint': null
  'legal.terms': null
  'legal.privacy': null
  'legal.withdrawal': null
  'legal.accessibility': null
  'switcher.title': null
  'menu.all-kinds': { name: string }
  'modal.language.title': null
  'modal.language.languages': null
  'modal.language.shops': null
  'modal.terms.title': null
  'modal.terms.missing': null
  'modal.terms.path': null
  'modal.terms.page': null
  'modal.size.title': null
  'modal.missing.title': null
  'modal.missing.text': null
  'modal.missing.ok': null
  'modal.newsletter.title': null
  'modal.newsletter.text': null
  'modal.newsletter.email': null
  'modal.newsletter.submit': null
  'modal.newsletter.invalid': null
  'modal.newsletter.done': null
  'modal.newsletter.confirm': null
  'modal.newsletter.failed': null
  'modal.order.title': null
  'modal.review.title': null
  'modal.authentication.title': null
  'modal.carousel.title': null
  'modal.options.title': null
  'quick-add.add': null
  'quick-add.page': null
  'quick-add.compose': null
  'quick-add.failed': null
  'modal.order.text': { count: number }
  'modal.order.place': null
  'modal.order.drop': null
  'modal.order.made': { day: string }
  'modal.order.gone': null
  'modal.order.see': null
  'notice.quantity-updated': null
  'notice.line-edited': null
  'notice.logged-out': null
  'notice.refresh-exhausted': null
  'notice.no-longer-sold': null
  'notice.cart-frozen': null
  'notice.cart-full': { maximum: string; products: string }
  'notice.too-many-attempts': null
  'notice.failed': null
  'notice.orders-waiting': { count: number }
  'notice.orders-waiting.show': null
  'notice.order-sent.placed': null
  'notice.order-sent.unpaid': null
  'notice.order-sent.refused': null
  'product.added': null
  'product.proceed': null
  'product.refused.price-unknown': null
  'product.refused.out-of-stock': null
  'product.refused.stock-unsure': null
  'product.refused.too-many': { maximum: string }
  'product.refused.quantity': { amount: number }
  'product.refused.quantity-invalid': null
  'product.details.description': null
  'product.details.fit': null
  'product.details.care': null
  'product.details.composition': null
  'product.details.washing': null
  'product.details.maker': null
  'product.details.responsible': null
  'product.details.warnings': null
  'product.details.number': null
  'product.details.downloads': null
  'product.related': null
  'product.alike': null
  'product.recent': null
  'care.wash-30': null
  'care.wash-40': null
  'care.wash-60': null
  'care.wash-hand': null
  'care.wash-no': null
  'care.bleach-no': null
  'care.tumble-low': null
  'care.tumble-no': null
  'care.iron-low': null
  'care.iron-medium': null
  'care.iron-no': null
  'care.dryclean-no': null
  'care.iron-high': null
  'care.dryclean-yes': null
  'product.gallery.next': null
  'product.gallery.previous': null
  'product.made.time': null
  'product.made.returns': null
  'product.details.delivery': null
  'product.details.delivery-path': null
  'guarantee.title': null
  'product.delivery.rule': { hour: string }
  'product.delivery.same-day': { price: string; hour: string }
  'product.delivery.next': { day: string }
  'product.delivery.days': null
  'product.delivery.cost': { price: string }
  'product.delivery.cost-free-from': { price: string; freeFrom: string }
  'product.delivery.cost-home': { price: string }
  'product.delivery.cost-home-free-from': { price: string; freeFrom: string }
  'product.delivery.returns': null
  'product.delivery.email': null
  'product.delivery.download': null
  'reviews.form.title': { name: string }
  'reviews.form.stars': null
  'reviews.form.nickname': null
  'reviews.form.nickname-hint': null
  'reviews.form.summary': null
  'reviews.form.detail': null
  'reviews.form.detail-hint': null
  'reviews.form.send': null
  'reviews.form.sent': null
  'reviews.form.failed': null
  'reviews.form.stars-missing': null
  'reviews.form.nickname-short': null
  'reviews.form.title-missing': null
  'reviews.form.detail-short': null
  'reviews.form.text-long': null
  'reviews.form.fit': null
  'reviews.form.height': null
  'reviews.form.height-hint': null
  'reviews.form.height-odd': null
  'reviews.title': null
  'reviews.count': { count: number }
  'reviews.none': null
  'reviews.stars': { stars: string }
  'reviews.row': { stars: number }
  'reviews.more': { count: string }
  'reviews.write': null
  'reviews.origin': null
  'reviews.shop': { average: string; best: string; count: string }
  'reviews.fits.small': null
  'reviews.fits.true': null
  'reviews.fits.large': null
  'reviews.height': { height: string }
  'reviews.fit.small': { percent: string }
  'reviews.fit.true': { percent: string }
  'reviews.fit.large': { percent: string }
  'reviews.answer': null
  'search.title': null
  'search.placeholder': null
  'search.label': null
  'search.submit': null
  'search.close': null
  'search.too-short': null
  'search.too-long': null
  'search.found': { count: number; text: string }
  'search.suggestions': null
  'search.categories': null
  'search.see-more': null
  'search.see-all': { count: number }
  'search.results-for': { text: string }
  'search.nothing-for': { text: string }
  'search.nothing-text': null
  'sort.recommended': null
  'sort.new': null
  'sort.price-low-to-high': null
  'sort.price-high-to-low': null
  'sort.relevance': null
  'search.pages': null
  'search.shops': null
  'search.shop-words': null
  'search.none-complete': null
  'search.rest-incomplete': { count: string }
  'product.shops.title': null
  'product.shops.locate': null
  'product.shops.denied': null
  'product.shops.some': { count: number }
  'product.shops.none': null
  'product.shops.distance': { distance: string }
  'product.shops.failed': null
  'product.shops.size': { size: string }
  'product.shops.pick-up': null
  'product.shops.any-size': null
  'guide.title': null
  'guide.lead': null
  'guide.between': null
  'guide.lead-foot': null
  'guide.lead-head': null
  'guide.caption': null
  'guide.size': null
  'guide.age': null
  'guide.height': null
  'guide.chest': null
  'guide.waist': null
  'guide.hip': null
  'guide.leg': null
  'guide.foot': null
  'guide.head': null
  'stock-alert.title': null
  'stock-alert.size': null
  'stock-alert.button': null
  'stock-alert.how': null
  'stock-alert.how-own': null
  'stock-alert.unconfirmed': null
  'stock-alert.waiting': { email: string }
  'stock-alert.product-in-stock': null
  'stock-alert.reload': null
  'stock-alert.product-not-found': null
  'stock-alert.too-many-alerts': null
  'stock-alert.offline': null
  'stock-alert.failed': null
  'locator.title': null
  'locator.description': null
  'locator.shop-description': { name: string; street: string; city: string }
  'locator.place': null
  'locator.search': null
  'locator.locate': null
  'locator.denied': null
  'locator.unknown-place': { place: string }
  'locator.pickup-only': null
  'locator.pickup': null
  'locator.map': null
  'locator.count': { count: number }
  'locator.near': { count: number; radius: string; place: string }
  'locator.far': { radius: string; place: string }
  'locator.you': null
  'locator.none': null
  'locator.none-near': { radius: string }
  'locator.distance': { distance: string }
  'locator.open-until': { time: string }
  'locator.opens-today': { time: string }
  'locator.opens-later': { day: string; time: string }
  'locator.closed': null
  'locator.hours': null
  'locator.special': null
  'locator.route': null
  'locator.picture': { name: string }
  'locator.stock-hint': null
  'locator.real-map': null
  'locator.map-from': { host: string }
}

export type AccountMessageValues = {
  'account.data.title': null
  'account.data.lead': null
  'account.data.download': null
  'account.data.done': null
  'account.data.failed': null
  'account.delete.title': null
  'account.delete.lead': null
  'account.delete.button': null
  'account.delete.sure': null
  'account.delete.goes': null
  'account.delete.goes-text': null
  'account.delete.stays': null
  'account.delete.stays-text': null
  'account.delete.password': null
  'account.delete.confirm': null
  'account.delete.keep': null
  'account.delete.done': null
  'account.delete.orders-open': null
  'account.delete.failed': null
  'account.newsletter.title': null
  'account.newsletter.lead': { email: string }
  'account.newsletter.join': null
  'account.newsletter.leave': null
  'account.newsletter.left': null
  'account.newsletter.not-subscribed': null
  'account.newsletter.too-many': null
  'account.newsletter.failed': null
  'account.newsletter.unconfirmed': null
  'account.family.title': null
  'family.shop-for': null
  'family.everybody': null
  'family.choice-does': null
  'family.done': null
  'family.manage': null
  'family.none': null
  'family.none-text': null
  'family.add': null
  'family.change': null
  'family.change-title': { firstName: string }
  'family.delete': null
  'family.delete-title': { firstName: string }
  'family.delete-text': null
  'family.delete-confirm': null
  'family.keep': null
  'family.first-name': null
  'family.birth-month': null
  'family.birth-year': null
  'family.height': null
  'family.height-hint': null
  'family.size': null
  'family.size-hint': null
  'family.size-by-height': null
  'family.save': null
  'family.privacy': null
  'family.age-months': { count: number }
  'family.age-years': { count: number }
  'family.height-of': { height: string }
  'family.size-open': null
  'family.size-none': null
  'family.size-chosen': { size: string }
  'family.size-now': { size: string }
  'family.size-next': { size: string; from: string }
  'family.how': null
  'family.how-height': { size: string; from: string; to: string; name: string; height: string }
  'family.how-chosen': { size: string; by: string }
  'family.full': null
  'family.unknown': null
  'family.unreachable': null
  'family.failed': null
  'family.in-size': { name: string; size: string }
  'family.size-selected': { size: string; name: string }
  'family.size-worn': { name: string; size: string }
  'family.size-absent': { size: string; name: string }
  'family.lines-of': { name: string }
  'family.other-lines': null
  'account.menu': null
  'account.home.title': null
  'account.hello': { name: string }
  'account.log-out': null
  'account.needs-login': null
  'account.failed': null
  'account.again': null
  'account.home.data.title': null
  'account.home.data.address': null
  'account.home.data.no-address': null
  'account.home.points.title': null
  'account.home.points.worth': { worth: string }
  'account.home.points.none': null
  'account.home.wishlist.title': null
  'account.home.wishlist.count': { count: number }
  'account.home.wishlist.none': null
  'account.home.children.none': null
  'account.loyalty.title': null
  'account.loyalty.points': { points: number }
  'account.loyalty.worth': { worth: string }
  'account.loyalty.owed': null
  'account.loyalty.number': null
  'account.loyalty.code': null
  'account.loyalty.scan': null
  'account.loyalty.kept': { day: string }
  'account.loyalty.how': null
  'account.loyalty.how.earn': null
  'account.loyalty.how.spend': { points: string; worth: string }
  'account.loyalty.how.return': null
  'account.points.title': null
  'account.points.none': null
  'account.points.expiring': { points: number; day: string }
  'account.points.earned': null
  'account.points.spent': null
  'account.points.given-back': null
  'account.points.revoked': null
  'account.points.spent-again': null
  'account.points.expired': null
  'account.points.moved': { sign: string; points: number }
  'account.points.order': { number: string }
  'account.points.kept': null
  'account.points.pages': null
  'mail-link.newsletter.confirm.title': null
  'mail-link.newsletter.confirm.lead': null
  'mail-link.newsletter.confirm.button': null
  'mail-link.newsletter.confirm.small': null
  'mail-link.newsletter.confirm.done': null
  'mail-link.newsletter.confirm.done.lead': null
  'mail-link.newsletter.confirm.expired': null
  'mail-link.newsletter.confirm.expired.lead': null
  'mail-link.newsletter.confirm.unknown': null
  'mail-link.newsletter.confirm.unknown.lead': null
  'mail-link.newsletter.leave.title': null
  'mail-link.newsletter.leave.lead': null
  'mail-link.newsletter.leave.button': null
  'mail-link.newsletter.leave.small': null
  'mail-link.newsletter.leave.done': null
  'mail-link.newsletter.leave.done.lead': null
  'mail-link.newsletter.leave.unknown': null
  'mail-link.newsletter.leave.unknown.lead': null
  'mail-link.newsletter.leave.mail-me': null
  'mail-link.newsletter.leave.mailed': null
  'mail-link.failed': null
  'mail-link.shop': null
  'mail-link.stock-alert.confirm.title': null
  'mail-link.stock-alert.confirm.lead': null
  'mail-link.stock-alert.confirm.button': null
  'mail-link.stock-alert.confirm.small': null
  'mail-link.stock-alert.confirm.done': null
  'mail-link.stock-alert.confirm.done.lead': null
  'mail-link.stock-alert.confirm.expired': null
  'mail-link.stock-alert.confirm.expired.lead': null
  'mail-link.stock-alert.confirm.unknown': null
  'mail-link.stock-alert.confirm.unknown.lead': null
  'mail-link.stock-alert.confirm.used': null
  'mail-link.stock-alert.confirm.used.lead': null
  'mail-link.stock-alert.confirm.too-many': null
  'mail-link.stock-alert.confirm.too-many.lead': null
  'mail-link.stock-alert.confirm.gone': null
  'mail-link.stock-alert.confirm.gone.lead': null
  'mail-link.stock-alert.leave.title': null
  'mail-link.stock-alert.leave.lead': null
  'mail-link.stock-alert.leave.button': null
  'mail-link.stock-alert.leave.small': null
  'mail-link.stock-alert.leave.done': null
  'mail-link.stock-alert.leave.done.lead': null
  'mail-link.stock-alert.leave.unknown': null
  'mail-link.stock-alert.leave.unknown.lead': null
  'mail-link.product': null
  'mail-link.account': null
  'mail-link.account.confirm.title': null
  'mail-link.account.confirm.lead': null
  'mail-link.account.confirm.button': null
  'mail-link.account.confirm.small': null
  'mail-link.account.confirm.done': null
  'mail-link.account.confirm.done.lead': null
  'mail-link.account.confirm.expired': null
  'mail-link.account.confirm.expired.lead': null
  'mail-link.account.confirm.used': null
  'mail-link.account.confirm.used.lead': null
  'mail-link.account.confirm.taken': null
  'mail-link.account.confirm.taken.lead': null
  'mail-link.account.confirm.unknown': null
  'mail-link.account.confirm.unknown.lead': null
  'mail-link.account.profile': null
  'needs-scripts.cart': null
  'needs-scripts.product': null
  'needs-scripts.login': null
  'needs-scripts.checkout': null
  'offline.new-version': null
  'account.orders.title': null
  'account.order.title': null
  'account.order.number': null
  'account.order.date': null
  'account.order.status': null
  'account.order.points': null
  'account.order.shipping': null
  'account.order.tax': null
  'account.order.subtotal': null
  'account.order.total': null
  'account.order.discount': null
  'account.order.gift-cards': null
  'account.order.points-used': null
  'account.order.refunded': null
  'account.order.free': null
  'account.order.status.placed': null
  'account.order.status.pending': null
  'account.order.status.processing': null
  'account.order.status.shipped': null
  'account.order.status.returned': null
  'account.order.status.canceled': null
  'account.order.known.payment': null
  'account.order.known.shipped': { day: string }
  'account.order.known.delivered': { day: string }
  'account.order.known.returned': { day: string }
  'account.order.known.canceled': { day: string }
  'account.order.known.parcel': { number: string; carrier: string }
  'account.order.show': null
  'account.order.show-number': { number: string }
  'account.orders.pages': null
  'account.orders.page': { page: string; pages: string }
  'account.orders.newer': null
  'account.orders.older': null
  'account.orders.empty.title': null
  'account.orders.empty.text': null
  'account.order.missing.title': null
  'account.order.missing.text': null
  'account.order.all': null
  'account.order.items': null
  'account.order.quantity': { count: string }
  'account.order.to': null
  'account.order.bill-to': null
  'account.order.delivery': null
  'account.order.payment': null
  'account.order.track': null
  'account.order.pay': null
  'account.order.again': null
  'account.order.again.none': null
  'account.order.again.left': { products: string }
  'account.order.documents': null
  'account.order.invoice': { number: string }
  'account.order.credit-note': { number: string }
  'account.order.document-failed': null
  'account.order.withdraw': null
  'account.order.withdrawn': { day: string }
  'account.order.withdrawal-open': null
  'account.order.withdraw-again': null
  'account.home.order.title': null
  'account.home.order.none': null
  'account.home.order.line': { number: string; day: string }
  'account.order.sums': null
  'account.order.step.placed': null
  'account.order.step.processing': null
  'account.order.step.shipped': null
  'account.order.step.delivered': null
  'account.order.expected': { day: string; from: string; to: string }
  'account.order.return-until': { day: string }
  'account.order.return-days': null
  'preview.draft': null
  'preview.loading': null
  'preview.published': null
  'preview.failed': null
  'account.profile.title': null
  'account.profile.person': null
  'account.profile.save': null
  'account.profile.saved': null
  'account.profile.nothing': null
  'account.profile.failed': null
  'account.profile.waiting': null
  'account.profile.still-waiting': null
  'account.profile.email-password': null
  'account.profile.email-offline': null
  'account.profile.address-invalid': null
  'account.addresses.title': null
  'account.addresses.none': null
  'account.addresses.add': null
  'account.addresses.edit': null
  'account.addresses.delete': null
  'account.addresses.of': { action: string; address: string }
  'account.addresses.delete-sure': null
  'account.addresses.keep': null
  'account.addresses.new': null
  'account.addresses.change': null
  'account.addresses.cancel': null
  'account.password.title': null
  'account.password.lead': null
  'account.password.current': null
  'account.password.new': null
  'account.password.repeat': null
  'account.password.submit': null
  'account.password.changed': null
  'account.password.mismatch': null
  'account.password.offline': null
  'account.password.failed': null
  'account.strength': null
  'account.strength.weak': null
  'account.strength.good': null
  'account.strength.strong': null
  'reset.title': null
  'reset.lead': null
  'reset.submit': null
  'reset.sent.title': null
  'reset.sent.text': { email: string }
  'reset.offline': null
  'reset.unknown': null
  'reset.failed': null
  'reset.new.title': null
  'reset.new.lead': { email: string }
  'reset.new.submit': null
  'reset.new.invalid': null
  'reset.new.again': null
  'reset.back': null
  'passkey.log-in': null
  'passkey.cancelled': null
  'passkey.unknown': null
  'passkey.late': null
  'passkey.log-in-failed': null
  'passkey.offline': null
  'account.security.title': null
  'security.passkeys': null
  'security.passkeys-lead': null
  'security.none': null
  'security.add': null
  'security.name': null
  'security.name-hint': null
  'security.added': { name: string }
  'security.made': { day: string; host: string }
  'security.used': { day: string }
  'security.unused': null
  'security.rename': null
  'security.rename-named': { name: string }
  'security.renamed': { name: string }
  'security.remove': null
  'security.remove-named': { name: string }
  'security.remove-sure': null
  'security.removed': { name: string }
  'security.exists': null
  'security.full': null
  'security.unsupported': null
  'security.failed': null
  'security.sessions': null
  'security.sessions-lead': null
  'security.here': null
  'security.device-unknown': null
  'security.log-out-of': { device: string }
  'security.everywhere': null
  'security.everywhere-sure': null
  'security.ended': null
  'security.sessions-failed': null
  'proof.why': null
  'proof.or': null
  'proof.passkey': null
  'proof.mail': null
  'proof.mailed': null
  'proof.by-link': null
  'proof.held': null
  'proof.refused': null
  'proof.late': null
  'waiting.ahead': { count: number }
  'waiting.stay': null
  'account.wishlist.title': null
  'account.wishlist.move': null
  'account.wishlist.moved': { name: string }
  'account.wishlist.remove': { name: string }
  'account.wishlist.removed': { name: string }
  'account.wishlist.size': null
  'account.wishlist.size-of': { name: string }
  'account.wishlist.size-open': null
  'account.wishlist.choose': null
  'account.wishlist.size-sold-out': { size: string }
  'account.wishlist.look': null
  'account.wishlist.back': null
  'account.wishlist.dropped': null
  'account.wishlist.price-before': { price: string }
  'account.wishlist.price-before-on': { price: string; day: string }
  'account.wishlist.gone': null
  'account.wishlist.empty.title': null
  'account.wishlist.empty.text': null
  'account.wishlist.to-cart': null
  'account.shop': null
  'account.awaited.title': null
  'account.awaited.lead': null
  'account.awaited.none': null
  'account.awaited.since': { day: string }
  'account.awaited.gone': null
  'account.awaited.end': null
  'account.awaited.end-of': { name: string }
  'account.awaited.ended': { name: string }
  'account.awaited.failed': null
  'withdrawal.title': null
  'withdrawal.lead': null
  'withdrawal.order-number': null
  'withdrawal.order-number-hint': null
  'withdrawal.email': null
  'withdrawal.find': null
  'withdrawal.nothing-yet': null
  'withdrawal.declare-title': null
  'withdrawal.declare-lead': { number: string }
  'withdrawal.declare-email': { email: string }
  'withdrawal.declare-then': null
  'withdrawal.confirm': null
  'withdrawal.back': null
  'withdrawal.received-title': null
  'withdrawal.received': { number: string; email: string }
  'withdrawal.received-next': null
  'withdrawal.no-mail': null
  'withdrawal.begin-anew': null
  'withdrawal.received-at': null
  'withdrawal.declared-email': null
  'withdrawal.pieces-title': null
  'withdrawal.order': { number: string; date: string }
  'withdrawal.received-on': { moment: string }
  'withdrawal.choose': null
  'withdrawal.whole': null
  'withdrawal.of': { count: number }
  'withdrawal.exempt': null
  'withdrawal.complete': null
  'withdrawal.nothing-chosen': null
  'withdrawal.before.canceled': null
  'withdrawal.before.returned': null
  'withdrawal.done-title': null
  'withdrawal.done': null
  'withdrawal.goods': null
  'withdrawal.cards-spent': { amount: string }
  'withdrawal.after.canceled': null
  'withdrawal.after.returned': null
  'withdrawal.shop': null
  'withdrawal.stopped-title': null
  'withdrawal.link-unknown': null
  'withdrawal.link-expired': null
  'withdrawal.nothing-to-withdraw': null
  'withdrawal.withdrawal-period-over': null
  'withdrawal.already-withdrawn': { moment: string }
  'withdrawal.made-for-buyer': null
  'withdrawal.pieces-changed': null
  'withdrawal.begin-again': null
  'withdrawal.failed': null
  'withdrawal.again': null
}

export type ChoicesMessageValues = {
  'checkout.credit.lender': { lender: string }
  'checkout.credit.due': { price: string; count: number; from: string }
  'checkout.credit.parts': { price: string; parts: string; days: string; from: string }
  'checkout.credit.from.order': null
  'checkout.credit.from.shipment': null
  'checkout.credit.from.delivery': null
  'checkout.credit.cost': { fee: string; rate: string }
  'checkout.credit.cost.none': null
  'checkout.credit.late': { price: string }
  'checkout.credit.warning': null
  'checkout.credit.terms': { lender: string }
  'guarantee.duration': null
  'guarantee.remedies': null
  'guarantee.national': null
  'guarantee.code': null
  'guarantee.larger': null
  'guarantee.europe': null
  'guarantee.europe-address': null
  'product.custom.title': null
  'product.custom.none': null
  'product.custom.choose': null
  'product.custom.left': { count: number }
  'product.custom.required': { title: string }
  'product.custom.wrong': { title: string }
  'product.outfit.title': null
  'product.outfit.take': { name: string }
  'product.outfit.size-open': { name: string }
  'product.bundle.title': null
  'product.bundle.design': null
  'product.bundle.size': null
  'product.option-sold-out': { label: string }
  'product.print.example': null
  'product.print.shows': { text: string }
  'product.print.caption': null
  'product.custom.pick': { title: string }
  'product.gift.title': null
  'product.gift.email-hint': null
  'product.gift.email-wrong': null
  'product.gift.day-hint': null
  'product.gift.day-wrong': null
  'product.size-for-all': null
  'product.size-for-all.hint': null
  'product.size-for-all.take': { size: string }
  'product.suggestion': { size: string }
  'product.suggestion.take': { size: string; name: string }
  'product.suggestion.yes': null
  'product.not-for-sale': null
}
