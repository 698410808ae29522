import type { FormMessages } from '../../languages/messages/forms/en.ts'
import { inSections, type FormField } from '../../submissions/forms/form.ts'

const word =
  (name: keyof FormMessages['applications']['fields']) =>
  ({ applications }: FormMessages) =>
    applications.fields[name]

const heading =
  (name: keyof FormMessages['applications']['sections']) =>
  ({ applications }: FormMessages) =>
    applications.sections[name]

/** Who applies, and how to reach them. */
const person = {
  full_name: {
    kind: 'text',
    column: 'fullName',
    label: word('name'),
    longest: 200,
    autoComplete: 'name',
    isRequired: true,
  },
  email: {
    kind: 'email',
    column: 'email',
    label: word('email'),
    longest: 200,
    autoComplete: 'email',
    isRequired: true,
    isHalf: true,
  },
  phone: {
    kind: 'tel',
    column: 'telephone',
    label: word('phone'),
    hint: word('phoneHint'),
    longest: 40,
    autoComplete: 'tel',
    isRequired: true,
  },
  country: {
    kind: 'text',
    column: 'country',
    label: word('country'),
    longest: 200,
    autoComplete: 'country-name',
    isRequired: true,
    isHalf: true,
  },
} as const satisfies Record<string, FormField>

/** What everybody may add, and the consent without which nothing is read. */
const papers = {
  spoken_languages: {
    kind: 'text',
    column: 'spokenLanguages',
    label: word('languages'),
    longest: 200,
    hint: word('languagesHint'),
  },
  cover_letter: {
    kind: 'paragraphs',
    column: 'coverLetter',
    label: word('letter'),
    longest: 8000,
    hint: word('letterHint'),
  },
  cv: {
    kind: 'files',
    label: word('cv'),
    hint: word('oneFileHint'),
    missing: word('cvMissing'),
    most: 1,
    isRequired: true,
  },
  cover_letter_file: { kind: 'files', label: word('letterFile'), hint: word('oneFileHint'), most: 1 },
  other_file: { kind: 'files', label: word('others'), hint: word('othersHint'), most: 5 },
  consent: {
    kind: 'tick',
    column: 'consent',
    label: word('consent'),
    isRequired: true,
    missing: word('consentMissing'),
    isPersonal: false,
    description:
      "Consent to processing the applicant's data for selection purposes; no application is accepted without it.",
  },
} as const satisfies Record<string, FormField>

const aboutPerson = {
  name: 'person',
  heading: heading('person'),
  fields: ['full_name', 'email', 'country', 'phone', 'spoken_languages'],
} as const

const aboutPapers = {
  name: 'papers',
  heading: heading('papers'),
  fields: ['cv', 'cover_letter', 'cover_letter_file', 'other_file', 'consent'],
} as const

/** An application for a vacancy or, without one, a general application. */
export const jobApplicationForm = inSections({
  collection: 'job-applications',
  fields: {
    ...person,
    vacancy_id: { kind: 'target', column: 'vacancy', of: 'vacancies' },
    current_position: {
      kind: 'text',
      column: 'currentPosition',
      label: word('position'),
      longest: 200,
      autoComplete: 'organization-title',
      isHalf: true,
    },
    years_of_experience: {
      kind: 'number',
      column: 'yearsOfExperience',
      label: word('years'),
      isHalf: true,
      range: { from: 0, to: 70 },
      description: 'A whole number.',
    },
    ...papers,
  },
  sections: [
    aboutPerson,
    { name: 'work', heading: heading('work'), fields: ['current_position', 'years_of_experience'] },
    aboutPapers,
  ],
})

/** An application for an internship. */
export const internshipApplicationForm = inSections({
  collection: 'internship-applications',
  fields: {
    ...person,
    university: {
      kind: 'text',
      column: 'university',
      label: word('university'),
      longest: 200,
      isRequired: true,
    },
    field_of_study: {
      kind: 'text',
      column: 'fieldOfStudy',
      label: word('study'),
      longest: 200,
      isRequired: true,
    },
    available_from: { kind: 'date', column: 'availableFrom', label: word('from'), isHalf: true },
    available_until: {
      kind: 'date',
      column: 'availableUntil',
      label: word('until'),
      isHalf: true,
      notBefore: 'available_from',
    },
    ...papers,
  },
  sections: [
    aboutPerson,
    {
      name: 'studies',
      heading: heading('studies'),
      fields: ['university', 'field_of_study', 'available_from', 'available_until'],
    },
    aboutPapers,
  ],
})
