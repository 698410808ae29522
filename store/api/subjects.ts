import { z } from 'zod'
import type { Subjects } from '../read/article.ts'
import { countryFilter, projectFilter, topicFilter } from './filter-parameters.ts'
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

/** Filters by what a record is about. */
export const subjectParameters = { topic: topicFilter, country: countryFilter, project: projectFilter }

export function subjectsToApi({ topics, countries, projects }: Subjects) {
  return {
    topics: topics.map(referenceToApi),
    countries: countries.map(countryReferenceToApi),
    projects: projects.map(referenceToApi),
  }
}
