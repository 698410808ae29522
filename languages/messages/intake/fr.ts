import { formatAmount } from '../../format.ts'
import { submission } from '../submission/fr.ts'
import { tenderDetails } from '../tender-details/fr.ts'
import type { IntakeMessages } from './intake-message-names.ts'

const nbsp = '\u00a0'

export const fr: IntakeMessages = {
  proposalReceived: 'Votre offre a été déposée avec succès.',
  applicationReceived: 'Votre candidature a été déposée avec succès.',
  questionReceived: 'Votre question a été envoyée avec succès.',
  withdrawn: 'Le retrait a été enregistré avec succès. Les fichiers sont supprimés.',
  withdrawnBeforeItsFiles:
    'Le retrait a été enregistré avec succès. Les fichiers seront supprimés dès que possible.',
  shown: 'Voici votre récépissé.',
  alreadyReceived: 'Ce dépôt avait déjà été reçu avec succès. Voici son récépissé.',
  requiredMissing: submission.incomplete,
  fieldsMissing: 'Veuillez remplir tous les champs obligatoires.',
  failed: submission.failed,
  fileTooLarge: submission.tooLarge,
  tooManyFiles: 'Veuillez joindre 20 fichiers au plus.',
  tooManyParts: 'Le formulaire a plus de champs qu’il ne devrait. Veuillez recharger la page et réessayer.',
  tooMuch: `L’ensemble des fichiers dépasse 60${nbsp}Mo. Veuillez joindre des fichiers plus légers.`,
  unpacksTooLarge:
    'Une fois décompressés, les fichiers Word dépassent ensemble 150 Mo. Veuillez réduire leurs images ou les enregistrer en PDF.',
  textTooLong: 'Ce texte est trop long.',
  wrongType: (name) =>
    `Le fichier «${nbsp}${name}${nbsp}» n’est ni un PDF ni un document Word (.pdf, .doc, .docx).`,
  wrongContent: (name) =>
    `Le fichier «${nbsp}${name}${nbsp}» est endommagé ou ne correspond pas à son nom. Veuillez l’enregistrer à nouveau en PDF ou en Word.`,
  locked: (name) =>
    `Le fichier «${nbsp}${name}${nbsp}» est protégé par un mot de passe. Veuillez l’enregistrer sans.`,
  nameTooLong: (name) =>
    `Le nom du fichier «\u00A0${name}\u00A0» est trop long. Veuillez lui donner un nom plus court.`,
  emptyFile: submission.emptyFile,
  infected: (name) => `Le fichier «${nbsp}${name}${nbsp}» contient un virus et n’a pas été accepté.`,
  required: 'Veuillez remplir ce champ.',
  fileRequired: submission.missingFiles,
  invalidEmail: submission.invalidEmail,
  invalidPhone:
    'Veuillez saisir un numéro de téléphone avec l’indicatif du pays, par exemple +962 6 000 0000.',
  invalidAmount: submission.invalidAmount,
  ambiguousAmount: (given, one, other) =>
    submission.ambiguousAmount(given, formatAmount(one, 'fr'), formatAmount(other, 'fr')),
  invalidNumber: 'Veuillez saisir un nombre entier.',
  invalidDate: 'Veuillez saisir une date dans l’ordre année, mois, jour, par exemple 2026-09-01.',
  endsBeforeItBegins: 'Le dernier jour précède le premier.',
  invalidChoice: 'Veuillez choisir l’une des options.',
  consentRequired: 'Votre consentement est nécessaire avant l’envoi.',
  invalidFields: 'Veuillez corriger les champs signalés.',
  notAnEnvelope:
    'Ce n’est pas un pli scellé pour cet appel d’offres, ou il est endommagé. Veuillez sceller l’offre à nouveau.',
  unexpectedFile: 'Un fichier a été envoyé dans un champ qui n’existe pas dans ce formulaire.',
  notMultipart: 'Veuillez envoyer le formulaire en multipart/form-data.',
  malformed: 'Le formulaire n’a pas été reçu en entier. Veuillez vérifier votre connexion et réessayer.',
  tooSlow: 'La connexion était trop lente et rien n’a été reçu. Veuillez réessayer.',
  closed:
    'Cet appel d’offres est clos\u00a0: la date limite est passée avant l’arrivée de votre offre, qui n’a pas été acceptée.',
  closedEarly:
    'Cet appel d’offres a été clos avant sa date limite et son résultat est publié. Votre offre n’a pas été acceptée.',
  documentsUnavailable: tenderDetails.documentsUnavailable,
  custodiansMissing:
    'Il n’est pas encore possible de remettre une offre, car les dépositaires de clé de cet appel d’offres ne sont pas désignés. Veuillez réessayer plus tard ou écrire à l’adresse indiquée sur la page de l’appel d’offres.',
  vacancyClosed:
    'Les candidatures à ce poste ne sont plus acceptées\u00a0: la date limite est passée avant l’arrivée de la vôtre.',
  questionsClosed: 'Les questions sur cet appel d’offres ne sont plus acceptées.',
  unknownTender: 'L’appel d’offres recherché n’existe pas ou a été retiré.',
  unknownVacancy: 'Le poste recherché n’existe pas ou a été retiré.',
  unknownReceipt: 'Aucun dépôt ne porte cette référence et ce code secret. Veuillez vérifier les deux.',
  alreadyWithdrawn: 'Ce dépôt a déjà été retiré.',
  withdrawalClosed: 'La date limite est passée\u00a0: une offre ne peut plus être retirée ni remplacée.',
  withdrawalAtOtherTime:
    'L’heure indiquée dans ce retrait signé n’est pas l’heure actuelle. Veuillez vérifier l’horloge de votre appareil et le signer de nouveau avant la date limite.',
  sealedFiles:
    'Les fichiers de cette offre sont scellés\u00a0: vérifiez son récépissé signé à l’adresse /receipts/check.',
  keyReused: 'Cette Idempotency-Key a servi à un autre dépôt. Veuillez en prendre une nouvelle.',
  badKey:
    'Une Idempotency-Key compte 16 à 200 lettres, chiffres ou traits d’union, par exemple un UUID aléatoire.',
  tooOften: 'Trop d’essais depuis votre connexion. Veuillez patienter avant de réessayer.',
  unavailable:
    'Nous ne pouvons recevoir aucun dépôt pour le moment, et rien n’a été enregistré. Votre saisie est toujours là\u00a0: veuillez réessayer dans quelques minutes.',
  scannerAway:
    'Nous ne pouvons pas analyser les fichiers avec l’antivirus pour le moment, et rien n’a donc été enregistré. Votre saisie est toujours là\u00a0: veuillez réessayer dans quelques minutes.',
}
