import { Form, Link, useLocation } from 'react-router'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import type { Project } from '../../../content/projects/kind.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-look.ts'
import '../../ui/field/field.css'
import { Icon } from '../../ui/icon/icon.tsx'

interface ProjectFilterProps {
  status: Project['status'] | undefined
  program: string | undefined
  statuses: readonly Project['status'][]
  programs: readonly { slug: string; title: LocalizedText }[]
}

/** Which projects the map and the list show: a plain GET form, so that every choice has an address. */
export function ProjectFilter({ status, program, statuses, programs }: ProjectFilterProps) {
  const { map: words } = useFigureMessages()
  const { project } = useMessages()
  const { pathname } = useLocation()
  return (
    <Form
      key={`${status} ${program}`}
      className="project-filter"
      method="get"
      action={pathname}
      aria-label={words.filter}
      preventScrollReset
    >
      <Choice
        name="status"
        label={project.status.label}
        value={status}
        options={statuses.map((one) => ({ value: one, label: project.status[one] }))}
      />
      <Choice
        name="program"
        label={project.program}
        value={program}
        options={programs.map(({ slug, title }) => ({ value: slug, label: title.text }))}
      />
      <div className="button-row">
        <Button type="submit">{words.apply}</Button>
        {(status ?? program) && (
          <Link className={buttonClass({ variant: 'quiet' })} to={pathname} preventScrollReset>
            {words.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
}

/** One of several values, or all of them. */
function Choice({ name, label, value, options }: ChoiceProps) {
  const { map: words } = useFigureMessages()
  const id = `projects-${name}`
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="field-select">
        <select id={id} name={name} className="field-control" defaultValue={value ?? ''}>
          <option value="">{words.all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </div>
  )
}
