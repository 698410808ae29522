import { z } from 'zod'
import type { CountryReference, RecordReference } from '../read/reference.ts'
import {
  countryReferenceSchema,
  countryReferenceToApi,
  referenceSchema,
  referenceToApi,
} from './reference.ts'

export const referencesSchema = z.array(referenceSchema)
export const countryReferencesSchema = z.array(countryReferenceSchema)

/** What a record is about. */
export const subjectFields = {
  topics: referencesSchema,
  countries: countryReferencesSchema,
  projects: referencesSchema,
}

interface AboutSubjects {
  topics: RecordReference[]
  countries: CountryReference[]
  projects: RecordReference[]
}

export function subjectsToApi({ topics, countries, projects }: AboutSubjects) {
  return {
    topics: topics.map(referenceToApi),
    countries: countries.map(countryReferenceToApi),
    projects: projects.map(referenceToApi),
  }
}
