import type { CollectionConfig, RelationshipField, RelationshipFieldSingleValidation } from 'payload'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { fieldLabels } from '../../languages/back-office/field-labels.ts'
import { nobody } from '../../model/access/nobody.ts'
import { adminComponents, panel } from '../../model/admin-components.ts'
import { checkbox, day, moment, relation, text } from '../../model/fields/fields.ts'
import { nameOfPerson } from '../name-of-person.ts'
import {
  allButTranslatorsGiveTasks,
  thoseInvolvedReadATask,
  whoeverGaveATaskDeletesIt,
  whoeverGaveATaskRewordsIt,
} from './access.ts'
import { completeTask } from './complete-task.ts'
import { notifyOfTask } from './notify-of-task.ts'
import { colleagues } from './colleagues.ts'

const ofTheGiver = { access: { update: whoeverGaveATaskRewordsIt } }
/** Not required by the database: whoever leaves the office leaves their tasks behind. */
const somebody: RelationshipFieldSingleValidation = (value, { req }) =>
  value === null || value === undefined ? req.t('validation:required') : true

const assignedTo: RelationshipField = {
  type: 'relationship',
  name: 'assignedTo',
  label: fieldLabels.assignedTo,
  relationTo: 'users',
  index: true,
  ...ofTheGiver,
  validate: somebody,
  admin: { components: { Field: adminComponents.colleague }, disableListColumn: true },
}

/** Something a colleague is asked to do by a day, mostly with a record. */
export const tasks: CollectionConfig = {
  slug: 'tasks',
  labels: collectionLabels.tasks,
  defaultSort: 'dueOn',
  admin: {
    group: adminGroups.settings,
    useAsTitle: 'task',
    defaultColumns: ['task', 'assignedToName', 'givenByName', 'dueOn', 'done'],
  },
  access: {
    read: thoseInvolvedReadATask,
    create: allButTranslatorsGiveTasks,
    update: thoseInvolvedReadATask,
    delete: whoeverGaveATaskDeletesIt,
  },
  endpoints: [colleagues],
  hooks: { beforeChange: [completeTask], afterChange: [notifyOfTask] },
  fields: [
    panel('taskRecord'),
    { ...text('task', { required: true, maxLength: 300 }), ...ofTheGiver },
    assignedTo,
    { ...nameOfPerson('assignedTo'), admin: { hidden: false, condition: () => false } },
    { ...day('dueOn', { required: true }), ...ofTheGiver },
    checkbox('done', { index: true }),
    moment('doneAt', { sidebar: true, readOnly: true }),
    { ...relation('givenBy', 'users', { hidden: true }), access: { create: nobody, update: nobody } },
    { ...nameOfPerson('givenBy'), admin: { position: 'sidebar', readOnly: true } },
    // The record that it is about, if any; no relationship, which would forbid deleting the record.
    { ...text('kind', { hidden: true }), access: { update: nobody } },
    { ...text('recordId', { hidden: true }), access: { update: nobody } },
  ],
}
