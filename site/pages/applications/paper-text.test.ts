import '../../language/all-messages.ts'
import { expect, test } from 'vitest'
import { languageCodes } from '../../../languages/languages.ts'
import { formMessagesOf } from '../../language/form-messages.ts'
import { internshipApplicationForm, jobApplicationForm } from '../../../recruitment/applications/forms.ts'
import { fieldsOfForm } from '../../ui/submission-form/fields-of-form.ts'
import { paperLines } from './paper-lines.ts'
import { paperText } from './paper-text.ts'

test.each(languageCodes)(
  'a form to fill offline in %s asks all that the form asks, and where to send it',
  (language) => {
    const messages = formMessagesOf(language)
    for (const fields of [jobApplicationForm, internshipApplicationForm].map((form) =>
      fieldsOfForm(form, messages, '1'),
    )) {
      const text = paperText({
        title: 'Title',
        address: 'https://network.example.org/apply',
        deadline: '5 December',
        lines: paperLines(fields, messages),
        messages,
      })
      for (const part of ['Title', 'https://network.example.org/apply', '5 December'])
        expect(text).toContain(part)
      for (const field of fields) {
        if (field.kind === 'hidden') continue
        expect(text).toContain(field.kind === 'heading' ? field.text : field.label)
      }
    }
  },
)

test('paper says what must be answered', () => {
  const messages = formMessagesOf('en')
  const lines = paperLines(fieldsOfForm(jobApplicationForm, messages), messages)
  const note = (name: string) => lines.find((line) => line.name === name)?.note
  expect(note('full_name')).toBe('(required)')
  expect(note('current_position')).toBe('(optional)')
  expect(note('cv')).toContain('(required) File to attach.')
})
