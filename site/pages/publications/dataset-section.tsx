import { datasetFileAddress } from '../../../figures/downloads/figure-files.ts'
import { formatFileSize, formatNumber } from '../../../languages/format.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { LineChart } from '../../ui/chart/line-chart.tsx'
import { formatNames } from '../../ui/document-list/format-names.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { TakeAway } from '../../ui/take-away/take-away.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ChartChoice } from './chart-choice.tsx'
import { DataFileTable } from './data-file-table.tsx'
import './dataset-section.css'
import type { DatasetData } from './read-dataset.ts'

/** A dataset's files of data: what is in them, a chart of one of them, and the first rows of each. */
export function DatasetSection({ dataset: { files, chart }, slug }: { dataset: DatasetData; slug: string }) {
  const words = useFigureMessages().dataFiles
  return (
    <section className="dataset" aria-labelledby="dataset-title">
      <h2 id="dataset-title">{words.title}</h2>
      {chart && (
        <>
          <LineChart chart={chart.chart}>
            <p className="chart-note">
              {words.computed} <SiteLink to="/data-tools#ages">{words.rules}</SiteLink>.
            </p>
          </LineChart>
          {(chart.lines.length > 1 || chart.measures.length > 1) && <ChartChoice chart={chart} />}
          <TakeAway
            file={(format) => datasetFileAddress(slug, format, { ...chart.chosen, version: chart.version })}
            citation={chart.citation}
            embed={chart.embed}
          />
        </>
      )}
      {files.map((one, place) => (
        <DataFile key={one.file.address} file={one} isFirst={place === 0} />
      ))}
    </section>
  )
}

function DataFile({
  file: { file, language: inLanguage, table },
  isFirst,
}: {
  file: DatasetData['files'][number]
  isFirst: boolean
}) {
  const words = useFigureMessages().dataFiles
  const language = useLanguage()
  const format = formatNames[file.mediaType] ?? ''
  const facts = [
    { label: words.format, value: format },
    { label: words.rows, value: formatNumber(table.rowCount, language) },
    { label: words.columns, value: formatNumber(table.columnCount, language) },
    { label: words.size, value: formatFileSize(file.size, language) },
  ]
  return (
    <section className="data-file">
      <h3>
        <Localized value={file.title} /> <bdi className="data-file-format">{format}</bdi>
      </h3>
      <dl className="data-file-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={file.address} type={file.mediaType} download>
          {words.download(format)}
        </a>
      </p>
      <DataFileTable
        table={table}
        title={file.title}
        format={format}
        language={inLanguage}
        isOpen={isFirst}
      />
    </section>
  )
}
