import { pluralForm } from '../../../format.ts'
import type { MapWords } from './en.ts'

/** Words of maps, in French. */
export const mapWords: MapWords = {
  title: 'Les chiffres sur la carte',
  layers: 'Ce que montre la carte',
  layer: { figures: 'Chiffres', projects: 'Projets', events: 'Événements', laboratories: 'Laboratoires' },
  show: 'Afficher sur la carte',
  year: 'Année',
  moveThroughYears: 'Parcourir les années',
  unknownYear: (year, shown) => `Il n’y a pas de valeurs pour ${year}. La carte montre ${shown}.`,
  mapOf: (title, year) => `Carte : ${title}, ${year}`,
  withValue: (year, count, total) => `${year} : ${count} pays sur ${total} ont une valeur.`,
  legend: 'Couleurs de la carte',
  classes:
    'Chaque classe compte à peu près autant de valeurs que les autres. Les classes sont établies à partir des valeurs de toutes les années et restent les mêmes, afin que les couleurs puissent être comparées d’une année à l’autre.',
  value: 'Valeur',
  class: 'Classe',
  valueOf: (country, value, unit, age) => `${country} : ${value} ${unit} (${age})`,
  noValueOf: (country, year) => `${country} : pas de données (${year})`,
  water: 'Cours d’eau et lacs',
  waterSource: 'Cours d’eau et lacs : Natural Earth.',
  toIndicator: 'Définition, source et toutes les années de cet indicateur',
  projectsByCountry: 'Projets par pays',
  eventsByCountry: 'Événements par pays',
  laboratoriesByCountry: 'Laboratoires par pays',
  eventCount: (count, shown) =>
    pluralForm(count, 'fr') === 'one' ? `${shown} événement` : `${shown} événements`,
  laboratoryCount: (count, shown) =>
    pluralForm(count, 'fr') === 'one' ? `${shown} laboratoire` : `${shown} laboratoires`,
  mapOfProjects: 'Carte : nombre de projets dans chaque pays',
  mapOfEvents: 'Carte : nombre d’événements dans chaque pays',
  mapOfLaboratories: 'Carte : nombre de laboratoires dans chaque pays',
  circles:
    'Plus le cercle est grand, plus le nombre est élevé dans le pays. Chaque cercle mène à sa place dans la liste.',
  eachCountry: 'Ce qui concerne plusieurs pays figure sous chacun d’eux.',
  withoutCountry: 'Sans pays particulier',
  nothing: 'Rien ne correspond à ce choix.',
  filter: 'Choisir des projets',
  all: 'Tous',
  apply: 'Afficher',
  clear: 'Effacer le choix',
}
