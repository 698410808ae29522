import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'
import { inRepository } from '../../commands/steps/repository.ts'

const fixture = (fileName: string) => ({
  fileName,
  contents: readFileSync(inRepository('tests/fixtures/oai', fileName), 'utf8'),
})

const namespace = 'http://www.openarchives.org/OAI/2.0/'

/** Both schemas at once: that of the protocol leaves open what stands in a record's metadata. */
const both = {
  fileName: 'both.xsd',
  contents: `<schema xmlns="http://www.w3.org/2001/XMLSchema">
    <import namespace="${namespace}" schemaLocation="OAI-PMH.xsd"/>
    <import namespace="${namespace}oai_dc/" schemaLocation="oai_dc.xsd"/>
  </schema>`,
}

/** Nothing is loaded from elsewhere: what the Dublin Core's schema imports by its address stands beside it. */
const dublinCore = fixture('simpledc20021212.xsd')
const parts = [
  fixture('OAI-PMH.xsd'),
  fixture('oai_dc.xsd'),
  fixture('xml.xsd'),
  { ...dublinCore, contents: dublinCore.contents.replace('http://www.w3.org/2001/03/xml.xsd', 'xml.xsd') },
]

/** What the Open Archives Initiative's schemas and that of Dublin Core find wrong in answers of a repository. */
export async function harvestFindings(answers: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: answers.map((contents, index) => ({ fileName: `answer-${index}.xml`, contents })),
    schema: both,
    preload: parts,
    initialMemoryPages: 512,
    maxMemoryPages: 4096,
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
