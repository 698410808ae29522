import { z } from 'zod'
import { component } from '../../store/api/components.ts'

const day = z.iso.date().optional()
const file = z.file().meta({ description: 'PDF or Word (.pdf, .doc, .docx), at most 10 MB.' })

const person = {
  full_name: z.string(),
  email: z.email(),
  phone: z.string(),
  country: z.string(),
  spoken_languages: z.string().optional(),
  cover_letter: z.string().optional(),
  cv: file,
  cover_letter_file: file.optional(),
  other_file: z.array(file).max(5).optional(),
  consent: z.enum(['1', '0']).meta({
    description:
      "Consent to processing the applicant's data for selection purposes; no application is accepted without it.",
  }),
}

export const jobApplicationFormSchema = component(
  'JobApplicationForm',
  'An application for a vacancy or, without one, a general application.',
  z.object({
    vacancy_id: z.string().optional(),
    ...person,
    current_position: z.string().optional(),
    years_of_experience: z.string().optional().meta({ description: 'A whole number.' }),
  }),
)

export const internshipApplicationFormSchema = component(
  'InternshipApplicationForm',
  'An application for an internship.',
  z.object({
    ...person,
    university: z.string(),
    field_of_study: z.string(),
    available_from: day,
    available_until: day,
  }),
)
