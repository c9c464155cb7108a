import type { mails as reference } from '../nl/mails.data.ts'

/** The mails of the shop; `{name}`, `{order}`, `{shop}` … are filled in. What newsletters are asked about says nothing of goods or prices. */
export const mails: typeof reference = {
  kinds: {
    confirmation: {
      subject: 'Votre commande {order} est confirmée',
      preview: 'Merci ! Retrouvez ici tout ce qui concerne votre commande.',
      title: 'Merci, {name} !',
      body: [
        'Nous avons bien reçu votre commande et nous vous la confirmons. Vous trouverez ci-dessous ce que vous avez acheté, à quel prix et quels sont vos droits. Conservez cet e-mail.',
        'Nous vous préviendrons dès que votre colis sera en route.',
      ],
    },
    'payment-open': {
      subject: 'Votre commande {order} attend votre paiement',
      preview: 'Un clic suffit pour terminer votre paiement.',
      title: 'Plus qu’une étape, {name}',
      body: [
        'Nous avons mis votre commande de côté, mais votre paiement ne nous est pas encore parvenu. Payez avec le bouton ci-dessous et nous nous en occupons aussitôt.',
        'Vous venez de payer ? Nos messages se sont croisés et vous n’avez rien à faire. Sans paiement dans les délais, la commande expire d’elle-même et ne vous coûte rien.',
      ],
    },
    shipped: {
      subject: 'Votre commande {order} est en route',
      preview: 'Votre colis vient de partir.',
      title: 'Votre colis est en route, {name}',
      body: ['Nous avons préparé et expédié votre commande. Nous espérons qu’elle vous plaira !'],
    },
    returned: {
      subject: 'Nous avons reçu votre retour de la commande {order}',
      preview: 'Votre retour est bien arrivé.',
      title: 'Votre retour est arrivé, {name}',
      body: [
        'Voici ce que vous nous avez renvoyé. Vous recevrez un autre e-mail dès que votre remboursement sera en route.',
      ],
    },
    refunded: {
      subject: 'Remboursement de {amount} pour la commande {order}',
      preview: 'Nous vous avons remboursé {amount}.',
      title: 'Votre argent est en route, {name}',
      body: [
        'Nous vous avons remboursé par le moyen de paiement que vous aviez utilisé. Quelques jours ouvrables peuvent passer avant que votre banque ne l’affiche.',
      ],
    },
    canceled: {
      subject: 'Votre commande {order} est annulée',
      preview: 'Cette commande n’aura pas de suite.',
      title: 'Votre commande est annulée, {name}',
      body: ['Cette commande n’aura pas de suite : rien ne sera expédié.'],
    },
    'gift-card': {
      subject: 'Votre carte cadeau {shop} : {amount}',
      preview: 'Une carte cadeau de {amount}.',
      title: 'Un cadeau pour vous, {name} !',
      body: [
        'Saisissez ce code au moment de payer, en une ou plusieurs fois. Toute personne qui a le code peut payer avec : gardez-le bien.',
      ],
    },
    'withdrawal-receipt': {
      subject: 'Accusé de réception de votre rétractation de la commande {order}',
      preview: 'Nous avons reçu votre rétractation le {moment}.',
      title: 'Nous avons reçu votre rétractation',
      body: [
        'Vous avez déclaré vous rétracter du contrat portant sur la commande {order}. Nous confirmons que votre déclaration nous est parvenue, avec la date et l’heure ; elle prend effet à ce moment. Conservez cet e-mail comme preuve.',
      ],
    },
    'withdrawal-completed': {
      subject: 'Votre rétractation pour la commande {order}',
      preview: 'Votre rétractation du {moment}, et la suite.',
      title: 'Votre rétractation est complète',
      body: [
        'Vous nous avez indiqué les articles pour lesquels vous vous rétractez. Les voici de nouveau, avec la suite des événements.',
      ],
    },
    'stock-alert-confirmation': {
      subject: 'À confirmer : un e-mail au retour de {product}',
      preview: 'Un clic, et nous vous prévenons quand votre taille revient.',
      title: 'Pouvons-nous vous écrire ?',
      body: [
        'Vous souhaitez savoir quand cet article sera de retour. Confirmez avec le bouton que cette adresse est la vôtre ; le lien ne sert qu’une fois et reste valable sept jours. Ensuite, nous vous écrirons une seule fois, dans les six mois.',
      ],
    },
    'back-in-stock': {
      subject: '{product} est de retour dans votre taille',
      preview: 'Vous nous aviez demandé de vous prévenir.',
      title: 'De retour en stock',
      body: ['Vous vouliez savoir quand cet article serait de retour. C’est le cas.'],
    },
    'password-reset': {
      subject: 'Un nouveau mot de passe pour votre compte {shop}',
      preview: 'Ce lien vous permet de choisir un nouveau mot de passe.',
      title: 'Mot de passe oublié, {name} ?',
      body: [
        'Pas de souci. Choisissez-en un nouveau avec le bouton ci-dessous. Le lien ne sert qu’une fois et reste valable une heure.',
      ],
    },
    'password-changed': {
      subject: 'Le mot de passe de votre compte {shop} a été modifié',
      preview: 'Votre mot de passe a été modifié le {moment}.',
      title: 'Votre mot de passe a été modifié, {name}',
      body: [
        'Le mot de passe de votre compte {shop} a été modifié le {moment}. Tous vos appareils ont été déconnectés ; reconnectez-vous avec votre nouveau mot de passe.',
      ],
    },
    'email-change-asked': {
      subject: 'Voulez-vous modifier l’adresse e-mail de votre compte {shop} ?',
      preview: 'Votre adresse ne change que si vous utilisez le bouton.',
      title: 'Une autre adresse e-mail, {name} ?',
      body: [
        'Le {moment}, quelqu’un a demandé de remplacer l’adresse e-mail de votre compte {shop} par {newEmail}. Si c’est bien vous, utilisez le bouton. Le lien ne sert qu’une fois et reste valable un jour ; d’ici là, l’adresse actuelle reste en vigueur.',
      ],
    },
    'account-proof': {
      subject: 'Confirmez que ce compte {shop} est le vôtre',
      preview: 'Avec ce lien, vous continuez sans mot de passe.',
      title: 'Continuez dans votre compte, {name}',
      body: [
        'Vous vouliez modifier quelque chose pour lequel nous devons être sûrs que c’est bien vous. Ouvrez le lien sur l’appareil où votre session est ouverte. Il ne sert qu’une fois et reste valable une heure.',
      ],
    },
    'email-changed': {
      subject: 'L’adresse e-mail de votre compte {shop} a été modifiée',
      preview: 'L’adresse a été modifiée le {moment}.',
      title: 'Votre adresse e-mail a été modifiée, {name}',
      body: [
        'Le {moment}, une autre adresse e-mail a été enregistrée pour votre compte {shop}. Vous vous connectez désormais avec la nouvelle adresse ; ceci est le dernier e-mail que vous recevez ici au sujet de votre compte.',
      ],
    },
    'email-set': {
      subject: 'Voici désormais l’adresse e-mail de votre compte {shop}',
      preview: 'L’adresse a été enregistrée le {moment}.',
      title: 'Votre nouvelle adresse e-mail, {name}',
      body: [
        'Le {moment}, cette adresse e-mail a été enregistrée pour votre compte {shop}. C’est avec elle que vous vous connectez désormais, et c’est ici qu’arrive tout ce qui concerne vos commandes.',
      ],
    },
    'passkey-added': {
      subject: 'Une clé d’accès a été ajoutée à votre compte {shop}',
      preview: 'La clé d’accès a été ajoutée le {moment}.',
      title: 'Une nouvelle clé d’accès, {name}',
      body: [
        'Le {moment}, une clé d’accès a été ajoutée à votre compte {shop}. Sur l’appareil où elle se trouve, vous vous connectez désormais sans mot de passe. Votre compte affiche toutes vos clés d’accès et vous permet de les supprimer.',
      ],
    },
    'passkey-removed': {
      subject: 'Une clé d’accès a été supprimée de votre compte {shop}',
      preview: 'La clé d’accès a été supprimée le {moment}.',
      title: 'Une clé d’accès a été supprimée, {name}',
      body: [
        'Le {moment}, une clé d’accès a été supprimée de votre compte {shop}. Plus personne ne peut se connecter avec elle ; votre mot de passe et vos autres clés d’accès continuent de fonctionner.',
      ],
    },
    'newsletter-confirmation': {
      subject: 'Confirmez votre inscription à la newsletter {shop}',
      preview: 'Encore un clic et votre inscription est faite.',
      title: 'Cette adresse est-elle la vôtre ?',
      body: [
        'Le {moment}, cette adresse e-mail a été saisie pour recevoir la newsletter {shop}. Était-ce vous ? Alors confirmez avec le bouton. Le lien ne sert qu’une fois et reste valable {days} jours.',
      ],
      why: 'Vous recevez cet e-mail parce que cette adresse a été saisie chez {shop} pour recevoir la newsletter.',
    },
    'newsletter-leave': {
      subject: 'Vous ne voulez plus recevoir la newsletter {shop} ?',
      preview: 'Un clic suffit pour vous désinscrire.',
      title: 'Se désinscrire ?',
      body: [
        'Le {moment}, quelqu’un a demandé de retirer cette adresse e-mail de la newsletter {shop}. Était-ce vous ? Alors confirmez avec le bouton.',
      ],
      why: 'Vous recevez cet e-mail parce que quelqu’un veut retirer cette adresse de la newsletter {shop}.',
    },
    'newsletter-again': {
      subject: 'Vous recevez déjà la newsletter {shop}',
      preview: 'Vous n’avez rien à faire.',
      title: 'Votre inscription est déjà faite',
      body: [
        'Le {moment}, cette adresse e-mail a de nouveau été saisie pour recevoir la newsletter {shop}. Votre inscription est déjà faite ; vous n’avez rien à faire.',
      ],
      why: 'Vous recevez cet e-mail parce que cette adresse a été saisie chez {shop} pour recevoir la newsletter. Vous pouvez vous désinscrire à tout moment, en un clic.',
    },
    'newsletter-coupon': {
      subject: 'Bienvenue ! Voici vos {percent} de réduction chez {shop}',
      preview: 'Votre code promo pour votre première commande.',
      title: 'Bienvenue parmi nous !',
      body: [
        'Vous recevez désormais la newsletter {shop}, et cela mérite un petit cadeau : {percent} de réduction sur votre première commande. Saisissez le code dans votre panier ; il ne sert qu’une fois.',
      ],
      why: 'Vous recevez cet e-mail parce que cette adresse est inscrite à la newsletter {shop}. Vous pouvez vous désinscrire à tout moment, en un clic.',
    },
  },
  words: {
    orderNumber: 'Numéro de commande',
    orderDate: 'Commandé le',
    payment: 'Moyen de paiement',
    invoice: 'Facture',
    creditNote: 'Avoir',
    yourOrder: 'Votre commande',
    pieces: '{count} ×',
    subtotal: 'Articles',
    shipping: 'Livraison',
    free: 'offerte',
    paymentFee: 'Frais de paiement',
    discount: 'Réduction',
    total: 'Total TTC',
    ofWhichTax: 'dont TVA {rate}',
    giftCards: 'Carte cadeau',
    points: 'Points',
    toPay: 'À payer',
    paid: 'Payé',
    deliverTo: 'Livraison',
    billTo: 'Adresse de facturation',
    payNow: 'Payer maintenant',
    track: 'Suivre votre colis',
    showOrder: 'Voir votre commande',
    returned: 'Articles reçus en retour',
    refunded: 'Remboursé',
    refundedMoney: 'Sur votre compte',
    refundedGiftCard: 'Sur la carte cadeau {code}',
    refundedPoints: 'En points',
    alreadyPaid:
      'Ce que vous aviez déjà payé vous est remboursé par le même moyen de paiement. Vous recevrez un e-mail à ce sujet.',
    keptOfCards:
      'Sur les cartes cadeaux de cette commande, {amount} avaient déjà été dépensés. Cette part n’est pas remboursée.',
    nothingPaid: 'Rien n’a été débité. Les articles que vous aviez choisis sont de nouveau dans votre panier.',
    paidAfterAll:
      'Nous vous avions écrit que cette commande était annulée, faute de paiement. Celui-ci nous est finalement parvenu et tout ce que vous aviez choisi est encore disponible : votre commande est maintenue.',
    cameTooLate:
      'Votre paiement nous est parvenu alors que cette commande était déjà annulée et ne pouvait plus être honorée. Nous vous remboursons donc intégralement.',
    giftCardCode: 'Votre code',
    giftCardFrom: 'De la part de {name}',
    validUntil: 'Valable jusqu’au {date} inclus.',
    validAlways: 'Cette carte n’expire pas.',
    spend: 'Aller à la boutique',
    receivedAt: 'Reçu le',
    declaredBy: 'Déclaré par',
    declaredAddress: 'Adresse e-mail',
    choosePieces:
      'Encore un clic : dites-nous si vous vous rétractez pour toute la commande ou si vous gardez quelque chose. Nous annulerons ensuite ce qui n’est pas encore parti et nous vous rembourserons. Le lien reste valable 14 jours.',
    toPieces: 'Choisir les articles',
    withdrawalNotByYou:
      'Ce n’était pas vous ? N’utilisez pas le bouton : sans cette étape, rien n’est annulé. Prévenez-nous à l’adresse {email}.',
    withdrawnGoods: 'Rétractation',
    returnItems:
      'Renvoyez les articles dans les 14 jours à compter d’aujourd’hui ; les frais sont à notre charge. Nous vous remboursons dans les 14 jours, ou dès que nous avons reçu les articles ou que vous prouvez les avoir expédiés.',
    nothingToReturn:
      'Votre commande n’était pas encore partie : vous n’avez rien à renvoyer. Nous vous rembourserons dans les 14 jours au plus tard.',
    withdrawnUnpaid:
      'Votre commande n’était pas encore payée : rien n’a été débité et vous n’avez rien à renvoyer. Les cartes cadeaux et les points que vous aviez utilisés sont de nouveau à votre disposition.',
    goToShop: 'Aller à la boutique',
    withdraw: 'Se rétracter du contrat',
    termsAttached: 'Les conditions générales de vente sont jointes en entier à cet e-mail.',
    withdrawHere: 'Vous pouvez vous rétracter ici, sans vous connecter',
    terms: 'Conditions générales de vente',
    privacy: 'Vie privée',
    automatic: 'Cet e-mail fait partie de votre commande ; vous le recevez même sans abonnement à la newsletter.',
    automaticAccount: 'Cet e-mail concerne votre compte ; vous le recevez même sans abonnement à la newsletter.',
    automaticAlert:
      'Vous recevez cet e-mail parce que cette adresse a été indiquée pour être prévenue du retour en stock d’un article.',
    confirmAlert: 'Oui, prévenez-moi',
    alertNotAsked:
      'Vous n’avez rien demandé ? Vous n’avez rien à faire : sans confirmation, vous ne recevrez aucun message et votre adresse sera effacée après sept jours.',
    toProduct: 'Voir votre taille',
    alertOnce:
      'La demande peut dépasser le stock, c’est pourquoi nous ne mettons rien de côté. C’était le seul e-mail à ce sujet ; nous n’en conservons rien.',
    endAlerts: 'Ne plus recevoir d’alertes de stock à cette adresse',
    unsubscribe: 'Se désinscrire de la newsletter',
    confirmAddress: 'Oui, c’est mon adresse',
    addressNotMine:
      'Ce n’était pas vous ? Vous n’avez rien à faire : sans confirmation, vous ne recevrez pas la newsletter et nous supprimerons l’adresse. Vous pouvez aussi la faire supprimer tout de suite.',
    removeAddress: 'Supprimer mon adresse',
    leaveNotAsked:
      'Ce n’était pas vous ? Vous n’avez rien à faire : tant que vous n’utilisez pas le bouton, votre inscription est maintenue.',
    couponCode: 'Votre code promo',
    offFirstOrder: '{percent} de réduction sur votre première commande',
    toShop: 'Aller à la boutique',
    setPassword: 'Choisir un nouveau mot de passe',
    resetNotAsked: 'Vous n’avez rien demandé ? Vous n’avez rien à faire : votre mot de passe reste inchangé.',
    toAccount: 'Aller à votre compte',
    passwordNotByYou:
      'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et prévenez-nous à l’adresse {email}.',
    setEmail: 'Modifier mon adresse e-mail',
    emailNotAsked:
      'Ce n’était pas vous ? N’utilisez pas le bouton. Quelqu’un d’autre est probablement connecté à votre compte : choisissez tout de suite un nouveau mot de passe et prévenez-nous à l’adresse {email}.',
    proveAccount: 'Continuer',
    proofNotAsked:
      'Ce n’était pas vous ? N’ouvrez pas le lien. Quelqu’un d’autre est probablement connecté à votre compte : choisissez tout de suite un nouveau mot de passe et prévenez-nous à l’adresse {email}.',
    emailNotByYou:
      'Ce n’était pas vous ? Écrivez-nous tout de suite à l’adresse {email} ; nous vous aiderons à récupérer votre compte.',
    passkeyNotByYou:
      'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe, supprimez les clés d’accès que vous ne connaissez pas et prévenez-nous à l’adresse {email}.',
    emailNotYours:
      'Vous n’avez pas de compte chez nous ? Quelqu’un s’est alors trompé d’adresse ; écrivez-nous à l’adresse {email} et nous corrigerons l’erreur.',
    registration: 'N° d’immatriculation',
    vatId: 'TVA',
  },
  legal: {
    withdrawal: {
      title: 'Droit de rétractation',
      paragraphs: [
        'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prenez physiquement possession du dernier bien.',
        'Pour exercer le droit de rétractation, vous devez nous notifier ({seller}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté. Vous pouvez utiliser le modèle de formulaire ci-dessous, mais ce n’est pas obligatoire. Nous vous enverrons par e-mail un accusé de réception mentionnant la date et l’heure. Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre déclaration avant l’expiration de ce délai.',
        'Ce droit ne s’applique pas aux biens confectionnés selon vos spécifications, comme un vêtement portant un prénom, ni aux cartes cadeaux déjà utilisées.',
      ],
    },
    effects: {
      title: 'Effets de la rétractation',
      paragraphs: [
        'En cas de rétractation de votre part, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires d’un mode de livraison autre que le mode standard le moins coûteux), sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision. Nous utiliserons le même moyen de paiement que vous. Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu les biens ou jusqu’à ce que vous ayez fourni une preuve de leur expédition.',
        'Renvoyez les biens sans retard excessif et, en tout état de cause, au plus tard quatorze jours après nous avoir communiqué votre rétractation. Nous prenons en charge les frais de renvoi. Votre responsabilité n’est engagée qu’à l’égard de la dépréciation des biens résultant de manipulations autres que celles nécessaires pour établir leur nature, leurs caractéristiques et leur bon fonctionnement.',
      ],
    },
    form: {
      title: 'Modèle de formulaire de rétractation',
      paragraphs: [
        'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
      ],
      list: [
        'À l’attention de : {seller}',
        'Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens ci-dessous :',
        'Numéro de commande : {order}',
        'Commandé le / reçu le :',
        'Nom du consommateur :',
        'Adresse du consommateur :',
        'Signature du consommateur (uniquement en cas de notification du présent formulaire sur papier) :',
        'Date :',
      ],
    },
    warranty: {
      title: 'Garantie légale de conformité',
      paragraphs: [
        'Ce que vous achetez doit être conforme à ce que vous pouvez raisonnablement en attendre. Si ce n’est pas le cas, vous avez droit, pendant deux ans à compter de la livraison, à la réparation ou au remplacement sans frais et, si cela n’est pas possible, à une réduction du prix ou à la résolution du contrat. Tout défaut qui apparaît dans ce délai est présumé exister dès la livraison, sauf si nous prouvons le contraire.',
        'Adressez une réclamation à {email}. Vous recevrez une réponse complète dans les 14 jours. Si nous ne trouvons pas de solution ensemble, vous pouvez saisir gratuitement un médiateur de la consommation.',
      ],
    },
    terms: {
      title: 'Conditions',
      paragraphs: [
        'Nos conditions générales de vente s’appliquent à votre commande dans leur version en vigueur au moment où vous l’avez passée. Le vendeur est {seller}.',
      ],
    },
  },
}
