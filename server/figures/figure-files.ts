import type { Env, Hono } from 'hono'
import { mountPerLanguage } from '../mount-per-language.ts'
import { countriesFiles } from './countries-files.ts'
import { countryFiles } from './country-files.ts'
import { datasetFiles } from './dataset-files.ts'
import { indicatorFiles } from './indicator-files.ts'
import { mapFiles, type MapFilesOptions } from './map-files.ts'
import { placesFiles } from './places-files.ts'
import { updateFiles } from './update-files.ts'

/** Every chart and table of figures as CSV, JSON, SVG, PNG and metadata, beside the page that shows it, in each language. */
export function figureFiles<AppEnv extends Env>(app: Hono<AppEnv>, options: MapFilesOptions): void {
  mountPerLanguage(app, '/data-tools/indicators', (language) => indicatorFiles(options, language))
  mountPerLanguage(app, '/data-tools/indicators', (language) => mapFiles(options, language))
  mountPerLanguage(app, '/data-tools/updates', (language) => updateFiles(options, language))
  mountPerLanguage(app, '/countries', (language) => countriesFiles(options, language))
  mountPerLanguage(app, '/countries', (language) => countryFiles(options, language))
  mountPerLanguage(app, '/footprint', (language) => placesFiles(options, language))
  mountPerLanguage(app, '/publications', (language) => datasetFiles(options, language))
}
