import type { legal as reference } from '../nl/legal.data.ts'

/** The pages the law asks for; `{name}` and its like are facts about the seller. */
export const legal: typeof reference = {
  // Where they are, unless editors say otherwise.
  paths: {
    terms: '/conditions-generales-de-vente',
    privacy: '/vie-privee',
    imprint: '/mentions-legales',
    withdrawal: '/retractation',
    accessibility: '/accessibilite',
  },
  // What stands above each text until its owner has replaced it.
  notice: 'Ceci est un point de départ. Complétez ce texte et faites-le vérifier avant l’ouverture de la boutique.',
  // A start of each, as headings and what stands below them.
  pages: {
    terms: {
      title: 'Conditions générales de vente',
      parts: [
        ['Qui nous sommes', '{name}, {street}, {postcode} {city}. E-mail {email}, téléphone {phone}.'],
        ['Le contrat', 'Le contrat est conclu lorsque vous passez commande et que nous la confirmons.'],
        [
          'Prix et paiement',
          'Les prix sont en euros, TVA comprise. Vous voyez les frais de livraison avant de commander.',
        ],
        ['Livraison', 'Nous livrons dans le délai indiqué avec votre commande, et au plus tard dans les 30 jours.'],
        [
          'Rétractation',
          'Vous pouvez vous rétracter du contrat dans les 14 jours suivant la réception, sans donner de motif.',
        ],
        [
          'Garanties',
          'Nous répondons des défauts de conformité pendant deux ans, et des vices cachés, comme la loi le prévoit.',
        ],
        [
          'Réclamations',
          'Adressez une réclamation à {email}. Nous répondons dans les 14 jours. Si nous ne trouvons pas de solution ensemble, vous pouvez saisir gratuitement un médiateur de la consommation. Indiquez ici son nom et ses coordonnées.',
        ],
      ],
    },
    privacy: {
      title: 'Vie privée',
      parts: [
        ['Responsable', '{name}, {street}, {postcode} {city}, {email}.'],
        ['Quelles données', 'Nom, adresse, adresse e-mail et commandes, pour exécuter votre commande.'],
        ['Combien de temps', 'Aussi longtemps que la loi l’exige, et pas plus longtemps que nécessaire.'],
        ['Vos droits', 'Vous pouvez consulter, corriger, emporter et faire effacer vos données : {email}.'],
      ],
    },
    imprint: {
      title: 'Mentions légales',
      parts: [
        ['Éditeur', '{name}, {street}, {postcode} {city}.'],
        ['Contact', 'E-mail {email}, téléphone {phone}.'],
        ['Immatriculation', 'Numéro d’immatriculation {registration}, numéro de TVA {vatId}.'],
        ['Publication et hébergement', 'Indiquez ici qui dirige la publication et qui héberge le site.'],
      ],
    },
    withdrawal: {
      title: 'Rétractation',
      parts: [
        [
          'Droit de rétractation',
          'Vous pouvez vous rétracter de votre commande dans les 14 jours suivant la réception, sans donner de motif.',
        ],
        ['Comment faire', 'Dites-le-nous avec le bouton au bas de chaque page ou par un message à {email}.'],
        [
          'Effets',
          'Nous remboursons dans les 14 jours ce que vous avez payé, y compris les frais de livraison habituels.',
        ],
      ],
    },
    accessibility: {
      title: 'Accessibilité',
      parts: [
        [
          'Ce que nous respectons',
          'Cette boutique en ligne est conçue selon les WCAG 2.2, niveau AA, et la norme EN 301 549.',
        ],
        [
          'Ce qui n’est pas encore suffisant',
          'Indiquez ici ce qui n’est pas encore accessible, pourquoi, et ce que l’on peut faire à la place.',
        ],
        [
          'Comment nous le savons',
          'Indiquez ici comment et quand la boutique a été évaluée, et la date de la dernière mise à jour de cette déclaration.',
        ],
        [
          'Vous rencontrez un obstacle ?',
          'Signalez-le à {email} ou au {phone}. Indiquez ici sous quel délai vous répondez et quelle autorité exerce le contrôle.',
        ],
      ],
    },
  },
}
