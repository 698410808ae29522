import { Form, useLocation } from 'react-router'
import { mostChosen } from '../../../figures/charts/most-chosen.ts'
import { formatNumber } from '../../../languages/format.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { chosenLines } from '../../loading/dataset-parameters.ts'
import { Button } from '../../ui/button/button.tsx'
import '../../ui/field/field.css'
import { Icon } from '../../ui/icon/icon.tsx'
import type { DatasetData } from './read-dataset.ts'

/** What the chart shows of a file of data: a plain GET form, folded away until it is wanted. */
export function ChartChoice({
  chart: { measures, lines, chosen },
}: {
  chart: NonNullable<DatasetData['chart']>
}) {
  const words = useFigureMessages().dataFiles
  const language = useLanguage()
  const { pathname } = useLocation()
  return (
    <details className="chart-choice">
      <summary>{words.choose}</summary>
      <Form method="get" action={pathname} preventScrollReset key={[chosen.measure, ...chosen.lines].join()}>
        {measures.length > 1 && (
          <p className="field">
            <label className="field-label" htmlFor="chart-measure">
              {words.measure}
            </label>
            <span className="field-select">
              <select
                id="chart-measure"
                name="measure"
                className="field-control"
                defaultValue={chosen.measure + 1}
              >
                {measures.map((name, place) => (
                  <option key={name} value={place + 1}>
                    {name}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" />
            </span>
          </p>
        )}
        {lines.length > 1 && (
          <fieldset aria-describedby="chart-lines-hint">
            <legend>{words.lines}</legend>
            <p id="chart-lines-hint" className="field-hint">
              {words.chooseHint(formatNumber(mostChosen, language))}
            </p>
            <ul>
              {lines.map((name, place) => (
                <li key={name}>
                  <label className="field-choice">
                    <input
                      type="checkbox"
                      name={chosenLines}
                      value={place + 1}
                      defaultChecked={chosen.lines.includes(place)}
                    />
                    <bdi>{name}</bdi>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <Button type="submit">{words.show}</Button>
      </Form>
    </details>
  )
}
