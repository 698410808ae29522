import type { ReceiptCheckMessages } from './en.ts'

/** Words of signed receipts: the page that checks them without a network, and their print, in French. */
export const receiptCheck: ReceiptCheckMessages = {
  title: 'Vérifier un récépissé',
  lead: 'Cette page fonctionne sans réseau. Elle vérifie l’authenticité du récépissé signé d’une offre scellée. Rien de ce que vous saisissez ne quitte la page.',
  language: 'Langue',
  receipt: 'Récépissé signé',
  receiptHint:
    'Collez-le en entier, de «\u00a0Receipt of a sealed proposal\u00a0» jusqu’à la signature, ou scannez le code QR de la version imprimée.',
  receiptFile: 'Ou choisissez le fichier ici',
  key: 'Clé publique des récépissés',
  keyHint:
    'Telle qu’elle est publiée dans le journal de transparence. Un récépissé ne prouve rien sous une clé qui l’accompagne\u00a0: comparez la clé avec celle qui est publiée ailleurs.',
  envelope: 'Pli scellé (facultatif)',
  envelopeHint: 'Choisissez le fichier pour savoir si c’est bien celui qui a été reçu.',
  check: 'Vérifier',
  genuine: 'Authentique. Ce récépissé a été signé avec cette clé, et aucun caractère n’en a été modifié.',
  faults: {
    'not a receipt': 'Ce n’est pas le récépissé d’une offre scellée.',
    'not a key': 'Ce n’est pas une clé publique. Elle se compose de trois parties séparées par un +.',
    'another key': 'Non authentique sous cette clé\u00a0: il a été signé avec une autre clé.',
    changed: 'Non authentique\u00a0: le récépissé ou sa signature a été modifié.',
  },
  sameEnvelope: 'Ce pli est celui qui a été reçu.',
  otherEnvelope: 'Ce fichier n’est pas le pli qui a été reçu.',
  tender: 'Appel d’offres',
  reference: 'Référence',
  receivedAt: 'Reçu',
  sealed: 'Scellé',
  sealers: {
    browser: 'dans le navigateur du soumissionnaire',
    offline: 'par le soumissionnaire, hors connexion',
    server: 'par le serveur, à l’arrivée',
  },
  replaces: 'Remplace',
  envelopeHash: 'Empreinte du pli (SHA-256)',
  termsHash: 'Empreinte des conditions (SHA-256)',
  commitment: 'Son entrée dans le journal de transparence',
  printTitle: 'Récépissé d’une offre scellée',
  print: 'Imprimer',
  howToCheck: (address) =>
    `Chacun peut vérifier ce récépissé sans s’adresser au Réseau\u00a0: scannez le code et collez son contenu à l’adresse ${address}.`,
  notOurs: 'Ce n’est pas un récépissé signé par le Réseau.',
}
