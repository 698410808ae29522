import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { articleFields, articleToApi } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import {
  choiceFilter,
  countryFilter,
  slugFilter,
  topicFilter,
  yearFilter,
} from '../../store/api/filter-parameters.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { countryReferenceToApi, referenceSchema, referenceToApi } from '../../store/api/reference.ts'
import { countryReferencesSchema, referencesSchema } from '../../store/api/subjects.ts'
import { projectStatuses } from './collection.ts'
import { projectKind } from './kind.ts'

/** A project (specification, section 3). */
const projectSchema = component(
  'Project',
  'A project of the Network. In Arabic and Persian, Arabic texts come before English ones.',
  z.object({
    ...articleFields,
    title_ar: z.string().nullable(),
    short_title: z.string().meta({ description: 'For cards; the title where there is no short one.' }),
    short_title_ar: z.string().nullable(),
    short_title_en: z.string().nullable(),
    status: z.enum(projectStatuses),
    program: referenceSchema.nullable(),
    donor: z.string().nullable(),
    development_partner: z.string().nullable(),
    partners: referencesSchema,
    starts_on: z.iso.date().nullable(),
    ends_on: z.iso.date().nullable(),
    results: z.array(
      z.object({ value: z.string().meta({ description: 'A figure as it is shown.' }), label: z.string() }),
    ),
    topics: referencesSchema,
    countries: countryReferencesSchema,
  }),
)

export const projectApi = apiOfKind({
  kind: projectKind,
  documented: {
    group: 'Projects',
    list: 'Projects',
    record: { name: 'Project', like: 'brine-management-pilot' },
  },
  schema: projectSchema,
  filters: {
    status: choiceFilter('Only projects in this state.', projectStatuses),
    topic: topicFilter,
    country: countryFilter,
    program: slugFilter('programme', 'safe-water-reuse'),
    year: yearFilter,
  },
  toApi: (project, context) => ({
    ...articleToApi('projects', project, context),
    title_ar: project.titles.ar,
    short_title: plainText(project.shortTitle),
    short_title_ar: project.titles.shortAr,
    short_title_en: project.titles.shortEn,
    status: project.status,
    program: project.program && referenceToApi(project.program),
    donor: plainText(project.donor),
    development_partner: plainText(project.developmentPartner),
    partners: project.partners.map(referenceToApi),
    starts_on: project.startsOn,
    ends_on: project.endsOn,
    results: project.results.map(({ value, label }) => ({ value, label: plainText(label) })),
    topics: project.topics.map(referenceToApi),
    countries: project.countries.map(countryReferenceToApi),
  }),
})
