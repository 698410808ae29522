import type { FormMessages } from '../../languages/messages/forms/en.ts'
import { askedIn, inSections, wordsIn, type FormField } from '../../submissions/forms/form.ts'

const labels = ({ applications }: FormMessages) => applications.fields
const word = wordsIn(labels)
const asked = askedIn(labels)
const heading = wordsIn(({ applications }: FormMessages) => applications.sections)

/** Who applies, and how to reach them. */
const person = {
  full_name: { kind: 'text', ...asked('fullName', 'name'), autoComplete: 'name' },
  email: { kind: 'email', ...asked('email', 'email'), autoComplete: 'email', isHalf: true },
  phone: {
    kind: 'tel',
    ...asked('telephone', 'phone'),
    hint: word('phoneHint'),
    longest: 40,
    autoComplete: 'tel',
  },
  country: { kind: 'text', ...asked('country', 'country'), autoComplete: 'country-name', isHalf: true },
} as const satisfies Record<string, FormField>

/** What everybody may add, and the consent without which nothing is read. */
const papers = {
  spoken_languages: {
    kind: 'text',
    ...asked('spokenLanguages', 'languages'),
    hint: word('languagesHint'),
    isOptional: true,
  },
  cover_letter: {
    kind: 'paragraphs',
    ...asked('coverLetter', 'letter'),
    hint: word('letterHint'),
    longest: 8000,
    isOptional: true,
  },
  cv: { kind: 'files', label: word('cv'), hint: word('oneFileHint'), missing: word('cvMissing'), most: 1 },
  cover_letter_file: {
    kind: 'files',
    label: word('letterFile'),
    hint: word('oneFileHint'),
    most: 1,
    isOptional: true,
  },
  other_file: { kind: 'files', label: word('others'), hint: word('othersHint'), most: 5, isOptional: true },
  consent: {
    kind: 'tick',
    ...asked('consent', 'consent'),
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
    vacancy_id: { kind: 'target', column: 'vacancy', of: 'vacancies', isOptional: true },
    current_position: {
      kind: 'text',
      ...asked('currentPosition', 'position'),
      autoComplete: 'organization-title',
      isOptional: true,
      isHalf: true,
    },
    years_of_experience: {
      kind: 'number',
      ...asked('yearsOfExperience', 'years'),
      range: { from: 0, to: 70 },
      isOptional: true,
      isHalf: true,
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
    university: { kind: 'text', ...asked('university', 'university') },
    field_of_study: { kind: 'text', ...asked('fieldOfStudy', 'study') },
    available_from: { kind: 'date', ...asked('availableFrom', 'from'), isOptional: true, isHalf: true },
    available_until: {
      kind: 'date',
      ...asked('availableUntil', 'until'),
      notBefore: 'available_from',
      isOptional: true,
      isHalf: true,
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
