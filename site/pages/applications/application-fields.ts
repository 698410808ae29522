import type { FormMessages } from '../../../languages/messages/forms/en.ts'
import type { SubmissionField } from '../../ui/submission-form/submission-field.ts'

/** Who applies, and how to reach them. */
function personFields({ applications: { fields, sections } }: FormMessages): SubmissionField[] {
  return [
    { kind: 'heading', name: 'heading-person', text: sections.person },
    {
      kind: 'text',
      name: 'full_name',
      label: fields.name,
      autoComplete: 'name',
      maxLength: 200,
      isRequired: true,
    },
    {
      kind: 'email',
      name: 'email',
      label: fields.email,
      autoComplete: 'email',
      maxLength: 200,
      isRequired: true,
      isHalf: true,
    },
    {
      kind: 'text',
      name: 'country',
      label: fields.country,
      autoComplete: 'country-name',
      maxLength: 200,
      isRequired: true,
      isHalf: true,
    },
    {
      kind: 'tel',
      name: 'phone',
      label: fields.phone,
      hint: fields.phoneHint,
      autoComplete: 'tel',
      maxLength: 40,
      isRequired: true,
    },
    {
      kind: 'text',
      name: 'spoken_languages',
      label: fields.languages,
      hint: fields.languagesHint,
      maxLength: 200,
    },
  ]
}

/** What is attached, and the consent without which nothing is read. */
function paperFields({ applications: { fields, sections } }: FormMessages): SubmissionField[] {
  return [
    { kind: 'heading', name: 'heading-papers', text: sections.papers },
    {
      kind: 'files',
      name: 'cv',
      label: fields.cv,
      hint: fields.oneFileHint,
      missing: fields.cvMissing,
      most: 1,
      isRequired: true,
    },
    {
      kind: 'paragraphs',
      name: 'cover_letter',
      label: fields.letter,
      hint: fields.letterHint,
      maxLength: 8000,
    },
    { kind: 'files', name: 'cover_letter_file', label: fields.letterFile, hint: fields.oneFileHint, most: 1 },
    { kind: 'files', name: 'other_file', label: fields.others, hint: fields.othersHint, most: 5 },
    {
      kind: 'tick',
      name: 'consent',
      label: fields.consent,
      missing: fields.consentMissing,
      isRequired: true,
    },
  ]
}

/**
 * The fields of an application for a vacancy, named as the public API names them.
 * @param vacancyId none for a general application
 */
export function jobApplicationFields(vacancyId: string | null, messages: FormMessages): SubmissionField[] {
  const { fields, sections } = messages.applications
  return [
    ...(vacancyId === null ? [] : [{ kind: 'hidden', name: 'vacancy_id', value: vacancyId } as const]),
    ...personFields(messages),
    { kind: 'heading', name: 'heading-work', text: sections.work },
    {
      kind: 'text',
      name: 'current_position',
      label: fields.position,
      autoComplete: 'organization-title',
      maxLength: 200,
      isHalf: true,
    },
    {
      kind: 'number',
      name: 'years_of_experience',
      label: fields.years,
      range: { from: 0, to: 70 },
      isHalf: true,
    },
    ...paperFields(messages),
  ]
}

/** The fields of an application for an internship, named as the public API names them. */
export function internshipApplicationFields(messages: FormMessages): SubmissionField[] {
  const { fields, sections } = messages.applications
  return [
    ...personFields(messages),
    { kind: 'heading', name: 'heading-studies', text: sections.studies },
    { kind: 'text', name: 'university', label: fields.university, maxLength: 200, isRequired: true },
    { kind: 'text', name: 'field_of_study', label: fields.study, maxLength: 200, isRequired: true },
    { kind: 'date', name: 'available_from', label: fields.from, isHalf: true },
    { kind: 'date', name: 'available_until', label: fields.until, isHalf: true },
    ...paperFields(messages),
  ]
}
