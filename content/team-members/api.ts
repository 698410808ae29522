import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { choiceFilter } from '../../store/api/filter-parameters.ts'
import { imageFields, imageToApi } from '../../store/api/image.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { teamKinds } from './collection.ts'
import { teamMemberKind } from './kind.ts'

const teamMemberSchema = component(
  'TeamMember',
  'A member of the team. `title` is the role.',
  z.object({
    ...titledFields,
    name: z.string().nullable(),
    department: z.string().nullable(),
    kind: z.enum(teamKinds),
    responsibilities: z.string().nullable(),
    email: z.string().nullable(),
    tel: z.string().nullable(),
    ...imageFields,
  }),
)

export const teamMemberApi = apiOfKind({
  kind: teamMemberKind,
  documented: {
    group: 'The network',
    list: 'Team members',
    record: { name: 'Team member', like: 'secretary-general' },
  },
  schema: teamMemberSchema,
  filters: { kind: choiceFilter('Only this part of the team.', teamKinds) },
  toApi: (member, context) => ({
    ...titledToApi('team-members', member, context),
    name: plainText(member.name),
    department: plainText(member.department),
    kind: member.kind,
    responsibilities: plainText(member.responsibilities),
    email: member.email,
    tel: member.telephone,
    ...imageToApi(member.image, context),
  }),
})
