import type { submission as english } from './en.ts'

/** Words of the forms by which strangers send something, and of their receipts, in French. */
export const submission: typeof english = {
  incomplete: 'Veuillez remplir tous les champs obligatoires et joindre au moins un fichier.',
  tooLarge: (name) => `Le fichier «\u00A0${name}\u00A0» dépasse 10\u00A0Mo.`,
  failed: 'L’envoi a échoué. Veuillez réessayer.',
  network: 'Erreur de réseau. Veuillez réessayer.',
  submitting: 'Envoi en cours...',
  cancel: 'Annuler',
  cancelUpload: 'Interrompre l’envoi',
  cancelled:
    'L’envoi a été interrompu. Rien n’a été transmis, et rien de ce que vous avez saisi n’est perdu.',
  missing: (label) => `Veuillez remplir «\u00A0${label}\u00A0».`,
  missingFiles: 'Veuillez joindre au moins un fichier.',
  invalidEmail: 'Veuillez indiquer une adresse électronique telle que nom@example.org.',
  amountExample: 'Par exemple 12500 ou 12500,50',
  amountRead: (amount) => `Montant lu\u00A0: ${amount}`,
  invalidAmount:
    'Veuillez indiquer un montant supérieur à zéro, avec deux décimales au plus, par exemple 12500 ou 12500,50.',
  ambiguousAmount: (given, one, other) =>
    `«\u00A0${given}\u00A0» peut signifier ${one} ou ${other}. Veuillez écrire le montant sans séparateur de milliers, par exemple 12500 ou 12500,50.`,
  invalidRange: (from, to) => `Veuillez indiquer un nombre entier de ${from} à ${to}.`,
  wrongKind: (name) => `Le fichier «\u00A0${name}\u00A0» n’est ni un PDF ni un document Word.`,
  emptyFile: (name) => `Le fichier «\u00A0${name}\u00A0» est vide.`,
  tooManyFiles: (most) => `Veuillez joindre ${most} fichiers au plus.`,
  tooLargeTogether: (most) => `Les fichiers dépassent ensemble ${most}.`,
  filesHint: 'PDF ou Word (.pdf, .doc, .docx). 20 fichiers au plus, 10\u00A0Mo chacun, 60\u00A0Mo en tout.',
  addFiles: 'Ajouter des fichiers',
  morePicker: (place) => `Autres fichiers (${place})`,
  removeFile: (name) => `Retirer ${name}`,
  filesChosen: (count, shown, size) =>
    count === 1 ? `1 fichier, ${size}` : `${shown} fichiers, ${size} en tout`,
  filesNotInDraft:
    'Votre saisie est conservée dans cet onglet jusqu’à l’envoi. Les fichiers ne peuvent pas l’être\u00A0: choisissez-les de nouveau si vous rechargez la page ou changez de langue.',
  restored: 'Votre saisie précédente a été rétablie.',
  restoredWithoutFiles: 'Votre saisie précédente a été rétablie. Veuillez choisir de nouveau vos fichiers.',
  progress: 'Progression de l’envoi',
  sending: (share, sent, all) => `${share} envoyés\u00A0: ${sent} sur ${all}`,
  checking: 'Tout est arrivé. Vos fichiers sont en cours de contrôle et d’enregistrement…',
  leaveEmpty: 'Laissez ce champ vide',
  receipt: {
    title: 'Récépissé (accusé de réception)',
    keep: 'Conservez ce récépissé\u00A0: il prouve ce qui a été reçu, et quand. Le code secret vous permet de le revoir, de retirer ou de remplacer votre dossier avant la date limite. Le Réseau ne peut pas retrouver ce code.',
    reference: 'Référence',
    about: 'Objet',
    amount: 'Montant proposé',
    receivedAt: 'Reçu le',
    secret: 'Code secret',
    files: 'Fichiers reçus',
    fingerprint: 'Empreinte (SHA-256)',
    replaces: 'Remplace',
    withdrawnAt: 'Retiré le',
    print: 'Imprimer',
    download: 'Enregistrer en fichier texte',
    verify: 'Le revoir, le vérifier ou le retirer plus tard',
  },
}
