import type { OfflineSealingMessages } from './en.ts'

export const offlineSealing: OfflineSealingMessages = {
  title: 'Sceller une offre hors ligne',
  lead: 'Cette page fonctionne sans réseau. Elle scelle votre offre sur cet appareil, pour un envoi ultérieur. Rien de ce que vous saisissez ne quitte la page.',
  language: 'Langue',
  terms: 'Conditions de l’appel d’offres',
  termsFile: 'Fichier des conditions, téléchargé depuis la page de l’appel d’offres',
  termsRefused: 'Ce n’est pas un fichier de conditions, ou il a été modifié.',
  tender: 'Appel d’offres',
  deadline: 'Date limite',
  closed: 'Cette date limite est passée. L’offre ne sera pas acceptée.',
  termsHash: 'Empreinte des conditions (SHA-256)',
  logKey: 'Clé du journal',
  openedBy: (needed, all) => `${needed} de ces ${all} dépositaires de clé suffisent pour l’ouvrir ensemble`,
  compared:
    'J’ai comparé l’empreinte, la clé et les empreintes des dépositaires avec celles qui ont été publiées.',
  comparedMissing: 'Veuillez d’abord les comparer.',
  proposal: 'Offre',
  seal: 'Sceller l’offre',
  sealing: (share) => `Scellement\u00A0: ${share}`,
  changed: (name) =>
    `Le fichier «\u00A0${name}\u00A0» a changé pendant le scellement. Veuillez le choisir de nouveau.`,
  failed: 'Le scellement a échoué. Rien n’a été envoyé, et rien de ce que vous avez saisi n’est perdu.',
  sealed: 'L’offre est scellée. Enregistrez les deux fichiers.',
  saveEnvelope: 'Enregistrer le pli scellé',
  envelopeHint: 'Envoyez-le avant la date limite. Personne ne peut le lire avant l’ouverture.',
  savePrivatePart: 'Enregistrer la partie privée',
  privatePartHint: 'Elle ouvre et retire votre offre. Conservez-la et ne la donnez à personne.',
  code: 'Code secret',
}
